//! What the window shows of each game, one module per game, which of them is played, and the box from which all come.

pub mod carcassonne;
pub mod choice;
mod in_the_box;
mod loading;
pub mod mists;
pub mod playing;

use bevy::prelude::*;

/// All games.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playing::plugin, loading::plugin, in_the_box::plugin, choice::plugin));
    app.add_plugins((mists::plugin, carcassonne::plugin));
}
