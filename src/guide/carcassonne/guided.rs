//! What the search asks of the competitive game.

use super::sense::Weights;
use super::value::worth;
use super::{beginner, quick};
use crate::guide::{Guided, Worth};
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne};
use rand::Rng;

impl Guided for Carcassonne {
    const TURNS_AHEAD: Option<usize> = Some(4);

    fn choose_as_beginner(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        beginner::choose(self, actions, random)
    }

    fn imagined(&self, _: usize, seed: u64) -> Carcassonne {
        self.reshuffled(seed)
    }

    fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        quick::weigh_all(self, actions, Weights::shipped(), weights);
    }

    fn choose_quickly(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        quick::choose(self, actions, Weights::shipped(), random)
    }

    fn worth(&self, seat: usize) -> Worth {
        worth(self, seat)
    }

    fn has_won(&self, seat: usize) -> Option<bool> {
        self.outcome().map(|outcome| outcome.winners.contains(self.seats()[seat]))
    }
}
