//! Turns the first line of a game into what chance decided in it.

use super::line::GameStart;
use super::names::CardWord;
use crate::rules::dont_go_in::{Chance, SetupError, Types};
use crate::table::trace::{Checked, FORMAT, Wrong};

/// What chance decided in a game.
pub(super) fn chance_of(start: &GameStart) -> Checked<Chance> {
    if start.rules != super::RULES {
        return Err(Wrong::new(FORMAT, format!("game.rules: expected \"{}\"", super::RULES)));
    }
    let types: Types = start.types.iter().map(|word| word.0).collect();
    if types.len() < start.types.len() {
        return Err(Wrong::new("HSETUP-3", "game.types: a type stands twice: expected different types"));
    }
    let boards = start.boards.map(|sides| sides.map(|word| word.0));
    for [up, other] in boards {
        if up.other_side() != other {
            let what = format!("game.boards: {other} is not the other side of {up}: expected {}", up.other_side());
            return Err(Wrong::new("HSETUP-5", what));
        }
    }
    let cards = |words: &[CardWord]| words.iter().map(|word| word.0).collect();
    Ok(Chance {
        types,
        removed: cards(&start.removed),
        deck: cards(&start.deck),
        boards: boards.map(|[up, _]| up),
        first: start.first,
        dice: start.dice.chars().map(die).collect::<Checked<_>>()?,
    })
}

fn die(letter: char) -> Checked<bool> {
    match letter {
        'g' => Ok(true),
        'b' => Ok(false),
        other => Err(Wrong::new(FORMAT, format!("game.dice: {other:?} is no die: expected \"g\" or \"b\""))),
    }
}

/// The rule that a setup breaks.
pub(super) fn wrong_setup(error: SetupError) -> Wrong {
    let rule = match &error {
        SetupError::Players(_) | SetupError::ColourTwice(_) => "HSETUP-1",
        SetupError::Types { .. } => "HSETUP-3",
        SetupError::Deck { .. } | SetupError::Cards { .. } => "HSETUP-4",
        SetupError::BothSides(_) | SetupError::RoomTwice(_) => "HSETUP-5",
        SetupError::First(_) => "HSETUP-8",
    };
    Wrong::new(rule, error)
}
