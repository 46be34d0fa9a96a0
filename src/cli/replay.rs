//! `mists replay`: checks games that were written down.

use super::Failure;
use crate::table::trace;
use clap::Args;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Replay {
    /// A trace (JSON Lines), by whomever it was written
    #[arg(long)]
    trace: PathBuf,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        let file = File::open(&self.trace).map_err(|error| Failure::with_file(&self.trace, error))?;
        let report = trace::check(BufReader::new(file)).map_err(|error| Failure::with_file(&self.trace, error))?;
        for fault in &report.faults {
            println!("{}, {fault}", self.trace.display());
        }
        println!("{} games, {} lines, {} at fault", report.games, report.lines, report.faults.len());
        match report.faults.first() {
            None => Ok(()),
            Some(fault) => Err(Failure::with_file(&self.trace, fault)),
        }
    }
}
