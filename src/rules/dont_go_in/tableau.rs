//! What a player has taken: cards face up, and dispelled ones.

use super::{Card, CardType, Set};
use std::ops::{Index, IndexMut};

/// Cards, type by type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards([Set; CardType::ALL.len()]);

impl Cards {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|set| set.len()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|set| set.is_empty())
    }

    /// What the values add up to.
    pub fn sum(&self) -> u16 {
        self.0.iter().map(|set| set.sum()).sum()
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self[card.of].insert(card.value);
    }

    /// The cards in the order of the alphabet, low values first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        CardType::ALL.into_iter().flat_map(move |of| {
            let values = (1..=Card::HIGHEST).flat_map(move |value| (0..self[of].count(value)).map(move |_| value));
            values.map(move |value| Card { of, value })
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl Index<CardType> for Cards {
    type Output = Set;

    fn index(&self, of: CardType) -> &Set {
        &self.0[of as usize]
    }
}

impl IndexMut<CardType> for Cards {
    fn index_mut(&mut self, of: CardType) -> &mut Set {
        &mut self.0[of as usize]
    }
}

/// A player's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tableau {
    /// Those that count.
    pub face_up: Cards,
    /// Those that are face down for good (HCARD-1). Their faces were seen by all (HHIDE-2).
    pub dispelled: Cards,
}

impl Tableau {
    /// The Curses of the face-up cards (HEND-4).
    pub fn curses(&self) -> u16 {
        self.face_up.sum()
    }

    /// Turns face-up cards of one type face down for good (HCARD-1).
    pub(super) fn dispel(&mut self, of: CardType, cards: Set) {
        self.face_up[of] = self.face_up[of].without(cards);
        self.dispelled[of] = self.dispelled[of].with(cards);
    }
}
