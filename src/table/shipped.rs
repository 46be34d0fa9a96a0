//! The deck and the levels that come with the game, inside the binary.

use crate::rules::{DataError, Deck, Level};
use std::sync::Arc;

/// The deck.
pub fn deck() -> Result<Arc<Deck>, DataError> {
    Deck::parse(include_str!("../../assets/decks/mists.ron"), "mists.ron").map(Arc::new)
}

/// The level with that number.
pub fn level(number: u8) -> Result<Level, DataError> {
    let text = match number {
        1 => include_str!("../../assets/levels/1.ron"),
        2 => include_str!("../../assets/levels/2.ron"),
        3 => include_str!("../../assets/levels/3.ron"),
        4 => include_str!("../../assets/levels/4.ron"),
        5 => include_str!("../../assets/levels/5.ron"),
        _ => include_str!("../../assets/levels/6.ron"),
    };
    Level::parse(text, "level")
}
