//! Turns the first line of a game into its setup and its piles.

use super::line::GameStart;
use super::places::square;
use crate::rules::mists::Setup;
use crate::rules::tiles::{Deck, DeckPrint, FaceId, StartPrint, TilePrint};
use crate::table::mists::shipped;
use crate::table::trace::{Checked, FORMAT, Wrong};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The setup of a game.
pub(super) fn setup_of(start: &GameStart) -> Checked<Setup> {
    let level = shipped::level(start.level).map_err(|error| Wrong::new("LEVEL", error))?;
    if start.players != start.colours.len() {
        let what = format!("game.players {}, but colours for {}", start.players, start.colours.len());
        return Err(Wrong::new("SETUP-3", what));
    }
    let markers = start.markers.clone();
    let (deck, seats) = (Arc::new(deck_of(start)?), start.colours.clone());
    Ok(Setup { level, deck, seats, markers, spell_circles: start.spell_circles })
}

/// The deck of the piles.
fn deck_of(start: &GameStart) -> Checked<Deck> {
    let mut counts: BTreeMap<&str, u8> = BTreeMap::new();
    for name in start.piles.iter().flatten() {
        let count = counts.entry(name).or_default();
        *count = count.saturating_add(1);
    }
    let tile = |(&name, &count): (&&str, &u8)| {
        let face = start.faces.get(name).ok_or_else(|| Wrong::new(FORMAT, format!("no face is called \"{name}\"")))?;
        Ok(TilePrint { name: name.to_owned(), count, face: face.clone() })
    };
    let tiles = counts.iter().map(tile).collect::<Checked<Vec<_>>>()?;
    let start_print = |(x, y, face): &(i16, i16, _)| StartPrint { at: square([*x, *y]), face: Clone::clone(face) };
    let print = DeckPrint { name: "trace".to_owned(), start: start.start.iter().map(start_print).collect(), tiles };
    Deck::try_from(print).map_err(|error| Wrong::new("SETUP-1", error))
}

/// The piles, each in draw order.
pub(super) fn piles_of(start: &GameStart, deck: &Deck) -> Checked<Vec<Vec<FaceId>>> {
    let find =
        |name: &String| deck.find(name).ok_or_else(|| Wrong::new(FORMAT, format!("no face is called \"{name}\"")));
    start.piles.iter().map(|pile| pile.iter().map(find).collect()).collect()
}
