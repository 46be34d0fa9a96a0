//! How likely a game is won, as far as the sense can tell.

use super::{Judge, LevelWeights};
use crate::rules::mists::Mists;

/// What a position at the beginning of a turn is worth in points; more than a thousand only if the game is over.
pub fn points(game: &Mists, weights: &LevelWeights) -> f32 {
    Judge::of(game, weights).now(game)
}

/// The chance of winning that has been seen with so many points and tiles to come, from 0 to 1.
pub fn win_chance(points: f32, tiles: u16, weights: &LevelWeights) -> f32 {
    let ahead = points + weights.tile * f32::from(tiles) - weights.even;
    1.0 / (1.0 + (-ahead / weights.spread.max(0.1)).exp())
}
