//! What a position of the cooperative game is worth: the game is won, how close it came, or how likely it is won.

use super::sense::{Weights, points, win_chance};
use crate::rules::Game;
use crate::rules::mists::{Mists, Outcome};

/// A lost game in which the goal was nearly reached.
const NEARLY: f32 = 0.1;
/// How much of that the hindmost marker decides; the others follow it (L6-3).
const HINDMOST: f32 = 0.7;

/// From 0 to 1.
pub(super) fn value(game: &Mists) -> f32 {
    match game.outcome() {
        Some(Outcome::Victory) => 1.0,
        Some(_) => NEARLY * progress(game),
        None => {
            let weights = Weights::shipped().of_level(game.level().number);
            win_chance(points(game, weights), game.piles().map(u16::from).sum(), weights)
        }
    }
}

/// How much of the way to the goal is behind the markers, from 0 to 1: piles whose target was reached, and what is reached
/// of the next target.
pub fn progress(game: &Mists) -> f32 {
    let target = game.level().target(game.active_pile());
    let share = |total: u16| f32::from(total.min(target)) / f32::from(target);
    let mean = game.totals().iter().map(|&total| share(total)).sum::<f32>() / game.totals().len() as f32;
    let of_pile = HINDMOST * share(game.total()) + (1.0 - HINDMOST) * mean;
    (f32::from(game.active_pile()) + of_pile) / f32::from(game.level().piles)
}
