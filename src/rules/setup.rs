//! What is agreed on before play: level, deck, who sits at the table and with which colours.

use super::{Colour, Colours, Deck, Level};
use std::sync::Arc;

/// Everything a game needs to begin, apart from the seed.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The level's numbers.
    pub level: Level,
    /// The faces and how often each is there.
    pub deck: Arc<Deck>,
    /// Each player's colours, in the order of play (SETUP-3).
    pub seats: Vec<Vec<Colour>>,
    /// The score marker's colour (SETUP-4).
    pub marker: Colour,
}

/// Why people can't sit down like this.
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
    /// The level has no tiles to draw.
    #[error("the deck has no tile for level {0}")]
    NoTiles(u8),
    /// A draw order with other tiles than the level's.
    #[error("the draw order is not made of exactly the deck's tiles for level {0}")]
    DrawOrder(u8),
    /// The level asks for steps of the turn that are not there.
    #[error("level {0} cannot be played yet: only level 1 can")]
    LevelNotPlayable(u8),
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

    /// Seats for so many players, colours dealt in the rulebook's order, the marker in the first colour left over.
    pub fn with_players(level: Level, deck: Arc<Deck>, players: usize) -> Setup {
        let each = Setup::colours_each(players);
        let seats = Colour::ALL.chunks(each).take(players).map(<[Colour]>::to_vec).collect();
        let marker = Colour::ALL[(players * each).min(5)];
        Setup { level, deck, seats, marker }
    }

    /// Checks what can be wrong with the table.
    ///
    /// # Errors
    /// The first thing that is.
    pub fn check(&self) -> Result<(), SetupError> {
        let players = self.seats.len();
        if !(1..=5).contains(&players) {
            return Err(SetupError::Players(players));
        }
        let wanted = Setup::colours_each(players);
        let mut taken = Colours::NONE;
        for (at, seat) in self.seats.iter().enumerate() {
            if seat.len() != wanted {
                return Err(SetupError::ColoursOfPlayer { player: at + 1, has: seat.len(), wanted, players });
            }
        }
        for &colour in self.seats.iter().flatten().chain([&self.marker]) {
            if taken.contains(colour) {
                return Err(SetupError::ColourTwice(colour));
            }
            taken.insert(colour);
        }
        if !self.level.is_playable() {
            return Err(SetupError::LevelNotPlayable(self.level.number));
        }
        let shown = self.deck.start().iter().map(|(_, face)| face.ghosts()).sum();
        if shown > self.level.ghosts {
            return Err(SetupError::TooFewGhosts { shown, level: self.level.number, ghosts: self.level.ghosts });
        }
        if self.deck.tiles_for(&self.level).is_empty() {
            return Err(SetupError::NoTiles(self.level.number));
        }
        Ok(())
    }
}
