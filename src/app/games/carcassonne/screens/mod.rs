//! The screens of the competitive game before and after the table: setup, final scoring and result.

mod chart;
pub mod count;
pub mod result;
pub mod setup;

pub use chart::{ScoreLine, Scores};

use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((setup::plugin, count::plugin, result::plugin));
}

/// A number with a true minus sign.
fn number(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A number with its sign, such as "+14"; nought has none.
fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}
