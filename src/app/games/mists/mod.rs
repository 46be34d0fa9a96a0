//! *Mists over Carcassonne* in the window: figures and other things on its board, panels, screens, words and sounds.

mod answers;
pub(super) mod book;
pub mod campaign;
mod choices;
mod fill_panels;
mod foresight_card;
mod lit;
mod log;
pub mod panels;
pub mod pieces;
mod preview;
mod reason;
pub mod refusals;
pub mod screens;
pub mod sound;
pub mod spots;
pub mod straight;
pub mod table;
mod tell_board;
mod tell_mist;
pub mod turn_phase;
#[cfg(test)]
mod whole_game;
pub mod words;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((sound::plugin, log::plugin, pieces::plugin));
    app.add_plugins((
        table::plugin,
        turn_phase::plugin,
        tell_board::plugin,
        tell_mist::plugin,
        lit::plugin,
        preview::plugin,
        spots::plugin,
        fill_panels::plugin,
        answers::plugin,
    ));
    // The screens before and after the table.
    app.add_plugins((screens::plugin, straight::plugin, campaign::plugin));
}
