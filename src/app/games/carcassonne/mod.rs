//! The competitive game in the window: its table, and what is said and heard there.

pub mod table;
pub mod turn_phase;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((turn_phase::plugin, table::plugin));
}
