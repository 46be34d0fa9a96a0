//! How often a policy wins the cooperative game, and how the other games are lost.

use super::Simulate;
use super::interval::Interval;
use crate::cli::policy::PolicyName;
use crate::cli::{Failure, say};
use crate::rules::Game;
use crate::rules::mists::{Mists, Outcome, Setup};
use crate::table::mists::shipped;

/// Without a number of players, so many.
const PLAYERS: u8 = 3;

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

pub(super) fn simulate(simulate: &Simulate, policy: PolicyName) -> Result<(), Failure> {
    let players = simulate.players.unwrap_or(PLAYERS);
    if players > 5 {
        return Err(Failure("--players: expected 1 to 5 in the cooperative game".to_owned()));
    }
    let (level, deck) = (shipped::level(simulate.level.unwrap_or(1))?, shipped::deck()?);
    let setup = Setup { spell_circles: simulate.spell_circles, ..Setup::with_players(level, deck, players.into()) };
    setup.check()?;
    let mut sum = Sum::default();
    let result = |game: &Mists| (game.outcome(), game.total(), game.turn());
    simulate.play(policy, &setup, result, |(outcome, total, turns)| sum.add(outcome, total, turns))?;
    sum.print();
    Ok(())
}

impl Sum {
    fn add(&mut self, outcome: Option<Outcome>, total: u16, turns: u16) {
        self.games += 1;
        self.total += u64::from(total);
        self.turns += u64::from(turns);
        match outcome {
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
        say(format_args!("games           {:>8}", self.games));
        say(format_args!("won             {:>8.1} %  ({})", percent(self.won), Interval::of(self.won, self.games)));
        say(format_args!("out of ghosts   {:>8.1} %  (GHOST-5)", percent(self.out_of_ghosts)));
        say(format_args!("out of tiles    {:>8.1} %  (END-2, PILE-2)", percent(self.out_of_tiles)));
        say(format_args!("mean total      {:>8.1}", self.total as f64 / games));
        say(format_args!("mean turns      {:>8.1}", self.turns as f64 / games));
    }
}
