//! Players who decide for themselves, for soak, statistics and auto-play.

use crate::rules::Game;
use rand::{Rng, RngExt};

/// A game that there are beginners of.
pub trait Guided: Game {
    /// What looks best at once, as a careful newcomer sees it; `None` only where there is nothing to choose from.
    fn choose_as_beginner(&self, actions: &[Self::Action], random: &mut impl Rng) -> Option<Self::Action>;
}

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
    pub fn choose<G: Guided>(self, game: &G, actions: &[G::Action], random: &mut impl Rng) -> Option<G::Action> {
        match self {
            _ if actions.len() < 2 => actions.first().copied(),
            Policy::Random => Some(actions[random.random_range(0..actions.len())]),
            Policy::Beginner => game.choose_as_beginner(actions, random),
        }
    }
}
