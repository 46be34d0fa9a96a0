//! The competitive game in the window: its table, what is said and heard there, and the screens before and after it.

mod last_setup;
pub mod log;
pub mod plan;
pub mod refusals;
pub mod screens;
pub mod table;
pub mod turn_phase;
pub mod words;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((turn_phase::plugin, table::plugin, log::plugin, refusals::plugin));
    app.add_plugins((plan::plugin, last_setup::plugin, screens::plugin));
}
