//! How likely a game is won, as far as the sense can tell.

use super::{Judge, LevelWeights, Reach};
use crate::rules::mists::Mists;
use libm::expf;

/// What a position at the beginning of a turn is worth in points; more than a thousand only if the game is over.
pub fn points(game: &Mists, weights: &LevelWeights) -> f32 {
    Judge::of(game, weights).now(game)
}

/// The chance that has been seen with so many points and so many tiles in the active pile that its target is reached,
/// from 0 to 1.
pub fn reach_chance(points: f32, tiles: u8, pile: &Reach) -> f32 {
    let ahead = points + pile.tile * f32::from(tiles) - pile.even;
    1.0 / (1.0 + expf(-ahead / pile.spread.max(0.1)))
}
