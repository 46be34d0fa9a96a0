//! The command line, one file per command. Only one command opens a window.

mod crowd;
mod deck;
#[cfg(feature = "game")]
mod fault;
#[cfg(feature = "network")]
mod network;
mod number;
mod policy;
mod replay;
mod result_file;
mod scenario;
mod shots;
mod simulate;
mod soak;
mod trace_file;
mod tune;
mod window;

use crate::rules::{carcassonne, dont_go_in, mists};
use crate::table::{files, seed_of};
use clap::{Parser, Subcommand, ValueEnum};
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, ExitCode};

/// A lively desktop table for three board games of ghosts.
///
/// Without a command the game opens.
#[derive(Parser)]
#[command(name = "mists", version, after_help = ENVIRONMENT, args_conflicts_with_subcommands = true)]
struct CommandLine {
    /// A saved game to watch, such as one that a friend has shared
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

const ENVIRONMENT: &str = "\
Environment:
  MISTS_HOME    Folder of the saves, instead of the platform's own
  MISTS_NETWORK An address of this machine, such as 127.0.0.1:0: tables are opened and joined there only
  MISTS_STATUS  File to which every change of what the window shows is appended, a line of JSON each";

#[derive(Subcommand)]
enum Command {
    /// Open the game straight at the table
    Play(window::Play),
    /// Let policies play many games, and tell how often they win
    Simulate(simulate::Simulate),
    /// Look for better weights for the quick player of a game, and write them
    Tune(tune::Tune),
    /// Play many games by the rules, check everything that must hold, and count what happened
    Soak(soak::Soak),
    /// Play scenarios and say where they go otherwise than written
    Scenario(scenario::Scenarios),
    /// Play a saved game again, or check a trace
    Replay(replay::Replay),
    /// Write pictures of the game without opening it
    Shots(shots::Shots),
    /// Check a deck and sum it up
    Deck(deck::CheckDeck),
    /// Let policies play at a table over the network
    #[cfg(feature = "network")]
    Network(network::Network),
}

/// The games, as the command line calls them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GameName {
    /// Mists over Carcassonne, the cooperative game
    Mists,
    /// Carcassonne with Ghosts, Castles & Cemeteries, the competitive game
    Carcassonne,
    /// Don't Go In There, the game of rooms, dice and cards
    DontGoIn,
}

impl GameName {
    /// Refuses a number of players with whom the game cannot be played.
    fn check_players(self, players: u8) -> Result<(), Failure> {
        let seats = match self {
            GameName::Mists => mists::Setup::PLAYERS,
            GameName::Carcassonne => carcassonne::Setup::PLAYERS,
            GameName::DontGoIn => dont_go_in::Setup::PLAYERS,
        };
        if seats.contains(&players.into()) {
            return Ok(());
        }
        Err(Failure(format!("--players {players}: expected {} to {} in this game", seats.start(), seats.end())))
    }
}

/// Reads the command line and carries it out. Exit code 2 is a wrong command line, 1 is any other failure.
pub fn run() -> ExitCode {
    let CommandLine { file, command } = CommandLine::parse();
    let done = match command {
        None => window::open(None, file),
        Some(Command::Play(play)) => window::open(Some(&play), None),
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Tune(tune)) => tune.run(),
        Some(Command::Soak(soak)) => soak.run(),
        Some(Command::Scenario(scenario)) => scenario.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Shots(shots)) => shots.run(),
        Some(Command::Deck(deck)) => deck.run(),
        #[cfg(feature = "network")]
        Some(Command::Network(network)) => network.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            complain(&sentence);
            ExitCode::FAILURE
        }
    }
}

/// Writes a line to the standard output. If its reader has already left, as `head` does, there is nothing left to do.
fn say(line: impl fmt::Display) {
    if let Err(error) = writeln!(io::stdout(), "{line}") {
        if error.kind() == io::ErrorKind::BrokenPipe {
            process::exit(0);
        }
        complain(&format!("the standard output: {}", files::said(&error)));
        process::exit(1);
    }
}

/// Says what went wrong. If nobody can hear that, the exit code has to tell it.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "mists: {sentence}");
}

/// A seed on the command line.
fn seed(text: &str) -> Result<u64, String> {
    seed_of(text).ok_or_else(|| "expected a whole number or a word".to_owned())
}

/// Why a command failed, as a sentence.
struct Failure(String);

impl Failure {
    /// A file that can't be written.
    fn not_written(path: &Path, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::NotFound => Failure(format!("{}: there is no such folder", path.display())),
            io::ErrorKind::AlreadyExists => Failure(format!("{}: this is a file: expected a folder", path.display())),
            _ => Failure::with_file(path, error),
        }
    }

    /// A file that can't be read.
    fn with_file(path: &Path, error: &io::Error) -> Failure {
        Failure(format!("{}: {}", path.display(), files::said(error)))
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}
