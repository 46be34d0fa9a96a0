//! The guard: a meeple in a bell cloak and a kettle hat. Also the marker of the score track.

use super::{Extent, emblem};
use crate::painter::colour::{Rgb, hex, mix, toned};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// A standing guard, the score marker and the empty slot.
pub const EXTENT: Extent = Extent { squares: 0.38, left: 0.44, up: 1.12, right: 0.74, down: 0.34 };

/// From the feet to the middle of the visible guard, in squares.
pub const MIDDLE: f32 = 0.17;

/// From the feet to a point above the head, where something may hover, in squares.
pub const OVER_HEAD: f32 = 0.43;

/// A guard lying in a cemetery with its feet to the east.
pub const LYING: Extent = Extent { squares: 0.25, left: 1.12, up: 0.56, right: 0.34, down: 0.56 };

/// The middle of the emblem, in heights of the guard from its feet.
const EMBLEM: (f32, f32) = (0.0, -0.285);
/// About half the height of the emblem.
pub(super) const EMBLEM_SIZE: f32 = 0.168;

/// The background on which a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The board: the piece has a shadow.
    Land,
    /// A parchment panel: no shadow, dark lines.
    Paper,
    /// The dark ribbon of the active player: no shadow, light lines.
    Ribbon,
}

/// A standing guard, `height` pixels from feet to hat.
pub fn standing(colour: Colour, height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    if ground == Ground::Land {
        draw_with_shadow(&mut canvas, colour);
    } else {
        draw(&mut canvas, colour);
    }
    canvas.finish()
}

/// A lying guard, `height` pixels from feet to hat.
pub fn lying(colour: Colour, height: u32) -> Picture {
    let mut canvas = LYING.canvas(height);
    let feet = LYING.feet(height);
    canvas.soft(&Shape::oval((-0.42, 0.12), 0.5, 0.2), Cast::Body, 0.06, [0.03, 0.05, 0.10], 0.5);
    canvas.turned(feet, height as f32, -82.0);
    draw(&mut canvas, colour);
    canvas.finish()
}

/// The place of a guard that is not in hand, as an outline.
pub fn slot(height: u32, ground: Ground) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    let (colour, alpha) = if ground == Ground::Paper { (hex(0x2B2A33), 0.34) } else { (hex(0xFFE9C8), 0.5) };
    canvas.fill(&body(), &Ink::flat(colour, alpha * 0.16));
    canvas.stroke(&body(), 0.04, &Ink::flat(colour, alpha));
    canvas.finish()
}

/// Draws a guard of height 1 with a shadow. Its feet are at the origin.
pub(crate) fn draw_with_shadow(canvas: &mut Canvas, colour: Colour) {
    canvas.soft(&Shape::oval((0.165, 0.005), 0.375, 0.145), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.55);
    draw(canvas, colour);
}

/// Draws a guard of height 1 with its feet at the origin.
pub(super) fn draw(canvas: &mut Canvas, colour: Colour) {
    draw_bare(canvas, colour);
    emblem::draw(canvas, colour, EMBLEM, EMBLEM_SIZE);
}

/// Draws a guard without its emblem.
pub(super) fn draw_bare(canvas: &mut Canvas, colour: Colour) {
    let body = body();
    canvas.stroke(&body, 0.125, &Ink::flat([0.05, 0.06, 0.12], 0.55));
    canvas.stroke(&body, 0.075, &Ink::flat([1.0, 0.95, 0.84], 1.0));
    canvas.fill(&body, &cloth(emblem::cloak(colour), (-0.28, -0.6), (0.28, -0.35)));
    let shade = |alpha| Ink::flat([0.0, 0.0, 0.04], alpha);
    canvas.fill_within(&Shape::rectangle(-0.3, -0.755, 0.6, 0.04), &body, &shade(0.38));
    canvas.fill_within(&Shape::rectangle(-0.2, -0.625, 0.4, 0.04), &body, &shade(0.30));
    canvas.fill_within(&hem(), &body, &shade(0.16));
    canvas.soft_inside(&lit_side(), Cast::Edge(0.03), 0.012, &body, [1.0, 0.95, 0.84], 0.5);
}

/// The cloth between two points, lit from the first: light, then the colour itself, then shade.
pub(super) fn cloth(colour: Rgb, lit: (f32, f32), shaded: (f32, f32)) -> Ink {
    let light = toned(colour, 1.18, 0.09);
    let dark = mix(toned(colour, 0.52, 0.0), [0.01, 0.01, 0.10], 0.15);
    Ink::along(lit, shaded, &[(0.0, light, 1.0), (0.45, colour, 1.0), (1.0, dark, 1.0)])
}

/// The outline: cloak, round head, hat with a brim.
pub(super) fn body() -> Shape {
    let w = 0.30;
    Shape::drawn(|path| {
        path.move_to(-w, -0.02);
        path.cubic_to(-w * 0.98, -0.22, -w * 0.78, -0.40, -w * 0.62, -0.50);
        path.cubic_to(-w * 0.50, -0.58, -w * 0.40, -0.60, -w * 0.30, -0.61);
        path.cubic_to(-w * 0.50, -0.66, -w * 0.52, -0.72, -w * 0.48, -0.745);
        path.line_to(-w * 0.78, -0.76);
        path.cubic_to(-w * 0.80, -0.80, -w * 0.62, -0.80, -w * 0.46, -0.815);
        path.cubic_to(-w * 0.40, -0.93, -w * 0.14, -0.985, 0.0, -1.0);
        path.cubic_to(w * 0.14, -0.985, w * 0.40, -0.93, w * 0.46, -0.815);
        path.cubic_to(w * 0.62, -0.80, w * 0.80, -0.80, w * 0.78, -0.76);
        path.line_to(w * 0.48, -0.745);
        path.cubic_to(w * 0.52, -0.72, w * 0.50, -0.66, w * 0.30, -0.61);
        path.cubic_to(w * 0.40, -0.60, w * 0.50, -0.58, w * 0.62, -0.50);
        path.cubic_to(w * 0.78, -0.40, w * 0.98, -0.22, w, -0.02);
        path.cubic_to(w * 0.5, 0.05, -w * 0.5, 0.05, -w, -0.02);
        path.close();
    })
}

/// The western edge of the cloak in the evening light.
fn lit_side() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.272, -0.08);
        path.cubic_to(-0.262, -0.22, -0.212, -0.39, -0.166, -0.48);
    })
}

/// The folds above the cloak's hem.
fn hem() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.32, -0.07);
        path.cubic_to(-0.15, 0.0, 0.15, 0.0, 0.32, -0.07);
        path.line_to(0.32, 0.1);
        path.line_to(-0.32, 0.1);
        path.close();
    })
}
