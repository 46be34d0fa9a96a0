//! The order of a turn. To know what comes after what, read this file.
//!
//! Each step is asked to go on until it has nothing left to do; then the [`next`] one begins. Most turns are over after
//! a meeple was placed: the steps of resolving do nothing unless a room is full (HPLACE-4).

use super::{change_roll, deal, end_turn, final_scoring, hand_out, roll, take, turn_up};
use crate::rules::dont_go_in::step::{Said, Step};
use crate::rules::dont_go_in::{DontGoIn, Happening, Phase};

/// The order of the steps; after the last one comes the first of the next turn.
fn next(step: Step) -> Step {
    match step {
        Step::Place => Step::TurnUp,
        Step::TurnUp => Step::Roll,
        Step::Roll => Step::ChangeRoll,
        Step::ChangeRoll => Step::HandOut,
        Step::HandOut => Step::Take,
        Step::Take => Step::Refill,
        Step::Refill => Step::EndTurn,
        Step::EndTurn => Step::Place,
    }
}

/// Does what a step does by itself, up to its next question.
fn go_on_with(step: Step, game: &mut DontGoIn, happenings: &mut Vec<Happening>) -> Said {
    match step {
        // The active player places a meeple, and the room does what it does then (HPLACE-2, HPLACE-4).
        Step::Place => Said::Asks(Phase::Place),
        // A third meeple stands in the room: the hidden card is turned up (HROOM-62),
        Step::TurnUp => turn_up::turn_up(game, happenings),
        // the dice are rolled (HROLL-1, HROLL-2),
        Step::Roll => roll::roll(game, happenings),
        // rolled again or turned over (HROOM-30, HROOM-40),
        Step::ChangeRoll => change_roll::ask(game.table()),
        // ghosts are handed out (HROLL-4, HROLL-5),
        Step::HandOut => hand_out::hand_out(game.table_mut(), happenings),
        // cards are taken and do what they do, Tomes with a choice (HTAKE-1 to HTAKE-3, HCARD),
        Step::Take => take::ask(game.table()),
        // and the board is turned and filled, or leaves (HTAKE-4, HTAKE-5).
        Step::Refill => deal::refill(game, happenings),
        // The turn is over, and perhaps the game (HPLACE-1, HEND-1).
        Step::EndTurn => end_turn::end_turn(game.table_mut(), happenings),
    }
}

/// Begins the first turn.
pub(in crate::rules::dont_go_in) fn begin(game: &mut DontGoIn, happenings: &mut Vec<Happening>) {
    play(game, happenings);
}

/// Plays on after a decision, until the next one. Only the taking of cards asks more than once.
pub(in crate::rules::dont_go_in) fn go_on(game: &mut DontGoIn, happenings: &mut Vec<Happening>) {
    let step = game.table().step();
    if step != Step::Take {
        game.table_mut().set_step(next(step));
    }
    play(game, happenings);
}

fn play(game: &mut DontGoIn, happenings: &mut Vec<Happening>) {
    loop {
        let step = game.table().step();
        match go_on_with(step, game, happenings) {
            Said::Nothing => game.table_mut().set_step(next(step)),
            Said::Asks(phase) => return game.table_mut().ask(phase),
            Said::Over => {
                game.table_mut().ask(Phase::Over);
                return final_scoring::score_all(game.table_mut(), happenings);
            }
        }
    }
}
