//! The cross-entropy method: candidates are drawn around a middle, and the middle and the spread follow the best of
//! them.

use rand::{Rng, RngExt};

/// The best quarter is followed.
const BEST: usize = 4;
/// How much of the new spread and middle is taken.
const FOLLOWED: f32 = 0.7;

/// Where candidates are drawn: so many numbers each.
pub(super) struct Evolution<const N: usize> {
    middle: [f32; N],
    spread: [f32; N],
}

impl<const N: usize> Evolution<N> {
    /// Around these numbers; `fixed` are the names of those that stay as they are.
    pub fn from(middle: [f32; N], names: &[&str], fixed: &[&str]) -> Evolution<N> {
        let mut spread = middle.map(|number| 0.3 * number.abs() + 0.08);
        for (_, spread) in names.iter().zip(&mut spread).filter(|(name, _)| fixed.contains(name)) {
            *spread = 0.0;
        }
        Evolution { middle, spread }
    }

    /// The numbers in the middle.
    pub fn middle(&self) -> [f32; N] {
        self.middle
    }

    /// So many candidates; the first is the middle itself.
    pub fn candidates(&self, count: usize, random: &mut impl Rng) -> Vec<[f32; N]> {
        let mut drawn = || bounded(std::array::from_fn(|at| self.middle[at] + self.spread[at] * bell(random)));
        std::iter::once(self.middle()).chain(std::iter::repeat_with(&mut drawn).take(count - 1)).collect()
    }

    /// Follows the candidates with the highest scores.
    pub fn follow(&mut self, candidates: &[[f32; N]], scores: &[f32]) {
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|&one, &other| scores[other].total_cmp(&scores[one]));
        let best: Vec<_> = order[..candidates.len().div_ceil(BEST)].iter().map(|&at| candidates[at]).collect();
        for at in 0..N {
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
fn bounded<const N: usize>(numbers: [f32; N]) -> [f32; N] {
    numbers.map(|number| number.clamp(-1000.0, 1000.0))
}
