//! The tiles of the base game as a file has them, and the deck that they make together with the land tiles of *Mists*
//! (RSETUP-2).

use crate::rules::data::{self, DataError};
use crate::rules::tiles::{Deck, DeckError, NamedFace, TilePrint};
use serde::Deserialize;

/// The tiles of the base game.
///
/// ```
/// use mists::rules::carcassonne::BaseGame;
///
/// let text = "(name: \"small\", start: \"D\", tiles: [(name: \"D\", count: 4, face: (roads: [[E, W]], cities: [(sides: [N])]))])";
/// let base = BaseGame::parse(text, "my.ron")?;
/// // One D is the start tile of the base game, which this game does without.
/// assert_eq!(base.supply().map(|face| face.count).sum::<u8>(), 3);
/// # Ok::<(), mists::rules::DataError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseGame {
    name: String,
    faces: Vec<NamedFace>,
    /// The place of the face of which one tile is the base game's start tile.
    start: usize,
}

/// The same as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasePrint {
    name: String,
    start: String,
    tiles: Vec<TilePrint>,
}

/// Why the tiles of the two games don't make a deck together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the base game and the land tiles together: {0}")]
pub struct BaseError(#[from] DeckError);

impl BaseGame {
    /// Reads the text of a file; `file` is how errors name it.
    ///
    /// # Errors
    /// The file, the line, what is wrong and what was expected.
    pub fn parse(text: &str, file: &str) -> Result<BaseGame, DataError> {
        let BasePrint { name, start, tiles } = data::read(text, file, "the base game's tiles")?;
        let faces = Deck::checked(tiles).map_err(|error| DataError::new(file, error.line_in(text), error))?;
        let place = faces.iter().position(|named| named.name == start).ok_or_else(|| {
            let line = data::lines_of(text, "start", 1).first().copied().unwrap_or(1);
            let fault = format!("start {}: expected the name of one of the faces", data::shortened(&start));
            DataError::new(file, line, fault)
        })?;
        Ok(BaseGame { name, faces, start: place })
    }

    /// The name in the file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// All faces, the start tile included.
    pub fn faces(&self) -> &[NamedFace] {
        &self.faces
    }

    /// The faces as this game plays with them: without the base game's start tile (RSETUP-2).
    pub fn supply(&self) -> impl Iterator<Item = NamedFace> {
        let without_start = self.faces.iter().enumerate().map(|(place, named)| {
            let count = named.count - u8::from(place == self.start);
            NamedFace { count, ..named.clone() }
        });
        without_start.filter(|named| named.count > 0)
    }
}

/// The deck of this game: the tiles of the base game, then the land tiles, whose start tile is used (RSETUP-2,
/// RSETUP-3).
///
/// # Errors
/// A name that both have, or too many tiles.
pub fn whole_deck(base: &BaseGame, land: &Deck) -> Result<Deck, BaseError> {
    Ok(land.after("Carcassonne", base.supply().collect())?)
}
