//! Pure CPU drawing: what is printed, its rotation and its square go in, pixels come out. No Bevy.
//!
//! Unit of length is one square of the board. Inside the painter `y` points south, as on the screen; the board's
//! north-pointing `y` is turned round once, where a tile enters.

mod canvas;
pub mod geometry;
mod ground;
mod light;
pub mod mist;
pub mod noise;
mod objects;
pub mod picture;
pub mod places;
pub mod tile;
mod town;
mod vegetation;
