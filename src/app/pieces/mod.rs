//! The figures on the board: meeples and ghosts, one file each, and the coins that tell what was scored.

mod coins;
mod ghosts;
mod meeples;
mod standing;

use bevy::prelude::*;

pub use coins::{Coin, keep_readable, label as coin_label};
pub use ghosts::Ghost;
pub use meeples::Meeple;
pub use standing::Standing;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((coins::plugin, ghosts::plugin, meeples::plugin));
}
