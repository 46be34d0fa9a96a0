//! Occupied regions of a kind that could be joined: whoever then has the majority takes all.

use super::lands::Land;
use super::promises::Promise;
use crate::rules::tiles::Kind;
use crate::rules::{ByColour, Colour};

/// Pairs of occupied regions that meet at a gap.
#[derive(Default)]
pub(super) struct Fights(Vec<(u8, u8)>);

impl Fights {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Two regions meet; only occupied ones of a kind fight.
    pub fn note(&mut self, one: usize, other: usize, lands: &[Land]) {
        let pair = (one.min(other) as u8, one.max(other) as u8);
        let (one, other) = (&lands[one], &lands[other]);
        if one.region.kind == other.region.kind && !one.is_free() && !other.is_free() && !self.0.contains(&pair) {
            self.0.push(pair);
        }
    }

    /// What each player would win or lose if each pair were joined: of roads and cities, and of fields.
    pub fn gains(&self, lands: &[Land], promises: &[Promise]) -> [ByColour<f32>; 2] {
        let mut gains = [ByColour::default(); 2];
        for &(one, other) in &self.0 {
            let (one, other) = (usize::from(one), usize::from(other));
            let [of_one, of_other] = [one, other].map(|at| promises[at].points);
            let [a, b] = [one, other].map(|at| &lands[at].counts);
            let counts = ByColour(std::array::from_fn(|at| a.0[at] + b.0[at]));
            let most = |counts: &ByColour<u8>| counts.0.into_iter().max().unwrap_or_default();
            let (both, most_a, most_b) = (most(&counts), most(a), most(b));
            let of_kind = &mut gains[usize::from(lands[one].region.kind == Kind::Field)];
            for colour in Colour::ALL.into_iter().filter(|&colour| counts[colour] > 0) {
                let share = |has: bool, points: f32| if has { points } else { 0.0 };
                of_kind[colour] += share(counts[colour] == both, of_one + of_other)
                    - share(a[colour] == most_a, of_one)
                    - share(b[colour] == most_b, of_other);
            }
        }
        gains
    }
}
