//! The four sides of a square.

use super::Rotation;
use serde::{Deserialize, Serialize};

/// One of the four sides of a square or of a printed face.
///
/// ```
/// use mists::rules::tiles::{Rotation, Side};
///
/// let half = Rotation::new(2);
/// assert_eq!((Side::E.turned(half), Side::E.opposite()), (Side::W, Side::W));
/// assert_eq!(Side::W.unturned(half), Side::E);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// North, towards greater `y`.
    N = 0,
    /// East, towards greater `x`.
    E = 1,
    /// South, towards smaller `y`.
    S = 2,
    /// West, towards smaller `x`.
    W = 3,
}

impl Side {
    /// The side in a sentence: "northern".
    pub const fn adjective(self) -> &'static str {
        match self {
            Side::N => "northern",
            Side::E => "eastern",
            Side::S => "southern",
            Side::W => "western",
        }
    }

    /// All four, clockwise from north.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// The side that faces this one across a shared edge.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) & 3]
    }

    /// Where this side of a face is when the face is turned.
    pub const fn turned(self, turn: Rotation) -> Side {
        Side::ALL[(self as usize + turn.quarters() as usize) & 3]
    }

    /// Which side of the printed face is here when the face is turned: the reverse of [`Side::turned`].
    pub const fn unturned(self, turn: Rotation) -> Side {
        Side::ALL[(self as usize + 4 - turn.quarters() as usize) & 3]
    }
}
