//! Soaks the competitive game: two to six players, with and without each option, and the tally.

mod tally;

use super::{Plan, Soak, Soaked};
use crate::cli::Failure;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Setup};
use crate::rules::tiles::{Deck, DeckPrint, FaceId};
use crate::table::carcassonne::{audit, shipped};
use std::sync::Arc;
use tally::{Options, Tally};

pub(super) fn soak(soak: &Soak) -> Result<(), Failure> {
    if soak.level.is_some() {
        return Err(Failure("--level is for --game mists".to_owned()));
    }
    let options = options(soak);
    let deck = shipped::deck()?;
    let rough = Arc::new(rougher(&deck)?);
    let misty = Arc::new(mistier(&deck)?);
    let decks = [deck, rough, misty];
    let sum = soak.play(|number| plan(soak, number, &options, &decks))?;
    sum.print(&options);
    match sum.missed(&options) {
        Some((what, count)) if soak.policy.is_none() => Err(Failure(format!("\"{what}\" came up only {count} times"))),
        Some(_) | None => Ok(()),
    }
}

/// All combinations of the options.
fn options(soak: &Soak) -> Vec<Options> {
    let both = |wanted: Option<bool>| [true, false].into_iter().filter(move |with| wanted.is_none_or(|it| it == *with));
    let mut all = Vec::new();
    for farmers in both(soak.farmers) {
        for spell_circles in both(soak.spell_circles) {
            all.extend(both(soak.abbot).map(|abbot| Options { farmers, spell_circles, abbot }));
        }
    }
    all
}

fn plan(soak: &Soak, number: u64, options: &[Options], decks: &[Arc<Deck>; 3]) -> Plan<Carcassonne> {
    let players = soak.players.map_or(2 + number % 5, u64::from) as usize;
    // Sixty games cover all players, decks and senses. Then the next options follow.
    let chosen = options[(number / 60) as usize % options.len()];
    let deck = number / 5 % 3;
    let Options { farmers, spell_circles, abbot } = chosen;
    let setup = Setup::with_players(decks[deck as usize].clone(), players);
    let setup = Setup { farmers, spell_circles, abbot, ..setup };
    let table = format!("{players} players, {chosen:?}, deck {deck}");
    soak.plan(number, setup, Tally::of_game(&chosen), table, [0, 2, 0, 9][(number / 15 % 4) as usize])
}

/// The deck with fewer fields and more roads that end, so that some tiles fit nowhere, and many cemeteries and castles.
fn rougher(deck: &Deck) -> Result<Deck, Failure> {
    let mut print = DeckPrint::from(deck.clone());
    print.tiles.retain(|tile| !matches!(tile.name.as_str(), "E" | "U" | "V" | "D" | "B"));
    for tile in &mut print.tiles {
        tile.count +=
            u8::from(tile.face.centre.is_some()) + 2 * u8::from(matches!(tile.name.as_str(), "C" | "X" | "Q"));
    }
    Ok(Deck::try_from(print)?)
}

/// The deck with mist that reaches one side only and is soon finished, and with more circles.
fn mistier(deck: &Deck) -> Result<Deck, Failure> {
    let mut print = DeckPrint::from(deck.clone());
    print.tiles.retain(|tile| tile.count < 4);
    for tile in &mut print.tiles {
        tile.face.mist.iter_mut().for_each(|area| area.sides.truncate(1));
        let circles: u8 = tile.face.mist.iter().map(|area| area.circles).sum();
        tile.count += if circles > 0 { 3 } else { 0 };
    }
    Ok(Deck::try_from(print)?)
}

impl Soaked for Carcassonne {
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
