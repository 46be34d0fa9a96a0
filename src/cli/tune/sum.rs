//! How the games of a candidate ended.

use crate::cli::simulate::Interval;
use std::fmt;

/// How games ended, and their positions.
#[derive(Clone)]
pub(super) struct Sum<S> {
    pub games: u64,
    pub won: u64,
    /// What they count: each at most 1, for a game that was won.
    pub score: f32,
    pub seen: Vec<S>,
}

impl<S> Sum<S> {
    /// Of no game yet.
    pub const NONE: Self = Sum { games: 0, won: 0, score: 0.0, seen: Vec::new() };

    /// Of one game.
    pub fn of_one(won: bool, score: f32, seen: Vec<S>) -> Sum<S> {
        Sum { games: 1, won: won.into(), score, seen }
    }

    pub fn add(&mut self, other: Sum<S>) {
        self.games += other.games;
        self.won += other.won;
        self.score += other.score;
        self.seen.extend(other.seen);
    }
}

impl<S> fmt::Display for Sum<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = 100.0 * self.won as f64 / self.games as f64;
        write!(f, "{percent:>5.1} % of {} games ({})", self.games, Interval::of(self.won, self.games))
    }
}
