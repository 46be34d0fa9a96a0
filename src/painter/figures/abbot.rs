//! The abbot: a robe down to the ground, a pale pointed mitre and a golden crook (RABBOT-1).
//!
//! The crook stands on the other side than a guard's spear. The mitre is pale in every colour of player.

use super::guard::{Ground, cloth};
use super::{Extent, emblem, meeple};
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// A standing abbot, whose crook is longer than the abbot, and its empty slot.
pub const EXTENT: Extent = Extent { squares: 0.375, left: 0.58, up: 1.34, right: 0.74, down: 0.34 };

/// From the feet to the middle of the visible abbot, in squares.
pub const MIDDLE: f32 = 0.175;

/// From the feet to a point above the crook, where something may hover, in squares.
pub const OVER_HEAD: f32 = 0.48;

/// A standing abbot, `height` pixels from feet to the tip of the mitre.
pub fn standing(colour: Colour, height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    if ground == Ground::Land {
        meeple::shadow(&mut canvas);
    }
    draw_crook(&mut canvas);
    draw(&mut canvas, colour);
    canvas.finish()
}

/// The place of an abbot that is not in hand, as a dashed outline.
pub fn slot(height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    meeple::dashed(&mut canvas, &body(), ground);
    meeple::dashed(&mut canvas, &mitre(), ground);
    canvas.finish()
}

/// Draws an abbot of height 1 without the crook. Its feet are at the origin.
fn draw(canvas: &mut Canvas, colour: Colour) {
    let (body, mitre) = (body(), mitre());
    meeple::rims(canvas, &body, 1.0);
    meeple::rims(canvas, &mitre, 1.0);
    canvas.fill(&body, &cloth(emblem::cloak(colour), (-0.28, -0.60), (0.28, -0.30)));
    let shade = |alpha| Ink::flat([0.0, 0.0, 0.04], alpha);
    canvas.fill_within(&Shape::rectangle(-0.3, -0.065, 0.6, 0.04), &body, &shade(0.34));
    canvas.fill_within(&Shape::rectangle(-0.2, -0.580, 0.4, 0.04), &body, &shade(0.34));
    canvas.soft_inside(&lit_side(), Cast::Edge(0.03), 0.012, &body, [1.0, 0.95, 0.84], 0.5);
    let linen = [(0.0, hex(0xFFFAEC), 1.0), (0.5, hex(0xF1E6CC), 1.0), (1.0, hex(0xB9A98C), 1.0)];
    canvas.fill(&mitre, &Ink::along((-0.16, -0.9), (0.16, -0.8), &linen));
    let gold = Ink::flat(hex(0xC98A1E), 1.0);
    canvas.fill_within(&Shape::rectangle(-0.2, -0.785, 0.4, 0.05), &mitre, &gold);
    canvas.fill_within(&Shape::rectangle(-0.022, -1.0, 0.044, 0.24), &mitre, &gold);
    canvas.stroke(&mitre, 0.028, &Ink::flat(hex(0x4A3A26), 0.9));
    emblem::draw(canvas, colour, (0.0, -0.305), 0.15);
}

fn draw_crook(canvas: &mut Canvas) {
    let crook = crook();
    canvas.stroke(&crook, 0.155, &Ink::flat([0.05, 0.06, 0.12], 0.62));
    canvas.stroke(&crook, 0.115, &Ink::flat([1.0, 0.95, 0.84], 1.0));
    canvas.stroke(&crook, 0.062, &Ink::flat(hex(0x8A5412), 1.0));
    canvas.stroke(&crook, 0.034, &Ink::flat(hex(0xF2BE4A), 1.0));
}

/// The outline without the mitre: head, shoulders, a sleeve on the crook, the robe.
pub(super) fn body() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.285, -0.01);
        path.cubic_to(-0.265, -0.14, -0.235, -0.26, -0.215, -0.345);
        path.line_to(-0.335, -0.375);
        path.cubic_to(-0.385, -0.39, -0.395, -0.45, -0.350, -0.47);
        path.cubic_to(-0.27, -0.50, -0.22, -0.55, -0.100, -0.585);
        path.cubic_to(-0.165, -0.64, -0.165, -0.70, -0.130, -0.760);
        path.line_to(0.130, -0.760);
        path.cubic_to(0.165, -0.70, 0.165, -0.64, 0.100, -0.585);
        path.cubic_to(0.20, -0.555, 0.235, -0.50, 0.245, -0.40);
        path.cubic_to(0.255, -0.27, 0.270, -0.13, 0.285, -0.01);
        path.cubic_to(0.15, 0.045, -0.15, 0.045, -0.285, -0.01);
        path.close();
    })
}

/// The outline of the mitre.
pub(super) fn mitre() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.128, -0.735);
        path.cubic_to(-0.150, -0.80, -0.160, -0.84, -0.152, -0.87);
        path.cubic_to(-0.11, -0.92, -0.05, -0.96, 0.0, -1.02);
        path.cubic_to(0.05, -0.96, 0.11, -0.92, 0.152, -0.87);
        path.cubic_to(0.160, -0.84, 0.150, -0.80, 0.128, -0.735);
        path.close();
    })
}

/// The crook as a line: a staff that curls inwards at its top.
pub(super) fn crook() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.375, 0.0);
        path.line_to(-0.375, -1.03);
        path.cubic_to(-0.375, -1.20, -0.155, -1.20, -0.165, -1.05);
        path.cubic_to(-0.170, -0.96, -0.285, -0.97, -0.280, -1.045);
    })
}

/// The western edge of the robe in the evening light.
fn lit_side() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.262, -0.04);
        path.cubic_to(-0.240, -0.15, -0.215, -0.26, -0.195, -0.34);
    })
}
