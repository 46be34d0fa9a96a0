//! *Don't Go In There* in the window: its table, the screens before and after it, and what is said and heard there.

mod answers;
pub mod book;
mod fill_panels;
mod info;
mod last_roll;
pub mod log;
pub mod panels;
mod peek;
pub mod pictures;
mod places;
mod pointed;
pub mod refusals;
pub mod scene;
pub mod screens;
mod sound;
pub mod spots;
pub mod straight;
pub mod table;
pub mod turn_phase;
pub mod words;
mod wrong_clicks;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((
        pictures::plugin,
        scene::plugin,
        spots::plugin,
        peek::plugin,
        last_roll::plugin,
        wrong_clicks::plugin,
    ));
    app.add_plugins((fill_panels::plugin, answers::plugin));
    app.add_plugins((turn_phase::plugin, table::plugin, log::plugin));
    app.add_plugins((straight::plugin, screens::plugin));
    app.add_plugins(sound::plugin);
}
