//! How often player 1 wins *Don't Go In There* against others, and with how many Curses.

use super::{Simulate, tell_wins};
use crate::cli::policy::PolicyName;
use crate::cli::{Failure, say};
use crate::rules::Game;
use crate::rules::dont_go_in::{DontGoIn, Setup};

/// Without a number of players, so many.
const PLAYERS: u8 = 4;

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

pub(super) fn simulate(simulate: &Simulate, policy: PolicyName) -> Result<(), Failure> {
    if simulate.level.is_some() {
        return Err(Failure("--level is for --game mists".to_owned()));
    }
    if simulate.spell_circles || simulate.no_farmers || simulate.abbot {
        return Err(Failure("--spell-circles, --no-farmers and --abbot are for the games with tiles".to_owned()));
    }
    let setup = Setup::with_players(simulate.players.unwrap_or(PLAYERS).into());
    setup.check()?;
    let mut sum = Sum::default();
    simulate.play(policy, &setup, Sum::of, |one| sum.add(&one))?;
    sum.print();
    Ok(())
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

    fn print(&self) {
        let games = self.games as f64;
        let mean = |sum: u64| sum as f64 / games;
        say(format_args!("games              {:>8}", self.games));
        tell_wins(self.won, self.alone, self.games);
        say(format_args!("mean Curses        {:>8.1}", mean(self.curses)));
        say(format_args!("mean ghosts        {:>8.1}", mean(self.ghosts)));
        say(format_args!("mean best other    {:>8.1}", mean(self.best_other)));
    }
}
