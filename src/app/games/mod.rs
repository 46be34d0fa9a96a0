//! What the window shows of each game, one module per game; which of them is played; the box from which all come; and how
//! games are opened, saved and left.

mod answers;
pub mod carcassonne;
pub mod choice;
mod in_the_box;
mod leave;
mod loading;
mod markers;
pub mod mists;
pub mod opening;
pub mod playing;
pub(in crate::app::games) mod result_picture;
pub mod saves;
mod shelf;
pub mod shots;
pub mod status;
mod tiles_to_come;
mod told;

use crate::app::table::OfGame;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::mists::Mists;
use bevy::prelude::*;

/// All games.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playing::plugin, loading::plugin, in_the_box::plugin, choice::plugin));
    app.add_plugins((opening::plugin, leave::plugin, saves::plugin, shelf::plugin));
    app.add_plugins((markers::plugin, tiles_to_come::plugin, told::plugin, result_picture::plugin));
    app.add_plugins((mists::plugin, carcassonne::plugin));
    one_at_a_time(app);
}

/// Only one game is played, so nothing has to be said about the order of systems of two games.
fn one_at_a_time(app: &mut App) {
    let (mists, rivals) = (OfGame::of::<Mists>(), OfGame::of::<Carcassonne>());
    app.configure_sets(Update, mists.ambiguous_with(rivals));
    app.configure_sets(PostUpdate, mists.ambiguous_with(rivals));
}
