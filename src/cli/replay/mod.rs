//! `mists replay`: plays saved games again, and checks games that were written down.

mod carcassonne;
mod dont_go_in;
mod mists;

use super::{Failure, say};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::carcassonne::trace::RULES as RIVAL;
use crate::table::dont_go_in::trace::RULES as HOUSE;
use crate::table::save::Save;
use crate::table::{Sitting, TurnLog, save, trace};
use clap::Args;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Replay {
    /// A saved game, of whichever game
    #[arg(required_unless_present = "trace", conflicts_with = "trace")]
    file: Option<PathBuf>,
    /// Only check that the saved game leads to the position it was saved in
    #[arg(long, conflicts_with = "trace")]
    verify: bool,
    /// A trace (JSON Lines), of whichever game and by whomever it was written
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        match (&self.trace, &self.file) {
            (Some(trace), _) => check_trace(trace),
            (None, Some(file)) => {
                // Read once: a pipe can't be read again.
                let bytes = save::bytes::<Mists>(file)?;
                if save::is_of_bytes::<Carcassonne>(&bytes) {
                    self.replay::<Carcassonne>((&bytes, file), carcassonne::deed, carcassonne::ending)
                } else if save::is_of_bytes::<DontGoIn>(&bytes) {
                    self.replay::<DontGoIn>((&bytes, file), dont_go_in::deed, dont_go_in::ending)
                } else {
                    self.replay::<Mists>((&bytes, file), mists::deed, mists::ending)
                }
            }
            (None, None) => Err(Failure("expected a saved game or --trace".to_owned())),
        }
    }

    fn replay<G: Save>(
        &self,
        (bytes, file): (&[u8], &Path),
        deed: impl Fn(&G::Happening, &G) -> Option<String>,
        ending: impl Fn(&Sitting<G>) -> String,
    ) -> Result<(), Failure> {
        // Reading a save plays it again and compares the fingerprints.
        let sitting = save::from_bytes::<G>(bytes, file)?;
        if !self.verify {
            sitting.turn_log().iter().for_each(|turn| say(format_args!("{}", told(turn, &sitting, &deed))));
        }
        say(format_args!("{}", ending(&sitting)));
        if self.verify {
            say(format_args!("fingerprint {:016x}: as saved", sitting.position().fingerprint()));
        }
        Ok(())
    }
}

/// The first line of each game tells by whose rules it is played.
fn check_trace(path: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::with_file(path, &error);
    let report =
        trace::check(BufReader::new(File::open(path).map_err(failed)?), |game| match trace::word_of_rules(&game) {
            None => trace::check_game::<Mists>(game),
            Some(rules) if rules == RIVAL => trace::check_game::<Carcassonne>(game),
            Some(rules) if rules == HOUSE => trace::check_game::<DontGoIn>(game),
            Some(_) => trace::other_rules(&game, &[RIVAL, HOUSE]),
        });
    let report = report.map_err(failed)?;
    for fault in &report.faults {
        say(format_args!("{}, {fault}", path.display()));
    }
    say(format_args!("{} games, {} lines, {} at fault", report.games, report.lines, report.faults.len()));
    match report.faults.first() {
        None => Ok(()),
        Some(fault) => Err(Failure(format!("{}, {fault}", path.display()))),
    }
}

/// A turn on one line: who did what.
fn told<G: Save>(
    turn: &TurnLog<G>,
    sitting: &Sitting<G>,
    deed: impl Fn(&G::Happening, &G) -> Option<String>,
) -> String {
    let deeds: Vec<String> =
        turn.happenings.iter().filter_map(|happening| deed(happening, sitting.position())).collect();
    format!("{:>3}  {}: {}", turn.turn, sitting.names()[turn.player], deeds.join("; "))
}
