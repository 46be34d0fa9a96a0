//! The order of a turn, as the rulebook has it. To know what comes after what, read this file.
//!
//! A step begins with one thing ([`begin_step`]). After that it has a list of what may be due, the most urgent first
//! ([`do_first_due`]). Whenever something was done or decided, the list is read from the top again, and the first thing
//! that is due is done. When nothing is left to do, the [`next`] step begins. So nobody has to remember who comes next:
//! that Eloise moves in the middle of the burials, or that a hound was reached between two scorings, is seen from the
//! position.
//!
//! All of it is plain calls: a table of functions made games 8 % slower.

use super::{
    banks, bury, cat, cemetery_ghost, circles, end_turn, face_down, ghosts, haunt, hounds, meeple, place, score,
};
use crate::rules::mists::step::{Said, Step};
use crate::rules::mists::{Happening, Mists, Outcome, Phase};

/// The order of the steps; after the last one comes the first of the next turn.
fn next(step: Step) -> Step {
    match step {
        Step::LayTile => Step::ClearBanks,
        Step::ClearBanks => Step::Bury,
        Step::Bury => Step::PlaceGhosts,
        Step::PlaceGhosts => Step::PlaceMeeple,
        Step::PlaceMeeple => Step::Score,
        Step::Score => Step::MoveCat,
        Step::MoveCat => Step::LayFaceDown,
        Step::LayFaceDown => Step::BuryAtEnd,
        Step::BuryAtEnd => Step::EndTurn,
        Step::EndTurn => Step::LayTile,
    }
}

/// What a step begins with.
fn begin_step(step: Step, game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    match step {
        // 1a: a tile is drawn and laid (PLACE-*).
        Step::LayTile => place::draw(game, happenings),
        // 1b: banks that it finished lose their ghosts (MIST-*).
        Step::ClearBanks => banks::clear_finished(game, happenings),
        // 1c: cemeteries close, and meeples are buried (CEM-*).
        Step::Bury => bury::close_cemeteries(game, happenings),
        // 2a: ghosts come, each kind after the other (GHOST-*, SPELL-*, CEM-6, L5-3).
        Step::PlaceGhosts => ghosts::count(game),
        // 2b: a meeple may be put on the tile (MEEPLE-*).
        Step::PlaceMeeple => meeple::place(game, happenings),
        // 3: what the tile completed is scored, one region after the other (SCORE-*).
        Step::Score => score::find_completed(game),
        // After all scorings Eloise goes on, if her meeple was scored (CAT-5).
        Step::MoveCat => cat::move_on(game, happenings),
        // At the end a tile is laid face down beside an open cemetery (L5-4).
        Step::LayFaceDown => face_down::lay(game, happenings),
        // It may close cemeteries (L5-9).
        Step::BuryAtEnd => bury::close_cemeteries(game, happenings),
        // The turn is over, and perhaps the game (END-2, PILE-2).
        Step::EndTurn => end_turn::end_turn(game, happenings),
    }
}

/// Does the first thing that is due in a step that has begun.
fn do_first_due(step: Step, game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    match step {
        // One burial after the other. If Eloise lost her meeple, she goes on before the next (CAT-6).
        Step::Bury | Step::BuryAtEnd => cat::move_on(game, happenings).or(|| bury::bury(game, happenings)),
        // One ghost after the other. Eloise comes as soon as her part of the supply is empty (CAT-2).
        Step::PlaceGhosts => cat::come(game)
            .or(|| cat::move_on(game, happenings))
            .or(|| circles::draw_in(game, happenings))
            .or(|| circles::fill(game, happenings))
            .or(|| ghosts::spare(game))
            .or(|| ghosts::put(game, happenings))
            .or(|| cemetery_ghost::put(game, happenings))
            .or(|| haunt::put(game, happenings)),
        // A scoring is complete when hounds and Eloise have scored with it (HOUND-6, CAT-4); hounds that were reached
        // come before the next one (HOUND-1).
        Step::Score => hounds::score(game, happenings)
            .or(|| cat::score(game, happenings))
            .or(|| hounds::calm(game, happenings))
            .or(|| hounds::come(game, happenings))
            .or(|| score::score_region(game, happenings)),
        Step::LayTile | Step::ClearBanks | Step::PlaceMeeple | Step::MoveCat | Step::LayFaceDown | Step::EndTurn => {
            Said::Nothing
        }
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
        let step = game.step();
        let said = if begins { begin_step(step, game, happenings) } else { do_first_due(step, game, happenings) };
        match said {
            Said::Did => begins = false,
            Said::Nothing => {
                game.set_step(next(step));
                begins = true;
            }
            Said::Asks(phase) => return game.ask(phase),
            Said::Over(outcome) => return end(game, outcome, happenings),
        }
    }
}

fn end(game: &mut Mists, outcome: Option<Outcome>, happenings: &mut Vec<Happening>) {
    game.ask(Phase::Over);
    if let Some(outcome) = outcome {
        game.set_outcome(outcome);
        happenings.push(Happening::Over(outcome));
    }
}
