//! The figures on the board, one file each: meeples, the ghosts with them, spell circles. Also the coins that show
//! points.

mod circles;
mod coins;
mod ghosts;
mod meeples;
mod standing;

use bevy::prelude::*;

pub use circles::Circle;
pub use ghosts::{Ghost, Haunt};
pub use meeples::{Meeple, stamp};
pub use standing::Standing;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((circles::plugin, coins::plugin, ghosts::plugin, meeples::plugin, standing::plugin));
}
