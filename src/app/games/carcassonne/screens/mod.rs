//! The screens of the competitive game before and after the table: setup and result.

pub mod setup;

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(setup::plugin);
}
