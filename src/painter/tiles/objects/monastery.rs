//! A monastery in the middle of a tile: a church, a wing for the monks and a garden wall.

use super::church::Church;
use super::house::House;
use super::{Standing, Things};
use crate::painter::colour::hex;
use crate::painter::tiles::geometry::{MIDDLE, Point};

/// Builds the monastery.
pub(in crate::painter) fn build(things: &mut Things) {
    let wing = |at: Point, width: f32, angle: f32, seed: i32| House {
        at,
        width,
        depth: 0.10,
        height: 0.075,
        roof_height: 0.06,
        angle,
        roof: hex(0xa8573b),
        wall: hex(0xe4d6ba),
        lit: 1.0,
        chimney: seed == 1,
        lamplight: 0.12,
        seed,
    };
    let parts: [Box<dyn Standing>; 2] = [
        Box::new(wing(MIDDLE + Point::new(0.17, 0.12), 0.17, 0.0, 1)),
        Box::new(Church { at: MIDDLE + Point::new(0.0, -0.02) }),
    ];
    things.extend(parts);
}
