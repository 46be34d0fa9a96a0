//! Where the player is: the screens.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
    app.configure_sets(EguiPrimaryContextPass, (ShowScreen, ShowMessage).chain());
    // One screen is shown at a time.
    app.configure_sets(EguiPrimaryContextPass, ShowScreen.ambiguous_with(ShowScreen));
}

/// The screens of the game.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Assets are loaded and pictures painted.
    #[default]
    Loading,
    /// The title, with what to do.
    Title,
    /// What of the game is to be played.
    LevelSelect,
    /// Who plays, with which colours and which seed.
    Setup,
    /// The game itself.
    Table,
    /// What ended the game.
    Result,
    /// Who made what.
    Credits,
}

/// When the screen is shown; messages come over it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShowScreen;

/// When a message is shown, over everything else.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShowMessage;
