//! The kinds of decision a turn can ask for, in the order in which they come.

use serde::{Deserialize, Serialize};

/// Which kind of decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Lay the drawn tile (step 1a).
    LayTile,
    /// Choose the mist area that gets one ghost fewer (step 2a, GHOST-4).
    SpareGhost,
    /// Put a meeple, or none (step 2b).
    PlaceMeeple,
    /// Choose which region is scored next (step 3, SCORE-8).
    PickScoring,
    /// Points or ghosts (step 3, SCORE-7).
    TakeScore,
    /// Further ghosts from the same square (step 3, SCORE-7).
    Banish,
    /// The game is over.
    Over,
}

impl Phase {
    /// The rule that asks for this decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Phase::LayTile => "PLACE-1",
            Phase::SpareGhost => "GHOST-4",
            Phase::PlaceMeeple => "MEEPLE-1",
            Phase::PickScoring => "SCORE-8",
            Phase::TakeScore | Phase::Banish => "SCORE-7",
            Phase::Over => "END-4",
        }
    }

    /// A sentence for somebody who tried something else.
    pub const fn what_is_due(self) -> &'static str {
        match self {
            Phase::LayTile => "first the drawn tile has to be laid",
            Phase::SpareGhost => "first choose which mist area gets one ghost fewer",
            Phase::PlaceMeeple => "first place a meeple on the new tile, or none",
            Phase::PickScoring => "first choose which region is scored next",
            Phase::TakeScore => "first choose points or ghosts for the completed region",
            Phase::Banish => "first finish removing ghosts",
            Phase::Over => "the game is over",
        }
    }
}
