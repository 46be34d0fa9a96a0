//! What every game needs around its table: screen states, settings, the window, background work.

pub mod background;
mod bindings;
pub mod frame;
pub mod graphics;
pub mod home;
pub mod language;
pub mod look_up;
pub mod menu;
pub mod messages;
pub mod panel_sleep;
pub mod rest;
pub mod screen;
mod screen_reader;
pub mod settings;
pub mod threads;
pub mod window_mode;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        frame::plugin,
        graphics::plugin,
        screen::plugin,
        home::plugin,
        language::plugin,
        messages::plugin,
        menu::plugin,
        settings::plugin,
        bindings::plugin,
        screen_reader::plugin,
        panel_sleep::plugin,
        rest::plugin,
        window_mode::plugin,
        threads::OneThread,
    ));
}
