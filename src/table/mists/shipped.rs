//! The deck and the levels of the game, read once from the folder `assets`. The window and every command use these
//! files.

use crate::rules::DataError;
use crate::rules::mists::Level;
use crate::rules::tiles::Deck;
use crate::table::shipped::Shipped;
use std::sync::{Arc, LazyLock};

/// Why shipped data cannot be returned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShippedError {
    /// The file is not valid.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The game has six levels.
    #[error("level {0}: expected 1 to 6")]
    NoLevel(u8),
}

static DECK: LazyLock<Result<Arc<Deck>, DataError>> = LazyLock::new(|| {
    let file = Shipped::new("mists/deck.ron", include_str!("../../../assets/mists/deck.ron"));
    file.parse("a deck", Deck::parse).map(Arc::new)
});

static LEVELS: LazyLock<[Result<Level, DataError>; Level::LAST as usize]> = LazyLock::new(|| {
    let files = [
        Shipped::new("mists/levels/1.level.ron", include_str!("../../../assets/mists/levels/1.level.ron")),
        Shipped::new("mists/levels/2.level.ron", include_str!("../../../assets/mists/levels/2.level.ron")),
        Shipped::new("mists/levels/3.level.ron", include_str!("../../../assets/mists/levels/3.level.ron")),
        Shipped::new("mists/levels/4.level.ron", include_str!("../../../assets/mists/levels/4.level.ron")),
        Shipped::new("mists/levels/5.level.ron", include_str!("../../../assets/mists/levels/5.level.ron")),
        Shipped::new("mists/levels/6.level.ron", include_str!("../../../assets/mists/levels/6.level.ron")),
    ];
    files.map(|file| file.parse("a level", Level::parse))
});

/// The deck of 60 land tiles (SETUP-1).
///
/// # Errors
/// Returns what is wrong with the file.
pub fn deck() -> Result<Arc<Deck>, DataError> {
    DECK.clone()
}

/// The level with this number, 1 to 6.
///
/// # Errors
/// Returns an error if there is no such level, or if its file is not valid.
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
