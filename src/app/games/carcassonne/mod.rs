//! The competitive game in the window: its table, the screens before and after it, and what is said and heard there.

mod answers;
pub mod book;
mod choices;
mod fill_panels;
mod foresight_card;
mod framed;
mod lit;
pub mod log;
pub mod panels;
pub mod pieces;
mod preview;
mod reason;
pub mod refusals;
pub mod screens;
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
    app.add_plugins((turn_phase::plugin, table::plugin, log::plugin, sound::plugin));
    app.add_plugins((tell_board::plugin, framed::plugin, pieces::plugin, spots::plugin, lit::plugin, preview::plugin));
    app.add_plugins((fill_panels::plugin, answers::plugin));
    app.add_plugins((straight::plugin, screens::plugin));
}
