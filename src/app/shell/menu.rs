//! What lies over the screen: the menu, and what was opened from it or from the title. The screen below waits.

use super::frame::FrameSystems;
use super::messages::Messages;
use super::screen::Screen;
use crate::app::input::wait_for_key;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;

pub(super) fn plugin(app: &mut App) {
    let put_away =
        (close.run_if(state_changed::<Screen>), stop_waiting.run_if(resource_exists_and_changed::<Menu>)).chain();
    app.init_resource::<Menu>().add_systems(Update, put_away.in_set(FrameSystems::PutAway));
}

/// What lies over the screen. It is a resource and not a Bevy state, so that closing it lets the keys of the same frame
/// through.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub enum Menu {
    /// Nothing.
    #[default]
    Closed,
    /// The menu at the table.
    Open,
    /// The settings.
    Settings,
    /// The book of the rules.
    Book,
    /// The whole log.
    Log,
    /// The tiles that are still to come.
    TilesToCome,
    /// The sheet that opens the table to friends.
    Friends,
}

/// Tells whether the screen waits because something lies over it.
#[derive(SystemParam)]
pub struct Covered<'w> {
    menu: Res<'w, Menu>,
    messages: Res<'w, Messages>,
}

impl Covered<'_> {
    /// Whether the screen waits.
    pub fn is_covered(&self) -> bool {
        *self.menu != Menu::Closed || self.messages.is_telling()
    }
}

/// On another screen nothing lies over it yet.
fn close(mut menu: ResMut<Menu>) {
    menu.set_if_neq(Menu::Closed);
}

/// A key is waited for only in the settings, also if something else has closed them.
fn stop_waiting(menu: Res<Menu>, mut contexts: EguiContexts) {
    if *menu != Menu::Settings
        && let Ok(ctx) = contexts.ctx_mut()
    {
        wait_for_key(ctx, false);
    }
}
