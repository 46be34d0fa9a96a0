//! Where files are kept, which saved game waits there, and how the player leaves the table.

use crate::app::words::listed;
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Home>().add_message::<Leave>();
}

/// Systems that find out where files are kept. The files are read after that.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FindHome;

/// The folder for all files, and the saved game in it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Home {
    /// The file of the game under way. All other files lie beside it. Without it nothing is saved, as in tests and
    /// pictures.
    pub file: Option<PathBuf>,
    /// Whether another window uses the folder. Then files there may be read, but not written.
    pub is_elsewhere: bool,
    /// The game that can be continued.
    pub waiting: Option<SavedGame>,
    /// Whether any game is saved there.
    pub has_games: bool,
    /// Whether somebody has opened a lesson.
    pub has_learned: bool,
    /// Why the game cannot be saved now, as a sentence. `None` if all is well.
    pub not_saved: Option<String>,
}

/// A game that was left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedGame {
    /// Which game it is, and how far: "Level IV with the Spell Circles, turn 11".
    pub whereabouts: String,
    /// Who plays.
    pub players: Vec<String>,
}

impl SavedGame {
    /// Who plays, as a list: "Alix, Guilhem and Maura".
    pub fn company(&self) -> String {
        listed(self.players.iter().map(String::as_str))
    }
}

/// Leaves the game on the table. Every decision is already saved.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Leave {
    /// To the title.
    ToTitle,
    /// Close the program.
    Altogether,
    /// To a new game with the same players.
    ToBeginAgain,
}
