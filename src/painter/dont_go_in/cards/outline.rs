//! Outlines for the cursed objects: curves, mirrored halves, lines with a width, and shapes cut by others.

use crate::painter::shape::Shape;
use tiny_skia::PathBuilder;

/// One step of an outline. All points are absolute.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// A straight line to a point.
    L(f32, f32),
    /// A curve past one control point, which comes first.
    Q(f32, f32, f32, f32),
    /// A curve past two control points, which come first.
    C(f32, f32, f32, f32, f32, f32),
}

impl Step {
    fn draw(self, path: &mut PathBuilder) {
        match self {
            Step::L(x, y) => path.line_to(x, y),
            Step::Q(cx, cy, x, y) => path.quad_to(cx, cy, x, y),
            Step::C(ax, ay, bx, by, x, y) => path.cubic_to(ax, ay, bx, by, x, y),
        }
    }

    fn end(self) -> (f32, f32) {
        match self {
            Step::L(x, y) | Step::Q(_, _, x, y) | Step::C(_, _, _, _, x, y) => (x, y),
        }
    }

    /// The same step on the other side of the axis, walked back to where it began.
    fn back_to(self, (x, y): (f32, f32)) -> Step {
        match self {
            Step::L(..) => Step::L(-x, y),
            Step::Q(cx, cy, ..) => Step::Q(-cx, cy, -x, y),
            Step::C(ax, ay, bx, by, ..) => Step::C(-bx, by, -ax, ay, -x, y),
        }
    }
}

/// A closed outline.
pub(super) fn closed(start: (f32, f32), steps: &[Step]) -> Shape {
    Shape::drawn(|path| {
        path.move_to(start.0, start.1);
        steps.iter().for_each(|step| step.draw(path));
        path.close();
    })
}

/// An open line, as a shape of this `width` with round ends.
pub(super) fn line(start: (f32, f32), steps: &[Step], width: f32) -> Shape {
    let path = Shape::drawn(|path| {
        path.move_to(start.0, start.1);
        steps.iter().for_each(|step| step.draw(path));
    });
    path.stroked(width)
}

/// An outline of which only the right half is told, from the top to the bottom. Its axis is at x = 0.
pub(super) fn mirrored(start: (f32, f32), steps: &[Step]) -> Shape {
    Shape::drawn(|path| {
        path.move_to(start.0, start.1);
        steps.iter().for_each(|step| step.draw(path));
        let (x, y) = steps.last().map_or(start, |step| step.end());
        path.line_to(-x, y);
        for (at, step) in steps.iter().enumerate().rev() {
            let from = if at == 0 { start } else { steps[at - 1].end() };
            step.back_to(from).draw(path);
        }
        path.close();
    })
}

/// An elliptic ring of this `width`.
pub(super) fn ring(centre: (f32, f32), across: f32, down: f32, width: f32) -> Shape {
    Shape::oval(centre, across, down).stroked(width)
}

impl Shape {
    /// The shape grown round a point.
    pub(super) fn grown(&self, by: f32, about: (f32, f32)) -> Shape {
        self.moved(by, (about.0 * (1.0 - by), about.1 * (1.0 - by)))
    }

    /// Only the part of the shape that lies inside another one.
    pub(super) fn within(self, other: &Shape) -> Form {
        Form { shape: self, within: Some(other.clone()), without: None }
    }

    /// Only the part of the shape that lies outside another one.
    pub(super) fn without(self, other: &Shape) -> Form {
        Form { shape: self, within: None, without: Some(other.clone()) }
    }
}

/// A shape, perhaps cut by another one.
pub(super) struct Form {
    pub shape: Shape,
    pub within: Option<Shape>,
    pub without: Option<Shape>,
}

impl From<Shape> for Form {
    fn from(shape: Shape) -> Form {
        Form { shape, within: None, without: None }
    }
}

/// A shape and its mirror image: both ears, both hands.
pub(super) fn both(shape: &Shape) -> [Shape; 2] {
    [shape.mirrored(), shape.clone()]
}
