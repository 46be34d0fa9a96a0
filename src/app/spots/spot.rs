//! A spot on the board, and which one a click hits.

use crate::app::table::OnTable;
use bevy::prelude::*;

/// The distance from a figure's middle within which a click hits its spot, in squares.
pub const FIGURE: f32 = 0.22;

/// A place that can be clicked.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(OnTable)]
pub struct Spot<A: Send + Sync + 'static> {
    /// The decision that a click takes.
    pub action: A,
    /// The middle of the visible mark, in world coordinates.
    pub at: Vec2,
    /// The distance within which a click hits it, in squares.
    pub reach: f32,
}

impl<A: Send + Sync + 'static> Spot<A> {
    /// The area in which a click may hit it, in world coordinates.
    pub fn area(&self) -> Rect {
        Rect::from_center_half_size(self.at, Vec2::splat(self.reach))
    }

    /// The distance of a point from the spot's middle, if a click there hits the spot.
    pub(super) fn distance(&self, place: Vec2) -> Option<f32> {
        Some(self.at.distance(place)).filter(|far| *far < self.reach)
    }
}

/// The nearest of these spots that a click at this point of the board hits.
pub(super) fn nearest<'a, A: Send + Sync + 'static>(
    spots: impl Iterator<Item = (Entity, &'a Spot<A>)>,
    world: Vec2,
) -> Option<Entity> {
    let near = spots.filter_map(|(entity, spot)| Some((spot.distance(world)?, entity)));
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, entity)| entity)
}
