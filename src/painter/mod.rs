//! Pure CPU drawing: what is printed, its rotation and its square go in, pixels come out. No Bevy.
//!
//! Unit of length is one square of the board. Inside the painter `y` points south, as on the screen; the board's
//! north-pointing `y` is turned round once, where a tile enters.

pub mod canvas;
pub mod figures;
pub mod frames;
pub mod noise;
pub mod paper;
pub mod picture;
pub mod pixelwise;
pub mod plates;
pub mod table;
pub mod veil;
