//! Where figures stand on the laid tiles.

use crate::app::board::{Paintings, Subject};
use crate::app::table::AtTable;
use crate::painter::geometry::Point;
use crate::painter::places::Places;
use crate::rules::{Haunt, Kind, PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::borrow::Cow;

/// The standing places of the laid tiles, in world coordinates: where a figure has its feet.
#[derive(SystemParam)]
pub struct Standing<'w> {
    table: Res<'w, AtTable>,
    paintings: Res<'w, Paintings>,
}

impl Standing<'_> {
    /// Where ghost number `place` of a mist area or cemetery stands.
    pub fn ghost(&self, at: Square, haunt: Haunt, place: usize) -> Option<Vec2> {
        let places = self.places(at)?;
        let in_area = match haunt {
            Haunt::Mist(area) => places.ghosts.get(area as usize)?,
            Haunt::Cemetery => &places.graves,
        };
        // More ghosts than places only happens on boards that no game reaches; they then share.
        in_area.get(place % in_area.len().max(1)).map(|&spot| world(at, spot))
    }

    /// Where a meeple on a part stands.
    pub fn meeple(&self, on: PartName) -> Option<Vec2> {
        let places = self.places(on.at)?;
        let index = on.index as usize;
        let spot = match on.kind {
            Kind::Road => places.roads.get(index).copied(),
            Kind::City => places.cities.get(index).copied(),
            Kind::Castle => places.castle,
            Kind::Mist => None,
        }?;
        Some(world(on.at, spot))
    }

    fn places(&self, at: Square) -> Option<Cow<'_, Places>> {
        let position = self.table.position();
        let tile = position.board().tile(position.board().tile_at(at)?);
        let subject = Subject { face: tile.face, turn: tile.turn, at };
        Some(self.paintings.places(subject, position.face(tile.face)))
    }
}

/// A place of a square on the board, where `y` points north.
fn world(at: Square, spot: Point) -> Vec2 {
    Vec2::new(f32::from(at.x) + spot.x, f32::from(at.y) + 1.0 - spot.y)
}
