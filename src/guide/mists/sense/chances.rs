//! How likely it seems that a region is completed.

use super::LevelWeights;
use super::fitting::Fit;
use crate::rules::mists::{Cemeteries, Mists};
use crate::rules::tiles::Kind;

/// The chances in one position.
pub(super) struct Chances<'a> {
    weights: &'a LevelWeights,
    /// What each gap adds because few tiles are left.
    late: f32,
}

impl<'a> Chances<'a> {
    pub fn of(game: &Mists, weights: &'a LevelWeights) -> Chances<'a> {
        let left: u16 = game.piles().map(u16::from).sum();
        let haunted = game.level().cemeteries == Cemeteries::Haunted && game.cemeteries().iter().any(|it| !it.closed);
        // An open haunted cemetery takes every second tile.
        let turns = |tiles: u16| if haunted { tiles / 2 } else { tiles };
        let (left, pile) = (turns(left), turns(game.tiles_left().into()));
        let soon = |tiles: u16| 10.0 / (5.0 + f32::from(tiles));
        Chances { weights, late: weights.late * soon(left) + weights.pile_late * soon(pile) }
    }

    /// How much harder one gap makes it to complete a region of this kind.
    pub fn gap(&self, kind: Kind, fit: Fit) -> f32 {
        let (gap, fitting, tiles) = match kind {
            Kind::Mist => (self.weights.bank_gap, self.weights.bank_fit, fit.mist),
            Kind::City => (self.weights.city_gap, self.weights.city_fit, fit.city),
            _ => (self.weights.road_gap, self.weights.road_fit, fit.road),
        };
        gap + self.late + fitting / (0.5 + f32::from(tiles))
    }

    /// How much harder empty squares around it make it to complete a castle.
    pub fn castle(&self, empty: u8) -> f32 {
        f32::from(empty) * (self.weights.castle_gap + self.late)
    }
}

/// The chance when all gaps together are this hard.
pub(super) fn chance(hard: f32) -> f32 {
    (-hard.max(0.0)).exp()
}
