//! The order of a turn, as the rulebook has it. To know what comes after what, read this file.
//!
//! A step begins with one thing. After that it has a list of what may be due, the most urgent first: as often as something
//! was done or decided, the list is read from the top again, and the first that is due is done. So nothing has to remember
//! who comes next: that Eloise moves in the middle of the burials, or that a hound is reached between two scorings, is seen
//! from the position. When nothing is due any more, the next step begins.

use super::{
    banks, bury, cat, cemetery_ghost, circles, end_turn, face_down, ghosts, haunt, hounds, meeple, place, score,
};
use crate::rules::mists::step::{Said, Step};
use crate::rules::mists::{Happening, Mists, Outcome, Phase};

/// Something that a step does: by itself, or with a question.
type Does = fn(&mut Mists, &mut Vec<Happening>) -> Said;

/// What a step begins with, and what may be due after that, the most urgent first.
fn does(step: Step) -> (Does, &'static [Does]) {
    match step {
        // 1a: a tile is drawn and laid (PLACE-*).
        Step::LayTile => (place::draw, &[]),
        // 1b: banks that it finished lose their ghosts (MIST-*).
        Step::ClearBanks => (banks::clear_finished, &[]),
        // 1c: cemeteries close. One burial after the other; Eloise goes on at once when she lost her meeple (CEM-*, CAT-6).
        Step::Bury => (bury::close_cemeteries, &[cat::move_on, bury::bury]),
        // 2a: ghosts come. Eloise comes as soon as her part of the supply is empty (GHOST-*, SPELL-*, CEM-6, L5-3, CAT-2).
        Step::PlaceGhosts => (
            ghosts::count,
            &[
                cat::come,
                cat::move_on,
                circles::draw_in,
                circles::fill,
                ghosts::spare,
                ghosts::put,
                cemetery_ghost::put,
                haunt::put,
            ],
        ),
        // 2b: a meeple may be put on the tile (MEEPLE-*).
        Step::PlaceMeeple => (meeple::place, &[]),
        // 3: what the tile completed is scored. A scoring is complete when its hounds and Eloise have scored; hounds that
        // were reached come before the next one (SCORE-*, HOUND-*, CAT-4).
        Step::Score => {
            (score::find_completed, &[hounds::score, cat::score, hounds::calm, hounds::come, score::score_region])
        }
        // After all scorings Eloise goes on, if her meeple was scored (CAT-5).
        Step::MoveCat => (cat::move_on, &[]),
        // At the end a tile is laid face down beside an open cemetery (L5-4).
        Step::LayFaceDown => (face_down::lay, &[]),
        // It may close cemeteries (L5-9).
        Step::BuryAtEnd => (bury::close_cemeteries, &[cat::move_on, bury::bury]),
        // The turn is over, and perhaps the game (END-2, PILE-2).
        Step::EndTurn => (end_turn::end_turn, &[]),
    }
}

/// Begins the first turn, and plays until something has to be decided.
pub(in crate::rules::mists) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    play(game, true, happenings);
}

/// Plays on after a decision, until the next one.
pub(in crate::rules::mists) fn go_on(game: &mut Mists, happenings: &mut Vec<Happening>) {
    play(game, false, happenings);
}

fn play(game: &mut Mists, mut begins: bool, happenings: &mut Vec<Happening>) {
    loop {
        let (begin, due) = does(game.step());
        let said = if begins { begin(game, happenings) } else { do_first(due, game, happenings) };
        match said {
            Said::Did => begins = false,
            Said::Nothing if begins => begins = false,
            Said::Nothing => {
                game.set_step(game.step().next());
                begins = true;
            }
            Said::Asks(phase) => return game.ask(phase),
            Said::Over(outcome) => return end(game, outcome, happenings),
        }
    }
}

/// Does the first of these that is due.
fn do_first(due: &[Does], game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let mut said = due.iter().map(|does| does(game, happenings));
    said.find(|&said| said != Said::Nothing).unwrap_or(Said::Nothing)
}

fn end(game: &mut Mists, outcome: Option<Outcome>, happenings: &mut Vec<Happening>) {
    game.ask(Phase::Over);
    if let Some(outcome) = outcome {
        game.set_outcome(outcome);
        happenings.push(Happening::Over(outcome));
    }
}
