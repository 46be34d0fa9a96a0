//! What the search asks of the cooperative game.

use super::sense::{LevelWeights, Weights};
use super::value::worth;
use super::{beginner, quick};
use crate::guide::{Guided, Worth};
use crate::rules::Game;
use crate::rules::mists::{Action, Mists};
use rand::Rng;

impl Guided for Mists {
    const TURNS_AHEAD: Option<usize> = Some(2);

    fn choose_as_beginner(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        beginner::choose(self, actions, random)
    }

    fn imagined(&self, _: usize, seed: u64) -> Mists {
        self.reshuffled(seed)
    }

    fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        quick::weigh_all(self, actions, &own(self), weights);
    }

    fn choose_quickly(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        quick::choose(self, actions, &own(self), random)
    }

    /// All win or lose together.
    fn worth(&self, _seat: usize) -> Worth {
        worth(self)
    }

    fn has_won(&self, _seat: usize) -> Option<bool> {
        self.outcome().map(|outcome| outcome.won())
    }
}

/// The weights of the position's level and pile.
fn own(game: &Mists) -> LevelWeights {
    Weights::shipped().of_pile(game.level().number, game.active_pile())
}
