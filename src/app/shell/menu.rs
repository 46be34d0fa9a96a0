//! What lies over the screen: the menu, and what was opened from it or from the title. The screen below waits.

use super::frame::FrameSystems;
use super::messages::Messages;
use super::screen::Screen;
use crate::app::input::wait_for_key;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Menu>()
        .add_systems(Update, close.in_set(FrameSystems::PutAway).run_if(state_changed::<Screen>));
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

/// On another screen nothing lies over it yet, and no key is waited for any more.
fn close(mut menu: ResMut<Menu>, mut contexts: EguiContexts) {
    menu.set_if_neq(Menu::Closed);
    if let Ok(ctx) = contexts.ctx_mut() {
        wait_for_key(ctx, false);
    }
}
