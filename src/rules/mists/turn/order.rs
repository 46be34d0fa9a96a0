//! The order of a turn, as the rulebook has it. To know what comes after what, read this file.
//!
//! A step begins with one thing; where there is nothing to begin with, the next step begins. After that it has a list of
//! what may be due, the most urgent first. Whenever something was done or decided, the list is read from the top again, and
//! the first thing that is due is done. When nothing is due any more, the next step begins. So nobody has to remember who comes next: that Eloise moves in the middle of the burials, or
//! that a hound was reached between two scorings, is seen from the position.

use super::{
    banks, bury, cat, cemetery_ghost, circles, end_turn, face_down, ghosts, haunt, hounds, meeple, place, score,
};
use crate::rules::mists::step::{Said, Step};
use crate::rules::mists::{Happening, Mists, Outcome, Phase};

/// Something that a step does: by itself, or with a question.
type Does = fn(&mut Mists, &mut Vec<Happening>) -> Said;

/// What may be due as long as cemeteries wait for their meeples: one burial after the other. If Eloise lost her meeple,
/// she goes on before the next (CAT-6).
const BURIALS: &[Does] = &[cat::move_on, bury::bury];

/// Every step of a turn, with what it begins with and what may be due after that. The last is followed by the first.
const TURN: &[(Step, Does, &[Does])] = &[
    // 1a: a tile is drawn and laid (PLACE-*).
    (Step::LayTile, place::draw, &[]),
    // 1b: banks that it finished lose their ghosts (MIST-*).
    (Step::ClearBanks, banks::clear_finished, &[]),
    // 1c: cemeteries close, and meeples are buried (CEM-*).
    (Step::Bury, bury::close_cemeteries, BURIALS),
    // 2a: ghosts come, each kind after the other (GHOST-*, SPELL-*, CEM-6, L5-3). Eloise comes between two of them as soon as
    // her part of the supply is empty (CAT-2).
    (
        Step::PlaceGhosts,
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
    (Step::PlaceMeeple, meeple::place, &[]),
    // 3: what the tile completed is scored, one region after the other (SCORE-*). A scoring is complete when hounds and
    // Eloise have scored with it (HOUND-6, CAT-4); hounds that were reached come before the next one (HOUND-1).
    (Step::Score, score::find_completed, &[hounds::score, cat::score, hounds::calm, hounds::come, score::score_region]),
    // After all scorings Eloise goes on, if her meeple was scored (CAT-5).
    (Step::MoveCat, cat::move_on, &[]),
    // At the end a tile is laid face down beside an open cemetery (L5-4).
    (Step::LayFaceDown, face_down::lay, &[]),
    // It may close cemeteries (L5-9).
    (Step::BuryAtEnd, bury::close_cemeteries, BURIALS),
    // The turn is over, and perhaps the game (END-2, PILE-2).
    (Step::EndTurn, end_turn::end_turn, &[]),
];

/// Begins the first turn, and plays until something has to be decided.
pub(in crate::rules::mists) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    play(game, true, happenings);
}

/// Plays on after a decision, until the next one.
pub(in crate::rules::mists) fn go_on(game: &mut Mists, happenings: &mut Vec<Happening>) {
    play(game, false, happenings);
}

fn play(game: &mut Mists, mut begins: bool, happenings: &mut Vec<Happening>) {
    let mut at = TURN.iter().position(|(step, ..)| *step == game.step()).unwrap_or_default();
    loop {
        let (_, begin, due) = TURN[at];
        let said = if begins { begin(game, happenings) } else { do_first(due, game, happenings) };
        match said {
            Said::Did => begins = false,
            Said::Nothing => {
                at = (at + 1) % TURN.len();
                game.set_step(TURN[at].0);
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
