//! Events by which a game tells the board what to lay. The board does not know the game: it only gets faces and
//! squares.

use super::tiles::LaidTile;
use crate::app::shell::frame::FrameSystems;
use crate::rules::tiles::{Face, FaceId, PartName, Square};
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Faces>().init_resource::<InUse>().add_message::<Wither>();
    app.configure_sets(Update, Tell.in_set(FrameSystems::Follow));
}

/// What is printed on the tiles of the game on the table, by [`FaceId`].
#[derive(Resource, Clone, Default)]
pub struct Faces(pub Arc<[Face]>);

impl Faces {
    /// The face with this ID.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.0[id.index()]
    }
}

/// A tile is laid.
#[derive(Event, Clone, Copy, Debug)]
pub struct Lay(pub LaidTile);

/// The tiles on these squares are framed, and no others: they were laid a moment ago.
#[derive(Event, Clone, Debug, Default)]
pub struct FrameLaid(pub Vec<Square>);

/// A tile is laid face down.
#[derive(Event, Clone, Copy, Debug)]
pub struct LayFaceDown(pub Square);

/// Everything on the board is laid again, at once.
#[derive(Event, Clone, Debug, Default)]
pub struct LayOut {
    /// The tiles that lie face up.
    pub tiles: Vec<LaidTile>,
    /// The squares of tiles that lie face down.
    pub face_down: Vec<Square>,
}

/// The squares that the view of the whole board has to show.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct InUse(pub Vec<Square>);

/// Systems in which a game tells the board what has changed. The board follows after them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tell;

/// All parts of regions that can never be completed.
#[derive(Message, Clone, Debug)]
pub struct Wither(pub Vec<PartName>);
