//! The decisions players take: one click each (RTURN-2).

use super::Piece;
use crate::rules::tiles::{Kind, PartName, Rotation, Square};
use serde::{Deserialize, Serialize};

/// One decision of the active player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Lay the drawn tile (RPLACE-1).
    LayTile {
        /// The empty square.
        at: Square,
        /// How the face is turned.
        turn: Rotation,
    },
    /// Which meeple's ghost is drawn into a circle of the laid tile (RCIRC-3).
    DrawIn {
        /// Where the meeple stands.
        meeple: PartName,
    },
    /// From which mist area a ghost leaves its circle (RCIRC-5).
    TakeFromCircle {
        /// The square.
        at: Square,
        /// The area's place in the face's list.
        area: u8,
    },
    /// Which meeple the next ghost comes to (RMIST-1, RMIST-2, RCIRC-5 to RCIRC-8).
    GiveGhost {
        /// Where the meeple stands.
        meeple: PartName,
    },
    /// Put a piece on the laid tile (RMEEPLE-1).
    PlaceMeeple {
        /// Which of the own pieces.
        piece: Piece,
        /// The kind of part.
        kind: Kind,
        /// The part's place in the face's list of that kind.
        index: u8,
    },
    /// Put no piece (RMEEPLE-5).
    SkipMeeple,
    /// Take the abbot back instead of putting a piece (RABBOT-2).
    RecallAbbot,
    /// Which of several completed regions is scored next (RSCORE-7). Any part of the region names it.
    ScoreNext {
        /// A part of the region.
        region: PartName,
    },
}
