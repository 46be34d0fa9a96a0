//! What is agreed on before play: level, deck, who sits at the table and with which colours.

use super::Level;
use crate::rules::tiles::{Deck, FaceId};
use crate::rules::{Colour, Colours};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Everything a game needs to begin, apart from the seed.
///
/// ```
/// use mists::rules::mists::{Setup, SetupError};
/// use mists::table::mists::shipped;
///
/// // Two players take two colours each; the score marker gets the next one.
/// let setup = Setup::with_players(shipped::level(2)?, shipped::deck()?, 2);
/// assert_eq!((setup.seats[1].len(), setup.markers.len(), setup.check()), (2, 1, Ok(())));
/// assert_eq!(Setup { seats: Vec::new(), ..setup }.check(), Err(SetupError::Players(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The level's numbers.
    pub level: Level,
    /// The faces and how often each is there.
    pub deck: Arc<Deck>,
    /// Each player's colours, in the order of play (SETUP-3).
    pub seats: Vec<Vec<Colour>>,
    /// The score markers' colours: one that nobody plays (SETUP-4), or three that are played (L6-1).
    pub markers: Vec<Colour>,
    /// Whether the Spell Circles are played with, and Eloise (SPELL-1, CAT-1).
    pub spell_circles: bool,
}

/// Why a game can't begin like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Nobody, or more than five.
    #[error("{0} players: expected 1 to 5 (SETUP-3)")]
    Players(usize),
    /// A wrong number of colours for a player.
    #[error("player {player} has {has} colours: expected {wanted} with {players} players (SETUP-3)")]
    ColoursOfPlayer {
        /// Counted from 1.
        player: usize,
        /// How many colours they have.
        has: usize,
        /// How many they should have.
        wanted: usize,
        /// How many players there are.
        players: usize,
    },
    /// A colour in two places.
    #[error("{0} is taken twice: each colour belongs to one player or to the score marker (SETUP-3, SETUP-4)")]
    ColourTwice(Colour),
    /// A wrong number of score markers.
    #[error("{has} score markers: expected {wanted} at level {level} (SETUP-4, L6-1)")]
    Markers {
        /// How many were given.
        has: usize,
        /// How many the level has.
        wanted: u8,
        /// The level's number.
        level: u8,
    },
    /// A score marker in a colour that nobody plays, or two in one.
    #[error("the {0} score marker: expected three different colours that are played (L6-1)")]
    MarkerColour(Colour),
    /// The level has no tiles to draw.
    #[error("the deck has no tile for level {0}")]
    NoTiles(u8),
    /// The Spell Circles with a deck that has none.
    #[error("the deck has no tile with spell circles: expected some to play with the Spell Circles (SPELL-1)")]
    NoCircles,
    /// A draw order with other tiles than the level's.
    #[error("the draw order is not made of exactly the deck's tiles for level {0}")]
    DrawOrder(u8),
    /// The start tile holds more ghosts than the level has.
    #[error("the start tile shows {shown} ghosts, but level {level} has only {ghosts}")]
    TooFewGhosts {
        /// Symbols on the start tile.
        shown: u8,
        /// The level's number.
        level: u8,
        /// The level's ghosts.
        ghosts: u8,
    },
}

impl Setup {
    /// So many people can play (SETUP-3).
    pub const PLAYERS: RangeInclusive<usize> = 1..=5;

    /// How many colours each of so many players takes (SETUP-3).
    pub const fn colours_each(players: usize) -> usize {
        match players {
            1 => 4,
            2 => 2,
            _ => 1,
        }
    }

    /// How many meeples of each colour so many players get (SETUP-3).
    pub const fn meeples_each(players: usize) -> u8 {
        if players <= 2 { 3 } else { 5 }
    }

    /// How many meeples of a colour are played with: three score markers of 3 to 5 players come out of theirs (SETUP-3,
    /// L6-1).
    pub fn meeples_of(&self, colour: Colour) -> u8 {
        let played = self.seats.iter().flatten().any(|&seated| seated == colour);
        let marks = self.seats.len() > 2 && self.markers.contains(&colour);
        if played { Setup::meeples_each(self.seats.len()) - u8::from(marks) } else { 0 }
    }

    /// Seats for so many players, colours dealt in the rulebook's order; one marker in the first colour left over,
    /// three in the first ones played; without the Spell Circles.
    pub fn with_players(level: Level, deck: Arc<Deck>, players: usize) -> Setup {
        let each = Setup::colours_each(players);
        let seats = Colour::ALL.chunks(each).take(players).map(<[Colour]>::to_vec).collect();
        let markers = match level.markers {
            1 => vec![Colour::ALL[(players * each).min(5)]],
            several => Colour::ALL[..usize::from(several)].to_vec(),
        };
        Setup { level, deck, seats, markers, spell_circles: false }
    }

    /// The tiles that are played with, one entry for each, in the deck's order (SETUP-1, SPELL-1).
    pub fn tiles(&self) -> Vec<FaceId> {
        self.level.tiles_in(&self.deck, self.spell_circles)
    }

    /// Whether a game can begin like this.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        let players = self.seats.len();
        if !Setup::PLAYERS.contains(&players) {
            return Err(SetupError::Players(players));
        }
        let wanted = Setup::colours_each(players);
        let mut taken = Colours::NONE;
        for (at, seat) in self.seats.iter().enumerate() {
            if seat.len() != wanted {
                return Err(SetupError::ColoursOfPlayer { player: at + 1, has: seat.len(), wanted, players });
            }
        }
        for &colour in self.seats.iter().flatten() {
            if taken.contains(colour) {
                return Err(SetupError::ColourTwice(colour));
            }
            taken.insert(colour);
        }
        self.check_markers(taken)?;
        let shown = self.deck.start().iter().map(|(_, face)| face.symbols()).sum();
        if shown > self.level.ghosts {
            return Err(SetupError::TooFewGhosts { shown, level: self.level.number, ghosts: self.level.ghosts });
        }
        if self.tiles().is_empty() {
            return Err(SetupError::NoTiles(self.level.number));
        }
        if self.spell_circles && self.deck.faces().iter().all(|named| named.face.circles() == 0) {
            return Err(SetupError::NoCircles);
        }
        Ok(())
    }

    /// One marker is in a colour that nobody plays, three are in colours that are (SETUP-4, L6-1).
    fn check_markers(&self, played: Colours) -> Result<(), SetupError> {
        let (has, wanted) = (self.markers.len(), self.level.markers);
        if has != usize::from(wanted) {
            return Err(SetupError::Markers { has, wanted, level: self.level.number });
        }
        for (at, &marker) in self.markers.iter().enumerate() {
            if wanted == 1 && played.contains(marker) {
                return Err(SetupError::ColourTwice(marker));
            }
            if wanted > 1 && (!played.contains(marker) || self.markers[..at].contains(&marker)) {
                return Err(SetupError::MarkerColour(marker));
            }
        }
        Ok(())
    }
}
