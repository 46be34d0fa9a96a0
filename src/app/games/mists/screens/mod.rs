//! The screens of the cooperative game before and after the table: levels, setup and result. Each one shows a view and
//! carries out the player's answers.

mod levels;
mod result;
pub mod setup;

pub use levels::{LevelCard, LevelIntent, PuzzleView, cards, level_select};
pub use result::{PuzzleResult, ResultIntent, ResultView, result};
pub use setup::{Form, Seat, SetupForm, SetupIntent, setup};

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((levels::plugin, setup::plugin, result::plugin));
}
