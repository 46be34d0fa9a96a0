//! Traces of the competitive game: their lines, and how they are checked.

mod difference;
mod faces;
mod line;
mod opening;
mod places;
mod record;
mod referee;

use crate::rules::carcassonne::{Carcassonne, Happening, Setup};
use crate::table::trace::Traced;
use line::{GameLine, Line};
use referee::Referee;

/// The word for this game's rules in the first line of a trace.
pub const RULES: &str = "rival";

impl Traced for Carcassonne {
    type Line = Line;
    type Referee = Referee;

    fn first_line(setup: &Setup, seed: u64, game: &Carcassonne) -> Line {
        Line::Game(Box::new(GameLine { game: record::start_of(setup, seed, game) }))
    }

    fn lines_of(game: &Carcassonne, happenings: &[Happening]) -> Vec<Line> {
        record::lines_of(game, happenings)
    }
}
