//! Traces of *Don't Go In There*: their lines, and how they are checked.

mod difference;
mod line;
mod names;
mod opening;
mod record;
mod referee;

#[cfg(test)]
mod tests;

use crate::rules::dont_go_in::{DontGoIn, Happening, Setup};
use crate::table::trace::Traced;
use line::{GameLine, Line};
use referee::Referee;

/// The word for this game's rules in the first line of a trace.
pub const RULES: &str = "house";

impl Traced for DontGoIn {
    type Line = Line;
    type Referee = Referee;

    fn first_line(_setup: &Setup, seed: u64, game: &DontGoIn) -> Line {
        Line::Game(Box::new(GameLine { game: record::start_of(seed, game) }))
    }

    fn lines_of(game: &DontGoIn, happenings: &[Happening]) -> Vec<Line> {
        record::lines_of(game, happenings)
    }
}
