//! Where figures stand on the laid tiles.

use crate::app::board::{Paintings, Subject};
use crate::app::games::mists::table::AtTable;
use crate::painter::mists::standing::OnBoard;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::places::Places;
use crate::rules::mists::{Haunt, Hound};
use crate::rules::tiles::{PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::borrow::Cow;

/// The positions of figures on the laid tiles, in world coordinates. A position is where the feet are.
#[derive(SystemParam)]
pub struct Standing<'w> {
    table: Res<'w, AtTable>,
    paintings: Res<'w, Paintings>,
}

impl Standing<'_> {
    /// The position of ghost number `place` of a mist area or cemetery.
    pub fn ghost(&self, at: Square, haunt: Haunt, place: usize) -> Option<Vec2> {
        self.on_board(|board| board.ghost(at, haunt, place)).map(world)
    }

    /// The position of a hound that is with the guard on a part.
    pub fn hound(&self, who: Hound, with: PartName) -> Option<Vec2> {
        self.on_board(|board| board.hound(who, with)).map(world)
    }

    /// The position of Eloise with the guard on a part.
    pub fn cat(&self, with: PartName) -> Option<Vec2> {
        self.on_board(|board| board.cat(with)).map(world)
    }

    /// The middles of the circles of a mist area.
    pub fn circles(&self, at: Square, area: u8) -> Vec<Vec2> {
        self.on_board(|board| board.circles(at, area)).into_iter().map(world).collect()
    }

    /// The position of a guard buried on a cemetery.
    pub fn grave(&self, at: Square) -> Option<Vec2> {
        self.on_board(|board| board.grave(at)).map(world)
    }

    /// The position of a meeple on a part.
    pub fn meeple(&self, on: PartName) -> Option<Vec2> {
        self.on_board(|board| board.meeple(on)).map(world)
    }

    fn on_board<T>(&self, find: impl FnOnce(&OnBoard) -> T) -> T {
        let places = |at: Square| self.places(at);
        find(&OnBoard::new(self.table.position(), &places))
    }

    fn places(&self, at: Square) -> Option<Cow<'_, Places>> {
        let position = self.table.position();
        let tile = position.board().tile(position.board().tile_at(at)?);
        let subject = Subject { face: tile.face, turn: tile.turn, at };
        Some(self.paintings.places(subject, position.face(tile.face)))
    }
}

/// Converts a point of the painter's board to the world, where `y` points north.
pub(super) fn world(place: Point) -> Vec2 {
    Vec2::new(place.x, 1.0 - place.y)
}
