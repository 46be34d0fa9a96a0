//! Pure CPU drawing: what is printed, its rotation and its square go in, pixels come out. No Bevy.
//!
//! Unit of length is one square of the board. Inside the painter `y` points south, as on the screen; the board's
//! north-pointing `y` is turned round once, where a tile enters.

pub mod apart;
mod backdrop;
mod bodies;
pub mod card_back;
pub mod colour;
pub mod companions;
pub mod defeat;
pub mod drift;
pub mod extent;
pub mod figures;
pub mod frames;
pub mod geometry;
pub mod glow;
mod ground;
pub mod held;
pub mod icon;
pub mod ink;
pub mod lessons;
pub mod level_card;
mod light;
pub mod mist;
pub mod noise;
mod objects;
pub mod panorama;
pub mod paper;
pub mod picture;
pub mod pixelwise;
pub mod places;
pub mod plates;
pub mod regions;
mod scenery;
pub mod shipped;
pub mod standing;
mod stencil;
mod story;
pub mod table;
pub mod tile;
pub mod title;
mod town;
mod vegetation;
pub mod veil;
pub mod withered;

pub use icon::icon;
pub use level_card::level_card;
pub use panorama::panorama;
