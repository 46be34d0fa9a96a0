//! The light that all rooms share: the warm one in front of the stair, and a lamp with its halo.

use super::super::stage::{Lamp, Stage};

/// Soft light on the stair from the front, so that it is wood and not a hole.
pub(super) fn fill(stage: &mut Stage, above: (f32, f32), strength: f32) {
    stage.lamp(Lamp::fill((above.0, above.1, 170.0), 0xFFC890, strength, 150.0));
    stage.lamp(Lamp::fill((110.0, 300.0, 300.0), 0xFFC890, 1.05, 230.0));
}

/// The one warm lamp of a room with the haze round it.
pub(super) fn warm(stage: &mut Stage, at: (f32, f32, f32), strength: f32, reach: f32) {
    hung(stage, at, strength, (reach, 8.0));
}

/// The same in a fitting that reaches so far round it.
pub(super) fn hung(stage: &mut Stage, at: (f32, f32, f32), strength: f32, (reach, fitting): (f32, f32)) {
    stage.lamp(Lamp { fitting, ..Lamp::flame(at, 0xFFB45C, strength, reach) });
    stage.halo((at.0, at.1), 80.0, 0xFF9A3C, 0.27);
}
