//! What stands in the way of a figure on open land: houses, castles, yards and the ruin, as rough ovals.

use super::geometry::{Layout, MIDDLE, Point};
use super::objects::village;
use crate::rules::tiles::Centre;

/// The ovals on a tile: their middles and their radii.
pub(in crate::painter) struct Obstacles(Vec<(Point, Point)>);

impl Obstacles {
    /// What stands on a tile apart from plants and walls of cities.
    pub fn of(layout: &Layout) -> Obstacles {
        let yard = layout.yard();
        Obstacles(match layout.centre {
            Some(Centre::Castle) => vec![(layout.castle() - Point::new(0.0, 0.08), Point::new(0.27, 0.36))],
            Some(Centre::Monastery) => vec![(MIDDLE - Point::new(0.0, 0.08), Point::new(0.42, 0.46))],
            Some(Centre::Cemetery) => vec![(yard.centre, yard.half * 1.25)],
            Some(Centre::Ruin) => vec![(layout.ruin_corner(), Point::new(0.30, 0.30))],
            Some(Centre::Village) => village::spots(layout).map(|spot| (spot, Point::new(0.11, 0.11))).to_vec(),
            None => Vec::new(),
        })
    }

    /// How deep a place lies in an obstacle: 1 in its middle, 0 at its rim and beyond.
    pub fn depth(&self, p: Point) -> f32 {
        let deep = |&(middle, radii): &(Point, Point)| {
            let off = p - middle;
            (1.0 - Point::new(off.x / radii.x, off.y / radii.y).length()).max(0.0)
        };
        self.0.iter().map(deep).fold(0.0, f32::max)
    }
}
