//! Everything that stands up from the ground: each knows its foot, its shadow and how it is drawn.

pub(in crate::painter) mod castle;
pub(in crate::painter) mod cemetery;
pub(in crate::painter) mod church;
pub(in crate::painter) mod house;
pub(in crate::painter) mod ruin;
pub(in crate::painter) mod shield;
pub(in crate::painter) mod tower;
pub(in crate::painter) mod tree;
pub(in crate::painter) mod village;
pub(in crate::painter) mod wall;

use super::scenery::Scenery;
use super::stencil::Shadows;

/// Something that stands on a square, in the square's coordinates.
pub(in crate::painter) trait Standing {
    /// How far south its foot is: what stands further south is drawn over it.
    fn foot(&self) -> f32;

    /// The shadow it casts.
    fn shadow(&self, _shadows: &mut Shadows) {}

    /// Draws it.
    fn draw(&self, scenery: &mut Scenery);
}

/// What is gathered for one tile.
pub(in crate::painter) type Things = Vec<Box<dyn Standing>>;
