//! Turns the first line of a game into its setup and its draw order.

use super::faces::WrittenFace;
use super::line::GameStart;
use super::places::square;
use crate::rules::carcassonne::{Setup, SetupError};
use crate::rules::tiles::{Centre, Deck, DeckPrint, FaceId, StartPrint, TilePrint};
use crate::table::trace::{Checked, FORMAT, Wrong};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The setup of a game.
pub(super) fn setup_of(start: &GameStart) -> Checked<Setup> {
    if start.rules != super::RULES {
        return Err(Wrong::new(FORMAT, format!("game.rules: expected \"{}\"", super::RULES)));
    }
    let deck = Arc::new(deck_of(start)?);
    let (farmers, spell_circles, abbot) = (start.farmers, start.spell_circles, start.abbot);
    Ok(Setup { deck, seats: start.players.clone(), farmers, spell_circles, abbot })
}

/// The rule that a setup breaks.
pub(super) fn wrong_setup(error: SetupError) -> Wrong {
    let rule = match &error {
        SetupError::Players(_) | SetupError::ColourTwice(_) => "RSETUP-1",
        SetupError::NoCircles | SetupError::Circles => "RCIRC-1",
        SetupError::NoTiles | SetupError::DrawOrder | SetupError::TooManyTiles(_) => "RSETUP-2",
    };
    Wrong::new(rule, error)
}

/// The faces of the trace as a deck, each with one tile: the draw order says how many there are.
fn deck_of(start: &GameStart) -> Checked<Deck> {
    let unknown = |name: &str| Wrong::new(FORMAT, format!("no face is called \"{name}\""));
    let names: BTreeSet<&String> = start.tiles.iter().collect();
    let mut tiles = Vec::new();
    for name in names {
        let face = start.faces.get(name).ok_or_else(|| unknown(name))?;
        if face.print().centre == Some(Centre::Ruin) {
            return Err(Wrong::new("RSETUP-3", format!("face {name}: only start squares have a ruin")));
        }
        tiles.push(TilePrint { name: name.clone(), count: 1, face: face.print() });
    }
    if tiles.is_empty() {
        return Err(Wrong::new("RSETUP-2", "game.tiles: expected at least one tile"));
    }
    let start_print = |(x, y, face): &(i16, i16, WrittenFace)| StartPrint { at: square([*x, *y]), face: face.print() };
    let print = DeckPrint { name: "trace".to_owned(), start: start.start.iter().map(start_print).collect(), tiles };
    let deck = Deck::try_from(print).map_err(|error| Wrong::new("RSETUP-2", error))?;
    for named in deck.faces() {
        start.faces[&named.name].check(&named.name, &named.face)?;
    }
    for (at, face) in deck.start() {
        if face.centre() != Some(Centre::Ruin) {
            return Err(Wrong::new("RSETUP-3", format!("start square {at}: expected the centre \"ruin\"")));
        }
        let written = start.start.iter().find(|(x, y, _)| square([*x, *y]) == *at);
        written.map_or(Ok(()), |(_, _, written)| written.check(&format!("start {at}"), face))?;
    }
    Ok(deck)
}

/// The supply in draw order.
pub(super) fn order_of(start: &GameStart, deck: &Deck) -> Checked<Vec<FaceId>> {
    let find =
        |name: &String| deck.find(name).ok_or_else(|| Wrong::new(FORMAT, format!("no face is called \"{name}\"")));
    start.tiles.iter().map(find).collect()
}
