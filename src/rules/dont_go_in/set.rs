//! Cards of one type: how many there are of each value.

use super::Card;

/// Cards of one type, such as the face-up ones of a player: a set, as the rules call it.
///
/// ```
/// use mists::rules::dont_go_in::Set;
///
/// let cards = Set::of([1, 3, 4, 3]);
/// assert_eq!((cards.len(), cards.sum(), cards.count(3)), (4, 11, 2));
/// assert_eq!(cards.highest(3), Set::of([4, 3, 3]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Set([u8; Card::HIGHEST as usize]);

impl Set {
    /// No card.
    pub const NONE: Set = Set([0; Card::HIGHEST as usize]);

    /// Cards of these values, from 1 to 4 each.
    pub fn of(values: impl IntoIterator<Item = u8>) -> Set {
        let mut set = Set::NONE;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Set::NONE
    }

    /// What the values add up to.
    pub fn sum(self) -> u16 {
        (1..).zip(self.0).map(|(value, count): (u16, u8)| value * u16::from(count)).sum()
    }

    /// How many cards there are of one value.
    pub fn count(self, value: u8) -> u8 {
        self.0.get(usize::from(value).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// Adds a card of this value.
    pub fn insert(&mut self, value: u8) {
        if let Some(count) = self.0.get_mut(usize::from(value).wrapping_sub(1)) {
            *count += 1;
        }
    }

    /// The values, the highest first.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=Card::HIGHEST).rev().flat_map(move |value| (0..self.count(value)).map(move |_| value))
    }

    /// So many of the cards, the highest ones; all if there are fewer.
    pub fn highest(self, cards: usize) -> Set {
        Set::of(self.values().take(cards))
    }

    /// Whether all of the other cards are among these.
    pub fn holds(self, others: Set) -> bool {
        self.0.iter().zip(others.0).all(|(&count, other)| count >= other)
    }

    /// These cards without the others.
    #[must_use]
    pub fn without(self, others: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at].saturating_sub(others.0[at])))
    }

    /// These cards and the others.
    #[must_use]
    pub fn with(self, others: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] + others.0[at]))
    }

    /// All in one number.
    pub(super) fn in_one(self) -> u64 {
        self.0.iter().fold(0, |number, &count| number << 8 | u64::from(count))
    }
}
