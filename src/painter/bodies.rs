//! The rough areas of figures in the picture, and how much one figure hides of another.

use super::tiles::geometry::Point;

/// The area of a figure as boxes: west, north, east and south edges in squares, measured from its feet.
pub(super) type Body = &'static [[f32; 4]];

pub(super) const GHOST: Body = &[[-0.11, -0.33, 0.11, 0.0]];
/// Head and shoulders, and the wide hem.
pub(super) const GUARD: Body = &[[-0.08, -0.39, 0.08, -0.16], [-0.13, -0.16, 0.13, 0.02]];
/// Trunk and legs, head, tail. It looks east, as a hound does when its guard is to the west.
pub(super) const HOUND: Body = &[[-0.18, -0.18, 0.12, 0.02], [0.03, -0.27, 0.20, -0.12], [-0.20, -0.27, -0.15, -0.18]];
/// A body with the tail to the east.
pub(super) const CAT: Body = &[[-0.10, -0.26, 0.09, 0.01], [0.09, -0.15, 0.17, 0.01]];

/// A figure on the square.
pub(super) struct Standing {
    pub body: Body,
    /// Where its feet are.
    pub at: Point,
    /// Whether it is mirrored.
    pub turned_round: bool,
}

impl Standing {
    pub fn new(body: Body, at: Point) -> Standing {
        Standing { body, at, turned_round: false }
    }
}

/// The share of the figure behind that the figure in front hides.
pub(super) fn hidden(front: &Standing, back: &Standing) -> f32 {
    let boxes = |standing: &Standing| -> Vec<[f32; 4]> {
        let Point { x, y } = standing.at;
        let turned = |[west, north, east, south]: [f32; 4]| match standing.turned_round {
            true => [x - east, y + north, x - west, y + south],
            false => [x + west, y + north, x + east, y + south],
        };
        standing.body.iter().copied().map(turned).collect()
    };
    let area = |[west, north, east, south]: [f32; 4]| (east - west).max(0.0) * (south - north).max(0.0);
    let (front, back) = (boxes(front), boxes(back));
    let common = |a: [f32; 4], b: [f32; 4]| area([a[0].max(b[0]), a[1].max(b[1]), a[2].min(b[2]), a[3].min(b[3])]);
    let covered: f32 = back.iter().flat_map(|&b| front.iter().map(move |&a| common(a, b))).sum();
    covered / back.iter().map(|&part| area(part)).sum::<f32>().max(1e-6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stands_before_another_hides_it_and_who_stands_beside_it_does_not() {
        let ghost = |x: f32, y: f32| Standing::new(GHOST, Point::new(x, y));
        assert!((hidden(&ghost(0.5, 0.6), &ghost(0.5, 0.6)) - 1.0).abs() < 1e-3);
        assert!((hidden(&ghost(0.61, 0.6), &ghost(0.5, 0.6)) - 0.5).abs() < 1e-3);
        assert_eq!(hidden(&ghost(0.75, 0.6), &ghost(0.5, 0.6)), 0.0);
        let cat = |turned_round| Standing { turned_round, ..Standing::new(CAT, Point::new(0.5, 0.6)) };
        assert!(hidden(&cat(false), &ghost(0.74, 0.6)) > 0.0);
        assert_eq!(hidden(&cat(true), &ghost(0.74, 0.6)), 0.0, "her tail is on the other side");
    }
}
