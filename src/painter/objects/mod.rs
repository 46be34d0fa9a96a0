//! Everything that stands up from the ground: each knows its foot, its shadow and how it is drawn.

pub(super) mod castle;
pub(super) mod cemetery;
pub(super) mod church;
pub(super) mod house;
pub(super) mod ruin;
pub(super) mod shield;
pub(super) mod tower;
pub(super) mod tree;
pub(super) mod village;
pub(super) mod wall;

use super::scenery::Scenery;
use super::stencil::Shadows;

/// Something that stands on a square, in the square's coordinates.
pub(super) trait Standing {
    /// How far south its foot is: what stands further south is drawn over it.
    fn foot(&self) -> f32;

    /// The shadow it casts.
    fn shadow(&self, _shadows: &mut Shadows) {}

    /// Draws it.
    fn draw(&self, scenery: &mut Scenery);
}

/// What is gathered for one tile.
pub(super) type Things = Vec<Box<dyn Standing>>;
