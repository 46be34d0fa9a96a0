//! The cards: their names, and what they do.

use crate::app::words::{listed, say};
use crate::rules::dont_go_in::{Card, CardType, Set};

/// The type's name: "Holy Water".
pub fn card_type(of: CardType) -> &'static str {
    match of {
        CardType::Amulet => say!("house-type-amulet"),
        CardType::Cat => say!("house-type-cat"),
        CardType::Clock => say!("house-type-clock"),
        CardType::Doll => say!("house-type-doll"),
        CardType::HolyWater => say!("house-type-holy-water"),
        CardType::Mask => say!("house-type-mask"),
        CardType::Mirror => say!("house-type-mirror"),
        CardType::MusicBox => say!("house-type-music-box"),
        CardType::Portrait => say!("house-type-portrait"),
        CardType::Ring => say!("house-type-ring"),
        CardType::Tome => say!("house-type-tome"),
        CardType::Twin => say!("house-type-twin"),
    }
}

/// What cards of the type do, in a sentence or two (HCARD-10 to HCARD-120).
pub fn card_effect(of: CardType) -> &'static str {
    match of {
        CardType::Amulet => say!("house-effect-amulet"),
        CardType::Cat => say!("house-effect-cat"),
        CardType::Clock => say!("house-effect-clock"),
        CardType::Doll => say!("house-effect-doll"),
        CardType::HolyWater => say!("house-effect-holy-water"),
        CardType::Mask => say!("house-effect-mask"),
        CardType::Mirror => say!("house-effect-mirror"),
        CardType::MusicBox => say!("house-effect-music-box"),
        CardType::Portrait => say!("house-effect-portrait"),
        CardType::Ring => say!("house-effect-ring"),
        CardType::Tome => say!("house-effect-tome"),
        CardType::Twin => say!("house-effect-twin"),
    }
}

/// A card: "Cat 3".
pub fn card(card: Card) -> String {
    say!("house-card", kind = card_type(card.of), value = card.value)
}

/// Cards of one type, the highest first: "Cat 3", "Cat 4, 3 and 1".
pub(super) fn cards(of: CardType, cards: Set) -> String {
    let values: Vec<String> = cards.values().map(|value| value.to_string()).collect();
    say!("house-card", kind = card_type(of), value = listed(values.iter().map(String::as_str)))
}
