//! The setup screen of the competitive game: players, colours, options and seed.

mod form;
mod view;

pub use form::{Choice, SetupForm};
pub use view::setup;

use crate::app::games::setting_up;

/// The content of the screen.
pub type Form = setting_up::Form<SetupForm>;
/// What the player wants there.
pub type SetupIntent = setting_up::SetupIntent<Choice>;
