//! Where everything is kept that is kept, which game waits there, and how one leaves the table.

use crate::app::words::say;
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Home>().add_message::<Leave>();
}

/// When it becomes known where things are kept; they are read after that.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FindHome;

/// Where everything is kept that is kept.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Home {
    /// The file of the game under way, beside which all else lies. Nothing is kept without one, as in tests and pictures.
    pub file: Option<PathBuf>,
    /// Whether another window has the folder. Files there may be read then, and nothing else.
    pub is_elsewhere: bool,
    /// The game that can be continued.
    pub waiting: Option<SavedGame>,
    /// Why the game is not saved now, as a sentence; `None` while all is well.
    pub not_saved: Option<String>,
}

/// A game that was left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedGame {
    /// What is played, and how far: "Level IV with the Spell Circles, turn 11".
    pub whereabouts: String,
    /// Who plays.
    pub players: Vec<String>,
}

impl SavedGame {
    /// Who plays, as a list: "Alix, Guilhem and Maura".
    pub fn company(&self) -> String {
        match self.players.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => say!("list-and", others = others.join(", "), last = last),
        }
    }
}

/// Leaves the game on the table; every decision is saved already.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Leave {
    /// To the title.
    ToTitle,
    /// Closes the program.
    Altogether,
    /// For another game of the same people.
    ToBeginAgain,
}
