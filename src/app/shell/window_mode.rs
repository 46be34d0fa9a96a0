//! Full screen. Its keys work on every screen, and panels do not receive them.

use super::frame::{FrameSystems, KeepSettings};
use super::settings::Chosen;
use crate::app::input::{Keys, ReadInput, Want, Wanted};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, switch.after(ReadInput).after(EguiPreUpdateSet::BeginPass));
    app.add_systems(Update, apply.in_set(FrameSystems::Keep).after(KeepSettings).run_if(resource_changed::<Chosen>));
}

/// Switches full screen and hides the pressed keys from the panels.
pub fn switch(wanted: Res<Wanted>, keys: Res<Keys>, mut inputs: Query<&mut EguiInput>, mut chosen: ResMut<Chosen>) {
    if !wanted.now(Want::FullScreen) {
        return;
    }
    chosen.settings.full_screen = !chosen.settings.full_screen;
    let taken: Vec<_> = keys.of(Want::FullScreen).map(|chord| chord.key).collect();
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, egui::Event::Key { key, .. } if taken.contains(key)));
    }
}

fn apply(chosen: Res<Chosen>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = match chosen.settings.full_screen {
        true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        false => WindowMode::Windowed,
    };
    for mut window in &mut windows {
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}
