//! Where figures stand on the laid tiles.

use crate::app::board::{Paintings, Subject};
use crate::app::games::carcassonne::table::AtTable;
use crate::app::table::PutAway;
use crate::painter::carcassonne::posts::Posts;
use crate::painter::carcassonne::standing;
use crate::painter::figures::haunting;
use crate::painter::tiles::geometry::{Point, origin};
use crate::rules::tiles::{PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KnownPosts>().add_observer(forget);
}

/// The posts of tiles that were asked for. To find them takes a moment, so each tile is looked at once.
#[derive(Resource, Default)]
struct KnownPosts(Mutex<HashMap<Subject, Arc<Posts>>>);

/// The tiles of another deck have other faces.
fn forget(_: On<PutAway>, mut known: ResMut<KnownPosts>) {
    *known = KnownPosts::default();
}

/// The positions of figures on the laid tiles, in world coordinates. A position is where the feet are.
#[derive(SystemParam)]
pub struct Standing<'w> {
    table: Res<'w, AtTable>,
    paintings: Res<'w, Paintings>,
    known: Res<'w, KnownPosts>,
}

impl Standing<'_> {
    /// The position of a meeple on a part; of a farmer, the middle of the ground under it.
    pub fn meeple(&self, on: PartName) -> Option<Vec2> {
        standing::meeple(&*self.posts(on.at)?, on).map(world)
    }

    /// The position of the first, second or third ghost with a meeple. The third one is over its head.
    pub fn ghost(&self, with: PartName, number: u8) -> Option<Vec2> {
        let posts = self.posts(with.at)?;
        let place = match number {
            0 | 1 => standing::ghosts(&posts, with)?[usize::from(number)],
            _ => {
                let (east, south) = haunting::THIRD;
                standing::meeple(&posts, with)? + Point::new(east, south)
            }
        };
        Some(world(place))
    }

    /// The middles of the circles of a mist area.
    pub fn circles(&self, at: Square, area: u8) -> Vec<Vec2> {
        let Some(subject) = self.subject(at) else { return Vec::new() };
        let places = self.paintings.places(subject, self.table.position().face(subject.face));
        let circles = places.circles.get(usize::from(area));
        circles.into_iter().flatten().map(|&spot| world(origin(at) + spot)).collect()
    }

    /// The posts of the tile on a square.
    fn posts(&self, at: Square) -> Option<Arc<Posts>> {
        let subject = self.subject(at)?;
        let mut known = self.known.0.lock().unwrap_or_else(PoisonError::into_inner);
        let posts = || Arc::new(Posts::on(self.table.position().face(subject.face), subject.turn, at));
        Some(known.entry(subject).or_insert_with(posts).clone())
    }

    fn subject(&self, at: Square) -> Option<Subject> {
        let board = self.table.position().board();
        let tile = board.tile(board.tile_at(at)?);
        Some(Subject { face: tile.face, turn: tile.turn, at })
    }
}

/// Converts a point of the painter's board to the world, where `y` points north.
fn world(place: Point) -> Vec2 {
    Vec2::new(place.x, 1.0 - place.y)
}
