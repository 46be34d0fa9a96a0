//! What is agreed on before play: who plays, and with which types.

use super::{Card, CardType, Room, Types};
use crate::rules::{Colour, Colours};
use std::ops::RangeInclusive;

/// Everything a game needs to begin, apart from the seed.
///
/// ```
/// use mists::rules::dont_go_in::{Setup, SetupError};
///
/// assert_eq!(Setup::with_players(3).check(), Ok(()));
/// assert_eq!(Setup::with_players(1).check(), Err(SetupError::Players(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The colour of each player's meeples, in the order of play (HSETUP-1). The rules ask only how many there are.
    pub seats: Vec<Colour>,
    /// The types that the table picked. `None`: they are drawn (HSETUP-3).
    pub types: Option<Types>,
}

/// Why a game can't begin like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// One alone, or more than five.
    #[error("{0} players: expected 2 to 5 (HSETUP-1)")]
    Players(usize),
    /// Two players with one colour.
    #[error("{0} is taken twice: expected a colour of their own for each player (HSETUP-1)")]
    ColourTwice(Colour),
    /// Not as many types as the number of players asks for.
    #[error("{found} types of cards: expected {expected} (HSETUP-3)")]
    Types {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A deck of another size.
    #[error("{found} cards in the deck: expected {expected} (HSETUP-4)")]
    Deck {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A card that is there too often or not often enough, or is not in play at all.
    #[error("{card} is there {found} times, in the deck and out of the game: expected {expected} (HSETUP-4)")]
    Cards {
        /// The card.
        card: Card,
        /// How often it is there.
        found: usize,
        /// How often it should be.
        expected: usize,
    },
    /// Two sides of one board.
    #[error("{0} lies up, and {other} too: expected one side of each board (HSETUP-5)", other = .0.other_side())]
    BothSides(Room),
    /// The same side twice.
    #[error("{0} lies up twice: expected one side of each board (HSETUP-5)")]
    RoomTwice(Room),
    /// A starting player who does not play.
    #[error("player {0} begins: expected one of the players, counted from 0 (HSETUP-8)")]
    First(usize),
}

impl Setup {
    /// So many people play at most (HSETUP-1).
    pub const MOST_PLAYERS: usize = 5;

    /// So many people can play (HSETUP-1).
    pub const PLAYERS: RangeInclusive<usize> = 2..=Setup::MOST_PLAYERS;

    /// This many players, colours dealt in their order, with types that are drawn.
    pub fn with_players(players: usize) -> Setup {
        Setup { seats: Colour::ALL.into_iter().take(players).collect(), types: None }
    }

    /// How many types are in play (HSETUP-3).
    pub const fn types_in_play(players: usize) -> usize {
        players + 3
    }

    /// How many cards are in the deck at the start: twelve for each player (HSETUP-4).
    pub const fn deck_size(players: usize) -> usize {
        12 * players
    }

    /// All cards of some types.
    pub fn cards_of(types: Types) -> impl Iterator<Item = Card> {
        let values = |of: CardType| (1..=Card::HIGHEST).map(move |value| Card { of, value });
        types.iter().flat_map(values).flat_map(|card| (0..Card::COPIES).map(move |_| card))
    }

    /// Whether a game can begin like this.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        Setup::check_players(self.seats.len())?;
        let mut taken = Colours::NONE;
        for &colour in &self.seats {
            if taken.contains(colour) {
                return Err(SetupError::ColourTwice(colour));
            }
            taken.insert(colour);
        }
        self.types.map_or(Ok(()), |types| Setup::check_types(self.seats.len(), types))
    }

    /// Two to five play (HSETUP-1).
    pub(super) fn check_players(players: usize) -> Result<(), SetupError> {
        if Setup::PLAYERS.contains(&players) { Ok(()) } else { Err(SetupError::Players(players)) }
    }

    /// As many types as the number of players asks for (HSETUP-3).
    pub(super) fn check_types(players: usize, types: Types) -> Result<(), SetupError> {
        let (found, expected) = (types.len(), Setup::types_in_play(players));
        if found == expected { Ok(()) } else { Err(SetupError::Types { found, expected }) }
    }
}
