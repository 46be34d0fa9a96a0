//! A set of card types: those in play, those to choose from.

use super::CardType;

/// A set of card types.
///
/// ```
/// use mists::rules::dont_go_in::{CardType, Types};
///
/// let types: Types = [CardType::Ring, CardType::Cat].into_iter().collect();
/// assert_eq!(types.iter().collect::<Vec<_>>(), [CardType::Cat, CardType::Ring]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Types(u16);

impl Types {
    /// The set with no type in it.
    pub const NONE: Types = Types(0);

    /// Adds a type; adding it twice changes nothing.
    pub fn insert(&mut self, of: CardType) {
        self.0 |= 1 << of as u16;
    }

    /// Whether a type is in the set.
    pub const fn contains(self, of: CardType) -> bool {
        self.0 >> of as u16 & 1 == 1
    }

    /// How many types there are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types in the order of the alphabet.
    pub fn iter(self) -> impl Iterator<Item = CardType> {
        CardType::ALL.into_iter().filter(move |&of| self.contains(of))
    }

    /// All in one number, one bit for each.
    pub(super) const fn in_one(self) -> u64 {
        self.0 as u64
    }
}

impl FromIterator<CardType> for Types {
    fn from_iter<I: IntoIterator<Item = CardType>>(types: I) -> Types {
        let mut set = Types::NONE;
        types.into_iter().for_each(|of| set.insert(of));
        set
    }
}
