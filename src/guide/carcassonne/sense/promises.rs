//! What a region promises to whoever has the majority in it.

use super::Weights;
use super::chances::{Chances, chance};
use super::fields::Cities;
use super::lands::Land;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::Kind;

/// Open half-edges of a field beyond these make no difference.
const WIDE: u16 = 12;

/// What a region promises.
#[derive(Clone, Copy)]
pub(super) struct Promise {
    /// The points that can be expected, ghosts left aside.
    pub points: f32,
    /// How likely it is completed, so that its meeples come home.
    pub home: f32,
    /// The points that each ghost costs.
    pub ghost: f32,
}

impl Promise {
    pub fn of(game: &Carcassonne, land: &Land, chances: &Chances, weights: &Weights, cities: &mut Cities) -> Promise {
        let region = &land.region;
        let (size, open) = (f32::from(region.size()), f32::from(region.open));
        let (home, grown) = if region.finished() { (1.0, 0.0) } else { (chance(land.hard), land.gaps * chances.time) };
        let around = chances.around();
        let filled = if region.open == 0 { 1.0 } else { (0..region.open).fold(1.0, |all, _| all * around) };
        match region.kind {
            Kind::Road | Kind::Mist => Promise::in_play(size + weights.road_growth * grown, home),
            Kind::City => {
                let tiles = size + f32::from(region.shields) + weights.city_growth * grown;
                Promise::in_play(tiles * (1.0 + home), home)
            }
            Kind::Monastery => Promise::in_play(9.0 - open + open * around, filled),
            Kind::Castle => {
                let misty = f32::from(region.misty) + weights.misty * open * around;
                Promise::in_play(misty * (1.0 + filled), filled)
            }
            Kind::Cemetery => {
                Promise { points: weights.new_guard * chances.time * filled, home: filled, ghost: 2.0 * filled }
            }
            Kind::Field => {
                let growth = weights.field_growth * f32::from(region.open.min(WIDE)) * chances.time;
                Promise { points: cities.points(game, land.id, chances) + growth, home: 0.0, ghost: 1.0 }
            }
        }
    }

    /// Ghosts cost two points if it is completed, else one (RSCORE-4, REND-3).
    fn in_play(points: f32, home: f32) -> Promise {
        Promise { points, home, ghost: 1.0 + home }
    }
}
