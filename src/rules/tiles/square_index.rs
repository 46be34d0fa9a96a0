//! From a square to what is known about it: a small hash table that is cheap to copy.
//!
//! A grid with room for every board would take sixteen kilobytes, nearly all of it empty, and positions are copied all
//! the time. The table holds no squares either: they stand in the lists that its entries point to. Squares are never
//! forgotten, so nothing is ever taken out of the table.

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
    /// A tile lies there face down; its place in the list of such tiles.
    FaceDown(u8),
}

/// What is known of a square, in two bytes: the kind in the lowest two bits, 0 for nothing, and the place above them.
#[derive(Clone, Copy, Debug)]
struct Entry(u16);

impl Entry {
    const NOTHING: Entry = Entry(0);

    fn of(known: Known) -> Entry {
        match known {
            Known::Tile(place) => Entry(u16::from(place) << 2 | 1),
            Known::Gap(place) => Entry(place << 2 | 2),
            Known::FaceDown(place) => Entry(u16::from(place) << 2 | 3),
        }
    }

    fn known(self) -> Option<Known> {
        let place = self.0 >> 2;
        match self.0 & 3 {
            0 => None,
            1 => Some(Known::Tile(place as u8)),
            2 => Some(Known::Gap(place)),
            _ => Some(Known::FaceDown(place as u8)),
        }
    }
}

/// The table. It is boxed because it is large: a position can be moved without it.
#[derive(Clone, Debug)]
pub(in crate::rules) struct SquareIndex {
    slots: Box<[Entry; SLOTS]>,
}

/// A slot of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Slot(usize);

impl SquareIndex {
    pub fn new() -> SquareIndex {
        SquareIndex { slots: Box::new([Entry::NOTHING; SLOTS]) }
    }

    pub fn get(&self, slot: Slot) -> Option<Known> {
        self.slots[slot.0 % SLOTS].known()
    }

    pub fn set(&mut self, slot: Slot, known: Known) {
        self.slots[slot.0 % SLOTS] = Entry::of(known);
    }

    /// The square's slot, or the free one it would get. `square_of` looks up the square that an entry is about.
    pub fn slot_of(&self, square: Square, square_of: impl Fn(Known) -> Square) -> Slot {
        // Rows of 31 keep the squares of ordinary boards, under 31 wide, from colliding at all.
        let mut slot = Slot((square.x as isize + 31 * square.y as isize) as usize % SLOTS);
        while self.get(slot).is_some_and(|known| square_of(known) != square) {
            slot = Slot((slot.0 + 1) % SLOTS);
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
        let squares = [Square::new(0, 1), Square::new(31, 0), Square::new(62, -1)];
        let square_of = |known| match known {
            Known::Tile(place) | Known::FaceDown(place) => squares[usize::from(place)],
            Known::Gap(place) => squares[usize::from(place)],
        };
        let all = [Known::Tile(0), Known::Gap(1), Known::FaceDown(2)];
        for (square, known) in squares.into_iter().zip(all) {
            let slot = index.slot_of(square, square_of);
            assert_eq!(index.get(slot), None);
            index.set(slot, known);
        }
        assert_eq!(squares.map(|square| index.get(index.slot_of(square, square_of))), all.map(Some));
    }

    #[test]
    fn an_entry_has_room_for_every_place() {
        let last = SLOTS as u16 - 1;
        for known in [Known::Tile(u8::MAX), Known::Gap(0), Known::Gap(last), Known::FaceDown(0)] {
            assert_eq!(Entry::of(known).known(), Some(known));
        }
    }
}
