//! The little ghost that is printed on dice and marks: one flat shape with two eyes.

use crate::painter::colour::Rgb;
use crate::painter::ink::{Canvas, Ink};
use crate::painter::shape::Shape;

/// Draws a ghost of this height whose hem is at a point, with eyes in a colour and of a size (1 as a rule).
pub(super) fn draw(canvas: &mut Canvas, hem: (f32, f32), height: f32, body: Rgb, (eyes, size): (Rgb, f32)) {
    canvas.fill(&outline().moved(height, hem), &Ink::flat(body, 1.0));
    for side in [-0.145, 0.145] {
        let eye = Shape::oval((side, -0.62), 0.075 * size, 0.105 * size);
        canvas.fill(&eye.moved(height, hem), &Ink::flat(eyes, 1.0));
    }
}

/// The outline of a ghost that is 1 high. Its hem is at the origin.
pub(super) fn outline() -> Shape {
    Shape::drawn(|path| {
        path.move_to(0.0, -1.0);
        path.cubic_to(0.27, -1.0, 0.40, -0.80, 0.40, -0.52);
        path.line_to(0.42, -0.02);
        path.cubic_to(0.34, 0.04, 0.30, -0.14, 0.21, -0.14);
        path.cubic_to(0.12, -0.14, 0.09, 0.02, 0.0, 0.02);
        path.cubic_to(-0.09, 0.02, -0.12, -0.14, -0.21, -0.14);
        path.cubic_to(-0.30, -0.14, -0.34, 0.04, -0.42, -0.02);
        path.line_to(-0.40, -0.52);
        path.cubic_to(-0.40, -0.80, -0.27, -1.0, 0.0, -1.0);
        path.close();
    })
}
