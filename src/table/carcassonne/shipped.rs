//! The deck of the competitive game: the tiles of the base game, and the land tiles of *Mists* (RSETUP-2).

use crate::rules::DataError;
use crate::rules::carcassonne::{BaseError, BaseGame, whole_deck};
use crate::rules::tiles::Deck;
use crate::table::mists;
use crate::table::shipped::Shipped;
use std::sync::{Arc, LazyLock};

/// Why the shipped deck cannot be returned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShippedError {
    /// A file is not valid.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The two files don't go together.
    #[error(transparent)]
    Base(#[from] BaseError),
}

static BASE: LazyLock<Result<BaseGame, DataError>> = LazyLock::new(|| {
    let file = Shipped::new("carcassonne/base.ron", include_str!("../../../assets/carcassonne/base.ron"));
    file.parse("the base game's tiles", BaseGame::parse)
});

static DECK: LazyLock<Result<Arc<Deck>, ShippedError>> =
    LazyLock::new(|| Ok(Arc::new(whole_deck(&BASE.clone()?, &*mists::shipped::deck()?)?)));

/// The tiles of the base game.
///
/// # Errors
/// Returns what is wrong with the file.
pub fn base() -> Result<BaseGame, DataError> {
    BASE.clone()
}

/// The whole deck: 131 tiles, and 9 more with spell circles.
///
/// # Errors
/// Returns what is wrong with the files.
pub fn deck() -> Result<Arc<Deck>, ShippedError> {
    DECK.clone()
}
