//! The kinds of decision a turn can ask for, in the order in which they come.
//!
//! Their numbers are part of a position's fingerprint, which saves keep: a new kind gets a new number.

use serde::{Deserialize, Serialize};

/// Which kind of decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Lay the drawn tile (step 1).
    LayTile = 0,
    /// Choose the meeple whose ghost is drawn into a circle (step 2a, RCIRC-3).
    DrawIn = 1,
    /// Choose the mist area whose circle lets a ghost go (step 2a, RCIRC-5).
    TakeFromCircle = 2,
    /// Choose the opponent's meeple that gets the next ghost (step 2a, RMIST-1, RCIRC-5, RCIRC-6).
    HauntOpponent = 3,
    /// Choose the own meeple that gets the next ghost (step 2a, RMIST-2, RCIRC-7, RCIRC-8).
    HauntOwn = 4,
    /// Put a piece, or none (step 2b).
    PlaceMeeple = 5,
    /// Choose which region is scored next (step 3, RSCORE-7).
    PickScoring = 6,
    /// The game is over.
    Over = 7,
}

impl Phase {
    /// The rule that asks for this decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Phase::LayTile => "RPLACE-1",
            Phase::DrawIn => "RCIRC-3",
            Phase::TakeFromCircle => "RCIRC-5",
            Phase::HauntOpponent => "RMIST-1",
            Phase::HauntOwn => "RMIST-2",
            Phase::PlaceMeeple => "RMEEPLE-1",
            Phase::PickScoring => "RSCORE-7",
            Phase::Over => "REND-1",
        }
    }

    /// A sentence for somebody who tried something else.
    pub const fn what_is_due(self) -> &'static str {
        match self {
            Phase::LayTile => "first the drawn tile has to be laid",
            Phase::DrawIn => "first choose the meeple whose ghost goes into the spell circle",
            Phase::TakeFromCircle => "first choose the mist area whose circle lets a ghost go",
            Phase::HauntOpponent => "first choose which meeple of another player gets the ghost",
            Phase::HauntOwn => "first choose which of the own meeples gets the ghost",
            Phase::PlaceMeeple => "first place a meeple on the new tile, or none",
            Phase::PickScoring => "first choose which region is scored next",
            Phase::Over => "the game is over",
        }
    }
}
