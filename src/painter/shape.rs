//! Outlines that can be filled or stroked.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// An outline that can be filled or stroked; empty if it has no extent.
#[derive(Clone, Debug)]
pub struct Shape(pub(super) Option<Path>);

impl Shape {
    /// The outline that `build` draws.
    pub fn drawn(build: impl FnOnce(&mut PathBuilder)) -> Shape {
        let mut path = PathBuilder::new();
        build(&mut path);
        Shape(path.finish())
    }

    /// The closed outline through these points.
    pub fn polygon(points: &[(f32, f32)]) -> Shape {
        Shape::drawn(|path| {
            for (i, &(x, y)) in points.iter().enumerate() {
                if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
            }
            path.close();
        })
    }

    /// The open line through these points.
    pub fn line(points: &[(f32, f32)]) -> Shape {
        Shape::drawn(|path| {
            for (i, &(x, y)) in points.iter().enumerate() {
                if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
            }
        })
    }

    /// An upright ellipse.
    pub fn oval(centre: (f32, f32), across: f32, down: f32) -> Shape {
        let (x, y) = centre;
        Shape(Rect::from_ltrb(x - across, y - down, x + across, y + down).and_then(PathBuilder::from_oval))
    }

    /// A circle.
    pub fn circle(centre: (f32, f32), radius: f32) -> Shape {
        Shape::oval(centre, radius, radius)
    }

    /// An upright rectangle.
    pub fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Shape {
        Shape(Rect::from_xywh(x, y, width, height).map(PathBuilder::from_rect))
    }

    /// An upright rectangle with round corners.
    pub fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Shape {
        let r = radius.min(width / 2.0).min(height / 2.0);
        let (right, bottom) = (x + width, y + height);
        Shape::drawn(|path| {
            path.move_to(x + r, y);
            path.line_to(right - r, y);
            path.quad_to(right, y, right, y + r);
            path.line_to(right, bottom - r);
            path.quad_to(right, bottom, right - r, bottom);
            path.line_to(x + r, bottom);
            path.quad_to(x, bottom, x, bottom - r);
            path.line_to(x, y + r);
            path.quad_to(x, y, x + r, y);
            path.close();
        })
    }

    /// Its west, north, east and south, unless it is empty.
    pub fn bounds(&self) -> Option<(f32, f32, f32, f32)> {
        let bounds = self.0.as_ref()?.bounds();
        Some((bounds.left(), bounds.top(), bounds.right(), bounds.bottom()))
    }

    /// The shape stretched by `scale` and moved by `by`.
    pub fn moved(&self, scale: f32, by: (f32, f32)) -> Shape {
        let place = Transform::from_row(scale, 0.0, 0.0, scale, by.0, by.1);
        Shape(self.0.clone().and_then(|path| path.transform(place)))
    }
}
