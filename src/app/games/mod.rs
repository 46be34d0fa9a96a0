//! What the window shows of each game, one module per game, and which of them is played.

pub mod carcassonne;
pub mod mists;
pub mod playing;

use bevy::prelude::*;

/// All games.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playing::plugin, mists::plugin));
}
