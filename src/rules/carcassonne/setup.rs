//! What is agreed on before play: the deck, who sits at the table, and the options.

use crate::rules::tiles::{Deck, FaceId};
use crate::rules::{Colour, Colours};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Everything a game needs to begin, apart from the seed.
///
/// ```
/// use mists::rules::carcassonne::{Setup, SetupError};
/// use mists::table::carcassonne::shipped;
///
/// let setup = Setup::with_players(shipped::deck()?, 3);
/// assert_eq!((setup.tiles().len(), setup.check()), (131, Ok(())));
/// assert_eq!(Setup { spell_circles: true, ..setup.clone() }.tiles().len(), 140);
/// assert_eq!(Setup { seats: Vec::new(), ..setup }.check(), Err(SetupError::Players(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The faces and how often each is there.
    pub deck: Arc<Deck>,
    /// Each player's colour, in the order of play (RSETUP-1).
    pub seats: Vec<Colour>,
    /// Whether farmers are played with (RSETUP-6).
    pub farmers: bool,
    /// Whether the Spell Circles are played with (RCIRC-1).
    pub spell_circles: bool,
    /// Whether everybody has an abbot (RABBOT-1).
    pub abbot: bool,
}

/// Why a game can't begin like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Nobody, one alone, or more than six.
    #[error("{0} players: expected 2 to 6 (RSETUP-1)")]
    Players(usize),
    /// Two players with one colour.
    #[error("{0} is taken twice: expected a colour of their own for each player (RSETUP-1)")]
    ColourTwice(Colour),
    /// No tiles to draw.
    #[error("the deck has no tile to draw")]
    NoTiles,
    /// The Spell Circles with a deck that has none.
    #[error("the deck has no tile with spell circles: expected some to play with the Spell Circles (RCIRC-1)")]
    NoCircles,
    /// A draw order with faces that the deck does not have.
    #[error("the draw order has a face that the deck does not have")]
    DrawOrder,
    /// A draw order of more tiles than the board has room for.
    #[error("{0} tiles in the draw order: expected at most {most}", most = Deck::MOST_TILES)]
    TooManyTiles(usize),
    /// A tile with circles in a game without them.
    #[error("the draw order has a tile with spell circles: expected none without the Spell Circles (RCIRC-1)")]
    Circles,
}

impl Setup {
    /// So many players sit down at most (RSETUP-1).
    pub const MOST_PLAYERS: usize = 6;

    /// So many people can play (RSETUP-1).
    pub const PLAYERS: RangeInclusive<usize> = 2..=Setup::MOST_PLAYERS;

    /// Seats for so many players, colours dealt in the rulebook's order; farmers, and no other option.
    pub fn with_players(deck: Arc<Deck>, players: usize) -> Setup {
        let seats = Colour::ALL.into_iter().take(players).collect();
        Setup { deck, seats, farmers: true, spell_circles: false, abbot: false }
    }

    /// The tiles that are played with, one entry for each, in the deck's order (RSETUP-2).
    pub fn tiles(&self) -> Vec<FaceId> {
        let faces = (0..).zip(self.deck.faces());
        let played = faces.filter(|(_, named)| self.spell_circles || named.face.circles() == 0);
        played.flat_map(|(id, named)| (0..named.count).map(move |_| FaceId(id))).collect()
    }

    /// Whether a game can begin like this.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        self.check_seats()?;
        if self.tiles().is_empty() {
            return Err(SetupError::NoTiles);
        }
        if self.spell_circles && self.deck.faces().iter().all(|named| named.face.circles() == 0) {
            return Err(SetupError::NoCircles);
        }
        Ok(())
    }

    /// Two to six players with a colour each (RSETUP-1).
    pub(super) fn check_seats(&self) -> Result<(), SetupError> {
        if !Setup::PLAYERS.contains(&self.seats.len()) {
            return Err(SetupError::Players(self.seats.len()));
        }
        let mut taken = Colours::NONE;
        for &colour in &self.seats {
            if taken.contains(colour) {
                return Err(SetupError::ColourTwice(colour));
            }
            taken.insert(colour);
        }
        Ok(())
    }
}
