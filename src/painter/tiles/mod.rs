//! Tiles in pixels: the ground, standing objects, rims and frames, and where figures have room.

pub mod card_back;
mod contour;
pub mod fed_city;
pub mod fields;
pub mod frames;
pub mod geometry;
pub mod glow;
pub(in crate::painter) mod ground;
mod lamplight;
pub mod lit_field;
pub(in crate::painter) mod objects;
pub(in crate::painter) mod obstacles;
mod outlines;
pub mod places;
mod point;
pub(in crate::painter) mod scenery;
pub(in crate::painter) mod stencil;
pub mod tile;
pub(in crate::painter) mod town;
pub(in crate::painter) mod vegetation;
pub mod withered;
