//! The screens of the competitive game before and after the table: setup, final scoring and result.

pub mod count;
pub mod result;
pub mod setup;

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((setup::plugin, count::plugin, result::plugin));
}
