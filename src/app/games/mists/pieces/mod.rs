//! The figures on the board, one file each: meeples, buried meeples, ghosts, hounds, spell circles and Eloise. Also the
//! coins that show points.

mod buried;
mod circles;
mod coins;
mod eloise;
mod ghosts;
mod hounds;
mod lure;
mod meeples;
mod standing;

use bevy::prelude::*;

pub use buried::Buried;
pub use circles::Circle;
pub use eloise::{Eloise, Mood, cat_sprite};
pub use ghosts::{Ghost, GhostPlaces};
pub use hounds::{Hound, hound_sprite};
pub use lure::{Lured, SEA_GREEN, way as lured_way};
pub use meeples::Meeple;
pub use standing::Standing;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((buried::plugin, circles::plugin, coins::plugin, eloise::plugin));
    app.add_plugins((ghosts::plugin, hounds::plugin, lure::plugin, meeples::plugin));
}
