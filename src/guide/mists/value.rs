//! What a position of the cooperative game is worth: the game is won, how close it came, or how likely it is won.

use super::sense::{Weights, points, reach_chance};
use crate::guide::Worth;
use crate::rules::Game;
use crate::rules::mists::{Mists, Outcome};

/// A lost game in which the goal was nearly reached.
const NEARLY: f32 = 0.1;
/// How much of that the hindmost marker decides; the others follow it (L6-3).
const HINDMOST: f32 = 0.7;

/// The chances of winning between which a pile is played.
struct Stage {
    /// When its predecessor's target was reached; none at the first.
    before: f32,
    /// When its own target was reached.
    after: f32,
}

impl Stage {
    fn of(game: &Mists) -> Stage {
        let piles = Weights::shipped().piles_of(game.level().number);
        let pile = usize::from(game.active_pile());
        Stage { before: pile.checked_sub(1).map_or(0.0, |before| piles[before].after), after: piles[pile].after }
    }
}

/// Whoever reaches the target of a pile is never worse off than just before: if all that counted were the chance of
/// winning, it would look wise to put that off.
pub(super) fn worth(game: &Mists) -> Worth {
    let Stage { before, after } = Stage::of(game);
    match game.outcome() {
        Some(Outcome::Victory) => Worth { value: 1.0, chance: 1.0 },
        Some(_) => Worth { value: NEARLY * after * progress(game), chance: 0.0 },
        None => {
            let (shipped, level, pile) = (Weights::shipped(), game.level().number, game.active_pile());
            let worth = points(game, &shipped.of_pile(level, pile));
            let reach = &shipped.piles_of(level)[usize::from(pile)];
            let reached = reach_chance(worth, game.tiles_left(), reach);
            Worth { value: before + (after - before) * reached, chance: after * reached }
        }
    }
}

/// How much of the way to the goal is behind the markers, from 0 to 1: piles whose target was reached, and what is
/// reached of the next target.
pub fn progress(game: &Mists) -> f32 {
    let target = game.level().target(game.active_pile());
    let share = |total: u16| f32::from(total.min(target)) / f32::from(target);
    let mean = game.totals().iter().map(|&total| share(total)).sum::<f32>() / game.totals().len() as f32;
    let of_pile = HINDMOST * share(game.total()) + (1.0 - HINDMOST) * mean;
    (f32::from(game.active_pile()) + of_pile) / f32::from(game.level().piles)
}
