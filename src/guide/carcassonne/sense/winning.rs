//! How likely a player wins, as far as the sense can tell.

use super::{Judge, Weights};
use crate::rules::Colour;
use crate::rules::carcassonne::Carcassonne;
use libm::expf;

/// How far a player is ahead in a game that goes on.
#[derive(Clone, Copy, Debug)]
pub struct Lead {
    /// How many points ahead of the others, those included that can be expected. The best of several others counts
    /// most.
    pub points: f32,
    /// How likely they win, from 0 to 1.
    pub chance: f32,
}

/// How far a player is ahead. The chances of all players add up to 1; with two of them it is [`win_chance`].
pub fn lead(game: &Carcassonne, seat: usize, weights: &Weights) -> Lead {
    let me = game.seats()[seat];
    let mut judge = Judge::of(game, me, weights);
    let points = judge.points(game, None);
    let spread = spread(game.tiles_left(), weights);
    let against = |&colour: &Colour| expf((points[colour] - points[me]) / spread);
    Lead { points: judge.ahead(game, &points), chance: 1.0 / game.seats().iter().map(against).sum::<f32>() }
}

/// How many points ahead of the others a player is, those included that can be expected. The best of several others
/// counts most.
pub fn ahead(game: &Carcassonne, seat: usize, weights: &Weights) -> f32 {
    lead(game, seat, weights).points
}

/// The chance of winning against one other player that has been seen with so many points ahead and tiles to come, from 0
/// to 1.
pub fn win_chance(ahead: f32, tiles: u8, weights: &Weights) -> f32 {
    1.0 / (1.0 + expf(-ahead / spread(tiles, weights)))
}

/// By how many points a game is still open with so many tiles to come.
fn spread(tiles: u8, weights: &Weights) -> f32 {
    (weights.spread + weights.spread_tile * f32::from(tiles)).max(0.5)
}
