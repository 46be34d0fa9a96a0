//! What a position of the competitive game is worth to a player: the game is won or lost, or how likely it is won.

use super::sense::{Weights, ahead, win_chance};
use crate::rules::Game;
use crate::rules::carcassonne::Carcassonne;

/// With so many points ahead, one point more counts little.
const FAR_AHEAD: f32 = 25.0;
/// How much of the value is by how much the game is won; the rest is who wins.
const BY_POINTS: f32 = 0.2;

/// From 0 to 1.
pub(super) fn value(game: &Carcassonne, seat: usize) -> f32 {
    let weights = Weights::shipped();
    let ahead = ahead(game, seat, weights);
    let chance = match game.outcome() {
        Some(outcome) => f32::from(u8::from(outcome.winners.contains(game.seats()[seat]))),
        None => win_chance(ahead, game.tiles_left(), weights),
    };
    let by_points = 1.0 / (1.0 + (-ahead / FAR_AHEAD).exp());
    BY_POINTS * by_points + (1.0 - BY_POINTS) * chance
}
