//! What is said about this game, in words for players: which message is used, and with which values.

mod average;
mod called;
mod cards;
mod choices;
mod consequence;
mod ending;
mod happened;
mod reason;
mod rooms;

pub use called::called;
pub use cards::{card, card_effect, card_type};
pub use choices::choices;
pub use consequence::{Consequence, consequence};
pub use ending::{counted, winners};
pub use happened::{LogTold, lately, log_lines};
pub use reason::reasons;
pub use rooms::{room, room_effect};

use crate::app::words::{say, shortened};
use crate::rules::dont_go_in::{Phase, Table, View};
use crate::table::dont_go_in::Sitting;

/// What the player `name` has to do, as a sentence. A long name is shortened, but never the instruction.
pub fn what_to_do(name: &str, table: &Table) -> String {
    let name = shortened(name);
    match table.phase() {
        Phase::Place => say!("house-todo-place", name = name),
        Phase::RollAgain => say!("house-todo-roll-again", name = name),
        Phase::TurnDie => say!("house-todo-turn-die", name = name),
        Phase::Take => say!("house-todo-take", name = name),
        Phase::ChooseType => say!("house-todo-choose-type", name = name),
        Phase::Over => say!("house-todo-over").to_owned(),
    }
}

/// Which game it is, and how far: "Don't Go In There, turn 5".
pub fn whereabouts(sitting: &Sitting) -> String {
    say!("house-whereabouts", turn = sitting.position().table().turn())
}

/// What a player has asked to see, for those who hear it: "Alix: 3 ghosts. The card that lies face down: Mask 4".
pub fn secrets(view: &View, names: &[String]) -> String {
    let ghosts = view.table().ghosts(view.seat());
    let ghosts = say!("house-panel-ghosts", name = name(names, view.seat()), ghosts = ghosts);
    match view.face_down() {
        Some(hidden) => format!("{ghosts}. {}", say!("house-secrets-card", card = card(hidden))),
        None => ghosts,
    }
}

/// The name of a player; empty for a seat that nobody has.
fn name(names: &[String], seat: usize) -> &str {
    names.get(seat).map_or("", String::as_str)
}

#[cfg(test)]
mod tests;
