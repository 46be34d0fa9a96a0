//! Tiles in pixels: the ground, standing objects, rims and frames, and where figures have room.

pub mod card_back;
pub mod fields;
pub mod frames;
pub mod geometry;
pub mod glow;
pub(in crate::painter) mod ground;
mod lamplight;
pub(in crate::painter) mod objects;
mod outlines;
pub mod places;
mod point;
pub(in crate::painter) mod scenery;
pub(in crate::painter) mod stencil;
pub mod tile;
pub(in crate::painter) mod town;
pub(in crate::painter) mod vegetation;
pub mod withered;
