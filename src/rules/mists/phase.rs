//! The kinds of decision a turn can ask for, in the order in which they come.
//!
//! Their numbers are part of a position's fingerprint, which saves keep: a new kind gets a new number.

use serde::{Deserialize, Serialize};

/// Which kind of decision is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Lay the drawn tile (step 1a).
    LayTile = 0,
    /// Choose the meeple that is buried (step 1c, CEM-3).
    Bury = 1,
    /// Choose the ghost that a spell circle draws in (step 2a, SPELL-2).
    DrawIn = 14,
    /// Choose the mist area that gets one ghost fewer (step 2a, GHOST-4).
    SpareGhost = 2,
    /// Choose the open cemetery that gets a ghost more (step 2a, CEM-6).
    HauntCemetery = 3,
    /// Choose the mist area that a ghost comes to because of a cemetery (step 2a, L5-3).
    HauntMist = 4,
    /// Choose the meeple that Eloise joins (when her part of the supply is empty, when her meeple was buried, and after
    /// the scorings in which it was scored; CAT-2, CAT-5, CAT-6).
    PlaceCat = 15,
    /// Put a meeple, or none (step 2b).
    PlaceMeeple = 5,
    /// Choose which region is scored next (step 3, SCORE-8).
    PickScoring = 6,
    /// Points or ghosts (step 3, SCORE-7).
    TakeScore = 7,
    /// Further ghosts from the same square (step 3, SCORE-7).
    Banish = 8,
    /// Choose the marker that a colour without one moves (step 3, L6-2).
    MoveMarker = 9,
    /// Choose the meeple that a hound joins (step 3, HOUND-2).
    PlaceHound = 10,
    /// Ghosts around a hound (step 3, HOUND-3).
    CalmGhosts = 11,
    /// Lay a tile face down beside a cemetery (end of the turn, L5-4).
    LayFaceDown = 12,
    /// The game is over.
    Over = 13,
}

impl Phase {
    /// The rule that asks for this decision.
    pub const fn rule(self) -> &'static str {
        match self {
            Phase::LayTile => "PLACE-1",
            Phase::Bury => "CEM-3",
            Phase::DrawIn => "SPELL-2",
            Phase::PlaceCat => "CAT-2",
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
            Phase::DrawIn => "first choose which ghost is drawn into the spell circle",
            Phase::PlaceCat => "first choose which meeple Eloise joins",
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
