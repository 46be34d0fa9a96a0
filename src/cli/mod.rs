//! The command line: one file for each command, all of them without a window but the one that opens it.

mod crowd;
mod deck;
mod replay;
mod scenario;
mod shots;
mod simulate;
mod soak;
mod window;

use clap::{Parser, Subcommand};
use std::fmt;
use std::process::ExitCode;

/// A lively desktop table for the cooperative board game Mists over Carcassonne.
///
/// Without a command the game opens.
#[derive(Parser)]
#[command(name = "mists", version, after_help = ENVIRONMENT)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

const ENVIRONMENT: &str = "\
Environment:
  MISTS_HOME    Folder of the saves, instead of the platform's own
  MISTS_STATUS  File to which every change of what the window shows is appended, a line of JSON each";

#[derive(Subcommand)]
enum Command {
    /// Open the game straight at the table
    Play(window::Play),
    /// Let policies play many games, and tell how often they win
    Simulate(simulate::Simulate),
    /// Play many games by the rules, check everything that must hold, and count what happened
    Soak(soak::Soak),
    /// Play scenarios and say where they go otherwise than written
    Scenario(scenario::Scenario),
    /// Play a saved game again, or check a trace
    Replay(replay::Replay),
    /// Write pictures of the game without opening it
    Shots(shots::Shots),
    /// Check a deck and sum it up
    Deck(deck::CheckDeck),
}

/// Reads the command line and does what it says. Exit code 2: a wrong command line, 1: something else went wrong.
pub fn run() -> ExitCode {
    let done = match CommandLine::parse().command {
        None => window::open(None),
        Some(Command::Play(play)) => window::open(Some(&play)),
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Soak(soak)) => soak.run(),
        Some(Command::Scenario(scenario)) => scenario.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Shots(shots)) => shots.run(),
        Some(Command::Deck(deck)) => deck.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            eprintln!("mists: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Why a command failed, as a sentence.
struct Failure(String);

impl Failure {
    /// A failure about a file.
    fn with_file(path: &std::path::Path, error: impl fmt::Display) -> Failure {
        Failure(format!("{}: {error}", path.display()))
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}
