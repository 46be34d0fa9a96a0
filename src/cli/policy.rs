//! The policies, as the command line calls them, and how long they may think.

use crate::guide::search::{Effort, Leaf, decide, decide_by_tree};
use crate::guide::{Guided, Policy, Strength};
use clap::ValueEnum;
use rand::Rng;
use std::fmt;
use std::time::Duration;

/// How many games those imagine that are there for comparison, if nobody says how long to think.
const COMPARED: u32 = Strength::Fair.simulations();

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
    /// As the guide, but beginners play the imagined games to their end: for comparison
    Rollouts,
    /// As the guide, but with a tree of decisions above the imagined games: for comparison
    Tree,
    /// With a tree, and the sense judges positions instead of imagined games: for comparison
    TreeJudged,
}

impl PolicyName {
    /// One of the legal actions. `None` only if there are none. Who thinks ahead does so for the time told, if one is,
    /// on the thread that asks.
    pub fn choose<G: Guided>(
        self,
        game: &G,
        actions: &[G::Action],
        think: Option<Duration>,
        random: &mut impl Rng,
    ) -> Option<G::Action> {
        match self.thinks(think) {
            _ if actions.len() < 2 => actions.first().copied(),
            Thought::AtOnce(policy) => policy.choose(game, actions, random),
            Thought::Quickly => game.choose_quickly(actions, random),
            Thought::Ahead(effort) => decide(game, effort, random),
            Thought::Tree(effort, leaf) => decide_by_tree(game, effort, leaf, random),
        }
    }

    fn thinks(self, think: Option<Duration>) -> Thought {
        let effort = |games: u32| {
            let alone = |time| Effort::time(time).on_threads(1);
            think.map_or(Effort::simulations(games), alone)
        };
        match self {
            PolicyName::Random => Thought::AtOnce(Policy::Random),
            PolicyName::Beginner => Thought::AtOnce(Policy::Beginner),
            PolicyName::Quick => Thought::Quickly,
            PolicyName::Fair => Thought::Ahead(effort(Strength::Fair.simulations())),
            PolicyName::Good => Thought::Ahead(effort(Strength::Good.simulations())),
            PolicyName::Strong => Thought::Ahead(effort(Strength::Strong.simulations())),
            PolicyName::Rollouts => Thought::Ahead(effort(COMPARED).to_the_end()),
            PolicyName::Tree => Thought::Tree(effort(COMPARED), Leaf::Played),
            PolicyName::TreeJudged => Thought::Tree(effort(COMPARED), Leaf::Judged),
        }
    }
}

/// How a policy finds a decision.
enum Thought {
    AtOnce(Policy),
    Quickly,
    Ahead(Effort),
    Tree(Effort, Leaf),
}

impl fmt::Display for PolicyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_possible_value().map_or(Ok(()), |value| f.write_str(value.get_name()))
    }
}

/// A time to think on the command line: `100ms` or `2s`.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let (number, unit) = text.split_at(text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic()).len());
    let millis = match unit {
        "ms" => 1,
        "s" => 1000,
        _ => 0,
    };
    let time = number.parse::<u64>().ok().and_then(|number| number.checked_mul(millis)).filter(|&time| time > 0);
    time.map(Duration::from_millis).ok_or_else(|| "expected a time like 100ms or 2s".to_owned())
}
