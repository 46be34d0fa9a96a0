//! The competitive game in the window: its table, and what is said and heard there.

pub mod book;
pub mod log;
pub mod refusals;
pub mod table;
pub mod turn_phase;
pub mod words;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((turn_phase::plugin, table::plugin, log::plugin, refusals::plugin, book::plugin));
}
