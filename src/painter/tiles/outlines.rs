//! The curves of roads, city walls and mist areas: how they run from side to side of a square.

use super::point::{MIDDLE, Point, mid};
use crate::rules::tiles::Side;

pub(super) fn bezier(p: [Point; 4], steps: usize) -> Vec<Point> {
    let at = |i: usize| {
        let t = i as f32 / steps as f32;
        let s = 1.0 - t;
        p[0] * (s * s * s) + p[1] * (3.0 * s * s * t) + p[2] * (3.0 * s * t * t) + p[3] * (t * t * t)
    };
    (0..=steps).map(at).collect()
}

/// A bezier given on a face that looks north, turned to where it belongs.
pub(super) fn turned_bezier(p: [(f32, f32); 4], quarters: usize) -> Vec<Point> {
    bezier(p.map(|(x, y)| Point::new(x, y).turned(quarters)), 28)
}

pub(super) fn straight(from: Point, to: Point) -> Vec<Point> {
    (0..=12).map(|i| from.toward(to, i as f32 / 12.0)).collect()
}

pub(super) fn through(from: Side, to: Side) -> Vec<Point> {
    let (a, b) = (mid(from), mid(to));
    if from.opposite() == to {
        let sway = Point::new(0.03, -0.035);
        return bezier([a, a.toward(MIDDLE, 0.7) + sway, b.toward(MIDDLE, 0.7) - sway, b], 24);
    }
    bezier([a, a.toward(MIDDLE, 0.75), b.toward(MIDDLE, 0.75), b], 24)
}

/// A wall that cuts off one side, `depth` being its control points' distance from the side. It leaves a corner shared
/// with another city flatly, so that open land shows between the two.
pub(super) fn cap(side: Side, depth: f32, rivals: &[Side]) -> Vec<Point> {
    let next = |quarters: usize| rivals.contains(&Side::ALL[(side as usize + quarters) & 3]);
    let before = if next(3) { (0.46, depth * 0.72) } else { (0.16, depth) };
    let after = if next(1) { (0.54, depth * 0.72) } else { (0.84, depth) };
    turned_bezier([(0.0, 0.0), before, after, (1.0, 0.0)], side as usize)
}

/// A city's outline and its walls. `sides` are sorted; `rivals` are the sides of the tile's other cities.
pub(super) fn city_shape(sides: &[Side], rivals: &[Side]) -> (Vec<Point>, Vec<Vec<Point>>) {
    let corner = |x: f32, y: f32, quarters: usize| Point::new(x, y).turned(quarters);
    match sides {
        [side] => {
            let wall = cap(*side, 0.46, rivals);
            (wall.clone(), vec![wall])
        }
        [a, b] if a.opposite() == *b => {
            let k = *a as usize + 1;
            let walls: Vec<_> = [k & 3, (k + 2) & 3].map(|k| cap(Side::ALL[k], 0.26, &[])).into();
            // A rival cap fits into the open land between wall and side only if that wall stands further in.
            let walls: Vec<_> = (walls.into_iter().enumerate())
                .map(|(i, wall)| {
                    let side = Side::ALL[(k + 2 * i) & 3];
                    if rivals.contains(&side) { cap(side, 0.52, &[]) } else { wall }
                })
                .collect();
            (walls.concat(), walls)
        }
        [a, b] => {
            let k = if *b as usize - *a as usize == 1 { *a as usize } else { *b as usize };
            let rival = |quarters: usize| rivals.contains(&Side::ALL[(k + quarters) & 3]);
            let first = if rival(3) { (0.40, 0.14) } else { (0.10, 0.52) };
            let second = if rival(2) { (0.86, 0.60) } else { (0.48, 0.90) };
            let wall = turned_bezier([(0.0, 0.0), first, second, (1.0, 1.0)], k);
            let mut outline = wall.clone();
            outline.push(corner(1.0, 0.0, k));
            (outline, vec![wall])
        }
        [_, _, _] => {
            let open = Side::ALL.into_iter().find(|side| !sides.contains(side)).unwrap_or(Side::N);
            let depth = if rivals.contains(&open) { 0.58 } else { 0.27 };
            let wall = cap(open, depth, &[]);
            let mut outline = wall.clone();
            outline.extend([corner(1.0, 1.0, open as usize), corner(0.0, 1.0, open as usize)]);
            (outline, vec![wall])
        }
        _ => (SQUARE.to_vec(), Vec::new()),
    }
}

pub(super) const SQUARE: [Point; 4] =
    [Point::new(0.0, 0.0), Point::new(1.0, 0.0), Point::new(1.0, 1.0), Point::new(0.0, 1.0)];

/// Outlines that cover the mist of an area with these sides.
pub(super) fn mist_outlines(sides: &[Side]) -> Vec<Vec<Point>> {
    if sides.len() == 4 {
        return vec![SQUARE.to_vec()];
    }
    let has = |quarters: usize| sides.contains(&Side::ALL[quarters & 3]);
    let mut outlines = Vec::new();
    for &side in sides {
        let k = side as usize;
        outlines.push(turned_bezier([(0.0, 0.0), (0.10, 0.62), (0.90, 0.62), (1.0, 0.0)], k));
        if has(k + 1) {
            let mut outline = turned_bezier([(0.0, 0.0), (0.02, 0.62), (0.42, 0.98), (1.0, 1.0)], k);
            outline.push(Point::new(1.0, 0.0).turned(k));
            outlines.push(outline);
        }
    }
    match sides {
        [a, b] if a.opposite() == *b => {
            let band = [(0.0, 0.0), (1.0, 0.0), (0.86, 0.5), (1.0, 1.0), (0.0, 1.0), (0.14, 0.5)];
            outlines.push(band.map(|(x, y)| Point::new(x, y).turned(*a as usize)).to_vec());
        }
        [_, _, _] => {
            let open = (0..4).find(|&k| !has(k)).unwrap_or(0);
            let mut outline = turned_bezier([(0.0, 0.0), (0.16, 0.52), (0.84, 0.52), (1.0, 0.0)], open);
            outline.extend([Point::new(1.0, 1.0).turned(open), Point::new(0.0, 1.0).turned(open)]);
            outlines.push(outline);
        }
        _ => {}
    }
    outlines
}
