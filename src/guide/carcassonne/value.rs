//! What a position of the competitive game is worth to a player: how far ahead of the best opponent they are.

use super::prospects::prospects;
use crate::rules::Game;
use crate::rules::carcassonne::Carcassonne;

/// With so many points ahead at the end, a win is nearly as sure as it can be; one point ahead counts for something more.
const FAR_AHEAD: f32 = 25.0;
/// How much of the value is who wins; the rest is by how much.
const WINNING: f32 = 0.5;

/// From 0 to 1.
pub(super) fn value(game: &Carcassonne, seat: usize) -> f32 {
    let me = game.seats()[seat];
    let points = match game.outcome() {
        Some(_) => game.scores().0.map(f32::from),
        None => prospects(game).0,
    };
    let others = game.seats().iter().filter(|&&colour| colour != me).map(|&colour| points[colour as usize]);
    let ahead = points[me as usize] - others.fold(f32::NEG_INFINITY, f32::max);
    let by_points = 1.0 / (1.0 + (-ahead / FAR_AHEAD).exp());
    match game.outcome() {
        Some(outcome) if outcome.winners.contains(me) => WINNING + (1.0 - WINNING) * by_points,
        Some(_) => (1.0 - WINNING) * by_points,
        None => by_points,
    }
}
