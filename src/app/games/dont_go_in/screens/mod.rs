//! The screens of this game before and after the table: setup, final scoring and result.

pub mod count;
pub mod result;
pub mod setup;

use crate::app::games::setting_up;
use bevy::prelude::App;
use setup::SetupForm;

pub(super) fn plugin(app: &mut App) {
    setting_up::plugin::<SetupForm>(app);
    app.add_plugins((count::plugin, result::plugin));
}
