//! A sheaf of wheat: the sign of fields and farmers.

use super::Extent;
use crate::painter::colour::Rgb;
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::picture::Picture;

/// A sheaf, measured from its foot.
pub const EXTENT: Extent = Extent { squares: 0.2, left: 0.66, up: 1.08, right: 0.66, down: 0.08 };

/// A sheaf in one colour, `height` pixels high, such as on a ribbon beside a number.
pub fn sheaf(height: u32, colour: Rgb) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    draw(&mut canvas, (0.0, 0.0), 1.0, colour);
    canvas.finish()
}

/// Draws a sheaf of this height on its foot: three ears, tied in the middle, on stalks that spread below.
pub(super) fn draw(canvas: &mut Canvas, foot: (f32, f32), height: f32, colour: Rgb) {
    let ink = Ink::flat(colour, 1.0);
    for side in [-1.0, 0.0, 1.0] {
        canvas.fill(&ear(side).moved(height, foot), &ink);
        let stalk = Shape::drawn(|path| {
            path.move_to(side * 0.235, -0.52);
            path.quad_to(side * 0.11, -0.40, side * 0.04, -0.29);
            path.quad_to(side * 0.07, -0.14, side * 0.20, -0.03);
        });
        canvas.stroke(&stalk.moved(height, foot), 0.08 * height, &ink);
    }
    let band = Shape::line(&[(-0.12, -0.29), (0.12, -0.29)]);
    canvas.stroke(&band.moved(height, foot), 0.11 * height, &ink);
}

/// An ear with pointed grains, on the western, the middle or the eastern stalk (-1, 0, 1).
fn ear(side: f32) -> Shape {
    let (sin, cos) = (libm::sinf(side * 0.40), libm::cosf(side * 0.40));
    let root = (side * 0.225, if side == 0.0 { -0.49 } else { -0.47 });
    let at = |(x, y): (f32, f32)| (root.0 + x * cos - y * sin, root.1 + x * sin + y * cos);
    let outline = [
        (0.0, 0.02),
        (-0.13, -0.09),
        (-0.14, -0.20),
        (-0.065, -0.17),
        (-0.13, -0.25),
        (-0.12, -0.37),
        (-0.055, -0.33),
        (0.0, -0.51),
        (0.055, -0.33),
        (0.12, -0.37),
        (0.13, -0.25),
        (0.065, -0.17),
        (0.14, -0.20),
        (0.13, -0.09),
    ];
    Shape::polygon(&outline.map(at))
}
