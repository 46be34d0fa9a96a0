//! Ghosts, and the marks where a ghost stands, will stand or is missing.

use super::Extent;
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// A ghost with its halo.
pub const EXTENT: Extent = Extent { squares: 0.335, left: 1.18, up: 1.68, right: 1.18, down: 0.68 };

/// From the hem to the middle of the visible ghost, in squares.
pub const MIDDLE: f32 = 0.15;

/// From the hem to a point above the head, where something may hover, in squares.
pub const OVER_HEAD: f32 = 0.45;

/// A ghost without its halo, as a mark on the land or in the supply.
pub const MARK: Extent = Extent { squares: 0.20, left: 0.58, up: 1.22, right: 0.58, down: 0.34 };

/// The meanings of a ghost's outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A printed symbol on misty land without a ghost.
    Symbol,
    /// A printed symbol in a bank that has burnt off.
    BurntOff,
    /// A printed symbol on the tile in hand.
    InHand,
    /// An empty place in the supply.
    Slot,
    /// A golden ring around a ghost of the supply that the tile in hand would take.
    Taken,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 5] = [Mark::Symbol, Mark::BurntOff, Mark::InHand, Mark::Slot, Mark::Taken];

    /// Colour, alpha, line width (as a share of the height), and whether the mark has eyes.
    const fn look(self) -> (Rgb, f32, f32, bool) {
        match self {
            Mark::Symbol => (hex(0x38507E), 0.40, 0.058, true),
            Mark::BurntOff => (hex(0xFFF0C0), 0.62, 0.058, true),
            Mark::InHand => (hex(0x2C4474), 0.75, 0.058, true),
            Mark::Slot => (hex(0x9DB4D8), 0.50, 0.038, false),
            Mark::Taken => (hex(0xFFD27A), 0.95, 0.06, false),
        }
    }
}

/// A ghost, `height` pixels from hem to crown. `sway` moves the hem, in radians.
pub fn ghost(height: u32, sway: f32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    draw_with_halo(&mut canvas, sway, 1.0);
    canvas.finish()
}

/// A ghost that would come if the tile were laid here: transparent, with a dashed line.
pub fn to_come(height: u32, sway: f32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    draw_with_halo(&mut canvas, sway, 0.6);
    canvas.dash(&outline(sway), 0.055, 0.15, 0.11, &Ink::flat(hex(0x9ED1FF), 0.95));
    canvas.finish()
}

/// The outline of a ghost.
pub fn mark(height: u32, mark: Mark) -> Picture {
    let mut canvas = MARK.canvas(height);
    let (colour, alpha, width, eyed) = mark.look();
    if mark == Mark::Taken {
        canvas.soft(&outline(0.0), Cast::Edge(0.09), 0.055, hex(0xFFA838), 0.7);
    } else {
        canvas.fill(&outline(0.0), &Ink::flat(colour, alpha * 0.14));
    }
    canvas.stroke(&outline(0.0), width, &Ink::flat(colour, alpha));
    if eyed {
        eyes(&mut canvas, colour, alpha * 1.15);
    }
    canvas.finish()
}

/// Draws a ghost of height 1 with its halo. Its hem is at the origin.
pub(crate) fn draw_with_halo(canvas: &mut Canvas, sway: f32, alpha: f32) {
    halo(canvas, alpha);
    draw(canvas, sway, alpha);
}

fn halo(canvas: &mut Canvas, alpha: f32) {
    let pale = [0.55, 0.78, 1.0];
    let stops = [(0.0, pale, 0.60 * alpha), (0.5, pale, 0.20 * alpha), (0.8, pale, 0.045 * alpha), (1.0, pale, 0.0)];
    canvas.fill(&Shape::circle((0.0, -0.5), 1.15), &Ink::round((0.0, -0.5), 1.15, &stops));
}

/// The ghost itself, with a dark edge so that it is visible on white.
fn draw(canvas: &mut Canvas, sway: f32, alpha: f32) {
    let body = outline(sway);
    canvas.soft(&body, Cast::Grown(0.10), 0.085, [0.12, 0.20, 0.40], 0.62 * alpha);
    canvas.soft_outside(&body, Cast::Edge(0.05), 0.02, &body, [0.12, 0.20, 0.42], 0.5 * alpha);
    let light =
        [(0.0, [1.0; 3], alpha), (0.5, [0.90, 0.96, 1.0], 0.94 * alpha), (1.0, [0.62, 0.80, 1.0], 0.30 * alpha)];
    canvas.fill(&body, &Ink::along((0.0, -1.0), (0.0, 0.05), &light));
    canvas.soft_inside(&shaded_side(), Cast::Edge(0.16), 0.06, &body, [0.42, 0.60, 0.90], 0.42 * alpha);
    eyes(canvas, [0.10, 0.14, 0.28], 0.92 * alpha);
}

fn eyes(canvas: &mut Canvas, colour: Rgb, alpha: f32) {
    let ink = Ink::flat(colour, alpha);
    for side in [-0.125, 0.125] {
        canvas.fill(&Shape::oval((side, -0.62), 0.06, 0.10), &ink);
    }
    canvas.fill(&Shape::oval((0.0, -0.385), 0.035, 0.065), &ink);
}

/// A rounded sheet with a waving hem.
pub(in crate::painter) fn outline(sway: f32) -> Shape {
    let w = 0.34;
    Shape::drawn(|path| {
        path.move_to(-w, -0.08);
        path.cubic_to(-w * 1.02, -0.45, -w * 0.98, -1.0, 0.0, -1.0);
        path.cubic_to(w * 0.98, -1.0, w * 1.02, -0.45, w * 1.05, -0.10);
        let fold = |i: usize| w * 1.05 - w * 2.05 * i as f32 / 4.0;
        for i in 0..4 {
            let deep = if i % 2 == 0 { 0.12 } else { -0.10 };
            let wave = i as f32;
            path.quad_to(
                (fold(i) + fold(i + 1)) / 2.0,
                deep + 0.03 * libm::sinf(sway + wave),
                fold(i + 1),
                -0.07 + 0.03 * libm::cosf(sway + wave * 2.0),
            );
        }
        path.close();
    })
}

/// The eastern side, away from the evening light.
fn shaded_side() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.12, -0.99);
        path.cubic_to(0.34, -0.92, 0.35, -0.45, 0.36, -0.10);
    })
}
