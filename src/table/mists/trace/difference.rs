//! Finds where a line differs from what the rules demand, and which rule it breaks.

use super::line::*;
use super::places::{AreaWord, Where};
use crate::rules::tiles::Kind;
use crate::table::trace::{self, FORMAT, Wrong};

/// A line in a standard form for comparing: lists without an order are sorted.
pub(super) fn settled(line: &Line) -> Line {
    let mut line = line.clone();
    match &mut line {
        Line::BankFinished(bank) => bank.bank_finished.sort_unstable(),
        // In the end, all circles of a tile are filled. Which one a line names is checked separately.
        Line::DrawnIn(line) => line.drawn_in.area = 0,
        Line::Ghost(GhostLine { ghost: GhostPut { r#where: Where::Area(AreaWord::Circle, area), .. } }) => *area = 0,
        Line::Score(ScoreLine { score }) => {
            score.colours.sort_unstable();
            if let Take::Ghosts(ghosts) = &mut score.take {
                ghosts.of.sort_unstable();
            }
        }
        Line::Hound(HoundLine { hound }) => {
            hound.banish = hound.banish.take().filter(|squares| !squares.is_empty());
            if let Some(squares) = &mut hound.banish {
                squares.iter_mut().for_each(|(_, _, ghosts)| ghosts.sort_unstable());
                squares.sort_unstable();
            }
        }
        _ => {}
    }
    line
}

/// What is wrong with a line if another one is expected.
pub(super) fn difference(expected: &Line, found: &Line) -> Wrong {
    trace::difference((expected, found), settled, rule_of_path)
}

/// The rule that demands a line of this kind.
fn rule_of_kind(line: &Line) -> &'static str {
    match line {
        Line::Game(_) => FORMAT,
        Line::Draw(_) | Line::Place(_) => "PLACE-1",
        Line::SetAside(_) => "PLACE-4",
        Line::BankFinished(_) => "MIST-4",
        Line::Bury(_) => "CEM-3",
        Line::Ghost(_) => "GHOST-1",
        Line::DrawnIn(_) => "SPELL-2",
        Line::Cat(_) => "CAT-2",
        Line::Meeple(_) => "MEEPLE-1",
        Line::Score(_) => "SCORE-1",
        Line::HoundPoints(_) => "HOUND-6",
        Line::CatPoints(_) => "CAT-4",
        Line::Hound(_) => "HOUND-1",
        Line::FaceDown(_) => "L5-4",
        Line::State(_) => "SETUP-5",
        Line::Over(over) => match over.over.by.as_str() {
            "END-1" => "END-1",
            "GHOST-5" => "GHOST-5",
            "PILE-2" => "PILE-2",
            _ => "END-2",
        },
    }
}

/// The rule that determines the value at this path of a line.
fn rule_of_path(line: &Line, path: &str) -> &'static str {
    match path {
        "legal" => "PLACE-2",
        "meeple.legal" => "MEEPLE-2",
        "score.value" => match line {
            Line::Score(score) if score.score.region.2 == Kind::City => "SCORE-3",
            Line::Score(score) if score.score.region.2 == Kind::Castle => "SCORE-4",
            _ => "SCORE-2",
        },
        "bury.from" => "CEM-4",
        "hound.to" => "HOUND-2",
        "hound.legal" => "HOUND-2",
        "hound.banish" => "HOUND-3",
        "hound_points.marker" => "L6-4",
        "cat_points.marker" => "L6-4",
        "state.pile" => "HOUND-4",
        "state.in_circles" => "SPELL-2",
        "state.cat" => "CAT-5",
        "score.colours" | "score.points" => "SCORE-6",
        "score.legal" => "SCORE-8",
        "state.total" => "SCORE-6",
        "state.supply" | "state.on_board" => "GHOST-1",
        "state.tiles_left" => "PLACE-1",
        _ if path.starts_with("score.take") => "SCORE-7",
        _ if path.starts_with("score.markers") => "L6-2",
        _ if path.starts_with("state.hounds") => "HOUND-1",
        _ if path.starts_with("state.meeples") => "SCORE-9",
        _ => rule_of_kind(line),
    }
}
