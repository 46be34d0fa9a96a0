//! The order of a turn, as the rule book has it (RTURN-1). To know what comes after what, read this file.
//!
//! A step begins with one thing ([`begin_step`]). After that it has a list of what may be due, the most urgent first
//! ([`do_first_due`]). Whenever something was done or decided, the list is read from the top again, and the first thing
//! that is due is done. When nothing is left to do, the [`next`] step begins.

use super::{break_mist, end_turn, extend_mist, fill_circles, final_scoring, meeple, place, score};
use crate::rules::carcassonne::step::{Said, Step};
use crate::rules::carcassonne::{Carcassonne, Happening, Phase};

/// The order of the steps; after the last one comes the first of the next turn.
fn next(step: Step) -> Step {
    match step {
        Step::LayTile => Step::FillCircles,
        Step::FillCircles => Step::ExtendMist,
        Step::ExtendMist => Step::BreakMist,
        Step::BreakMist => Step::PlaceMeeple,
        Step::PlaceMeeple => Step::Score,
        Step::Score => Step::EndTurn,
        Step::EndTurn => Step::LayTile,
    }
}

/// What a step begins with.
fn begin_step(step: Step, game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    match step {
        // 1: a tile is drawn and laid (RPLACE-*).
        Step::LayTile => place::draw(game, happenings),
        // 2a: the circles of the tile are filled (RCIRC-2 to RCIRC-4).
        Step::FillCircles => fill_circles::count(game),
        // 2a: mist that was extended sends ghosts to opponents (RMIST-1, RCIRC-5, RCIRC-6).
        Step::ExtendMist => extend_mist::count(game),
        // 2a: mist that was broken sends ghosts to the active player (RMIST-2, RCIRC-7, RCIRC-8).
        Step::BreakMist => break_mist::count(game),
        // 2b: a piece may be put on the tile, or the abbot comes back (RMEEPLE-*, RABBOT-2).
        Step::PlaceMeeple => meeple::place(game, happenings),
        // 3: what the tile completed is scored, one region after the other (RSCORE-*).
        Step::Score => score::find_completed(game),
        // The turn is over, and perhaps the game (REND-1).
        Step::EndTurn => end_turn::end_turn(game, happenings),
    }
}

/// Does the first thing that is due in a step that has begun.
fn do_first_due(step: Step, game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    match step {
        // Ghosts of meeples around first, the rest from the supply.
        Step::FillCircles => fill_circles::draw_in(game, happenings).or(|| fill_circles::fill(game, happenings)),
        Step::ExtendMist => extend_mist::from_supply(game, happenings)
            .or(|| extend_mist::from_finished(game, happenings))
            .or(|| extend_mist::from_circle(game, happenings)),
        Step::BreakMist => break_mist::from_supply(game, happenings)
            .or(|| break_mist::for_circles(game, happenings))
            .or(|| break_mist::from_broken(game, happenings)),
        Step::Score => score::score_region(game, happenings),
        Step::LayTile | Step::PlaceMeeple | Step::EndTurn => Said::Nothing,
    }
}

/// Begins the first turn, and plays until something has to be decided.
pub(in crate::rules::carcassonne) fn begin(game: &mut Carcassonne, happenings: &mut Vec<Happening>) {
    play(game, true, happenings);
}

/// Plays on after a decision, until the next one.
pub(in crate::rules::carcassonne) fn go_on(game: &mut Carcassonne, happenings: &mut Vec<Happening>) {
    play(game, false, happenings);
}

fn play(game: &mut Carcassonne, mut begins: bool, happenings: &mut Vec<Happening>) {
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
            Said::Hidden => return game.ask(Phase::Over),
            Said::Over => {
                game.ask(Phase::Over);
                return final_scoring::score_all(game, happenings);
            }
        }
    }
}
