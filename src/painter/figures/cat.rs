//! Eloise: a black cat with green eyes, sitting or on her way.

use super::{CREAM, Extent};
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// The sitting cat; her height is that from her paws to the tips of her ears.
pub const EXTENT: Extent = Extent { squares: 0.24, left: 0.72, up: 1.24, right: 0.78, down: 0.30 };

/// The walking cat; her height is the length of her body, and she stands in the middle of her four paws.
pub const WALKING: Extent = Extent { squares: 0.27, left: 0.92, up: 1.02, right: 0.86, down: 0.26 };

const FUR: Rgb = hex(0x1B1C26);
const SHEEN: Rgb = hex(0x4A5270);
const EYE: Rgb = hex(0x7FE07A);

/// Sitting, looking at who looks at her.
pub fn sitting(height: u32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    canvas.soft(&Shape::oval((0.04, 0.01), 0.42, 0.10), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.5);
    draw_sitting(&mut canvas);
    canvas.finish()
}

/// Walking east.
pub fn walking(length: u32) -> Picture {
    let mut canvas = WALKING.canvas(length);
    canvas.soft(&Shape::oval((0.0, 0.01), 0.50, 0.09), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.5);
    coat(&mut canvas, &striding());
    eyes(&mut canvas, &[(0.50, -0.66)], 0.040);
    canvas.finish()
}

/// Draws a sitting cat of height 1 with her paws at the origin.
pub(crate) fn draw_sitting(canvas: &mut Canvas) {
    let tail = tail();
    canvas.stroke(&tail, 0.21, &Ink::flat([0.05, 0.06, 0.12], 0.5));
    canvas.stroke(&tail, 0.165, &Ink::flat(CREAM, 1.0));
    canvas.stroke(&tail, 0.10, &Ink::flat(FUR, 1.0));
    coat(canvas, &seated());
    eyes(canvas, &[(-0.105, -0.70), (0.105, -0.70)], 0.058);
    canvas.fill(&Shape::oval((0.0, -0.605), 0.030, 0.022), &Ink::flat(hex(0xD59A9A), 1.0));
}

fn coat(canvas: &mut Canvas, body: &Shape) {
    canvas.stroke(body, 0.14, &Ink::flat([0.05, 0.06, 0.12], 0.55));
    canvas.stroke(body, 0.08, &Ink::flat(CREAM, 1.0));
    let fur = [(0.0, SHEEN, 1.0), (0.4, FUR, 1.0), (1.0, hex(0x0E0F16), 1.0)];
    canvas.fill(body, &Ink::along((-0.3, -1.0), (0.2, 0.0), &fur));
}

fn eyes(canvas: &mut Canvas, places: &[(f32, f32)], size: f32) {
    for &(x, y) in places {
        canvas.soft(&Shape::circle((x, y), size * 1.3), Cast::Body, 0.03, EYE, 0.55);
        canvas.fill(&Shape::oval((x, y), size, size * 1.05), &Ink::flat(EYE, 1.0));
        canvas.fill(&Shape::oval((x, y), size * 0.30, size * 0.85), &Ink::flat(hex(0x0C120C), 1.0));
    }
}

/// Haunches, chest, head and two ears.
fn seated() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.30, 0.0);
        path.cubic_to(-0.42, -0.10, -0.36, -0.34, -0.20, -0.46);
        path.cubic_to(-0.28, -0.54, -0.30, -0.66, -0.26, -0.76);
        path.line_to(-0.25, -1.0);
        path.line_to(-0.09, -0.88);
        path.cubic_to(-0.03, -0.895, 0.03, -0.895, 0.09, -0.88);
        path.line_to(0.25, -1.0);
        path.line_to(0.26, -0.76);
        path.cubic_to(0.30, -0.66, 0.28, -0.54, 0.20, -0.46);
        path.cubic_to(0.36, -0.34, 0.42, -0.10, 0.30, 0.0);
        path.line_to(0.12, 0.0);
        path.line_to(0.0, -0.03);
        path.line_to(-0.12, 0.0);
        path.close();
    })
}

fn tail() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.26, -0.05);
        path.cubic_to(0.50, -0.02, 0.60, -0.16, 0.50, -0.36);
    })
}

/// In profile, the tail up.
fn striding() -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.42, -0.40);
        path.cubic_to(-0.58, -0.48, -0.66, -0.66, -0.62, -0.84);
        path.cubic_to(-0.56, -0.86, -0.54, -0.78, -0.53, -0.70);
        path.cubic_to(-0.50, -0.60, -0.44, -0.54, -0.34, -0.52);
        path.cubic_to(-0.10, -0.50, 0.10, -0.50, 0.26, -0.54);
        path.cubic_to(0.29, -0.64, 0.31, -0.70, 0.33, -0.86);
        path.line_to(0.43, -0.78);
        path.line_to(0.54, -0.84);
        path.cubic_to(0.64, -0.74, 0.64, -0.58, 0.54, -0.54);
        path.cubic_to(0.48, -0.52, 0.44, -0.50, 0.42, -0.42);
        path.cubic_to(0.42, -0.28, 0.46, -0.14, 0.50, 0.0);
        path.line_to(0.37, 0.0);
        path.line_to(0.29, -0.22);
        path.line_to(0.20, 0.0);
        path.line_to(0.09, 0.0);
        path.line_to(0.16, -0.26);
        path.cubic_to(0.0, -0.24, -0.14, -0.24, -0.24, -0.26);
        path.line_to(-0.18, 0.0);
        path.line_to(-0.30, 0.0);
        path.line_to(-0.37, -0.16);
        path.line_to(-0.47, 0.0);
        path.line_to(-0.58, 0.0);
        path.cubic_to(-0.54, -0.16, -0.50, -0.30, -0.42, -0.40);
        path.close();
    })
}
