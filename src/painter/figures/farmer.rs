//! Farmers: a meeple or a guard that lies in a field.
//!
//! The ordinary meeple leans back on one arm with one knee up. Both are measured from the middle of their body on the
//! ground.

use super::{Extent, armed, emblem, guard, meeple};
use crate::painter::ink::{Cast, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// A lying meeple. Its height is its scale: it is longer than that, and lower.
pub const EXTENT: Extent = Extent { squares: 0.435, left: 0.76, up: 0.82, right: 0.90, down: 0.34 };

/// A lying guard with its spear. Its height is its length.
pub const GUARD: Extent = Extent { squares: 0.36, left: 1.02, up: 0.66, right: 0.84, down: 0.60 };

/// From the ground to the middle of the visible farmer, in squares.
pub const MIDDLE: f32 = 0.10;

/// From the ground to a point above the head, where something may hover, in squares.
pub const OVER_HEAD: f32 = 0.33;

/// The lines of a lying meeple are this much thinner, so that the gap under the knee stays open.
const THIN: f32 = 0.62;

/// The collar and the belt of a lying meeple, across its body.
const COLLAR: [(f32, f32); 4] = [(-0.44, -0.35), (-0.24, -0.46), (-0.22, -0.43), (-0.42, -0.31)];
const BELT: [(f32, f32); 4] = [(0.00, 0.05), (0.10, -0.30), (0.135, -0.29), (0.035, 0.06)];

/// An ordinary meeple as a farmer. `height` is its scale in pixels, see [`EXTENT`].
pub fn ordinary(colour: Colour, height: u32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    canvas.soft(&Shape::oval((0.07, 0.03), 0.65, 0.13), Cast::Body, 0.06, [0.03, 0.05, 0.10], 0.6);
    let body = body();
    meeple::rims(&mut canvas, &body, THIN);
    canvas.fill(&body, &guard::cloth(emblem::cloak(colour), (-0.4, -0.60), (0.25, -0.05)));
    let shade = Ink::flat([0.0, 0.0, 0.04], 0.34);
    canvas.fill_within(&Shape::polygon(&COLLAR), &body, &shade);
    canvas.fill_within(&Shape::polygon(&BELT), &body, &shade);
    emblem::draw(&mut canvas, colour, (-0.115, -0.215), 0.112);
    canvas.finish()
}

/// A guard as a farmer: it lies with its head to the west, its spear behind it. `height` is its length in pixels.
pub fn guard(colour: Colour, height: u32) -> Picture {
    const TURN: f32 = -76.0;
    let mut canvas = GUARD.canvas(height);
    canvas.soft(&Shape::oval((0.06, 0.12), 0.58, 0.18), Cast::Body, 0.06, [0.03, 0.05, 0.10], 0.55);
    let middle = GUARD.feet(height);
    let feet = (middle.0 + 0.446 * height as f32, middle.1 + 0.111 * height as f32);
    canvas.turned(feet, height as f32, TURN);
    armed::draw_spear(&mut canvas);
    guard::draw_bare(&mut canvas, colour);
    // The emblem stays upright: that is easier to read.
    canvas.at(middle, height as f32);
    emblem::draw(&mut canvas, colour, (0.17, 0.04), guard::EMBLEM_SIZE);
    canvas.finish()
}

/// The outline: limbs of two round ends each. Where they overlap they are one body, for all run the same way round.
fn body() -> Shape {
    type End = (f32, f32, f32);
    const LIMBS: [(End, End); 9] = [
        // Head.
        ((-0.405, -0.500, 0.170), (-0.404, -0.500, 0.170)),
        // Trunk.
        ((-0.245, -0.285, 0.128), (0.05, -0.130, 0.128)),
        // The bent leg: thigh, shin, foot.
        ((0.06, -0.150, 0.100), (0.245, -0.455, 0.070)),
        ((0.245, -0.455, 0.070), (0.400, -0.060, 0.052)),
        ((0.400, -0.045, 0.045), (0.470, -0.042, 0.042)),
        // The straight leg and its foot.
        ((0.06, -0.080, 0.080), (0.560, -0.052, 0.052)),
        ((0.575, -0.060, 0.054), (0.605, -0.190, 0.044)),
        // The arm that it leans on, and the neck.
        ((-0.27, -0.24, 0.070), (-0.36, -0.055, 0.055)),
        ((-0.29, -0.32, 0.075), (-0.36, -0.42, 0.075)),
    ];
    Shape::drawn(|path| {
        for ((x, y, r), (to_x, to_y, to_r)) in LIMBS {
            let along = libm::atan2f(to_y - y, to_x - x);
            let steps = 12;
            for step in 0..=2 * steps + 1 {
                let (end, step) = if step <= steps { ((x, y, r), step) } else { ((to_x, to_y, to_r), step - 1) };
                let angle = along + std::f32::consts::PI * (0.5 + step as f32 / steps as f32);
                let at = (end.0 + libm::cosf(angle) * end.2, end.1 + libm::sinf(angle) * end.2);
                if step == 0 { path.move_to(at.0, at.1) } else { path.line_to(at.0, at.1) }
            }
            path.close();
        }
    })
}
