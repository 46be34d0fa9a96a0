//! The decisions players take: one click each.

use super::Haunt;
use crate::rules::Colour;
use crate::rules::tiles::{Kind, PartName, Rotation, Square};
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Lay the drawn tile (PLACE-1).
    LayTile {
        /// The empty square.
        at: Square,
        /// How the face is turned.
        turn: Rotation,
    },
    /// Bury the meeple that stands on this part (CEM-3).
    Bury {
        /// Where it stands.
        meeple: PartName,
    },
    /// Bury a meeple from the supply: none stands on the board (CEM-4).
    BuryFromSupply {
        /// Its colour.
        colour: Colour,
    },
    /// Which ghost of the squares around the laid tile is drawn into one of its circles (SPELL-2).
    DrawIn {
        /// The square it leaves.
        at: Square,
        /// Where on the square it stands: in mist or on a cemetery.
        haunt: Haunt,
    },
    /// Put Eloise with the meeple on this part (CAT-2, CAT-5, CAT-6).
    PlaceCat {
        /// Where the meeple stands.
        meeple: PartName,
    },
    /// Which mist area of the laid tile gets the one ghost fewer (GHOST-4).
    SpareGhost {
        /// The area's place in the face's list.
        area: u8,
    },
    /// Which open cemetery gets the extra ghost (CEM-6).
    HauntCemetery {
        /// The cemetery's square.
        at: Square,
    },
    /// Which mist area of a square around the new cemetery gets its ghost (L5-3).
    HauntMist {
        /// The square.
        at: Square,
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
    /// Remove one ghost: instead of the points, where the first one decides the square (SCORE-7), or for a hound
    /// (HOUND-3).
    Banish {
        /// The square.
        at: Square,
        /// Where on the square it stands.
        haunt: Haunt,
    },
    /// Remove no more ghosts, perhaps none at all. In a scoring that means no points either (SCORE-7, HOUND-3).
    StopBanishing,
    /// Which marker a colour without one moves (L6-2, L6-4).
    MoveMarker {
        /// The marker's colour.
        marker: Colour,
    },
    /// Put the hound that was reached with the meeple on this part (HOUND-2).
    PlaceHound {
        /// Where the meeple stands.
        meeple: PartName,
    },
    /// Lay a tile face down beside an open cemetery (L5-4).
    LayFaceDown {
        /// The empty square.
        at: Square,
    },
}
