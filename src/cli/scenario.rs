//! `mists scenario`: plays scenarios and reports what went differently.

use super::{Failure, say};
use crate::table::mists::scenario::{self, Passed};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Scenario {
    /// Scenarios (RON)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Scenario {
    pub fn run(&self) -> Result<(), Failure> {
        let mut failed = 0;
        for file in &self.files {
            match scenario::run(file) {
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
