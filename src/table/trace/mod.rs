//! Traces: games written as JSON Lines, with a line for each happening, so that anyone can check them. What all games
//! share; each game has lines and a referee of its own.
//!
//! [`Trace`] writes a game. [`check`] checks a trace from any source against the rules.

mod check;
mod difference;
mod fault;
mod line;

pub use check::{Report, check, check_game, other_rules, word_of_rules};
pub(super) use difference::difference;
pub(super) use fault::FORMAT;
pub use fault::{Checked, Fault, Wrong};
pub use line::TraceLine;
pub(super) use line::{Reader, read_with};

use crate::rules::Game;
use std::io::{self, Write};

/// A game that can be written down line by line.
pub trait Traced: Game {
    /// A line of its traces.
    type Line: TraceLine;
    /// What checks its traces.
    type Referee: Referee<Self::Line>;

    /// The line that begins a game; `game` is its first position.
    fn first_line(setup: &Self::Setup, seed: u64, game: &Self) -> Self::Line;

    /// The lines for these happenings. `game` is the position after all of them.
    fn lines_of(game: &Self, happenings: &[Self::Happening]) -> Vec<Self::Line>;
}

/// Checks one game of a trace. Each line is either a decision for the rules to carry out, or must be a result of the
/// last one.
pub trait Referee<L>: Sized {
    /// Begins with the first line of a game.
    ///
    /// # Errors
    /// Returns what is wrong with the line.
    fn begin(first: &L) -> Checked<Self>;

    /// Checks the next line against the rules. `following` are all lines from this one on.
    ///
    /// # Errors
    /// Returns what is wrong with the line.
    fn take<'a>(&mut self, line: &L, following: impl Iterator<Item = &'a L>) -> Checked<()>
    where
        L: 'a;

    /// Checks that the game may end here.
    ///
    /// # Errors
    /// Returns what is missing.
    fn close(&self) -> Checked<()>;
}

/// The trace of a game so far.
#[derive(Clone, Debug)]
pub struct Trace<G: Traced> {
    lines: Vec<G::Line>,
}

impl<G: Traced> Trace<G> {
    /// Starts with the game's first position and the happenings before it.
    pub fn begin(setup: &G::Setup, seed: u64, game: &G, happenings: &[G::Happening]) -> Trace<G> {
        let mut trace = Trace { lines: vec![G::first_line(setup, seed, game)] };
        trace.add(game, happenings);
        trace
    }

    /// Adds the happenings of an action. `game` is the position after it.
    pub fn add(&mut self, game: &G, happenings: &[G::Happening]) {
        self.lines.extend(G::lines_of(game, happenings));
    }

    /// Writes all lines.
    ///
    /// # Errors
    /// Returns the errors of the writer.
    pub fn write_to(&self, out: &mut impl Write) -> io::Result<()> {
        for line in &self.lines {
            serde_json::to_writer(&mut *out, line)?;
            out.write_all(b"\n")?;
        }
        Ok(())
    }
}
