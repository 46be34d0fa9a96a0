//! Soaks the cooperative game: levels, decks that make games last, and the tally.

mod circles;
mod tally;

use super::{Plan, Soak, Soaked};
use crate::cli::Failure;
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Level, Mists, Outcome, Setup};
use crate::rules::tiles::{Deck, DeckPrint, FaceId};
use crate::table::mists::{audit, shipped};
use std::sync::Arc;
use tally::{Tally, Variant};

pub(super) fn soak(soak: &Soak) -> Result<(), Failure> {
    if soak.farmers.is_some() || soak.abbot.is_some() {
        return Err(Failure("--farmers and --abbot are for --game carcassonne".to_owned()));
    }
    let variants = variants(soak)?;
    let deck = shipped::deck()?;
    let gentle = Arc::new(gentler(&deck, 3, 1)?);
    let generous = Arc::new(gentler(&deck, 3, 5)?);
    let calm = Arc::new(gentler(&deck, 0, 5)?);
    let decks = [deck, gentle, generous, calm];
    let sum = soak.play(|number| plan(soak, number, &variants, &decks))?;
    sum.print(&variants);
    match sum.missed(&variants) {
        Some((what, count)) if soak.policy.is_none() => Err(Failure(format!("\"{what}\" came up only {count} times"))),
        Some(_) | None => Ok(()),
    }
}

/// The variants to play, level by level.
fn variants(soak: &Soak) -> Result<Vec<Variant>, Failure> {
    let levels: Vec<Level> =
        soak.level.map_or(1..=6, |level| level..=level).map(shipped::level).collect::<Result<_, _>>()?;
    let with_and_without = [false, true].into_iter().filter(|with| soak.spell_circles.is_none_or(|it| it == *with));
    let variants = |level| with_and_without.clone().map(move |spell_circles| Variant { level, spell_circles });
    Ok(levels.into_iter().flat_map(variants).collect())
}

fn plan(soak: &Soak, number: u64, variants: &[Variant], decks: &[Arc<Deck>; 4]) -> Plan<Mists> {
    let players = soak.players.map_or(1 + number % 5, u64::from) as usize;
    // Eighty games cover all players, decks and senses. Then the next variant follows.
    let variant = variants[(number / 80) as usize % variants.len()];
    let deck = decks[(number / 5 % 4) as usize].clone();
    let symbols = deck.faces().iter().map(|named| u32::from(named.face.symbols())).sum::<u32>();
    let table = format!("{players} players, {symbols} ghost symbols on the faces");
    let setup = Setup { spell_circles: variant.spell_circles, ..Setup::with_players(variant.level, deck, players) };
    let sense = [10, 0, 9, 7][(number / 20 % 4) as usize];
    soak.plan(number, setup, Tally::of_game(&variant), table, sense)
}

/// The deck with few ghosts, several of them together, and with more shields in each part of a city. Its games last
/// until the goal or the last tile, and three ghosts can leave one square. With many shields, one city can bring both
/// hounds.
fn gentler(deck: &Deck, ghosts: u8, shields: u8) -> Result<Deck, Failure> {
    let mut print = DeckPrint::from(deck.clone());
    for (at, tile) in print.tiles.iter_mut().enumerate() {
        for area in tile.face.mist.iter_mut().filter(|area| area.circles == 0) {
            area.symbols = if at % 6 == 1 { ghosts } else { 0 };
        }
        for city in &mut tile.face.cities {
            city.shields += shields;
        }
    }
    Ok(Deck::try_from(print)?)
}

impl Soaked for Mists {
    type Tally = Tally;
    type Gone = FaceId;

    fn gone(happening: &Happening) -> Option<FaceId> {
        match happening {
            &Happening::SetAside { face } => Some(face),
            _ => None,
        }
    }

    fn audit(&self, setup: &Setup, gone: &[FaceId]) -> Result<(), Failure> {
        Ok(audit::audit(self, setup, gone)?)
    }

    fn is_skip(action: Action) -> bool {
        action == Action::SkipMeeple
    }
}

impl super::Tally<Mists> for Tally {
    fn count(&mut self, action: Option<Action>, game: &Mists, happenings: &[Happening]) {
        self.count_action(action, game, happenings);
    }

    fn count_end(&mut self, game: &Mists) {
        self.count_totals(game.totals());
        if game.outcome() == Some(Outcome::PileEmpty) {
            self.count_pile_empty(game.active_pile());
        }
    }

    fn merge(&mut self, other: &Tally) {
        self.add_all(other);
    }
}
