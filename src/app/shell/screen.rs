//! The screens of the game, and which one is shown.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
    app.configure_sets(EguiPrimaryContextPass, (ShowScreen, ShowCaptions, ShowMessage).chain());
    // Only one screen is shown at a time.
    app.configure_sets(EguiPrimaryContextPass, ShowScreen.ambiguous_with(ShowScreen));
}

/// The screens of the game.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Assets are loaded and pictures painted.
    #[default]
    Loading,
    /// The title, with its menu.
    Title,
    /// The choice of the game.
    Games,
    /// The saved games.
    SavedGames,
    /// The lessons.
    Lessons,
    /// The records.
    Records,
    /// The choice of the level.
    LevelSelect,
    /// Who plays, with which colours and which seed.
    Setup,
    /// The game itself.
    Table,
    /// How the game ended.
    Result,
    /// How likely it was won turn by turn, as the guide sees it.
    Review,
    /// The way to the table of a friend.
    Join,
    /// Who made what.
    Credits,
}

/// Systems that show the screen. Messages are drawn over it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShowScreen;

/// Systems that show captions of sounds over a screen.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShowCaptions;

/// Systems that show a message, over everything else.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShowMessage;
