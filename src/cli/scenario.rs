//! `mists scenario`: plays scenarios and reports what went differently.

use super::{Failure, GameName, say};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::scenario::{self, Passed};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Scenario {
    /// The game that they are for
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    /// Scenarios (RON)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Scenario {
    pub fn run(&self) -> Result<(), Failure> {
        let mut failed = 0;
        for file in &self.files {
            let played = match self.game {
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
