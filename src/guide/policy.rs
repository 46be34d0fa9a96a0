//! Computer players, for the seats of a table, soak and statistics.

use super::search::{Effort, decide};
use crate::rules::Game;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// A game that the guide knows: it has a beginner, and it can be thought ahead in.
///
/// Only [`Guided::imagined`] gets a position with something hidden in it. All others are given what it returned, or
/// look at nothing that is hidden.
pub trait Guided: Game<Action: Send + Sync> + Send + Sync {
    /// How many turns are thought ahead, the one under way included; `None` if games are thought to their end.
    const TURNS_AHEAD: Option<usize> = None;

    /// Whether one player may know something that another does not, so that `imagined` differs from seat to seat.
    const KEEPS_SECRETS: bool = false;

    /// The action that looks best at once to a careful beginner. `None` only if there are no actions.
    fn choose_as_beginner(&self, actions: &[Self::Action], random: &mut impl Rng) -> Option<Self::Action>;

    /// This position as it may be for all that a player knows: the seed decides everything hidden. Positions that look
    /// the same to that player give the same one.
    #[must_use]
    fn imagined(&self, seat: usize, seed: u64) -> Self;

    /// How good each action looks at first sight to whoever has to decide, the better the higher. Replaces what was in
    /// `weights`.
    fn weigh(&self, actions: &[Self::Action], weights: &mut Vec<f32>);

    /// An action for games that are only thought ahead: chosen fast, and sensible. `None` only if there are no actions.
    fn choose_quickly(&self, actions: &[Self::Action], random: &mut impl Rng) -> Option<Self::Action>;

    /// What the position is worth to a player, whether the game is over or not.
    fn worth(&self, seat: usize) -> Worth;

    /// Whether a player has won, alone or with others. `None` while the game goes on.
    fn has_won(&self, seat: usize) -> Option<bool>;
}

/// What a position is worth to a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// What the guide wants most of: 0 is lost, 1 is won, and a clear win may be worth more than a narrow one.
    pub value: f32,
    /// How likely the player wins, from 0 to 1. The chances of players who can't win together add up to 1.
    pub chance: f32,
}

/// How well the guide plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Better than a beginner; decides at once.
    Fair,
    /// A good player.
    Good,
    /// As well as the guide can within a second or two.
    Strong,
}

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Fair, Strength::Good, Strength::Strong];

    /// The next stronger one; after the strongest comes the weakest.
    #[must_use]
    pub const fn next(self) -> Strength {
        match self {
            Strength::Fair => Strength::Good,
            Strength::Good => Strength::Strong,
            Strength::Strong => Strength::Fair,
        }
    }

    /// How many games are thought ahead for one decision.
    pub const fn simulations(self) -> u32 {
        match self {
            Strength::Fair => 32,
            Strength::Good => 160,
            Strength::Strong => 800,
        }
    }
}

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// Any legal action.
    Random,
    /// The action that looks best at once to a careful beginner.
    Beginner,
    /// What the guide would do, who thinks ahead.
    Guide(Strength),
}

impl Policy {
    /// Whether a decision may take longer than a frame of a window.
    pub const fn takes_time(self) -> bool {
        matches!(self, Policy::Guide(_))
    }

    /// One of the legal actions. `None` only if there are none.
    ///
    /// The guide thinks on the thread that asks, for a number of simulations: its decision is the same on every
    /// machine.
    pub fn choose<G: Guided>(self, game: &G, actions: &[G::Action], random: &mut impl Rng) -> Option<G::Action> {
        match self {
            _ if actions.len() < 2 => actions.first().copied(),
            Policy::Random => Some(actions[random.random_range(0..actions.len())]),
            Policy::Beginner => game.choose_as_beginner(actions, random),
            Policy::Guide(strength) => decide(game, Effort::simulations(strength.simulations()), random),
        }
    }
}
