//! A square of the board by its coordinates: its neighbours, and the eight squares around it.

use super::Side;
use serde::{Deserialize, Serialize};

/// One cell of the board. `x` grows east, `y` grows north; the start tile covers (0,0) to (1,1).
///
/// Decks are small enough (see `Deck::MOST_TILES`) that no board leaves the range of `i8`.
///
/// ```
/// use mists::rules::tiles::{Side, Square};
///
/// let square = Square::new(2, -1);
/// assert_eq!(square.beyond(Side::N), Square::new(2, 0));
/// assert!(square.surrounds(Square::new(3, 0)) && !square.neighbours().contains(&Square::new(3, 0)));
/// assert_eq!(square.to_string(), "(2, -1)");
/// ```
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
