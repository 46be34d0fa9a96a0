//! The gold coin under a number of points.

use super::Extent;
use crate::painter::colour::hex;
use crate::painter::ink::{Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// The coin. It has no feet, so its extent is measured from its middle. Its height is its diameter.
pub const EXTENT: Extent = Extent { squares: 0.32, left: 0.92, up: 0.92, right: 0.92, down: 0.92 };

/// A glowing coin, `diameter` pixels across, with an empty face.
pub fn coin(diameter: u32) -> Picture {
    let mut canvas = EXTENT.canvas(diameter);
    canvas.soft(&Shape::circle((0.0, 0.0), 0.60), Cast::Body, 0.13, [1.0, 0.72, 0.25], 0.7);
    let gold = [(0.0, hex(0xFFF0C4), 1.0), (0.55, hex(0xF0BE58), 1.0), (1.0, hex(0xB9782A), 1.0)];
    canvas.fill(&Shape::circle((0.0, 0.0), 0.5), &Ink::round((-0.14, -0.18), 0.77, &gold));
    for notch in 0..40 {
        let angle = notch as f32 * std::f32::consts::TAU / 40.0;
        let (x, y) = (libm::cosf(angle), libm::sinf(angle));
        let line = Shape::line(&[(x * 0.455, y * 0.455), (x * 0.485, y * 0.485)]);
        canvas.stroke(&line, 0.018, &Ink::flat(hex(0x7A4A16), 0.5));
    }
    canvas.stroke(&Shape::circle((0.008, 0.012), 0.42), 0.016, &Ink::flat(hex(0xFFF4D0), 0.65));
    canvas.stroke(&Shape::circle((0.0, 0.0), 0.42), 0.016, &Ink::flat(hex(0x8A5A1E), 0.55));
    canvas.stroke(&Shape::circle((0.0, 0.0), 0.5), 0.04, &Ink::flat(hex(0x5A3410), 0.9));
    canvas.finish()
}
