//! How likely a player wins, as far as the sense can tell.

use super::{Judge, Weights};
use crate::rules::carcassonne::Carcassonne;

/// How many points ahead of the others a player is, those included that can be expected.
pub fn ahead(game: &Carcassonne, seat: usize, weights: &Weights) -> f32 {
    Judge::of(game, game.seats()[seat], weights).now(game)
}

/// The chance of winning that has been seen with so many points ahead and tiles to come, from 0 to 1.
pub fn win_chance(ahead: f32, tiles: u8, weights: &Weights) -> f32 {
    let spread = weights.spread + weights.spread_tile * f32::from(tiles);
    1.0 / (1.0 + (-ahead / spread.max(0.5)).exp())
}
