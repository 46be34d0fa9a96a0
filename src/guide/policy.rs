//! Players who decide for themselves, for soak, statistics and auto-play.

use super::mists::beginner;
use crate::rules::mists::{Action, Mists};
use rand::{Rng, RngExt};

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action.
    Random,
    /// What looks best at once, as a careful newcomer sees it.
    Beginner,
}

impl Policy {
    /// One of the legal actions; `None` only where there is none.
    pub fn choose(self, game: &Mists, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        match self {
            _ if actions.len() < 2 => actions.first().copied(),
            Policy::Random => Some(actions[random.random_range(0..actions.len())]),
            Policy::Beginner => beginner::choose(game, actions, random),
        }
    }
}
