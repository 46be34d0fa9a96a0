//! The deck and the levels of the game, read once from the folder `assets`. The window and every command use these files.

use crate::rules::DataError;
use crate::rules::mists::Level;
use crate::rules::tiles::Deck;
use crate::table::{files, folders};
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
    let file = Shipped::new("decks/mists.ron", include_str!("../../../assets/decks/mists.ron"));
    file.parse("a deck", Deck::parse).map(Arc::new)
});

static LEVELS: LazyLock<[Result<Level, DataError>; 6]> = LazyLock::new(|| {
    let files = [
        Shipped::new("levels/1.level.ron", include_str!("../../../assets/levels/1.level.ron")),
        Shipped::new("levels/2.level.ron", include_str!("../../../assets/levels/2.level.ron")),
        Shipped::new("levels/3.level.ron", include_str!("../../../assets/levels/3.level.ron")),
        Shipped::new("levels/4.level.ron", include_str!("../../../assets/levels/4.level.ron")),
        Shipped::new("levels/5.level.ron", include_str!("../../../assets/levels/5.level.ron")),
        Shipped::new("levels/6.level.ron", include_str!("../../../assets/levels/6.level.ron")),
    ];
    files.map(|file| file.parse("a level", Level::parse))
});

/// A file that comes with the game.
struct Shipped {
    /// Its path in the folder `assets`.
    path: &'static str,
    /// Its text when the program was built. It is used if there is no folder `assets`.
    built_in: &'static str,
}

impl Shipped {
    const fn new(path: &'static str, built_in: &'static str) -> Shipped {
        Shipped { path, built_in }
    }

    /// Reads the file as it is now, because players may have changed it.
    fn parse<T>(&self, what: &str, parse: impl Fn(&str, &str) -> Result<T, DataError>) -> Result<T, DataError> {
        let folder = folders::assets();
        if !folder.is_dir() {
            return parse(self.built_in, self.path);
        }
        let file = folder.join(self.path);
        let name = file.display().to_string();
        match files::text(&file, files::MOST_BYTES, what) {
            Ok(text) => parse(&text, &name),
            Err(fault) => Err(DataError { file: name, line: 1, fault }),
        }
    }
}

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
