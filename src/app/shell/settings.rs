//! The chosen settings: read at the start, saved when they change, and applied to the engine.

use super::frame::{FrameSystems, KeepSettings};
use super::home::{FindHome, Home};
use super::look_up::look_up;
use super::menu::Menu;
use super::messages::{Kept, MessageView, Messages};
use super::screen::{Screen, ShowScreen};
use crate::app::input::{Bindings, Chord, Keys, Want, hand_over, pressed, waits_for_key};
use crate::app::theme;
use crate::app::words::say;
use crate::app::words::sentence;
use crate::table::settings::{self, MistChoice, Pace, Settings};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::path::PathBuf;

/// What the player wants in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsIntent {
    /// Use these settings from now on.
    Change(Settings),
    /// Use this key for this from now on.
    Bind(Want, Chord),
    /// Give this a button of a gamepad.
    BindButton(Want, GamepadButton),
    /// Use the usual keys.
    UsualKeys,
    /// Close the settings.
    Close,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>();
    app.add_systems(OnExit(Screen::Loading), read.in_set(KeepSettings).after(FindHome));
    let keep = keep.in_set(KeepSettings).in_set(FrameSystems::Keep);
    app.add_systems(Update, keep.run_if(resource_exists::<ButtonInput<MouseButton>>));
    // Before anything is laid out with these settings.
    let teach = teach_keys.run_if(resource_changed::<Keys>);
    let obey = (teach, mute, resize.run_if(resource_changed::<Chosen>)).chain().before(ShowScreen);
    app.add_systems(EguiPrimaryContextPass, obey);
}

/// The settings that are the same for all games.
#[derive(Resource, Default)]
pub struct Chosen {
    /// The settings in use.
    pub settings: Settings,
    /// How to show the mist if the command line sets it. This overrides the settings.
    pub mist_instead: Option<MistChoice>,
    /// The keys that are not the usual ones.
    pub bindings: Bindings,
    /// The settings in the file.
    kept: Settings,
    /// The file of the settings. `None` in tests and pictures.
    path: Option<PathBuf>,
}

impl Chosen {
    /// These settings, without a file.
    pub fn new(settings: Settings) -> Chosen {
        Chosen { settings, ..Chosen::default() }
    }

    /// The default settings, with this choice for the mist if there is one.
    pub fn with_mist(mist_instead: Option<MistChoice>) -> Chosen {
        Chosen { mist_instead, ..Chosen::default() }
    }

    /// How the mist is shown.
    pub fn mist(&self) -> MistChoice {
        self.mist_instead.unwrap_or(self.settings.mist)
    }

    /// By how much to multiply every duration: 1 is calm, 0 is instant.
    pub fn pace(&self) -> f32 {
        match self.settings.pace {
            Pace::Calm => 1.0,
            Pace::Brisk => 0.4,
            Pace::Instant => 0.0,
        }
    }

    /// By how much to multiply the duration of what moves; what waits so that one can follow keeps the pace.
    pub fn pace_of_motion(&self) -> f32 {
        if self.settings.reduced_motion { 0.0 } else { self.pace() }
    }

    /// Carries out a wish. Returns whether to close the settings.
    pub fn answer(&mut self, intent: SettingsIntent) -> bool {
        match intent {
            SettingsIntent::Change(settings) => self.settings = settings,
            SettingsIntent::Bind(want, chord) => self.bindings.bind(want, chord),
            SettingsIntent::BindButton(want, button) => self.bindings.bind_button(want, button),
            SettingsIntent::UsualKeys => self.bindings = Bindings::default(),
            SettingsIntent::Close => return true,
        }
        false
    }
}

/// Reads the settings beside the saves. Damaged ones are moved away and reported.
pub(super) fn read(home: Res<Home>, mut chosen: ResMut<Chosen>, mut messages: ResMut<Messages>) {
    if home.file.is_none() {
        return;
    }
    let looked_up = look_up(&home, Kept::Settings, settings::beside, settings::read, &mut messages);
    (chosen.settings, chosen.path) = (looked_up.found.unwrap_or_default(), looked_up.file);
    chosen.kept = chosen.settings;
}

/// Saves the settings when they differ from the file, but waits while a bead is being dragged.
pub(super) fn keep(buttons: Res<ButtonInput<MouseButton>>, mut chosen: ResMut<Chosen>, mut messages: ResMut<Messages>) {
    let Some(path) = chosen.path.as_ref().filter(|_| chosen.kept != chosen.settings) else { return };
    if buttons.get_pressed().len() > 0 {
        return;
    }
    if let Err(error) = settings::write(&chosen.settings, path) {
        messages.tell(MessageView::told(say!("told-settings-not-kept"), &sentence(&error.to_string())));
        chosen.path = None;
    }
    chosen.kept = chosen.settings;
}

/// Gives the panels the same table of keys as everything else.
fn teach_keys(mut contexts: EguiContexts, keys: Res<Keys>) -> Result {
    hand_over(contexts.ctx_mut()?, &keys);
    Ok(())
}

/// Whether a key that is pressed now is typed somewhere, or is being chosen. What is typed in the book is looked for
/// there.
pub(super) fn takes_letters(ctx: &egui::Context, menu: &Menu) -> bool {
    ctx.text_edit_focused() || *menu == Menu::Book || waits_for_key(ctx)
}

/// Switches the sound off or on, unless the player is typing text.
fn mute(mut contexts: EguiContexts, menu: Res<Menu>, mut chosen: ResMut<Chosen>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !takes_letters(ctx, &menu) && pressed(ctx, Want::Mute) {
        chosen.settings.muted = !chosen.settings.muted;
    }
    Ok(())
}

fn resize(mut contexts: EguiContexts, chosen: Res<Chosen>) -> Result {
    let ctx = contexts.ctx_mut()?;
    theme::choose_scale(ctx, f32::from(chosen.settings.scale) / 100.0);
    theme::choose_contrast(ctx, chosen.settings.contrast);
    Ok(())
}
