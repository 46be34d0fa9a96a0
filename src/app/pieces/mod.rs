//! The figures on the board: meeples and ghosts, one file each, and the coins that tell what was scored.

mod coins;
mod ghosts;
mod meeples;

use bevy::prelude::*;

pub use coins::label as coin_label;
pub use ghosts::{Ghost, ghost_place};
pub use meeples::{Meeple, standing_place};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((coins::plugin, ghosts::plugin, meeples::plugin));
}
