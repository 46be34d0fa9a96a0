//! The competitive game in the window.

pub mod plan;
pub mod screens;

use bevy::prelude::*;

/// Everything in the window that belongs to this game.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_plugins((plan::plugin, screens::plugin));
}
