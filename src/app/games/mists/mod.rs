//! *Mists over Carcassonne* in the window: figures and other things on its board, panels, screens, words and sounds.

mod answers;
mod book;
mod campaign;
mod choosable;
mod fill_panels;
mod foresight_card;
pub mod hand;
mod keys;
mod last_setup;
mod leave;
pub mod legal_squares;
mod lit;
mod log;
mod markers;
pub mod mist;
pub mod opening;
pub mod panels;
pub mod pieces;
mod preview;
pub mod refusals;
mod result_picture;
pub mod saves;
mod scene_files;
pub mod screens;
pub mod shots;
pub mod sound;
pub mod spots;
pub mod status;
pub mod table;
mod tell_board;
mod tiles_to_come;
mod toast;
pub mod turn_phase;
mod wheel;
pub mod words;

pub(in crate::app::games) use last_setup::look_up as look_up_last_setup;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((sound::plugin, log::plugin, mist::plugin, pieces::plugin));
    app.add_plugins((
        table::plugin,
        turn_phase::plugin,
        hand::plugin,
        tell_board::plugin,
        legal_squares::plugin,
        lit::plugin,
        preview::plugin,
        spots::plugin,
        keys::plugin,
        fill_panels::plugin,
        toast::plugin,
        answers::plugin,
        refusals::plugin,
        markers::plugin,
        tiles_to_come::plugin,
    ));
    // The screens before and after the table.
    app.add_plugins((
        screens::plugin,
        opening::plugin,
        leave::plugin,
        saves::plugin,
        book::plugin,
        scene_files::plugin,
        campaign::plugin,
        result_picture::plugin,
        last_setup::plugin,
    ));
}
