//! What a position of the cooperative game is worth: the game is won, how close it came, or how likely it is won.

use super::sense::{Reach, Signs, Weights, points, reach_chance};
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
    /// How likely its own target is reached.
    reach: Reach,
}

impl Stage {
    /// That of the active pile; `None` at the last level, where the signs say how likely the game is won.
    fn of(game: &Mists) -> Option<Stage> {
        let piles = Weights::shipped().piles_of(game.level().number)?;
        let pile = usize::from(game.active_pile());
        let before = pile.checked_sub(1).map_or(0.0, |before| piles[before].after);
        Some(Stage { before, after: piles[pile].after, reach: piles[pile] })
    }
}

/// From 0 to 1. With one marker, whoever reaches the target of a pile is never worse off than just before: if all that
/// counted were the chance of winning, it would look wise to put that off.
pub(super) fn value(game: &Mists) -> f32 {
    let (stage, pile) = (Stage::of(game), game.active_pile());
    let weights = || Weights::shipped().of_pile(game.level().number, pile);
    match (game.outcome(), stage) {
        (Some(Outcome::Victory), _) => 1.0,
        (Some(_), Some(stage)) => NEARLY * stage.after * progress(game),
        (Some(_), None) => NEARLY * progress(game).powi(3),
        (None, Some(Stage { before, after, reach })) => {
            let worth = points(game, &weights());
            before + (after - before) * reach_chance(worth, game.tiles_left(), &reach)
        }
        (None, None) => Weights::shipped().signs[usize::from(pile)].chance(&Signs::of(game, &weights())),
    }
}

/// How likely a game that goes on is won, if it is worth so much.
pub(super) fn chance_at(game: &Mists, value: f32) -> f32 {
    let Some(Stage { before, after, .. }) = Stage::of(game) else { return value };
    if after > before { after * (value - before) / (after - before) } else { after }
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
