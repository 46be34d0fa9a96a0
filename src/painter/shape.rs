//! Outlines that can be filled or stroked.

use tiny_skia::{LineCap, LineJoin, Path, PathBuilder, Rect, Stroke, Transform};

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

    /// The shape with right and left changed, seen from the origin.
    pub fn mirrored(&self) -> Shape {
        Shape(self.0.clone().and_then(|path| path.transform(Transform::from_scale(-1.0, 1.0))))
    }

    /// The shape turned clockwise round a point.
    pub fn turned(&self, degrees: f32, (x, y): (f32, f32)) -> Shape {
        let angle = degrees.to_radians();
        let (sin, cos) = (libm::sinf(angle), libm::cosf(angle));
        let place = Transform::from_row(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y);
        Shape(self.0.clone().and_then(|path| path.transform(place)))
    }

    /// The area that a pen of this width with a round tip draws along the outline. Curves are exact to a quarter of a
    /// unit.
    pub fn stroked(&self, width: f32) -> Shape {
        const FINENESS: f32 = 4.0;
        let pen = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        Shape(self.0.as_ref().and_then(|path| path.stroke(&pen, FINENESS)))
    }

    /// Several shapes as one.
    pub fn together(shapes: impl IntoIterator<Item = Shape>) -> Shape {
        Shape::drawn(|path| shapes.into_iter().filter_map(|shape| shape.0).for_each(|one| path.push_path(&one)))
    }
}
