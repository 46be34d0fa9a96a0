//! Points of each marker, as far as they can be expected.

use super::LevelWeights;
use super::chances::turns_left;
use crate::rules::Colour;
use crate::rules::mists::Mists;
use libm::{expf, logf};

/// No marker's chance is thought to be smaller: what is nearly hopeless makes little difference.
const HOPELESS: f32 = 0.02;
/// How much steeper a logistic curve has to be to look like the normal one.
const STEEPER: f32 = 1.7;

/// Points that may come.
#[derive(Clone, Copy)]
pub(super) struct Promise {
    /// If all goes well.
    pub points: f32,
    /// How likely that is, from 0 to 1.
    pub chance: f32,
}

/// Points of each marker, in the order of [`Mists::markers`].
#[derive(Clone, Copy)]
pub(super) struct Expected {
    points: [f32; 3],
    /// The square of how far they may be off.
    variance: [f32; 3],
}

impl Promise {
    /// The same, if this comes about first.
    pub fn if_likely(self, chance: f32) -> Promise {
        Promise { chance: self.chance * chance, ..self }
    }
}

impl Expected {
    /// Only those on the track.
    pub fn on_track(game: &Mists) -> Expected {
        let mut points = [0.0; 3];
        points.iter_mut().zip(game.totals()).for_each(|(points, &total)| *points = f32::from(total));
        Expected { points, variance: [0.0; 3] }
    }

    /// Points for a colour: with three markers its own moves, or the hindmost if it has none (L6-2).
    pub fn add(&mut self, game: &Mists, colour: Colour, more: Promise) {
        let markers = game.markers();
        let hindmost = |points: &[f32]| (0..points.len()).min_by(|&a, &b| points[a].total_cmp(&points[b]));
        let own = markers.iter().position(|&marker| marker == colour);
        let at = own.or_else(|| hindmost(&self.points[..markers.len()])).unwrap_or_default();
        let chance = more.chance.clamp(0.0, 1.0);
        self.points[at] += more.points * more.chance;
        self.variance[at] += more.points * more.points * chance * (1.0 - chance);
    }

    /// Points up to the target of the active pile count in full, points beyond it as far as the goal less. Each of
    /// several markers has to come to the target itself (L6-3): how likely all of them do counts too.
    pub fn worth(&self, game: &Mists, weights: &LevelWeights) -> f32 {
        let (goal, target) = (game.level().goal, game.level().target(game.active_pile()));
        let beyond = f32::from(goal - target);
        let target = f32::from(target);
        let counted = |points: f32| points.min(target) + weights.beyond * (points - target).clamp(0.0, beyond);
        let points = &self.points[..game.markers().len()];
        let sum = points.iter().map(|&points| counted(points)).sum();
        if points.len() < 2 {
            return sum;
        }
        let turns = turns_left(game);
        let (pace, luck) = (weights.marker_pace * turns, weights.marker_luck * weights.marker_luck * turns);
        let likely = |(points, variance): (&f32, &f32)| {
            // A total of exactly the target is enough.
            let ahead = points + pace + 0.5 - target;
            HOPELESS + 1.0 / (1.0 + expf(-STEEPER * ahead / (variance + luck + 0.1).sqrt()))
        };
        sum + weights.marker * points.iter().zip(&self.variance).map(|it| logf(likely(it))).sum::<f32>()
    }
}
