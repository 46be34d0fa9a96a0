//! What games tell the board to lay. The board knows no game: it is told faces and squares.

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
    /// What is printed on a tile.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.0[id.index()]
    }
}

/// A tile is laid.
#[derive(Event, Clone, Copy, Debug)]
pub struct Lay(pub LaidTile);

/// A tile is laid on its face.
#[derive(Event, Clone, Copy, Debug)]
pub struct LayFaceDown(pub Square);

/// Everything that lies on the board is laid anew, at once.
#[derive(Event, Clone, Debug, Default)]
pub struct LayOut {
    /// The tiles.
    pub tiles: Vec<LaidTile>,
    /// The one that was laid last, if one was.
    pub last: Option<Square>,
    /// Where tiles lie on their faces.
    pub face_down: Vec<Square>,
}

/// The squares that are seen when the whole board is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct InUse(pub Vec<Square>);

/// When a game tells the board what has changed; the board follows after that.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tell;

/// All parts of regions that can never be finished any more.
#[derive(Message, Clone, Debug)]
pub struct Wither(pub Vec<PartName>);
