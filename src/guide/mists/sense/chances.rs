//! How likely it seems that a region is completed.

use super::LevelWeights;
use super::fitting::Fit;
use crate::rules::mists::{Cemeteries, Mists};
use crate::rules::tiles::Kind;
use libm::expf;

/// The chances in one position.
pub(super) struct Chances<'a> {
    weights: &'a LevelWeights,
    /// What each gap adds because few tiles are left.
    late: f32,
}

impl<'a> Chances<'a> {
    pub fn of(game: &Mists, weights: &'a LevelWeights) -> Chances<'a> {
        let left = turns(game, game.piles().map(u16::from).sum());
        let soon = |turns: f32| 10.0 / (5.0 + turns);
        let pile = turns_left(game);
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
    pub fn castle(&self, empty: impl Into<f32>) -> f32 {
        empty.into() * (self.weights.castle_gap + self.late)
    }

    /// How much harder still if few tiles fit into one of them.
    pub fn castle_gap(&self, fit: Fit) -> f32 {
        self.weights.castle_fit / (0.5 + f32::from(fit.any))
    }
}

/// Turns that the active pile lasts.
pub(super) fn turns_left(game: &Mists) -> f32 {
    turns(game, game.tiles_left().into())
}

/// Turns that so many tiles last, about: at the haunted levels an open cemetery takes a tile at the end of each turn
/// (L5-4), until the squares around it are filled. Half of these the players fill.
fn turns(game: &Mists, tiles: u16) -> f32 {
    let tiles = f32::from(tiles);
    if game.level().cemeteries != Cemeteries::Haunted {
        return tiles;
    }
    let open = game.cemeteries().iter().filter(|it| !it.closed);
    let empty: f32 = open.map(|it| f32::from(it.empty_surroundings)).sum();
    tiles - empty.min(tiles) / 2.0
}

/// The chance when all gaps together are this hard.
pub(super) fn chance(hard: f32) -> f32 {
    expf(-hard.max(0.0))
}
