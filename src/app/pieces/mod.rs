//! The figures on the board: meeples, standing and buried, ghosts and hounds, one file each, and the coins that tell what
//! was scored.

mod buried;
mod coins;
mod ghosts;
mod hounds;
mod meeples;

use bevy::prelude::*;

pub use buried::{Buried, grave};
pub use coins::label as coin_label;
pub use ghosts::{Ghost, ghost_place};
pub use hounds::{Hound, hound_place, hound_sprite};
pub use meeples::{Meeple, standing_place};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((buried::plugin, coins::plugin, ghosts::plugin, hounds::plugin, meeples::plugin));
}
