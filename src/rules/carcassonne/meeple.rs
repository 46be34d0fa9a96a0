//! Meeples: the kinds of piece that a player has, and one that stands or lies on the board.

use crate::rules::Colour;
use crate::rules::tiles::PartId;
use serde::{Deserialize, Serialize};

/// A kind of piece (RSETUP-4, RABBOT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// An ordinary meeple: ghosts can come to it (RGHOST-1).
    Ordinary,
    /// A guard: no ghost ever comes to it (RGUARD-2).
    Guard,
    /// The abbot, for monasteries only (RABBOT-1). Ghosts can come to it.
    Abbot,
}

impl Piece {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Piece; 3] = [Piece::Ordinary, Piece::Guard, Piece::Abbot];

    /// The kind's lower-case name.
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Ordinary => "ordinary",
            Piece::Guard => "guard",
            Piece::Abbot => "abbot",
        }
    }

    /// Whether ghosts can come to it (RGHOST-1, RGUARD-2, RABBOT-1).
    pub const fn can_be_haunted(self) -> bool {
        match self {
            Piece::Ordinary | Piece::Abbot => true,
            Piece::Guard => false,
        }
    }
}

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeple {
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// The part it was put on.
    pub part: PartId,
    /// Ghosts that stand with it, at most two: with the third one it goes home (RGHOST-3).
    pub ghosts: u8,
}

impl Meeple {
    /// With so many ghosts a meeple goes home (RGHOST-3).
    pub const CHASED: u8 = 3;
}
