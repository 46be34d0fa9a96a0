//! What the window shows of each game, one module per game; which of them is played; the box from which all come; and how
//! games are opened, saved and left.

pub mod carcassonne;
pub mod choice;
mod in_the_box;
mod leave;
mod loading;
mod markers;
pub mod mists;
pub mod opening;
pub mod playing;
pub mod saves;
mod shelf;
pub mod shots;
mod tiles_to_come;
mod told;

use bevy::prelude::*;

/// All games.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playing::plugin, loading::plugin, in_the_box::plugin, choice::plugin));
    app.add_plugins((opening::plugin, leave::plugin, saves::plugin, shelf::plugin));
    app.add_plugins((markers::plugin, tiles_to_come::plugin, told::plugin));
    app.add_plugins((mists::plugin, carcassonne::plugin));
}
