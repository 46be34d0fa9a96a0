//! The steps of a turn, and what a step can say.

use super::Phase;

/// Which step of a turn is under way. What each of them does, and in which order they come, is told in
/// [`order`](super::turn::order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A meeple is placed (HPLACE).
    Place = 0,
    /// The face-down card of the Secret Passage is turned up (HROOM-62).
    TurnUp = 1,
    /// The dice are rolled (HROLL-1).
    Roll = 2,
    /// The resolver may change the roll (HROLL-3).
    ChangeRoll = 3,
    /// Ghosts are handed out (HROLL-4).
    HandOut = 4,
    /// Cards are taken, from the top meeple down (HTAKE-1).
    Take = 5,
    /// The board is turned and filled, or leaves the game (HTAKE-4, HTAKE-5).
    Refill = 6,
    /// The turn is over.
    EndTurn = 7,
}

/// What a step says when it was asked to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Nothing is left to do.
    Nothing,
    /// A player has to decide.
    Asks(Phase),
    /// The last turn is over.
    Over,
}
