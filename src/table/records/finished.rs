//! A finished game in one line.

use crate::rules::Game;
use crate::table::Sitting;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// The day on which it ended.
    pub on: Date,
    /// The seed of everything hidden.
    pub seed: u64,
    /// The number of players.
    pub players: u8,
    /// How many of them were people, those who sat elsewhere included.
    pub persons: u8,
    /// Whether a decision was taken back after it had revealed something hidden.
    pub with_take_back: bool,
    /// How it ended.
    pub result: Ending,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ending {
    /// The cooperative game.
    Mists {
        /// The level, 1 to 6.
        level: u8,
        /// Whether the Spell Circles were in the game.
        spell_circles: bool,
        /// Whether the goal was reached.
        won: bool,
        /// The points that counted for the goal.
        total: u16,
        /// The number of turns.
        turns: u16,
        /// Ghosts on the board at the end.
        ghosts: u8,
        /// Ghosts that went home in the whole game.
        calmed: u16,
        /// The most points of one scoring.
        best_scoring: u16,
        /// The most ghosts that one bank sent home.
        most_freed: u8,
        /// Tiles left in all piles.
        tiles_left: u16,
    },
    /// The competitive game.
    Carcassonne {
        /// Whether the Spell Circles were in the game.
        spell_circles: bool,
        /// Whether a person has won.
        won: bool,
        /// The points of the best person.
        points: u16,
        /// How many points more than the best other player that person has; below 0 for fewer.
        ahead: i32,
    },
    /// *Don't Go In There*.
    DontGoIn {
        /// Whether a person has won.
        won: bool,
        /// The Curses of the best person.
        curses: u16,
    },
}

/// Which seats people at this machine have.
pub(in crate::table) fn persons<G: Game>(sitting: &Sitting<G>) -> impl Iterator<Item = usize> {
    sitting.seats().iter().enumerate().filter(|(_, seat)| seat.is_person()).map(|(seat, _)| seat)
}

/// A game whose end is recorded.
pub trait Recorded: Game {
    /// How it ended. `None` while it is under way.
    fn result(sitting: &Sitting<Self>) -> Option<Ending>;

    /// Its line in the records. `None` while it is under way, and if people only watched it.
    fn finished(sitting: &Sitting<Self>, on: Date) -> Option<Finished> {
        persons(sitting).next()?;
        let people = sitting.seats().iter().filter(|seat| !seat.is_computer()).count();
        Some(Finished {
            on,
            seed: sitting.seed(),
            players: sitting.seats().len() as u8,
            persons: people as u8,
            with_take_back: sitting.with_take_back(),
            result: Self::result(sitting)?,
        })
    }
}

impl Finished {
    /// Whether it counts as won: together, or against at least one player of the computer. Among people alone somebody
    /// always wins.
    pub fn is_won(&self) -> bool {
        match self.result {
            Ending::Mists { won, .. } => won,
            Ending::Carcassonne { won, .. } | Ending::DontGoIn { won, .. } => won && self.persons < self.players,
        }
    }
}

impl Ending {
    /// The level of the cooperative game.
    pub fn level(&self) -> Option<u8> {
        match self {
            Ending::Mists { level, .. } => Some(*level),
            Ending::Carcassonne { .. } | Ending::DontGoIn { .. } => None,
        }
    }

    /// Whether the Spell Circles were in the game.
    pub(super) fn with_circles(&self) -> bool {
        match self {
            Ending::Mists { spell_circles, .. } | Ending::Carcassonne { spell_circles, .. } => *spell_circles,
            Ending::DontGoIn { .. } => false,
        }
    }

    /// Ghosts that went home in the cooperative game.
    pub(super) fn ghosts_calmed(&self) -> u32 {
        match self {
            Ending::Mists { calmed, .. } => u32::from(*calmed),
            Ending::Carcassonne { .. } | Ending::DontGoIn { .. } => 0,
        }
    }

    /// The better of this result and another one: fewer turns, more points, fewer Curses.
    pub(super) fn better(&self, other: Option<u16>) -> Option<u16> {
        Some(match (self, other) {
            (Ending::Mists { turns, .. }, other) => other.map_or(*turns, |other| other.min(*turns)),
            (Ending::Carcassonne { points, .. }, other) => other.map_or(*points, |other| other.max(*points)),
            (Ending::DontGoIn { curses, .. }, other) => other.map_or(*curses, |other| other.min(*curses)),
        })
    }
}
