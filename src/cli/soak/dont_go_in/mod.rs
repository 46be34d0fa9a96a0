//! Soaks *Don't Go In There*: two to five players, types drawn and picked, and the tally.

mod tally;

use super::{Plan, Soak, Soaked};
use crate::cli::Failure;
use crate::rules::dont_go_in::{Action, CardType, DontGoIn, Happening, Setup};
use crate::table::dont_go_in::audit;
use std::convert::Infallible;
use tally::Tally;

pub(super) fn soak(soak: &Soak) -> Result<(), Failure> {
    if soak.level.is_some() || soak.spell_circles.is_some() || soak.farmers.is_some() || soak.abbot.is_some() {
        return Err(Failure("--level, --spell-circles, --farmers and --abbot are for the games with tiles".to_owned()));
    }
    let sum = soak.play(|number| plan(soak, number))?;
    sum.print();
    match sum.missed() {
        Some((what, count)) if soak.policy.is_none() => Err(Failure(format!("\"{what}\" came up only {count} times"))),
        Some(_) | None => Ok(()),
    }
}

fn plan(soak: &Soak, number: u64) -> Plan<DontGoIn> {
    let players = soak.players.map_or(2 + number % 4, u64::from) as usize;
    // Every third game is played with picked types, each type in its turn the first of a row.
    let row = CardType::ALL.into_iter().cycle().skip((number / 3 % 12) as usize);
    let picked = number.is_multiple_of(3).then(|| row.take(Setup::types_in_play(players)).collect());
    let setup = Setup { types: picked, ..Setup::with_players(players) };
    let table = format!("{players} players, types {}", if picked.is_some() { "picked" } else { "drawn" });
    soak.plan(number, setup, Tally::of_game(), table, [0, 5, 9, 10][(number / 4 % 4) as usize])
}

impl Soaked for DontGoIn {
    type Tally = Tally;
    /// Every position knows where all its cards are.
    type Gone = Infallible;

    fn gone(_happening: &Happening) -> Option<Infallible> {
        None
    }

    fn audit(&self, _setup: &Setup, _gone: &[Infallible]) -> Result<(), Failure> {
        Ok(audit::audit(self)?)
    }

    /// A meeple must be placed (HPLACE-2).
    fn is_skip(_action: Action) -> bool {
        false
    }
}
