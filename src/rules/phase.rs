//! The kinds of decision a turn can ask for, in the order in which they come.

use serde::{Deserialize, Serialize};

/// Which kind of decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Lay the drawn tile (step 1a).
    LayTile,
    /// Choose the meeple that is buried (step 1c, CEM-3).
    Bury,
    /// Choose the mist area that gets one ghost fewer (step 2a, GHOST-4).
    SpareGhost,
    /// Choose the open cemetery that gets a ghost more (step 2a, CEM-6).
    HauntCemetery,
    /// Choose the mist area that a ghost comes to because of a cemetery (step 2a, L5-3).
    HauntMist,
    /// Put a meeple, or none (step 2b).
    PlaceMeeple,
    /// Choose which region is scored next (step 3, SCORE-8).
    PickScoring,
    /// Points or ghosts (step 3, SCORE-7).
    TakeScore,
    /// Further ghosts from the same square (step 3, SCORE-7).
    Banish,
    /// Choose the marker that a colour without one moves (step 3, L6-2).
    MoveMarker,
    /// Choose the meeple that a hound joins (step 3, HOUND-2).
    PlaceHound,
    /// Ghosts around a hound (step 3, HOUND-3).
    CalmGhosts,
    /// Lay a tile face down beside a cemetery (end of the turn, L5-4).
    LayFaceDown,
    /// The game is over.
    Over,
}

impl Phase {
    /// The rule that asks for this decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Phase::LayTile => "PLACE-1",
            Phase::Bury => "CEM-3",
            Phase::SpareGhost => "GHOST-4",
            Phase::HauntCemetery => "CEM-6",
            Phase::HauntMist => "L5-3",
            Phase::PlaceMeeple => "MEEPLE-1",
            Phase::PickScoring => "SCORE-8",
            Phase::TakeScore | Phase::Banish => "SCORE-7",
            Phase::MoveMarker => "L6-2",
            Phase::PlaceHound => "HOUND-2",
            Phase::CalmGhosts => "HOUND-3",
            Phase::LayFaceDown => "L5-4",
            Phase::Over => "END-4",
        }
    }

    /// A sentence for somebody who tried something else.
    pub const fn what_is_due(self) -> &'static str {
        match self {
            Phase::LayTile => "first the drawn tile has to be laid",
            Phase::Bury => "first choose which meeple is buried",
            Phase::SpareGhost => "first choose which mist area gets one ghost fewer",
            Phase::HauntCemetery => "first choose which open cemetery gets a ghost",
            Phase::HauntMist => "first choose which mist area gets a ghost because of the cemetery",
            Phase::PlaceMeeple => "first place a meeple on the new tile, or none",
            Phase::PickScoring => "first choose which region is scored next",
            Phase::TakeScore => "first choose points or ghosts for the completed region",
            Phase::Banish => "first finish removing ghosts",
            Phase::MoveMarker => "first choose which marker moves",
            Phase::PlaceHound => "first choose which meeple the hound joins",
            Phase::CalmGhosts => "first finish removing ghosts around the hound",
            Phase::LayFaceDown => "first lay a tile face down beside a cemetery",
            Phase::Over => "the game is over",
        }
    }
}
