//! Pure CPU drawing without Bevy: a face, its rotation and its square go in, pixels come out.
//!
//! The unit of length is one square of the board. Inside the painter `y` points south, as on the screen. The board's
//! `y` points north and is converted once, where a tile enters.
//!
//! - [`tiles`]: land, standing objects, and where figures have room.
//! - [`mist`]: the mist over the land, and [`held`]: the tile in hand.
//! - [`panorama`]: a whole board in one picture, for any game with tiles.
//! - [`mists`]: what only the cooperative game needs: its screens, its cards.
//! - [`carcassonne`]: where pieces stand in the competitive game, and its whole board.
//! - [`dont_go_in`]: cards, dice, rooms and the house of the small ghost game.
//! - [`shipped`]: the pictures that are painted beforehand and shipped as files.
//! - [`figures`]: meeples, ghosts, hounds, Eloise and all marks.
//!
//! The files beside them are the tools: ink, paper, noise, light and pixels.

pub mod apart;
mod bodies;
pub mod carcassonne;
pub mod colour;
pub mod dont_go_in;
pub mod drift;
pub mod figures;
pub mod held;
pub mod icon;
pub mod ink;
mod light;
pub mod mist;
pub mod mists;
pub mod noise;
pub mod panorama;
pub mod paper;
pub mod picture;
pub mod pixelwise;
pub mod plates;
mod shape;
pub mod shipped;
pub mod table;
pub mod tiles;

pub use icon::icon;
