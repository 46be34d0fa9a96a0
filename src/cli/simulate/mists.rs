//! How often a policy wins the cooperative game, and how the other games are lost.

use super::{Case, Simulate, Told, mean, percent, share};
use crate::cli::Failure;
use crate::rules::Game;
use crate::rules::mists::{Mists, Outcome, Setup};
use crate::table::mists::shipped;

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

pub(super) fn simulate(simulate: &Simulate, case: Case) -> Result<Told, Failure> {
    let (level, deck) = (shipped::level(case.level)?, shipped::deck()?);
    let setup =
        Setup { spell_circles: simulate.spell_circles, ..Setup::with_players(level, deck, case.players.into()) };
    setup.check()?;
    let mut sum = Sum::default();
    let result = |game: &Mists| (game.outcome(), game.total(), game.turn());
    simulate.play(case.policy, &setup, result, |(outcome, total, turns)| sum.add(outcome, total, turns))?;
    Ok(sum.told())
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

    fn told(&self) -> Told {
        vec![
            ("games", self.games.to_string()),
            ("won", share(self.won, self.games)),
            ("out of ghosts (GHOST-5)", percent(self.out_of_ghosts, self.games)),
            ("out of tiles (END-2, PILE-2)", percent(self.out_of_tiles, self.games)),
            ("mean total", mean(self.total, self.games)),
            ("mean turns", mean(self.turns, self.games)),
        ]
    }
}
