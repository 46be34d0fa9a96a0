//! A turn. [`order`] tells which steps it has and in which order they come; each step has a file of its own.
//!
//! What is legal depends on the table alone. What a step does may need the whole position: its cards and dice to come.

pub(super) mod change_roll;
mod choose_type;
mod deal;
mod end_turn;
mod final_scoring;
mod hand_out;
pub(super) mod order;
mod place;
mod roll;
mod take;
mod turn_up;

use super::{Action, DontGoIn, Happening, Phase, Refusal, Table};

pub(super) use deal::fill_all;

/// Adds every legal action.
pub(super) fn list(table: &Table, actions: &mut Vec<Action>) {
    match table.phase() {
        Phase::Place => place::list(table, actions),
        Phase::RollAgain => change_roll::list_again(actions),
        Phase::TurnDie => change_roll::list_dice(table, actions),
        Phase::Take => take::list(table, actions),
        Phase::ChooseType => choose_type::list(table, actions),
        Phase::Over => {}
    }
}

/// Gives an answer to the step that asked.
pub(super) fn answer(game: &mut DontGoIn, action: Action, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    match (game.table().phase(), action) {
        (Phase::Place, Action::Place { room, space }) => place::apply(game, room, space, happenings),
        (Phase::RollAgain, Action::RollAgain) => {
            change_roll::again(game, true, happenings);
            Ok(())
        }
        (Phase::RollAgain, Action::KeepRoll) => {
            change_roll::again(game, false, happenings);
            Ok(())
        }
        (Phase::TurnDie, Action::TurnDie { die }) => change_roll::turn_over(game.table_mut(), Some(die), happenings),
        (Phase::TurnDie, Action::TurnNone) => change_roll::turn_over(game.table_mut(), None, happenings),
        (Phase::Take, Action::Take { slot }) => take::apply(game.table_mut(), slot, happenings),
        (Phase::ChooseType, Action::Dispel { of }) => choose_type::apply(game.table_mut(), of, happenings),
        (phase, _) => Err(Refusal::NotNow(phase)),
    }
}
