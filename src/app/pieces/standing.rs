//! Where figures stand on the laid tiles.

use crate::app::board::{Paintings, Subject};
use crate::app::table::AtTable;
use crate::painter::geometry::Point;
use crate::painter::places::{self, Places};
use crate::rules::{Haunt, Hound, PartName, Square};
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
        let in_area = places.haunt(haunt)?;
        // Where there are more ghosts than places, as on a cemetery that stays open for long, they crowd behind each other.
        let (row, place) = (place / in_area.len().max(1), place % in_area.len().max(1));
        let crowded = Vec2::new(0.07, 0.045) * row as f32;
        in_area.get(place).map(|&spot| world(at, spot) + crowded)
    }

    /// Where a hound stands with the guard on a part.
    pub fn hound(&self, who: Hound, with: PartName) -> Option<Vec2> {
        self.companion(who as usize, with)
    }

    /// Where Eloise sits with the guard on a part: on the side where no hound is, if there is one.
    pub fn cat(&self, with: PartName) -> Option<Vec2> {
        let position = self.table.position();
        let taken =
            |hound| position.part_named(with).is_some_and(|part| position.hounds_with(part).any(|who| who == hound));
        let free = Hound::ALL.into_iter().rev().find(|&hound| !taken(hound));
        self.companion(free.map_or(Hound::ALL.len(), |hound| hound as usize), with)
    }

    /// The middles of the circles of a mist area.
    pub fn circles(&self, at: Square, area: u8) -> Vec<Vec2> {
        let places = self.places(at);
        let circles = places.as_ref().and_then(|places| places.haunt(Haunt::Circle(area)));
        circles.into_iter().flatten().map(|&spot| world(at, spot)).collect()
    }

    fn companion(&self, which: usize, with: PartName) -> Option<Vec2> {
        let guard = self.meeple(with)?;
        let corner = Vec2::new(f32::from(with.at.x), f32::from(with.at.y) + 1.0);
        let guard = Point::new(guard.x - corner.x, corner.y - guard.y);
        Some(world(with.at, places::beside(&*self.places(with.at)?, guard)[which]))
    }

    /// Where a guard buried on a cemetery has its feet: it lies with them to the east, its middle over the grave.
    pub fn grave(&self, at: Square) -> Option<Vec2> {
        let spot = *self.places(at)?.graves.first()?;
        Some(world(at, spot) + Vec2::new(0.105, 0.01))
    }

    /// Where a meeple on a part stands.
    pub fn meeple(&self, on: PartName) -> Option<Vec2> {
        self.places(on.at)?.post(on.kind, on.index).map(|spot| world(on.at, spot))
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
