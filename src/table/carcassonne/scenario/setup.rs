//! Turns the fields of a scenario into its setup: players and options.

use super::lines::Lines;
use super::written::Written;
use crate::rules::carcassonne::Setup;
use crate::rules::{Colour, DataError};
use crate::table::carcassonne::shipped;
use crate::table::scenario::{Text, field};

/// Everything that a game needs to start.
pub(super) fn setup<'a>(text: &Text<'a>, written: &Written<'a>, lines: &mut Lines) -> Result<Setup, DataError> {
    let deck = shipped::deck().map_err(|error| text.fault(1, error))?;
    let seats: Vec<Colour> = field(text, written.players, &mut lines.players, vec![Colour::Red, Colour::Blue])?;
    let farmers = field(text, written.farmers, &mut lines.options, true)?;
    let spell_circles = field(text, written.spell_circles, &mut lines.options, false)?;
    let abbot = field(text, written.abbot, &mut lines.options, false)?;
    let setup = Setup { deck, seats, farmers, spell_circles, abbot };
    setup.check().map_err(|error| text.fault(lines.of_setup(&error), error))?;
    Ok(setup)
}
