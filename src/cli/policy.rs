//! The policies, as the command line calls them.

use crate::guide::{Guided, Policy, Strength};
use clap::ValueEnum;
use rand::Rng;
use std::fmt;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PolicyName {
    /// Any legal action
    Random,
    /// What looks best at once; also called cautious
    #[value(alias = "cautious")]
    Beginner,
    /// The guide without thinking ahead: what it lets imagined games be played by
    Quick,
    /// The guide, thinking ahead a little
    Fair,
    /// The guide, thinking ahead well
    Good,
    /// The guide, thinking ahead as well as it can; takes a second a decision
    Strong,
}

impl PolicyName {
    /// One of the legal actions. `None` only if there are none.
    pub fn choose<G: Guided>(self, game: &G, actions: &[G::Action], random: &mut impl Rng) -> Option<G::Action> {
        let policy = match self {
            PolicyName::Quick => return game.choose_quickly(actions, random),
            PolicyName::Random => Policy::Random,
            PolicyName::Beginner => Policy::Beginner,
            PolicyName::Fair => Policy::Guide(Strength::Fair),
            PolicyName::Good => Policy::Guide(Strength::Good),
            PolicyName::Strong => Policy::Guide(Strength::Strong),
        };
        policy.choose(game, actions, random)
    }
}

impl fmt::Display for PolicyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_possible_value().map_or(Ok(()), |value| f.write_str(value.get_name()))
    }
}
