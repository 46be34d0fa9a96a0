//! The competitive game in the window: its table, and what is said and heard there.

pub mod book;
pub mod foresight_card;
mod lit;
pub mod log;
pub mod pieces;
mod preview;
pub mod refusals;
mod sound;
pub mod spots;
pub mod straight;
pub mod table;
mod tell_board;
pub mod turn_phase;
pub mod words;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((turn_phase::plugin, table::plugin, log::plugin, refusals::plugin, book::plugin, sound::plugin));
    app.add_plugins((tell_board::plugin, pieces::plugin, spots::plugin, lit::plugin, preview::plugin));
    app.add_plugins(straight::plugin);
}
