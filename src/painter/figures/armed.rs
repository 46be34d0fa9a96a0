//! The guard with a spear, as it stands in the competitive game: there it has to be told from the ordinary meeple.

use super::Extent;
use super::guard::{self, Ground};
use super::meeple;
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// A standing guard with a spear, which is a quarter longer than the guard, and its empty slot.
pub const EXTENT: Extent = Extent { squares: 0.36, left: 0.44, up: 1.40, right: 0.74, down: 0.34 };

/// From the feet to the middle of the visible guard, in squares.
pub const MIDDLE: f32 = 0.165;

/// From the feet to a point above the spear, where something may hover, in squares.
pub const OVER_HEAD: f32 = 0.50;

/// A standing guard with a spear, `height` pixels from feet to hat.
pub fn standing(colour: Colour, height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    if ground == Ground::Land {
        meeple::shadow(&mut canvas);
    }
    draw_spear(&mut canvas);
    guard::draw(&mut canvas, colour);
    canvas.finish()
}

/// A guard in the reserve or not in hand, as a dashed outline.
pub fn slot(height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    meeple::dashed(&mut canvas, &guard::body(), ground);
    meeple::dashed(&mut canvas, &point(), ground);
    meeple::dashed(&mut canvas, &Shape::line(&[(0.30, -0.90), (0.30, -0.22)]), ground);
    canvas.finish()
}

/// Draws the spear of a guard of height 1 whose feet are at the origin.
pub(super) fn draw_spear(canvas: &mut Canvas) {
    let (shaft, point) = (Shape::line(&[(0.30, 0.0), (0.30, -0.98)]), point());
    for (width, ink) in [(0.155, Ink::flat([0.05, 0.06, 0.12], 0.62)), (0.105, Ink::flat([1.0, 0.95, 0.84], 1.0))] {
        canvas.stroke(&shaft, width, &ink);
        canvas.stroke(&point, width - 0.03, &ink);
    }
    canvas.stroke(&shaft, 0.048, &Ink::flat(hex(0x5A4030), 1.0));
    let steel = [(0.0, hex(0xEEF4FA), 1.0), (1.0, hex(0x7D8CA0), 1.0)];
    canvas.fill(&point, &Ink::along((0.25, -1.0), (0.42, -1.0), &steel));
}

/// The spear as one outline, for a glyph of one colour.
pub(super) fn spear() -> [Shape; 2] {
    [Shape::rounded(0.265, -0.98, 0.07, 1.0, 0.03), point()]
}

/// The point of the spear.
fn point() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.30, -1.26);
        path.cubic_to(0.395, -1.10, 0.375, -1.02, 0.30, -0.94);
        path.cubic_to(0.225, -1.02, 0.205, -1.10, 0.30, -1.26);
        path.close();
    })
}
