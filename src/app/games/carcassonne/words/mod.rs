//! The sentences of the competitive game at the table: which message is used, and with which values.

mod choices;
mod faces;
mod happened;
mod people;
mod regions;
mod sums;

pub use choices::{Consequence, consequence};
pub use faces::caption;
pub use happened::{Grows, Told, log_lines, no_meeple, only_a_tile};
pub use people::{People, piece_name, whose_meeple, whose_piece};
pub use regions::{region_tip, region_to_score, rule_of};
pub(super) use sums::sum;

use crate::app::words::{say, shortened};
use crate::rules::carcassonne::{Action, Carcassonne, Phase, Piece};
use crate::rules::{Colours, Game};
use crate::table::carcassonne::Sitting;

/// What the active player has to do, as a sentence. A long name is shortened, but never the instruction.
pub fn what_to_do(name: &str, position: &Carcassonne) -> String {
    let name = shortened(name);
    match position.phase() {
        Phase::LayTile => say!("todo-lay-tile", name = name),
        Phase::DrawIn => say!("rival-todo-draw-in", name = name),
        Phase::TakeFromCircle => say!("rival-todo-take-from-circle", name = name),
        Phase::HauntOpponent => say!("rival-todo-haunt-opponent", name = name),
        Phase::HauntOwn => say!("rival-todo-haunt-own", name = name),
        Phase::PlaceMeeple if position.legal_actions().contains(&Action::RecallAbbot) => {
            say!("rival-todo-place-or-recall", name = name)
        }
        Phase::PlaceMeeple if has_only_guards(position) => say!("rival-todo-place-guard", name = name),
        Phase::PlaceMeeple => say!("todo-place-meeple", name = name),
        Phase::PickScoring => say!("todo-pick-scoring", name = name),
        Phase::Over => say!("rival-todo-over").to_owned(),
    }
}

fn has_only_guards(position: &Carcassonne) -> bool {
    position.supply(position.active_colour()).pieces().all(|piece| piece == Piece::Guard)
}

/// Who has won: "Maura has won", "Alix and Maura have won together" (REND-5).
pub fn winners(winners: Colours, people: People) -> String {
    let names = people.list(people.colours().filter(|&colour| winners.contains(colour)));
    say!("rival-winners", names = names, winners = winners.len())
}

/// Which game it is, and how far: "Carcassonne, turn 23 of 131".
pub fn whereabouts(sitting: &Sitting) -> String {
    let position = sitting.position();
    say!("rival-whereabouts", turn = position.turn(), of = position.tiles_in_all())
}

#[cfg(test)]
mod tests;
