//! How likely it seems that regions are completed, and how much of the game is left.

use super::Weights;
use super::fitting::Fit;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::Kind;
use libm::expf;

/// The chances in one position.
pub(super) struct Chances<'a> {
    weights: &'a Weights,
    /// What each gap adds because few tiles are left.
    late: f32,
    /// How much a piece can still do that is ready, from 0 at the end to 1.
    pub time: f32,
}

impl<'a> Chances<'a> {
    pub fn of(game: &Carcassonne, weights: &'a Weights) -> Chances<'a> {
        let left = f32::from(game.tiles_left());
        let turns = left / game.seats().len() as f32;
        let late = weights.late * 10.0 / (5.0 + left);
        Chances { weights, late, time: turns / (turns + weights.horizon.max(0.1)) }
    }

    /// How much harder one gap makes it to complete a road or city.
    pub fn gap(&self, kind: Kind, fit: Fit) -> f32 {
        let (gap, fitting, tiles) = match kind {
            Kind::City => (self.weights.city_gap, self.weights.city_fit, fit.city),
            _ => (self.weights.road_gap, self.weights.road_fit, fit.road),
        };
        (gap + self.late + fitting / (0.5 + f32::from(tiles))).max(0.0)
    }

    /// The chance that one empty square around a monastery, castle or cemetery is filled.
    pub fn around(&self) -> f32 {
        chance(self.weights.around + self.late)
    }

    /// The chance that a city with so many open edges is ever completed, by anybody.
    pub fn city_of_field(&self, open: u16) -> f32 {
        chance(f32::from(open) * (self.weights.field_city + self.late))
    }
}

/// The chance when all gaps together are this hard.
pub(super) fn chance(hard: f32) -> f32 {
    expf(-hard.max(0.0))
}
