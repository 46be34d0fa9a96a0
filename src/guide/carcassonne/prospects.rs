//! What a position promises each player, in points: the score, what occupied regions may still bring, and the pieces
//! that are ready. It is what a sensible newcomer sees at a glance, not a plan.

use crate::rules::carcassonne::{Carcassonne, Piece};
use crate::rules::tiles::{Kind, RegionId};
use crate::rules::{ByColour, Colour};

/// What a ghost costs the owner of its meeple: two points in play, one at the end, or perhaps the meeple.
const GHOST: f32 = 1.6;
/// What a guard from the reserve is worth.
const NEW_GUARD: f32 = 3.0;
/// What a completed city is worth to a field, and one that may be completed.
const CITIES_OF_FIELD: (f32, f32) = (3.0, 0.8);
/// A guard is worth a little more than an ordinary meeple: no ghost comes to it.
const GUARD: f32 = 0.3;

/// What the position promises each player who sits at the table.
pub(super) fn prospects(game: &Carcassonne) -> ByColour<f32> {
    let mut sums = ByColour::default();
    for &colour in game.seats() {
        sums[colour] = f32::from(game.score(colour)) + ready_pieces(game, colour);
    }
    let mut standing: Vec<(RegionId, Colour, u8)> =
        game.meeples().iter().map(|it| (game.board().region_of(it.part), it.colour, it.ghosts)).collect();
    standing.sort_unstable();
    for meeples in standing.chunk_by(|a, b| a.0 == b.0) {
        share(game, meeples, &mut sums);
    }
    sums
}

/// Those with the majority are promised the whole region, less what their ghosts cost.
fn share(game: &Carcassonne, meeples: &[(RegionId, Colour, u8)], sums: &mut ByColour<f32>) {
    let Some(&(region, _, _)) = meeples.first() else { return };
    let (promise, mut counts, mut ghosts) =
        (promise(game, region), ByColour::<u8>::default(), ByColour::<u8>::default());
    for &(_, colour, with) in meeples {
        counts[colour] += 1;
        ghosts[colour] += with;
    }
    let most = counts.0.into_iter().max().unwrap_or_default();
    for colour in Colour::ALL.into_iter().filter(|&colour| counts[colour] == most) {
        sums[colour] += promise - GHOST * f32::from(ghosts[colour]);
    }
}

/// What a region is likely to bring in the end: all its points if it is complete, fewer the more of it is open.
pub(super) fn promise(game: &Carcassonne, id: RegionId) -> f32 {
    let region = game.board().region(id);
    let (now, likely) = (f32::from(game.value_of(id)), 1.0 / (1.0 + f32::from(region.open)));
    match region.kind {
        Kind::Road | Kind::Mist => now,
        Kind::City if region.finished() => now,
        Kind::City => now * (1.0 + likely),
        Kind::Monastery => now + 0.5 * f32::from(region.open),
        Kind::Castle if region.finished() => now,
        Kind::Castle => now * (2.0 - f32::from(region.open) / 8.0),
        Kind::Cemetery => NEW_GUARD * (8.0 - f32::from(region.open)) / 8.0,
        Kind::Field => {
            let (cities, completed) = (game.cities_at(id).len() as f32, now / CITIES_OF_FIELD.0);
            now + CITIES_OF_FIELD.1 * (cities - completed)
        }
    }
}

/// What the pieces in a player's supply are worth: the last ones most.
fn ready_pieces(game: &Carcassonne, colour: Colour) -> f32 {
    let supply = game.supply(colour);
    let pieces = Piece::ALL.map(|piece| supply[piece]).iter().sum::<u8>();
    let worth = |nth: u8| [2.5, 1.8, 1.2].get(usize::from(nth)).copied().unwrap_or(0.6);
    (0..pieces).map(worth).sum::<f32>() + GUARD * f32::from(supply[Piece::Guard])
}
