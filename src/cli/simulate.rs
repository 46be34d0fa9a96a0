//! `mists simulate`: how often a policy wins, and how the other games are lost.

use super::crowd::Crowd;
use super::trace_file::TraceFile;
use super::{Failure, say};
use crate::guide::{PlayoutError, Policy, play_out};
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Outcome, Refusal, Setup};
use crate::table::mists::shipped;
use crate::table::trace::Trace;
use clap::{Args, ValueEnum};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Simulate {
    /// The level, 1 to 6
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=6))]
    level: u8,
    /// How many players, 1 to 5
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// Play with the Spell Circles
    #[arg(long)]
    spell_circles: bool,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Beginner)]
    policy: Player,
    #[command(flatten)]
    crowd: Crowd,
    /// Write all games down as a trace (JSON Lines)
    #[arg(long)]
    trace: Option<PathBuf>,
}

/// The policies, as the command line calls them.
#[derive(Clone, Copy, ValueEnum)]
enum Player {
    /// Any legal action
    Random,
    /// What looks best at once
    Beginner,
}

/// The result of one game.
struct Played {
    outcome: Option<Outcome>,
    total: u16,
    turns: u16,
    trace: Option<Trace<Mists>>,
}

/// The results of all games so far.
#[derive(Default)]
struct Sum {
    games: u64,
    won: u64,
    out_of_tiles: u64,
    out_of_ghosts: u64,
    total: u64,
    turns: u64,
}

impl Simulate {
    pub fn run(&self) -> Result<(), Failure> {
        let table = Setup::with_players(shipped::level(self.level)?, shipped::deck()?, self.players.into());
        let setup = Setup { spell_circles: self.spell_circles, ..table };
        setup.check()?;
        let mut written = self.trace.as_deref().map(TraceFile::create).transpose()?;
        let mut sum = Sum::default();
        self.crowd.play(
            |number| self.play(&setup, self.crowd.seed_of(number)),
            |played| {
                sum.add(&played);
                match (&mut written, &played.trace) {
                    (Some(file), Some(trace)) => file.add(trace),
                    _ => Ok(()),
                }
            },
        )?;
        written.map_or(Ok(()), TraceFile::close)?;
        sum.print();
        Ok(())
    }

    fn play(&self, setup: &Setup, seed: u64) -> Result<Played, Failure> {
        let policy = match self.policy {
            Player::Random => Policy::Random,
            Player::Beginner => Policy::Beginner,
        };
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        let mut happenings = Vec::new();
        let game = Mists::begin(setup, seed, &mut happenings)?;
        let mut trace = self.trace.as_ref().map(|_| Trace::begin(setup, seed, &game, &happenings));
        let choose = |game: &Mists, legal: &[Action]| policy.choose(game, legal, &mut random);
        let game = play_out(game, choose, |game, _, happenings| {
            if let Some(trace) = &mut trace {
                trace.add(game, happenings);
            }
            Ok::<(), PlayoutError<Refusal>>(())
        });
        let game = game.map_err(|error| Failure(format!("seed {seed}: {error}")))?;
        Ok(Played { outcome: game.outcome(), total: game.total(), turns: game.turn(), trace })
    }
}

impl Sum {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.total += u64::from(played.total);
        self.turns += u64::from(played.turns);
        match played.outcome {
            Some(Outcome::Victory) => self.won += 1,
            Some(Outcome::OutOfTiles | Outcome::PileEmpty) => self.out_of_tiles += 1,
            Some(Outcome::OutOfGhosts) => self.out_of_ghosts += 1,
            // Games are always played to their end.
            None => {}
        }
    }

    fn print(&self) {
        let games = self.games as f64;
        let percent = |count: u64| 100.0 * count as f64 / games;
        let (low, high) = wilson(self.won, self.games);
        say(format_args!("games           {:>8}", self.games));
        say(format_args!(
            "won             {:>8.1} %  (95 %: {:.1} to {:.1})",
            percent(self.won),
            100.0 * low,
            100.0 * high
        ));
        say(format_args!("out of ghosts   {:>8.1} %  (GHOST-5)", percent(self.out_of_ghosts)));
        say(format_args!("out of tiles    {:>8.1} %  (END-2, PILE-2)", percent(self.out_of_tiles)));
        say(format_args!("mean total      {:>8.1}", self.total as f64 / games));
        say(format_args!("mean turns      {:>8.1}", self.turns as f64 / games));
    }
}

/// Wilson's interval, which contains the true rate in 95 of 100 cases.
fn wilson(won: u64, games: u64) -> (f64, f64) {
    let (n, z) = (games as f64, 1.96_f64);
    let rate = won as f64 / n;
    let middle = rate + z * z / (2.0 * n);
    let half = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(50, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3);
        assert_eq!(wilson(0, 10).0, 0.0);
    }
}
