//! Full screen: F11 and Alt+Enter switch it as the settings do, wherever one is. Enter is then not pressed for anything
//! else.

use super::frame::{FrameSystems, KeepSettings};
use super::settings::Chosen;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, switch.after(InputSystems).after(EguiPreUpdateSet::BeginPass));
    app.add_systems(Update, apply.in_set(FrameSystems::Keep).after(KeepSettings).run_if(resource_changed::<Chosen>));
}

/// Takes Enter away from all that comes after, where it switched.
pub fn switch(
    keys: Option<ResMut<ButtonInput<KeyCode>>>,
    mut inputs: Query<&mut EguiInput>,
    mut chosen: ResMut<Chosen>,
) {
    let Some(mut keys) = keys else { return };
    let with_alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]) && keys.just_pressed(KeyCode::Enter);
    if with_alt {
        keys.clear_just_pressed(KeyCode::Enter);
        for mut input in &mut inputs {
            input.events.retain(|event| !matches!(event, egui::Event::Key { key: egui::Key::Enter, .. }));
        }
    }
    if with_alt || keys.just_pressed(KeyCode::F11) {
        chosen.settings.full_screen = !chosen.settings.full_screen;
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
