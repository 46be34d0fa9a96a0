//! A square of the board by its coordinates: its neighbours, and the eight squares around it.

use super::Side;
use serde::{Deserialize, Serialize};

/// One cell of the board. `x` grows east, `y` grows north; the start tile covers (0,0) to (1,1).
///
/// No deck is so large (see `Deck::MOST_TILES`) that a board comes near the limits of these numbers.
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
    pub x: i16,
    /// Rows north of the start tile's south-west square.
    pub y: i16,
}

impl Square {
    /// Boards that are laid out by hand reach no farther out than this in any direction.
    pub(in crate::rules) const FARTHEST: i16 = 1000;

    /// The square in column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Square {
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
        self != other && self.x.abs_diff(other.x).max(self.y.abs_diff(other.y)) <= 1
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}
