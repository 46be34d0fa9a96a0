//! Computer players, for soak, statistics and auto-play.

use crate::rules::Game;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// A game with a beginner.
pub trait Guided: Game {
    /// The action that looks best at once to a careful beginner. `None` only if there are no actions.
    fn choose_as_beginner(&self, actions: &[Self::Action], random: &mut impl Rng) -> Option<Self::Action>;
}

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// Any legal action.
    Random,
    /// The action that looks best at once to a careful beginner.
    Beginner,
}

impl Policy {
    /// One of the legal actions. `None` only if there are none.
    pub fn choose<G: Guided>(self, game: &G, actions: &[G::Action], random: &mut impl Rng) -> Option<G::Action> {
        match self {
            _ if actions.len() < 2 => actions.first().copied(),
            Policy::Random => Some(actions[random.random_range(0..actions.len())]),
            Policy::Beginner => game.choose_as_beginner(actions, random),
        }
    }
}
