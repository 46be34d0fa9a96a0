//! How often player 1 wins *Don't Go In There* against others, and with how many Curses.

use super::{Case, Simulate, Told, mean, told_wins};
use crate::cli::Failure;
use crate::rules::Game;
use crate::rules::dont_go_in::{DontGoIn, Setup};

/// The results of all games so far.
#[derive(Default)]
struct Sum {
    games: u64,
    won: u64,
    alone: u64,
    curses: u64,
    ghosts: u64,
    best_other: u64,
}

pub(super) fn simulate(simulate: &Simulate, case: Case) -> Result<Told, Failure> {
    let setup = Setup::with_players(case.players.into());
    setup.check()?;
    let mut sum = Sum::default();
    simulate.play(case.policy, &setup, Sum::of, |one| sum.add(&one))?;
    Ok(sum.told())
}

impl Sum {
    /// The results of one game.
    fn of(game: &DontGoIn) -> Sum {
        let Some(outcome) = game.outcome() else { return Sum::default() };
        let scores = game.table().scores();
        let won = outcome.winners.contains(0);
        let others = &scores.curses[1..game.players()];
        Sum {
            games: 1,
            won: u64::from(won),
            alone: u64::from(won && outcome.winners.len() == 1),
            curses: u64::from(scores.curses[0]),
            ghosts: u64::from(scores.ghosts[0]),
            best_other: others.iter().copied().min().map(u64::from).unwrap_or_default(),
        }
    }

    fn add(&mut self, other: &Sum) {
        self.games += other.games;
        self.won += other.won;
        self.alone += other.alone;
        self.curses += other.curses;
        self.ghosts += other.ghosts;
        self.best_other += other.best_other;
    }

    fn told(&self) -> Told {
        let means = [("mean Curses", self.curses), ("mean ghosts", self.ghosts), ("mean best other", self.best_other)];
        let mut told = told_wins(self.won, self.alone, self.games);
        told.extend(means.map(|(what, sum)| (what, mean(sum, self.games))));
        told
    }
}
