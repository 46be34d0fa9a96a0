//! How likely a target is reached, as far as the sense can tell.

use super::expected::Expected;
use super::{Judge, LevelWeights, Reach};
use crate::rules::mists::Mists;

/// With fewer ghosts in the supply each further one is missed.
const SCARCE_BELOW: f32 = 5.0;
/// So many tiles more make it easier to say what each of the last ones has to bring.
const STEADY: f32 = 4.0;

/// How a game stands at the beginning of a turn. Each of these numbers tells something of how likely the target of the
/// active pile is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospects {
    /// What the position is worth, in points.
    pub points: f32,
    /// Tiles left in the active pile.
    pub tiles: f32,
    /// Ghosts that the supply lacks to five.
    pub scarce: f32,
    /// Meeples that stand on the board.
    pub standing: f32,
    /// Points that the hindmost marker still needs to the goal, for each tile of all piles.
    pub pace: f32,
    /// Points that the second of three markers needs to the target; below 0 what it has beyond it.
    pub second: f32,
    /// By how many points what the hindmost, the second and the foremost marker can expect may be off.
    pub unsure: [f32; 3],
}

impl Prospects {
    /// How many numbers there are.
    pub const COUNT: usize = 9;

    /// Those of a position that is not over.
    pub fn of(game: &Mists, weights: &LevelWeights) -> Prospects {
        let mut judge = Judge::of(game, weights);
        let points = judge.now(game);
        Prospects::with(game, points, &judge.expected(game))
    }

    fn with(game: &Mists, points: f32, expected: &Expected) -> Prospects {
        let [goal, target] = [game.level().goal, game.level().target(game.active_pile())].map(f32::from);
        let all_tiles: f32 = game.piles().map(f32::from).sum();
        let markers = expected.hindmost_first(game);
        let mut unsure = [0.0; 3];
        unsure.iter_mut().zip(&markers).for_each(|(unsure, marker)| *unsure = marker.variance.sqrt());
        Prospects {
            points,
            tiles: f32::from(game.tiles_left()),
            scarce: (SCARCE_BELOW - f32::from(game.ghosts_in_supply())).max(0.0),
            standing: game.standing().len() as f32,
            pace: markers.first().map_or(0.0, |hindmost| (goal - hindmost.points).max(0.0)) / (all_tiles + STEADY),
            second: markers.get(1).map_or(0.0, |second| target - second.points),
            unsure,
        }
    }

    /// All numbers, the points first.
    pub fn numbers(&self) -> [f32; Prospects::COUNT] {
        let &Prospects { points, tiles, scarce, standing, pace, second, unsure: [first, middle, last] } = self;
        [points, tiles, scarce, standing, pace, second, first, middle, last]
    }
}

impl Reach {
    /// How many points each of the numbers of [`Prospects`] is worth, in the same order.
    pub fn factors(&self) -> [f32; Prospects::COUNT] {
        let &Reach { tile, scarce, standing, pace, second, .. } = self;
        let &Reach { unsure_hindmost, unsure_second, unsure_foremost, .. } = self;
        [1.0, tile, scarce, standing, pace, second, unsure_hindmost, unsure_second, unsure_foremost]
    }

    /// The same with other factors; the first one, that of a point, is 1.
    #[must_use]
    pub fn with_factors(self, factors: [f32; Prospects::COUNT]) -> Reach {
        let [_, tile, scarce, standing, pace, second, unsure_hindmost, unsure_second, unsure_foremost] = factors;
        Reach { tile, scarce, standing, pace, second, unsure_hindmost, unsure_second, unsure_foremost, ..self }
    }

    /// The chance that has been seen with such prospects that the target of the pile is reached, from 0 to 1.
    pub fn chance(&self, prospects: &Prospects) -> f32 {
        let worth: f32 = prospects.numbers().iter().zip(self.factors()).map(|(number, factor)| number * factor).sum();
        1.0 / (1.0 + (-(worth - self.even) / self.spread.max(0.1)).exp())
    }
}
