//! Everything that rises from the ground. Each object knows its foot, its shadow and how to draw itself.

pub(in crate::painter) mod castle;
pub(in crate::painter) mod cemetery;
pub(in crate::painter) mod church;
pub(in crate::painter) mod house;
pub(in crate::painter) mod monastery;
mod monastery_garden;
pub(in crate::painter) mod ruin;
pub(in crate::painter) mod shield;
pub(in crate::painter) mod tower;
pub(in crate::painter) mod tree;
pub(in crate::painter) mod village;
pub(in crate::painter) mod wall;

use super::scenery::Scenery;
use super::stencil::Shadows;

/// An object on a square, in the coordinates of the square.
pub(in crate::painter) trait Standing {
    /// How far south its foot is. Objects further south are drawn over it.
    fn foot(&self) -> f32;

    /// Draws its shadow.
    fn shadow(&self, _shadows: &mut Shadows) {}

    /// Draws it.
    fn draw(&self, scenery: &mut Scenery);
}

/// The objects of one tile.
pub(in crate::painter) type Things = Vec<Box<dyn Standing>>;
