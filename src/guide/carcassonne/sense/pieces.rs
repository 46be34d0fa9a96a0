//! What the pieces are worth that a player has ready.

use super::Weights;
use crate::rules::carcassonne::{Piece, Supply};

/// The points that a supply is worth at the beginning of a game; later less.
pub(super) fn ready(supply: Supply, weights: &Weights) -> f32 {
    let [ordinary, guards, abbots] = Piece::ALL.map(|piece| f32::from(supply[piece]));
    let pieces = ordinary + guards + abbots;
    let nth = |nth: f32, worth: f32| if pieces >= nth { worth } else { 0.0 };
    nth(1.0, weights.piece_first)
        + nth(2.0, weights.piece_second)
        + nth(3.0, weights.piece_third)
        + weights.piece * pieces
        + weights.guard * guards
}

/// What it costs to put the cheapest piece; `None` if there is none.
pub(super) fn cost(mut supply: Supply, weights: &Weights) -> Option<f32> {
    let piece = supply.pieces().find(|&piece| piece != Piece::Abbot)?;
    let before = ready(supply, weights);
    supply[piece] -= 1;
    Some(before - ready(supply, weights))
}
