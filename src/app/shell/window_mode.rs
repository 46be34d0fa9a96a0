//! Full screen, and how often the window is drawn. The keys for full screen work on every screen, and panels do not
//! receive them.

use super::frame::{FrameSystems, KeepSettings};
use super::menu::Menu;
use super::settings::{Chosen, takes_letters};
use crate::app::input::{Chord, Keys, ReadInput, Want, Wanted, waits_for_key};
use crate::table::settings::FrameLimit;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, switch.after(ReadInput).after(EguiPreUpdateSet::BeginPass));
    app.add_systems(
        Update,
        (apply, limit_frames).in_set(FrameSystems::Keep).after(KeepSettings).run_if(resource_changed::<Chosen>),
    );
}

/// Switches full screen and hides the pressed keys from the panels, unless a letter that was chosen for it is typed.
pub fn switch(
    wanted: Res<Wanted>,
    keys: Res<Keys>,
    menu: Res<Menu>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut chosen: ResMut<Chosen>,
) {
    let is_letter = keys.of(Want::FullScreen).all(Chord::types);
    let is_typed = |ctx: &egui::Context| waits_for_key(ctx) || is_letter && takes_letters(ctx, &menu);
    if !wanted.now(Want::FullScreen) || contexts.iter_mut().any(|(mut ctx, _)| is_typed(ctx.get_mut())) {
        return;
    }
    chosen.settings.full_screen = !chosen.settings.full_screen;
    let taken: Vec<_> = keys.of(Want::FullScreen).map(|chord| chord.key).collect();
    for (_, mut input) in &mut contexts {
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

/// Without a window that is drawn there is nothing to limit.
fn limit_frames(chosen: Res<Chosen>, drawn: Option<ResMut<WinitSettings>>) {
    let Some(mut drawn) = drawn else { return };
    let every = |frames: u32| UpdateMode::Reactive {
        wait: Duration::from_secs(1) / frames,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: false,
    };
    let wanted = match chosen.settings.frames {
        FrameLimit::Screen => UpdateMode::Continuous,
        FrameLimit::Sixty => every(60),
        FrameLimit::Thirty => every(30),
    };
    if drawn.focused_mode != wanted {
        drawn.focused_mode = wanted;
    }
}
