//! A cursed card: its type, its Curse value, and the dice that it shows (HSETUP-2).

use crate::rules::data::shortened;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What is on a card. Cards of one type make a set (HSETUP-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// Dispels the next higher one of its kind at the end (HCARD-10).
    Amulet,
    /// All but one go at the end, for who has few ghosts (HCARD-20).
    Cat,
    /// The first set worth 8 goes, once in a game (HCARD-30).
    Clock,
    /// Groups worth exactly 6 go (HCARD-40).
    Doll,
    /// Every second one sends half of the ghosts away (HCARD-50).
    HolyWater,
    /// Passes ghosts to the right neighbour (HCARD-60).
    Mask,
    /// Brings a ghost; three go (HCARD-70).
    Mirror,
    /// Who has most at the end loses the two highest (HCARD-80).
    MusicBox,
    /// Half of them go at the end (HCARD-90).
    Portrait,
    /// Four go (HCARD-100).
    Ring,
    /// Every second one dispels another type (HCARD-110).
    Tome,
    /// Two of the same value go (HCARD-120).
    Twin,
}

impl CardType {
    /// All twelve, in the order of the alphabet.
    pub const ALL: [CardType; 12] = [
        CardType::Amulet,
        CardType::Cat,
        CardType::Clock,
        CardType::Doll,
        CardType::HolyWater,
        CardType::Mask,
        CardType::Mirror,
        CardType::MusicBox,
        CardType::Portrait,
        CardType::Ring,
        CardType::Tome,
        CardType::Twin,
    ];

    /// The type's name, as it is written in scenarios and traces.
    pub const fn name(self) -> &'static str {
        [
            "amulet",
            "cat",
            "clock",
            "doll",
            "holy-water",
            "mask",
            "mirror",
            "music-box",
            "portrait",
            "ring",
            "tome",
            "twin",
        ][self as usize]
    }

    /// The type with this name.
    pub fn named(name: &str) -> Option<CardType> {
        CardType::ALL.into_iter().find(|of| of.name() == name)
    }

    /// The rule that tells what cards of the type do, by its ID: they are numbered in tens (HCARD-5).
    pub const fn rule(self) -> &'static str {
        const RULES: [&str; 12] = [
            "HCARD-10",
            "HCARD-20",
            "HCARD-30",
            "HCARD-40",
            "HCARD-50",
            "HCARD-60",
            "HCARD-70",
            "HCARD-80",
            "HCARD-90",
            "HCARD-100",
            "HCARD-110",
            "HCARD-120",
        ];
        RULES[self as usize]
    }

    /// Whether cards of this type work only at the end of the game (HCARD-5).
    pub const fn works_at_end(self) -> bool {
        matches!(self, CardType::Amulet | CardType::Cat | CardType::MusicBox | CardType::Portrait)
    }
}

impl fmt::Display for CardType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A cursed card. Two copies with the same type and value are alike. Ordered by type, then value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Its type.
    pub of: CardType,
    /// Its Curse value, from 1 to 4.
    pub value: u8,
}

impl Card {
    /// The highest Curse value (HSETUP-2).
    pub const HIGHEST: u8 = 4;
    /// How many copies of each card there are (HSETUP-2).
    pub const COPIES: u8 = 2;

    /// How many dice it shows: 2 for the values 1 and 2, 1 for 3 and 4 (HSETUP-2).
    pub fn dice(self) -> u8 {
        if self.value < 3 { 2 } else { 1 }
    }
}

/// As in traces: `cat-3`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.of, self.value)
    }
}

impl FromStr for Card {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Card, NoCard> {
        let card = || {
            let (of, value) = text.rsplit_once('-')?;
            let value = (1..=Card::HIGHEST).find(|known| known.to_string() == value)?;
            Some(Card { of: CardType::named(of)?, value })
        };
        card().ok_or_else(|| NoCard(shortened(text)))
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no card: expected a type and a value from 1 to 4, such as \"holy-water-3\"")]
pub struct NoCard(String);

#[cfg(test)]
mod tests {
    use super::*;

    // HSETUP-2
    #[test]
    fn there_are_twelve_types_and_low_cards_show_more_dice() {
        assert_eq!(CardType::ALL.map(|of| of as usize), std::array::from_fn(|number| number));
        assert_eq!([1, 2, 3, 4].map(|value| Card { of: CardType::Cat, value }.dice()), [2, 2, 1, 1]);
    }

    #[test]
    fn a_name_reads_as_its_card() {
        for of in CardType::ALL {
            let cards = (1..=Card::HIGHEST).map(|value| Card { of, value });
            cards.for_each(|card| assert_eq!(card.to_string().parse(), Ok(card)));
        }
        for text in ["cat", "cat-0", "cat-5", "cat-+1", "cat-01", "dog-1", "holy-water", ""] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
