//! Points of each marker, as far as they can be expected.

use super::LevelWeights;
use crate::rules::Colour;
use crate::rules::mists::Mists;

/// Points of each marker, in the order of [`Mists::markers`].
#[derive(Clone, Copy)]
pub(super) struct Expected {
    points: [f32; 3],
}

impl Expected {
    /// Only those on the track.
    pub fn on_track(game: &Mists) -> Expected {
        let mut points = [0.0; 3];
        points.iter_mut().zip(game.totals()).for_each(|(points, &total)| *points = f32::from(total));
        Expected { points }
    }

    /// Points for a colour: with three markers its own moves, or the hindmost if it has none (L6-2).
    pub fn add(&mut self, game: &Mists, colour: Colour, more: f32) {
        let markers = game.markers();
        let hindmost = |points: &[f32]| (0..points.len()).min_by(|&a, &b| points[a].total_cmp(&points[b]));
        let own = markers.iter().position(|&marker| marker == colour);
        let at = own.or_else(|| hindmost(&self.points[..markers.len()])).unwrap_or_default();
        self.points[at] += more;
    }

    /// Points up to the target of the active pile count in full, points beyond it as far as the goal less.
    pub fn worth(&self, game: &Mists, weights: &LevelWeights) -> f32 {
        let (goal, target) = (game.level().goal, game.level().target(game.active_pile()));
        let beyond = f32::from(goal - target);
        let target = f32::from(target);
        let counted = |points: &f32| points.min(target) + weights.beyond * (points - target).clamp(0.0, beyond);
        let points = self.points[..game.markers().len()].iter().map(counted);
        let (count, sum) = (points.len() as f32, points.clone().sum::<f32>());
        let hindmost = points.fold(f32::MAX, f32::min);
        if count < 2.0 { sum } else { weights.hindmost * count * hindmost + (1.0 - weights.hindmost) * sum }
    }
}
