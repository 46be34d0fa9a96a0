//! The cross-entropy method: candidates are drawn around a middle, and the middle and the spread follow the best of them.

use crate::guide::mists::LevelWeights;
use rand::{Rng, RngExt};

const NUMBERS: usize = LevelWeights::NAMES.len();
/// The best quarter is followed.
const BEST: usize = 4;
/// How much of the new spread and middle is taken.
const FOLLOWED: f32 = 0.7;

/// Where candidates are drawn.
pub(super) struct Evolution {
    /// What they have in common: whatever has no part in how the quick player decides.
    weights: LevelWeights,
    middle: [f32; NUMBERS],
    spread: [f32; NUMBERS],
}

impl Evolution {
    /// Around these weights.
    pub fn from(weights: LevelWeights) -> Evolution {
        let middle = weights.numbers();
        let spread = middle.map(|number| 0.3 * number.abs() + 0.08);
        Evolution { weights, middle, spread }
    }

    /// The weights in the middle.
    pub fn middle(&self) -> LevelWeights {
        self.weights.with_numbers(self.middle)
    }

    /// So many candidates; the first is the middle itself.
    pub fn candidates(&self, count: usize, random: &mut impl Rng) -> Vec<LevelWeights> {
        let mut drawn = || {
            let at = |at: usize| self.middle[at] + self.spread[at] * bell(random);
            self.weights.with_numbers(bounded(std::array::from_fn(at)))
        };
        std::iter::once(self.middle()).chain(std::iter::repeat_with(&mut drawn).take(count - 1)).collect()
    }

    /// Follows the candidates with the highest scores.
    pub fn follow(&mut self, candidates: &[LevelWeights], scores: &[f32]) {
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|&one, &other| scores[other].total_cmp(&scores[one]));
        let best: Vec<_> =
            order[..candidates.len().div_ceil(BEST)].iter().map(|&at| candidates[at].numbers()).collect();
        for at in 0..NUMBERS {
            let count = best.len() as f32;
            let mean = best.iter().map(|numbers| numbers[at]).sum::<f32>() / count;
            let around = best.iter().map(|numbers| (numbers[at] - mean).powi(2)).sum::<f32>() / count;
            self.middle[at] += FOLLOWED * (mean - self.middle[at]);
            self.spread[at] += FOLLOWED * (around.sqrt() - self.spread[at]);
        }
    }
}

/// A number around 0 whose square is 1 on average, nearly normally distributed.
fn bell(random: &mut impl Rng) -> f32 {
    (0..12).map(|_| random.random_range(0.0..1.0_f32)).sum::<f32>() - 6.0
}

/// Keeps all numbers where a file may have them.
fn bounded(numbers: [f32; NUMBERS]) -> [f32; NUMBERS] {
    numbers.map(|number| number.clamp(-1000.0, 1000.0))
}
