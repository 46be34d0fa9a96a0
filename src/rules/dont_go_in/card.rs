//! A cursed card: its type, its Curse value, and the dice that it shows (HSETUP-2).

use serde::{Deserialize, Serialize};

/// What is on a card. Cards of one type make a set (HSETUP-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// How many dice it shows: 2 for the values 1 and 2, 1 for 3 and 4 (HSETUP-2).
    pub fn dice(self) -> u8 {
        if self.value < 3 { 2 } else { 1 }
    }
}
