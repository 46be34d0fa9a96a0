//! From a square to what is known about it: a small hash table that is cheap to copy.
//!
//! A grid with room for every board would take sixteen kilobytes, nearly all of it empty, and positions are copied all
//! the time. Squares are never forgotten, so nothing is ever taken out of the table.

use super::Square;

/// Tiles and gaps of the largest board together stay well below this.
pub(in crate::rules) const SLOTS: usize = 512;

/// What a square is to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Known {
    /// A tile lies there; its place in the list of tiles.
    Tile(u8),
    /// Empty, with a tile beside it; its place in the list of gaps.
    Gap(u16),
    /// A tile lies there face down.
    FaceDown,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    square: Square,
    known: Option<Known>,
}

#[derive(Clone, Debug)]
pub(in crate::rules) struct SquareIndex {
    slots: [Slot; SLOTS],
}

impl SquareIndex {
    pub fn new() -> SquareIndex {
        SquareIndex { slots: [Slot { square: Square::new(0, 0), known: None }; SLOTS] }
    }

    pub fn get(&self, square: Square) -> Option<Known> {
        self.slots[self.slot_of(square)].known
    }

    pub fn set(&mut self, square: Square, known: Known) {
        let slot = self.slot_of(square);
        self.slots[slot] = Slot { square, known: Some(known) };
    }

    /// The square's slot, or the free one it would get.
    fn slot_of(&self, square: Square) -> usize {
        // Rows of 31 keep the squares of ordinary boards, under 31 wide, from colliding at all.
        let mut slot = (square.x as isize + 31 * square.y as isize) as usize % SLOTS;
        while self.slots[slot].known.is_some() && self.slots[slot].square != square {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_that_share_a_slot_are_kept_apart() {
        let mut index = SquareIndex::new();
        let (a, b) = (Square::new(0, 1), Square::new(31, 0));
        index.set(a, Known::Tile(1));
        index.set(b, Known::Gap(2));
        assert_eq!(index.get(a), Some(Known::Tile(1)));
        assert_eq!(index.get(b), Some(Known::Gap(2)));
        assert_eq!(index.get(Square::new(62, -1)), None);
    }
}
