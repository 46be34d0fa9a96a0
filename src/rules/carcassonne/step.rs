//! The steps of a turn, and what a step can say.

use super::Phase;

/// Which step of a turn is under way. What each of them does, and in which order they come, is told in
/// [`order`](super::turn::order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// 1: a tile is drawn and laid.
    LayTile,
    /// 2a: circles of the tile are filled.
    FillCircles,
    /// 2a: mist that the tile extended sends ghosts to opponents.
    ExtendMist,
    /// 2a: mist that the tile broke sends ghosts to the active player.
    BreakMist,
    /// 2b: a piece may be put, or the abbot taken back.
    PlaceMeeple,
    /// 3: completed regions are scored.
    Score,
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
    /// The active player has to decide.
    Asks(Phase),
    /// The last turn is over.
    Over,
    /// A veil hides what comes.
    Hidden,
}

impl Said {
    /// If nothing is left to do here, does the next thing.
    pub fn or(self, next: impl FnOnce() -> Said) -> Said {
        match self {
            Said::Nothing => next(),
            Said::Did | Said::Asks(_) | Said::Over | Said::Hidden => self,
        }
    }
}
