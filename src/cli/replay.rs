//! `mists replay`: plays saved games again, and checks games that were written down.

use super::Failure;
use crate::rules::{Banished, Game, Happening, Mists, Scoring, Taken};
use crate::table::{Sitting, TurnLog, save, trace};
use clap::Args;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Replay {
    /// A saved game
    #[arg(required_unless_present = "trace", conflicts_with = "trace")]
    file: Option<PathBuf>,
    /// Only check that the saved game leads to the position it was saved in
    #[arg(long, conflicts_with = "trace")]
    verify: bool,
    /// A trace (JSON Lines), by whomever it was written
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

impl Replay {
    pub fn run(&self) -> Result<(), Failure> {
        match (&self.trace, &self.file) {
            (Some(trace), _) => check_trace(trace),
            (None, Some(file)) => self.replay(file),
            (None, None) => Err(Failure("expected a saved game or --trace".to_owned())),
        }
    }

    fn replay(&self, file: &Path) -> Result<(), Failure> {
        // Reading a save plays it again and compares the fingerprints.
        let sitting = save::read(file)?;
        if !self.verify {
            sitting.turn_log().iter().for_each(|turn| println!("{}", told(turn, &sitting)));
        }
        println!("{}", ending(&sitting));
        if self.verify {
            println!("fingerprint {:016x}: as saved", sitting.position().fingerprint());
        }
        Ok(())
    }
}

fn check_trace(path: &Path) -> Result<(), Failure> {
    let file = File::open(path).map_err(|error| Failure::with_file(path, error))?;
    let report = trace::check(BufReader::new(file)).map_err(|error| Failure::with_file(path, error))?;
    for fault in &report.faults {
        println!("{}, {fault}", path.display());
    }
    println!("{} games, {} lines, {} at fault", report.games, report.lines, report.faults.len());
    match report.faults.first() {
        None => Ok(()),
        Some(fault) => Err(Failure::with_file(path, fault)),
    }
}

/// A turn on one line: who did what.
fn told(turn: &TurnLog, sitting: &Sitting) -> String {
    let game = sitting.position();
    let deeds: Vec<String> = turn.happenings.iter().filter_map(|happening| deed(happening, game)).collect();
    format!("{:>3}  {}: {}", turn.turn, sitting.names()[turn.player], deeds.join("; "))
}

fn deed(happening: &Happening, game: &Mists) -> Option<String> {
    Some(match happening {
        &Happening::Drew { face, .. } => format!("draws {}", game.face_name(face)),
        Happening::SetAside { .. } => "it fits nowhere and leaves the game".to_owned(),
        Happening::TileLaid { at, turn, .. } => format!("lays it on {at}, turned {}", turn.quarters()),
        Happening::BankFinished { parts } => {
            format!("a bank is finished, {} ghosts return", parts.iter().map(|(_, ghosts)| ghosts).sum::<u8>())
        }
        Happening::GhostPlaced { .. } => "a ghost comes".to_owned(),
        Happening::GhostDrawnIn { from, .. } => format!("a circle draws in a ghost from {from}"),
        Happening::CatMoved { to: Some((colour, on)), .. } => format!("Eloise joins {colour} on {}", on.at),
        Happening::CatMoved { to: None, .. } => "Eloise waits beside the board".to_owned(),
        Happening::CatScored { points, .. } => format!("Eloise brings {points} points"),
        Happening::MeeplePlaced { colour, on, .. } => format!("a {colour} meeple on {} {}", on.kind.name(), on.index),
        Happening::Scored(scoring) => scored(scoring),
        Happening::MeepleReturned { colour, .. } => format!("a {colour} meeple returns"),
        Happening::CemeteryClosed { at, .. } => format!("the cemetery of {at} closes"),
        Happening::Buried { colour, at, .. } => format!("a {colour} meeple is buried on {at}"),
        Happening::HoundLeft { hound } => format!("{hound} leaves with it"),
        Happening::HoundScored { hound, points, .. } => format!("{hound} brings {points} points and leaves"),
        Happening::HoundCame { hound, to: Some((colour, on)), .. } => format!("{hound} joins {colour} on {}", on.at),
        Happening::HoundCame { hound, to: None, .. } => format!("{hound} finds nobody and leaves"),
        Happening::HoundCalmed { hound, calmed, .. } => {
            format!("{hound} calms {} ghosts", calmed.iter().map(Banished::count).sum::<u8>())
        }
        Happening::PileChanged { active, tiles } => format!("pile {} has {tiles} tiles now", active + 1),
        Happening::FaceDownLaid { at, .. } => format!("a tile is laid face down on {at}"),
        Happening::MeepleSkipped { .. } | Happening::GhostBanished { .. } => return None,
        Happening::TurnEnded { .. } | Happening::Over(_) => return None,
    })
}

fn scored(scoring: &Scoring) -> String {
    let region = format!("the {} of {}", scoring.region.kind.name(), scoring.region.at);
    match &scoring.taken {
        Taken::Points(points) => format!("{region} brings {points} points"),
        Taken::Ghosts(banished) => match banished.from {
            Some(from) => format!("{region} removes {} ghosts from {from}", banished.count()),
            None => format!("{region} is given up for nothing"),
        },
    }
}

fn ending(sitting: &Sitting) -> String {
    let game = sitting.position();
    let how = match game.outcome() {
        None => "still on".to_owned(),
        Some(outcome) if outcome.won() => format!("won ({})", outcome.rule()),
        Some(outcome) => format!("lost ({})", outcome.rule()),
    };
    let mark = if sitting.with_take_back() { ", with take-back" } else { "" };
    let circles = game.cat().map_or("", |_| " with the Spell Circles");
    format!("level {}{circles}: {how} at {} of {} points{mark}", game.level().number, game.total(), game.level().goal)
}
