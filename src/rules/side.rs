//! Directions and places: the four sides of a square, quarter turns, and squares of the board.

use serde::{Deserialize, Serialize};

/// One of the four sides of a square or of a printed face.
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
    /// All four, clockwise from north.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    /// The side that faces this one across a shared edge.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) & 3]
    }

    /// Where this side of a face looks once the face was turned.
    pub const fn turned(self, turn: Turn) -> Side {
        Side::ALL[(self as usize + turn.quarters() as usize) & 3]
    }

    /// Which side of the printed face looks this way once the face was turned (the inverse of [`Side::turned`]).
    pub const fn unturned(self, turn: Turn) -> Side {
        Side::ALL[(self as usize + 4 - turn.quarters() as usize) & 3]
    }
}

/// Quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Turn(u8);

impl Turn {
    /// The four rotations, starting with the printed one.
    pub const ALL: [Turn; 4] = [Turn(0), Turn(1), Turn(2), Turn(3)];

    /// The rotation by so many quarter turns; whole rounds are dropped.
    pub const fn new(quarters: u8) -> Turn {
        Turn(quarters & 3)
    }

    /// Quarter turns clockwise, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Turn {
    type Error = String;

    fn try_from(quarters: u8) -> Result<Self, String> {
        if quarters < 4 {
            Ok(Turn(quarters))
        } else {
            Err(format!("a turn of {quarters} quarters: expected 0, 1, 2 or 3"))
        }
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> u8 {
        turn.0
    }
}

/// One cell of the board. `x` grows east, `y` grows north; the start tile covers (0,0) to (1,1).
///
/// Decks are small enough (see `Deck::MOST_TILES`) that no board leaves the range of `i8`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Square {
    /// Columns east of the start tile's south-west square.
    pub x: i8,
    /// Rows north of the start tile's south-west square.
    pub y: i8,
}

impl Square {
    /// The square in column `x` and row `y`.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// The neighbour across a side.
    pub const fn beyond(self, side: Side) -> Square {
        match side {
            Side::N => Square::new(self.x, self.y + 1),
            Side::E => Square::new(self.x + 1, self.y),
            Side::S => Square::new(self.x, self.y - 1),
            Side::W => Square::new(self.x - 1, self.y),
        }
    }

    /// The four squares that share an edge with this one, clockwise from north.
    pub fn neighbours(self) -> [Square; 4] {
        Side::ALL.map(|side| self.beyond(side))
    }

    /// The eight squares around this one, row by row from the north.
    pub fn surroundings(self) -> [Square; 8] {
        [(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1)]
            .map(|(x, y)| Square::new(self.x + x, self.y + y))
    }

    /// Whether the other square is one of the eight around this one.
    pub fn surrounds(self, other: Square) -> bool {
        let apart = |a: i8, b: i8| (i16::from(a) - i16::from(b)).abs();
        self != other && apart(self.x, other.x).max(apart(self.y, other.y)) <= 1
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}
