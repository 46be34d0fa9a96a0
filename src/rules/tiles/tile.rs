//! A tile on the table, and how its parts are numbered and named.

use super::{FaceId, Kind, Rotation, Square};
use serde::{Deserialize, Serialize};

/// A tile's number in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub(in crate::rules) u8);

/// A part's number: the parts of a tile stand one after another, tiles in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartId(pub(in crate::rules) u16);

/// A part as people name it: the square, the kind, and its place in the face's printed list of that kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PartName {
    /// The square of its tile.
    pub at: Square,
    /// Road, city, castle or mist.
    pub kind: Kind,
    /// Its place in the face's list; does not change with the rotation.
    pub index: u8,
}

impl PartName {
    /// The part of that kind and index on that square.
    pub const fn new(at: Square, kind: Kind, index: u8) -> PartName {
        PartName { at, kind, index }
    }
}

/// A tile that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile<T> {
    /// What is printed on it.
    pub face: FaceId,
    /// How it is turned.
    pub turn: Rotation,
    /// Where it lies.
    pub at: Square,
    /// What the game keeps there.
    pub holds: T,
    pub(super) first_part: u16,
}

impl<T> Tile<T> {
    /// The part that stands at this place in the face's [`Face::parts`](super::Face::parts).
    pub(super) fn part(&self, local: u8) -> PartId {
        PartId(self.first_part + u16::from(local))
    }
}
