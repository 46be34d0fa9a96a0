//! The steps of a turn, and what a step can say.

use super::{Outcome, Phase};

/// Which step of a turn is under way. What each of them does, and in which order they come, is told in
/// [`order`](super::turn::order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// 1a: a tile is drawn and laid.
    LayTile,
    /// 1b: finished banks lose their ghosts.
    ClearBanks,
    /// 1c: cemeteries close.
    Bury,
    /// 2a: ghosts come.
    PlaceGhosts,
    /// 2b: a meeple may be put.
    PlaceMeeple,
    /// 3: completed regions, hounds and Eloise are scored.
    Score,
    /// After the scorings: Eloise goes on (CAT-5).
    MoveCat,
    /// At the end: a tile is laid face down (L5-4).
    LayFaceDown,
    /// At the end: cemeteries close because of it (L5-9).
    BuryAtEnd,
    /// The turn is over.
    EndTurn,
}

/// What a step says when it was asked to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Nothing is left to do.
    Nothing,
    /// It did something by itself; there may be more.
    Did,
    /// The table has to decide.
    Asks(Phase),
    /// The game is over; without an outcome where a veil hides what comes.
    Over(Option<Outcome>),
}

impl Said {
    /// If nothing is left to do here, does the next thing.
    pub fn or(self, next: impl FnOnce() -> Said) -> Said {
        match self {
            Said::Nothing => next(),
            Said::Did | Said::Asks(_) | Said::Over(_) => self,
        }
    }
}
