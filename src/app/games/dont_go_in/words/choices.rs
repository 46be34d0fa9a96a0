//! The answers that have a button each: those that are not chosen on the board.

use super::average::average;
use super::cards::card_type;
use crate::app::panels::Choice;
use crate::app::words::say;
use crate::guide::dont_go_in::ghosts_rolled;
use crate::rules::dont_go_in::{Action, CardType, Phase, Table, haunting};

/// A row of buttons; only a single row has room for notes.
const IN_A_ROW: usize = 3;

/// The buttons for the decision that is due. Empty while a space or a card is chosen on the board.
pub fn choices(table: &Table) -> Vec<Choice<Action>> {
    match table.phase() {
        Phase::RollAgain => {
            // Without notes, so that the banner stays low: the dice lie close above it.
            let again = Choice::new(say!("house-choice-again", so = on_average(table)), Action::RollAgain);
            let keep = Choice::new(say!("house-choice-keep", so = now(table)), Action::KeepRoll);
            vec![again, keep]
        }
        Phase::TurnDie => {
            vec![Choice::new(say!("house-choice-leave-dice", so = now(table)), Action::TurnNone)]
        }
        Phase::ChooseType => types(table),
        Phase::Place | Phase::Take | Phase::Over => Vec::new(),
    }
}

/// What the dice show, and how many ghosts of that are the resolver's: "3 ghosts, 2 for you".
fn now(table: &Table) -> String {
    let ghosts = table.roll().unwrap_or_default().ghosts();
    say!("house-choice-now", ghosts = ghosts, own = for_resolver(table, ghosts))
}

/// The same on average, after another roll: "2.5 ghosts on average, 1.6 for you".
fn on_average(table: &Table) -> String {
    let dice = table.roll().unwrap_or_default().len();
    let own = (0..).zip(ghosts_rolled(dice)).map(|(ghosts, chance)| chance * f32::from(for_resolver(table, ghosts)));
    say!("house-choice-on-average", ghosts = average(dice as f32 / 2.0), own = average(own.sum()))
}

/// How many ghosts the meeples of the resolver get, if the dice show so many (HROLL-4).
fn for_resolver(table: &Table, ghosts: u16) -> u16 {
    let meeples = table.board_resolved().into_iter().flat_map(|board| board.meeples());
    let own = meeples.filter(|&(_, seat)| seat == table.active());
    own.map(|(space, _)| haunting(ghosts, space)).sum()
}

/// One for each type that a Tome can dispel, with what goes: "2 cards, 7 Curses" (HCARD-111).
fn types(table: &Table) -> Vec<Choice<Action>> {
    let Some(player) = table.choosing() else { return Vec::new() };
    let face_up = &table.tableau(player).face_up;
    let types = || CardType::ALL.into_iter().filter(|&of| of != CardType::Tome && !face_up[of].is_empty());
    let noted = types().count() <= IN_A_ROW;
    let choice = |of: CardType| {
        let (kind, cards, curses) = (card_type(of), face_up[of].len(), face_up[of].sum());
        if noted {
            let note = say!("house-choice-type-note", cards = cards, curses = curses);
            Choice { note, ..Choice::new(kind, Action::Dispel { of }) }
        } else {
            Choice::new(say!("house-choice-type", kind = kind, curses = curses), Action::Dispel { of })
        }
    };
    types().map(choice).collect()
}
