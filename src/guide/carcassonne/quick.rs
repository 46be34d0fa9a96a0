//! The quick player: takes the action after which the position looks best.

use super::sense::{Judge, Weights};
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne};
use rand::{Rng, RngExt};

/// Equal values are decided by chance.
const CHANCE: f32 = 0.001;

/// The action with the best position after it; `None` only if there are no actions.
pub fn choose(game: &Carcassonne, actions: &[Action], weights: &Weights, random: &mut impl Rng) -> Option<Action> {
    if actions.len() < 2 {
        return actions.first().copied();
    }
    let mut judge = Judge::of(game, game.seats()[game.acting()], weights);
    let mut best: Option<(f32, Action)> = None;
    for &action in actions {
        let value = judge.after(action) + random.random_range(0.0..CHANCE);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The value of the position after each action. Replaces what was in `values`.
pub(super) fn weigh_all(game: &Carcassonne, actions: &[Action], weights: &Weights, values: &mut Vec<f32>) {
    let mut judge = Judge::of(game, game.seats()[game.acting()], weights);
    values.clear();
    values.extend(actions.iter().map(|&action| judge.after(action)));
}
