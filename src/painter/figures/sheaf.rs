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

/// Draws a sheaf of this height on its foot.
pub(super) fn draw(canvas: &mut Canvas, foot: (f32, f32), height: f32, colour: Rgb) {
    let ink = Ink::flat(colour, 1.0);
    for side in [-1.0, 0.0, 1.0] {
        let ear = ear(side).moved(height, foot);
        canvas.fill(&ear, &ink);
        let stalk = Shape::drawn(|path| {
            path.move_to(side * 0.36, -0.58);
            path.quad_to(side * 0.10, -0.42, 0.0, -0.30);
            path.quad_to(-side * 0.10, -0.14, -side * 0.24, -0.03);
        });
        canvas.stroke(&stalk.moved(height, foot), 0.085 * height, &ink);
    }
    let band = Shape::line(&[(-0.15, -0.29), (0.15, -0.29)]);
    canvas.stroke(&band.moved(height, foot), 0.12 * height, &ink);
}

/// An ear with pointed grains, on the western, the middle or the eastern stalk (-1, 0, 1).
fn ear(side: f32) -> Shape {
    let (sin, cos) = (libm::sinf(side * 0.55), libm::cosf(side * 0.55));
    let root = (side * 0.30, if side == 0.0 { -0.50 } else { -0.46 });
    let at = |(x, y): (f32, f32)| (root.0 + x * cos - y * sin, root.1 + x * sin + y * cos);
    let outline = [
        (0.0, 0.0),
        (-0.15, -0.12),
        (-0.15, -0.22),
        (-0.07, -0.19),
        (-0.15, -0.28),
        (-0.13, -0.38),
        (-0.06, -0.35),
        (0.0, -0.50),
        (0.06, -0.35),
        (0.13, -0.38),
        (0.15, -0.28),
        (0.07, -0.19),
        (0.15, -0.22),
        (0.15, -0.12),
    ];
    Shape::polygon(&outline.map(at))
}
