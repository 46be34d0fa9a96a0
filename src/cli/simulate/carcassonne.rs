//! How often player 1 wins the competitive game against others, and with how many points.

use super::{Simulate, tell_wins};
use crate::cli::policy::PolicyName;
use crate::cli::{Failure, say};
use crate::rules::Game;
use crate::rules::carcassonne::{Carcassonne, Setup};
use crate::table::carcassonne::shipped;

/// Without a number of players, so many.
const PLAYERS: u8 = 4;

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

pub(super) fn simulate(simulate: &Simulate, policy: PolicyName) -> Result<(), Failure> {
    if simulate.level.is_some() {
        return Err(Failure("--level is for --game mists".to_owned()));
    }
    let setup = Setup::with_players(shipped::deck()?, simulate.players.unwrap_or(PLAYERS).into());
    let (farmers, spell_circles, abbot) = (!simulate.no_farmers, simulate.spell_circles, simulate.abbot);
    let setup = Setup { farmers, spell_circles, abbot, ..setup };
    setup.check()?;
    let mut sum = Sum::default();
    simulate.play(policy, &setup, Sum::of, |one| sum.add(&one))?;
    sum.print();
    Ok(())
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

    fn print(&self) {
        let games = self.games as f64;
        let mean = |sum: u64| sum as f64 / games;
        say(format_args!("games              {:>8}", self.games));
        tell_wins(self.won, self.alone, self.games);
        say(format_args!("mean score         {:>8.1}", mean(self.score)));
        say(format_args!("mean best other    {:>8.1}", mean(self.best_other)));
        say(format_args!("mean turns         {:>8.1}", mean(self.turns)));
    }
}
