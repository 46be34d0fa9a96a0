//! The deck and the levels of the game, built into the program and read once.

use crate::rules::DataError;
use crate::rules::mists::Level;
use crate::rules::tiles::Deck;
use std::sync::{Arc, LazyLock};

/// Why shipped data cannot be returned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShippedError {
    /// The built-in text is not valid.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The game has six levels.
    #[error("level {0}: expected 1 to 6")]
    NoLevel(u8),
}

static DECK: LazyLock<Result<Arc<Deck>, DataError>> = LazyLock::new(|| {
    let text = include_str!("../../../assets/decks/mists.ron");
    Deck::parse(text, "assets/decks/mists.ron").map(Arc::new)
});

static LEVELS: LazyLock<[Result<Level, DataError>; 6]> = LazyLock::new(|| {
    [
        Level::parse(include_str!("../../../assets/levels/1.level.ron"), "assets/levels/1.level.ron"),
        Level::parse(include_str!("../../../assets/levels/2.level.ron"), "assets/levels/2.level.ron"),
        Level::parse(include_str!("../../../assets/levels/3.level.ron"), "assets/levels/3.level.ron"),
        Level::parse(include_str!("../../../assets/levels/4.level.ron"), "assets/levels/4.level.ron"),
        Level::parse(include_str!("../../../assets/levels/5.level.ron"), "assets/levels/5.level.ron"),
        Level::parse(include_str!("../../../assets/levels/6.level.ron"), "assets/levels/6.level.ron"),
    ]
});

/// The deck of 60 land tiles (SETUP-1).
///
/// # Errors
/// Returns what is wrong with the built-in text.
pub fn deck() -> Result<Arc<Deck>, DataError> {
    DECK.clone()
}

/// The level with this number, 1 to 6.
///
/// # Errors
/// Returns an error if there is no such level, or if the built-in text is not valid.
pub fn level(number: u8) -> Result<Level, ShippedError> {
    let at = usize::from(number).checked_sub(1).ok_or(ShippedError::NoLevel(number))?;
    Ok(LEVELS.get(at).ok_or(ShippedError::NoLevel(number))?.clone()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_shipped_can_be_read() {
        assert!(deck().is_ok());
        for number in 1..=6 {
            assert_eq!(level(number).map(|level| level.number), Ok(number));
        }
        assert_eq!(level(0), Err(ShippedError::NoLevel(0)));
        assert_eq!(level(7), Err(ShippedError::NoLevel(7)));
    }
}
