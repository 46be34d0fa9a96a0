//! The two hounds: Rufus, reddish brown and broad, and Ronja, grey and lean.

use super::Extent;
use crate::painter::colour::{Rgb, hex, toned};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// A hound. Its height is the length of its body. It stands at the middle of its four feet.
pub const EXTENT: Extent = Extent { squares: 0.30, left: 0.82, up: 1.04, right: 0.90, down: 0.28 };

/// One of the two hounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hound {
    /// The reddish brown one.
    Rufus,
    /// The grey one.
    Ronja,
}

impl Hound {
    const fn coat(self) -> Rgb {
        match self {
            Hound::Rufus => hex(0xB05A2C),
            Hound::Ronja => hex(0x7F8793),
        }
    }

    /// How low the belly hangs.
    const fn build(self) -> f32 {
        match self {
            Hound::Rufus => 1.0,
            Hound::Ronja => 0.8,
        }
    }
}

/// A standing hound that looks east, `length` pixels long.
pub fn standing(hound: Hound, length: u32) -> Picture {
    let mut canvas = EXTENT.canvas(length);
    canvas.soft(&Shape::oval((0.06, 0.01), 0.56, 0.11), Cast::Body, 0.05, [0.03, 0.05, 0.10], 0.5);
    draw(&mut canvas, hound);
    canvas.finish()
}

/// Draws a hound of length 1 with its feet at the origin.
pub(crate) fn draw(canvas: &mut Canvas, hound: Hound) {
    let (body, coat) = (body(hound.build()), hound.coat());
    canvas.stroke(&body, 0.13, &Ink::flat([0.05, 0.06, 0.12], 0.55));
    canvas.stroke(&body, 0.075, &Ink::flat([1.0, 0.95, 0.84], 1.0));
    let fur = [(0.0, toned(coat, 1.25, 0.06), 1.0), (0.45, coat, 1.0), (1.0, toned(coat, 0.5, 0.0), 1.0)];
    canvas.fill(&body, &Ink::along((-0.1, -0.9), (0.1, 0.0), &fur));
    canvas.fill(&ear(), &Ink::flat(toned(coat, 0.45, 0.0), 1.0));
    let dark = Ink::flat([0.06, 0.04, 0.05], 1.0);
    canvas.fill(&Shape::circle((0.475, -0.79), 0.026), &dark);
    canvas.fill(&Shape::circle((0.66, -0.755), 0.03), &dark);
}

fn ear() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.33, -0.85);
        path.cubic_to(0.26, -0.80, 0.24, -0.68, 0.29, -0.62);
        path.cubic_to(0.36, -0.64, 0.40, -0.74, 0.41, -0.82);
        path.close();
    })
}

fn body(build: f32) -> Shape {
    Shape::drawn(|path| {
        path.move_to(-0.50, -0.46);
        path.cubic_to(-0.62, -0.60, -0.66, -0.74, -0.60, -0.84);
        path.cubic_to(-0.57, -0.80, -0.56, -0.66, -0.44, -0.555);
        path.cubic_to(-0.25, -0.60, -0.02, -0.60, 0.14, -0.58);
        path.cubic_to(0.20, -0.66, 0.24, -0.76, 0.30, -0.82);
        path.cubic_to(0.33, -0.88, 0.40, -0.90, 0.46, -0.87);
        path.cubic_to(0.52, -0.85, 0.55, -0.81, 0.66, -0.775);
        path.cubic_to(0.70, -0.75, 0.68, -0.69, 0.62, -0.68);
        path.cubic_to(0.54, -0.665, 0.48, -0.64, 0.45, -0.60);
        path.cubic_to(0.44, -0.50, 0.40, -0.42, 0.36, -0.36 * build - 0.06);
        for (x, y) in [(0.355, -0.02), (0.40, 0.0), (0.255, 0.0), (0.245, -0.28)] {
            path.line_to(x, y);
        }
        for (x, y) in [(0.20, -0.25), (0.19, -0.02), (0.22, 0.0), (0.09, 0.0), (0.085, -0.27)] {
            path.line_to(x, y);
        }
        path.cubic_to(-0.05, -0.24 * build - 0.03, -0.16, -0.28, -0.24, -0.30);
        for (x, y) in [(-0.27, -0.16), (-0.235, -0.02), (-0.20, 0.0), (-0.335, 0.0), (-0.37, -0.17), (-0.38, -0.20)] {
            path.line_to(x, y);
        }
        for (x, y) in [(-0.40, -0.02), (-0.37, 0.0), (-0.49, 0.0), (-0.50, -0.20)] {
            path.line_to(x, y);
        }
        path.cubic_to(-0.55, -0.30, -0.54, -0.40, -0.50, -0.46);
        path.close();
    })
}
