//! A set of seats: who may look, who wins.

/// A set of seats.
///
/// ```
/// use mists::rules::dont_go_in::Seats;
///
/// let seats: Seats = [2, 0, 2].into_iter().collect();
/// assert_eq!(seats.iter().collect::<Vec<_>>(), [0, 2]);
/// assert!(seats.contains(2) && !seats.contains(1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The set with nobody in it.
    pub const NONE: Seats = Seats(0);

    /// Adds a seat; adding it twice changes nothing.
    pub fn insert(&mut self, seat: usize) {
        self.0 |= 1 << seat;
    }

    /// Whether a seat is in the set.
    pub const fn contains(self, seat: usize) -> bool {
        self.0 >> seat & 1 == 1
    }

    /// How many seats there are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |&seat| self.contains(seat))
    }

    /// All in one number, one bit for each.
    pub(super) const fn in_one(self) -> u64 {
        self.0 as u64
    }
}

impl FromIterator<usize> for Seats {
    fn from_iter<I: IntoIterator<Item = usize>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}
