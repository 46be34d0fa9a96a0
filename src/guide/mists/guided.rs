//! What the search asks of the cooperative game.

use super::sense::Weights;
use super::value::value;
use super::{beginner, quick};
use crate::guide::Guided;
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
        quick::choose(self, actions, Weights::shipped().of_level(self.level().number), random)
    }

    /// All win or lose together.
    fn value(&self, _seat: usize) -> f32 {
        value(self)
    }
}
