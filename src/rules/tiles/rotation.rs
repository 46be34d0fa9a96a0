//! How a tile is turned, and sets of rotations.

use serde::{Deserialize, Serialize};

/// Quarter turns clockwise, 0 to 3.
///
/// ```
/// use mists::rules::tiles::{Rotation, Side};
///
/// assert_eq!(Rotation::new(5), Rotation::ALL[1]);
/// assert_eq!(Side::N.turned(Rotation::new(1)), Side::E);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// The four rotations, starting with the printed one.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// The rotation by so many quarter turns; four of them are none.
    pub const fn new(quarters: u8) -> Rotation {
        Rotation(quarters & 3)
    }

    /// Quarter turns clockwise, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Rotation {
    type Error = String;

    fn try_from(quarters: u8) -> Result<Self, String> {
        if quarters < 4 {
            Ok(Rotation(quarters))
        } else {
            Err(format!("a turn of {quarters} quarters: expected 0, 1, 2 or 3"))
        }
    }
}

impl From<Rotation> for u8 {
    fn from(turn: Rotation) -> u8 {
        turn.0
    }
}

/// A set of rotations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Rotations(u8);

impl Rotations {
    pub fn contains(self, turn: Rotation) -> bool {
        self.0 >> turn.quarters() & 1 == 1
    }

    pub fn len(self) -> u16 {
        const LENGTHS: [u16; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        LENGTHS[usize::from(self.0 & 15)]
    }
}

impl FromIterator<Rotation> for Rotations {
    fn from_iter<I: IntoIterator<Item = Rotation>>(turns: I) -> Self {
        Rotations(turns.into_iter().fold(0, |set, turn| set | 1 << turn.quarters()))
    }
}
