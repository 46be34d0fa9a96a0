//! The decisions players take: one click each.

use super::{Colour, Kind, PartName, Square, Turn};
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Lay the drawn tile (PLACE-1).
    LayTile {
        /// The empty square.
        at: Square,
        /// How the face is turned.
        turn: Turn,
    },
    /// Which mist area of the laid tile gets the one ghost fewer (GHOST-4).
    SpareGhost {
        /// The area's place in the face's list.
        area: u8,
    },
    /// Put a meeple on the laid tile (MEEPLE-1).
    PlaceMeeple {
        /// One of the active player's colours.
        colour: Colour,
        /// Road, city or castle.
        kind: Kind,
        /// The part's place in the face's list of that kind.
        index: u8,
    },
    /// Put no meeple (MEEPLE-4).
    SkipMeeple,
    /// Which of several completed regions is scored next (SCORE-8). Any part of the region names it.
    ScoreNext {
        /// A part of the region.
        region: PartName,
    },
    /// Take the points of the region (SCORE-6).
    TakePoints,
    /// Remove one ghost instead of the points; the first one decides the square (SCORE-7).
    Banish {
        /// The square.
        at: Square,
        /// The mist area on it, as its place in the face's list.
        area: u8,
    },
    /// Remove no more ghosts, perhaps none at all, and take no points (SCORE-7).
    StopBanishing,
}
