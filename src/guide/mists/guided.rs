//! What the search asks of the cooperative game.

use super::beginner;
use super::value::value;
use crate::guide::Guided;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists};
use rand::Rng;

impl Guided for Mists {
    fn choose_as_beginner(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        beginner::choose(self, actions, random)
    }

    fn imagined(&self, seed: u64) -> Mists {
        self.reshuffled(seed)
    }

    fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        beginner::weigh_all(self, actions, weights);
    }

    fn choose_quickly(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        beginner::choose(self, actions, random)
    }

    /// All win or lose together.
    fn value(&self, _seat: usize) -> f32 {
        value(self)
    }

    fn chance(&self, _seat: usize) -> f32 {
        match self.outcome() {
            Some(outcome) => f32::from(u8::from(outcome.won())),
            None => value(self),
        }
    }
}
