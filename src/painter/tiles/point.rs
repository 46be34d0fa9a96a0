//! Places on a square and on the board, and what can be measured between them.

use crate::rules::tiles::{Side, Square};
use std::ops::{Add, Mul, Sub};

/// A place on a square or on the board, in squares; `x` east, `y` south.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// East.
    pub x: f32,
    /// South.
    pub y: f32,
}

impl Point {
    /// The place `x` east and `y` south.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// Distance from the origin.
    pub fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// Distance to another place.
    pub fn distance(self, other: Point) -> f32 {
        (self - other).length()
    }

    /// The same direction, one square long; nothing stays nothing.
    pub fn unit(self) -> Point {
        self * (1.0 / self.length().max(1e-6))
    }

    /// A quarter turn to the left of this direction (as seen on the screen).
    pub fn left(self) -> Point {
        Point::new(self.y, -self.x)
    }

    /// The way from here to `other`, `t` = 0 here and 1 there.
    pub fn toward(self, other: Point, t: f32) -> Point {
        self + (other - self) * t
    }

    pub(super) fn dot(self, other: Point) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Turned about the middle of the square by quarter turns clockwise.
    pub(super) fn turned(self, quarters: usize) -> Point {
        (0..quarters & 3).fold(self, |p, _| Point::new(1.0 - p.y, p.x))
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, by: f32) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}

/// The middle of a square.
pub const MIDDLE: Point = Point::new(0.5, 0.5);

/// Width of a road's bed.
pub const ROAD_WIDTH: f32 = 0.092;

/// The middle of a side.
pub fn mid(side: Side) -> Point {
    Point::new(0.5, 0.0).turned(side as usize)
}

/// The direction out of the square across a side.
pub fn outward(side: Side) -> Point {
    (mid(side) - MIDDLE) * 2.0
}

/// How far a place lies inside a side; negative beyond it.
pub fn inside(side: Side, p: Point) -> f32 {
    0.5 - (p - MIDDLE).dot(outward(side))
}

/// The north-west corner of a square in the painter's board coordinates (`y` south).
pub fn origin(square: Square) -> Point {
    Point::new(f32::from(square.x), -f32::from(square.y))
}

/// Whether a place lies within a closed outline.
pub fn within(outline: &[Point], p: Point) -> bool {
    let mut odd = false;
    let mut last = outline.len().wrapping_sub(1);
    for (i, a) in outline.iter().enumerate() {
        let b = outline[last];
        if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
            odd = !odd;
        }
        last = i;
    }
    odd
}

/// Distance from a place to the nearest point of an open line.
pub fn distance_to_line(line: &[Point], p: Point) -> f32 {
    let to_segment = |ends: &[Point]| {
        let along = ends[1] - ends[0];
        let t = ((p - ends[0]).dot(along) / along.dot(along).max(1e-9)).clamp(0.0, 1.0);
        p.distance(ends[0].toward(ends[1], t))
    };
    line.windows(2).map(to_segment).fold(f32::INFINITY, f32::min)
}

/// Points at equal steps along a line, ends included, about `step` apart; never fewer than `least` steps.
pub fn resampled(line: &[Point], step: f32, least: usize) -> Vec<Point> {
    let length: f32 = line.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
    let steps = least.max((length / step) as usize);
    let mut points = Vec::with_capacity(steps + 1);
    let (mut walked, mut next) = (0.0, 0);
    for ends in line.windows(2) {
        let stretch = ends[0].distance(ends[1]);
        while next < steps && length * next as f32 / steps as f32 <= walked + stretch {
            let t = (length * next as f32 / steps as f32 - walked) / stretch.max(1e-9);
            points.push(ends[0].toward(ends[1], t));
            next += 1;
        }
        walked += stretch;
    }
    points.extend(line.last());
    points
}
