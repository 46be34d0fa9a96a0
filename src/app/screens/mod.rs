//! The screens that every game shares, from the loading bar to the result: each is a plain function that takes a view
//! and returns what the player wants.
//!
//! The keyboard reaches everything: arrows and Tab move the focus, Enter presses, Escape goes back.

mod credits;
pub mod ending;
pub mod join;
pub mod lessons;
mod loading;
pub mod records;
pub mod review;
pub mod saved_games;
mod settings;
pub mod sitting_down;
mod title;

pub use super::shell::home::SavedGame;
pub use super::shell::messages::{Damaged, Kept, MessageIntent, MessageView, message};
pub use super::shell::settings::SettingsIntent;
pub use credits::{CreditsIntent, credits};
pub use loading::{LoadingView, loading};
pub use settings::{settings, turn_to_keys, turn_to_table};
pub use title::{TitleIntent, TitleView, title};

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((title::plugin, credits::plugin));
}
