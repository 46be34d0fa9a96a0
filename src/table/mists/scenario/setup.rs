//! Turns the fields of a scenario into its setup: level, deck, players and score markers.

use super::lines::Lines;
use super::written::Written;
use crate::rules::mists::Setup;
use crate::rules::tiles::Deck;
use crate::rules::{Colour, DataError};
use crate::table::files;
use crate::table::mists::shipped;
use crate::table::scenario::{Text, field};
use ron::value::RawValue;
use std::path::Path;
use std::sync::Arc;

/// Everything that a game needs to start. Paths of decks are relative to `folder`.
pub(super) fn setup<'a>(
    text: &Text<'a>,
    written: &Written<'a>,
    folder: &Path,
    lines: &mut Lines,
) -> Result<Setup, DataError> {
    let number: u8 = field(text, written.level, &mut lines.level, 1)?;
    let level = shipped::level(number).map_err(|error| text.fault(lines.level, error))?;
    let deck = deck(text, written.deck, folder, lines)?;
    let spell_circles = field(text, written.spell_circles, &mut lines.spell_circles, false)?;
    let colours: Option<Vec<Vec<Colour>>> = field(text, written.colours, &mut lines.colours, None)?;
    let seated = colours.as_ref().map_or(1, Vec::len);
    let players: usize = field(text, written.players, &mut lines.players, seated)?;
    if !Setup::PLAYERS.contains(&players) {
        return Err(
            text.fault(lines.players.max(lines.colours), format!("{players} players: expected 1 to 5 (SETUP-3)"))
        );
    }
    let mut setup = Setup { spell_circles, ..Setup::with_players(level, deck, players) };
    if let Some(colours) = colours {
        if colours.len() != players {
            let fault = format!("colours for {}: expected colours for each of {players} players", colours.len());
            return Err(text.fault(lines.colours, fault));
        }
        setup.markers = usual_markers(&colours, setup.level.markers).unwrap_or(setup.markers);
        setup.seats = colours;
    }
    setup.markers = markers(text, written, lines)?.unwrap_or(setup.markers);
    setup.check().map_err(|error| text.fault(lines.of_setup(&error), error))?;
    Ok(setup)
}

/// One marker in the first unused colour, or several in the first used colours.
fn usual_markers(seats: &[Vec<Colour>], count: u8) -> Option<Vec<Colour>> {
    let played: Vec<Colour> = seats.iter().flatten().copied().collect();
    match count {
        1 => Colour::ALL.into_iter().find(|free| !played.contains(free)).map(|free| vec![free]),
        several => Some(played.into_iter().take(usize::from(several)).collect()),
    }
}

/// The markers that the scenario names, if it does.
fn markers<'a>(text: &Text<'a>, written: &Written<'a>, lines: &mut Lines) -> Result<Option<Vec<Colour>>, DataError> {
    if written.marker.is_some() {
        let one: Option<Colour> = field(text, written.marker, &mut lines.marker, None)?;
        if written.markers.is_some() {
            return Err(text.fault(lines.marker, "a marker and markers: expected either of them"));
        }
        return Ok(one.map(|marker| vec![marker]));
    }
    field(text, written.markers, &mut lines.marker, None)
}

fn deck<'a>(
    text: &Text<'a>,
    raw: Option<&'a RawValue>,
    folder: &Path,
    lines: &mut Lines,
) -> Result<Arc<Deck>, DataError> {
    let Some(name) = field::<Option<String>>(text, raw, &mut lines.deck, None)? else { return shipped::deck() };
    let path = folder.join(&name);
    let deck = files::text(&path, files::MOST_BYTES, "a deck in RON")
        .map_err(|why| text.fault(lines.deck, format!("the deck {}: {why}", path.display())))?;
    Deck::parse(&deck, &path.display().to_string()).map(Arc::new)
}
