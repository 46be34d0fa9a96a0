//! What the search asks of *Don't Go In There*.

use super::beginner;
use super::value::value;
use crate::guide::{Guided, Worth};
use crate::rules::Game;
use crate::rules::dont_go_in::{Action, DontGoIn};
use rand::Rng;

impl Guided for DontGoIn {
    /// The face-down card (HHIDE-4).
    const KEEPS_SECRETS: bool = true;

    fn choose_as_beginner(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        beginner::choose(&self.view(self.acting()), actions, random)
    }

    fn imagined(&self, seat: usize, seed: u64) -> DontGoIn {
        self.guessed(seat, seed)
    }

    fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        beginner::weigh_all(&self.view(self.acting()), actions, weights);
    }

    fn choose_quickly(&self, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
        beginner::choose(&self.view(self.acting()), actions, random)
    }

    /// Games are thought to their end, so who wins is known.
    fn worth(&self, seat: usize) -> Worth {
        let value = value(self.table(), seat);
        Worth { value, chance: self.has_won(seat).map_or(value, |won| f32::from(u8::from(won))) }
    }

    fn has_won(&self, seat: usize) -> Option<bool> {
        self.outcome().map(|outcome| outcome.winners.contains(seat))
    }
}
