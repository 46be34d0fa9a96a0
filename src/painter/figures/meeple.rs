//! The ordinary meeple of the competitive game: a bare round head, hanging arms and two feet.
//!
//! It has no hat, no skirt and a smaller emblem than a guard, so that it is never taken for one.

use super::guard::{Ground, cloth};
use super::{Extent, emblem};
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// A standing meeple and its empty slot.
pub const EXTENT: Extent = Extent { squares: 0.345, left: 0.44, up: 1.12, right: 0.74, down: 0.34 };

/// From the feet to the middle of the visible meeple, in squares.
pub const MIDDLE: f32 = 0.16;

/// From the feet to a point above the head, where something may hover, in squares.
pub const OVER_HEAD: f32 = 0.40;

/// The middle of the emblem, in heights of the meeple from its feet.
const EMBLEM: (f32, f32) = (0.0, -0.425);
/// About half the height of the emblem.
const EMBLEM_SIZE: f32 = 0.122;

/// A standing meeple, `height` pixels from feet to head.
pub fn standing(colour: Colour, height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    if ground == Ground::Land {
        shadow(&mut canvas);
    }
    draw(&mut canvas, colour);
    canvas.finish()
}

/// The place of a meeple that is not in hand, as a dashed outline.
pub fn slot(height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    dashed(&mut canvas, &body(), ground);
    canvas.finish()
}

/// Draws a meeple of height 1 with its feet at the origin.
pub(super) fn draw(canvas: &mut Canvas, colour: Colour) {
    let body = body();
    rims(canvas, &body, 1.0);
    canvas.fill(&body, &cloth(emblem::cloak(colour), (-0.30, -0.80), (0.28, -0.25)));
    let shade = |alpha| Ink::flat([0.0, 0.0, 0.04], alpha);
    canvas.fill_within(&Shape::rectangle(-0.2, -0.630, 0.4, 0.042), &body, &shade(0.34));
    canvas.fill_within(&Shape::rectangle(-0.3, -0.278, 0.6, 0.044), &body, &shade(0.42));
    canvas.fill_within(&Shape::rectangle(-0.3, -0.075, 0.6, 0.1), &body, &shade(0.24));
    canvas.soft_inside(&lit_side(), Cast::Edge(0.03), 0.012, &body, [1.0, 0.95, 0.84], 0.5);
    emblem::draw(canvas, colour, EMBLEM, EMBLEM_SIZE);
}

/// The shadow of a standing figure of height 1.
pub(super) fn shadow(canvas: &mut Canvas) {
    canvas.soft(&Shape::oval((0.165, 0.005), 0.375, 0.145), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.55);
}

/// The dark halo and the cream rim round a figure. `share` makes both narrower.
pub(super) fn rims(canvas: &mut Canvas, shape: &Shape, share: f32) {
    canvas.stroke(shape, 0.145 * share, &Ink::flat([0.05, 0.06, 0.12], 0.60));
    canvas.stroke(shape, 0.085 * share, &Ink::flat([1.0, 0.95, 0.84], 1.0));
}

/// The dashed outline of a figure that is not here.
pub(super) fn dashed(canvas: &mut Canvas, shape: &Shape, ground: Ground) {
    let (colour, alpha) = if ground == Ground::Paper { (hex(0x2B2A33), 0.80) } else { (hex(0xFFE9C8), 0.85) };
    canvas.fill(shape, &Ink::flat(colour, 0.07));
    canvas.dash(shape, 0.052, 0.15, 0.11, &Ink::flat(colour, alpha));
}

/// The outline: two feet, waist, hanging arms, bare head.
pub(super) fn body() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.0, -0.115);
        path.cubic_to(0.035, -0.10, 0.055, -0.02, 0.085, 0.0);
        path.line_to(0.255, 0.0);
        path.cubic_to(0.285, 0.0, 0.285, -0.04, 0.270, -0.07);
        path.cubic_to(0.225, -0.17, 0.175, -0.27, 0.165, -0.345);
        path.cubic_to(0.215, -0.335, 0.225, -0.350, 0.250, -0.385);
        path.cubic_to(0.290, -0.425, 0.275, -0.490, 0.240, -0.515);
        path.cubic_to(0.190, -0.545, 0.155, -0.565, 0.105, -0.610);
        path.cubic_to(0.240, -0.71, 0.20, -1.0, 0.0, -1.0);
        path.cubic_to(-0.20, -1.0, -0.240, -0.71, -0.105, -0.610);
        path.cubic_to(-0.155, -0.565, -0.190, -0.545, -0.240, -0.515);
        path.cubic_to(-0.275, -0.490, -0.290, -0.425, -0.250, -0.385);
        path.cubic_to(-0.225, -0.350, -0.215, -0.335, -0.165, -0.345);
        path.cubic_to(-0.175, -0.27, -0.225, -0.17, -0.270, -0.07);
        path.cubic_to(-0.285, -0.04, -0.285, 0.0, -0.255, 0.0);
        path.line_to(-0.085, 0.0);
        path.cubic_to(-0.055, -0.02, -0.035, -0.10, 0.0, -0.115);
        path.close();
    })
}

/// The western edge of the head and the coat in the evening light.
fn lit_side() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.245, -0.04);
        path.cubic_to(-0.205, -0.15, -0.155, -0.26, -0.145, -0.33);
        path.move_to(-0.135, -0.70);
        path.cubic_to(-0.170, -0.82, -0.12, -0.95, -0.01, -0.975);
    })
}
