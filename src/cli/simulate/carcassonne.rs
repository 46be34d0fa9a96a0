//! How often player 1 wins the competitive game against others, and with how many points.

use super::{Case, Simulate, Told, mean, told_wins};
use crate::cli::Failure;
use crate::rules::Game;
use crate::rules::carcassonne::{Carcassonne, Setup};
use crate::table::carcassonne::shipped;

/// The results of all games so far.
#[derive(Default)]
struct Sum {
    games: u64,
    won: u64,
    alone: u64,
    score: u64,
    best_other: u64,
    turns: u64,
}

pub(super) fn simulate(simulate: &Simulate, case: Case) -> Result<Told, Failure> {
    let setup = Setup::with_players(shipped::deck()?, case.players.into());
    let (farmers, spell_circles, abbot) = (!simulate.no_farmers, simulate.spell_circles, simulate.abbot);
    let setup = Setup { farmers, spell_circles, abbot, ..setup };
    setup.check()?;
    let mut sum = Sum::default();
    simulate.play(case.policy, &setup, Sum::of, |one| sum.add(&one))?;
    Ok(sum.told())
}

impl Sum {
    /// The results of one game.
    fn of(game: &Carcassonne) -> Sum {
        let (Some((&first, others)), Some(outcome)) = (game.seats().split_first(), game.outcome()) else {
            return Sum::default();
        };
        let won = outcome.winners.contains(first);
        Sum {
            games: 1,
            won: u64::from(won),
            alone: u64::from(won && outcome.winners.len() == 1),
            score: u64::from(game.score(first)),
            best_other: others.iter().map(|&colour| u64::from(game.score(colour))).max().unwrap_or_default(),
            turns: u64::from(game.turn()),
        }
    }

    fn add(&mut self, other: &Sum) {
        self.games += other.games;
        self.won += other.won;
        self.alone += other.alone;
        self.score += other.score;
        self.best_other += other.best_other;
        self.turns += other.turns;
    }

    fn told(&self) -> Told {
        let means = [("mean score", self.score), ("mean best other", self.best_other), ("mean turns", self.turns)];
        let mut told = told_wins(self.won, self.alone, self.games);
        told.extend(means.map(|(what, sum)| (what, mean(sum, self.games))));
        told
    }
}
