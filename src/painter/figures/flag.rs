//! The flag at the goal of a level.

use super::Extent;
use crate::painter::colour::hex;
use crate::painter::ink::{Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// The flag, measured from the foot of its pole.
pub const EXTENT: Extent = Extent { squares: 0.36, left: 0.22, up: 1.3, right: 1.02, down: 0.24 };

/// The flag of the goal. Its pole is `height` pixels high.
pub fn flag(height: u32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    let pole = Shape::line(&[(0.0, 0.0), (0.0, -1.0)]);
    let cloth = cloth();
    canvas.soft(&cloth, Cast::Body, 0.05, [0.05, 0.05, 0.1], 0.35);
    canvas.stroke(&pole, 0.12, &Ink::flat(hex(0x2E1E14), 1.0));
    canvas.stroke(&pole, 0.06, &Ink::flat(hex(0x8A6542), 1.0));
    let folds =
        [(0.0, hex(0xE8B24A), 1.0), (0.3, hex(0xF2C766), 1.0), (0.62, hex(0xB87F22), 1.0), (1.0, hex(0xDDA238), 1.0)];
    canvas.stroke(&cloth, 0.09, &Ink::flat(hex(0x5A3A12), 0.85));
    canvas.fill(&cloth, &Ink::along((0.04, 0.0), (0.77, 0.08), &folds));
    canvas.fill(&Shape::circle((0.0, -1.04), 0.075), &Ink::flat(hex(0xF4D98C), 1.0));
    canvas.finish()
}

fn cloth() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.05, -1.0);
        path.cubic_to(0.31, -1.15, 0.46, -0.81, 0.79, -0.96);
        path.line_to(0.79, -0.48);
        path.cubic_to(0.46, -0.33, 0.31, -0.68, 0.05, -0.5);
        path.close();
    })
}
