//! Pure CPU drawing without Bevy: a face, its rotation and its square go in, pixels come out.
//!
//! The unit of length is one square of the board. Inside the painter `y` points south, as on the screen. The board's
//! `y` points north and is converted once, where a tile enters.
//!
//! - [`tiles`]: land, standing objects, and where figures have room.
//! - [`mists`]: what only the cooperative game needs: its mist, its screens, its cards.
//! - [`carcassonne`]: what only the competitive game needs: where its pieces are.
//! - [`figures`]: meeples, ghosts, hounds, Eloise and all marks.
//!
//! The files beside them are the tools: ink, paper, noise, light and pixels.

pub mod apart;
mod bodies;
pub mod carcassonne;
pub mod colour;
pub mod drift;
pub mod figures;
pub mod icon;
pub mod ink;
mod light;
pub mod mists;
pub mod noise;
pub mod paper;
pub mod picture;
pub mod pixelwise;
pub mod plates;
mod shape;
pub mod table;
pub mod tiles;

pub use icon::icon;
