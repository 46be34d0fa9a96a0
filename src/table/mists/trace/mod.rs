//! Traces of the cooperative game: their lines, and how they are checked.

mod difference;
mod line;
mod opening;
mod order;
mod places;
mod record;
mod referee;

use crate::rules::mists::{Happening, Mists, Setup};
use crate::table::trace::Traced;
use line::{GameLine, Line};
use referee::Referee;

impl Traced for Mists {
    type Line = Line;
    type Referee = Referee;

    fn first_line(setup: &Setup, seed: u64, game: &Mists) -> Line {
        Line::Game(Box::new(GameLine { game: record::start_of(setup, seed, game) }))
    }

    fn lines_of(game: &Mists, happenings: &[Happening]) -> Vec<Line> {
        record::lines_of(game, happenings)
    }
}

#[cfg(test)]
mod tests;
