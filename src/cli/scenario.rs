//! `mists scenario`: plays scenarios and reports what went differently.

use super::{Failure, GameName, say};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::scenario::{self, Passed, Scenario};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Scenarios {
    /// The game that they are for; unless told, each is taken for one of the game that can read it
    #[arg(long, value_enum)]
    game: Option<GameName>,
    /// Scenarios (RON)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Scenarios {
    pub fn run(&self) -> Result<(), Failure> {
        let mut failed = 0;
        for file in &self.files {
            let played = match self.game.unwrap_or_else(|| read_by(file)) {
                GameName::Mists => scenario::run::<Mists>(file),
                GameName::Carcassonne => scenario::run::<Carcassonne>(file),
                GameName::DontGoIn => scenario::run::<DontGoIn>(file),
            };
            match played {
                Ok(Passed { title, steps }) => say(format_args!("passed  {}: {title} ({steps} steps)", file.display())),
                Err(error) => {
                    failed += 1;
                    say(format_args!("FAILED  {}", error.to_string().replace('\n', "\n        ")));
                }
            }
        }
        match failed {
            0 => Ok(()),
            _ => Err(Failure(format!("{failed} of {} scenarios failed", self.files.len()))),
        }
    }
}

/// The game that can read the scenario in a file. One that none can read is taken for one of the cooperative game.
fn read_by(file: &Path) -> GameName {
    if Scenario::<Mists>::open(file).is_ok() {
        GameName::Mists
    } else if Scenario::<Carcassonne>::open(file).is_ok() {
        GameName::Carcassonne
    } else if Scenario::<DontGoIn>::open(file).is_ok() {
        GameName::DontGoIn
    } else {
        GameName::Mists
    }
}
