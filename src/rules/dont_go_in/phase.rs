//! The kinds of decision a turn can ask for, in the order in which they come.
//!
//! Their numbers are part of a position's fingerprint, which saves keep: a new kind gets a new number.

use serde::{Deserialize, Serialize};

/// Which kind of decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Place a meeple (HPLACE-2).
    Place = 0,
    /// Roll the dice of the Basement again, or not (HROOM-30).
    RollAgain = 1,
    /// Turn over a die of the Hallway, or none (HROOM-40).
    TurnDie = 2,
    /// Take a card (HTAKE-1).
    Take = 3,
    /// Choose the type that the Tomes dispel (HCARD-110).
    ChooseType = 4,
    /// The game is over.
    Over = 5,
}

impl Phase {
    /// The rule that asks for this decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Phase::Place => "HPLACE-2",
            Phase::RollAgain => "HROOM-30",
            Phase::TurnDie => "HROOM-40",
            Phase::Take => "HTAKE-1",
            Phase::ChooseType => "HCARD-110",
            Phase::Over => "HEND-1",
        }
    }

    /// A sentence for somebody who tried something else.
    pub const fn what_is_due(self) -> &'static str {
        match self {
            Phase::Place => "first a meeple has to be placed",
            Phase::RollAgain => "first decide whether the dice of the Basement are rolled again",
            Phase::TurnDie => "first decide which die of the Hallway is turned over, or none",
            Phase::Take => "first the next meeple's owner has to take a card",
            Phase::ChooseType => "first choose the type that the Tomes dispel",
            Phase::Over => "the game is over",
        }
    }
}
