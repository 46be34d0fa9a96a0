//! Finds where a line differs from what the rules demand, and which rule it breaks.

use super::line::*;
use super::places::From;
use crate::rules::tiles::Kind;
use crate::table::trace::{self, FORMAT, Wrong};

/// A line in a standard form for comparing: what need not be written is left out, lists without an order are sorted.
pub(super) fn settled(line: &Line) -> Line {
    let mut line = line.clone();
    match &mut line {
        Line::Score(ScoreLine { score }) => score.count.retain(|_, count| *count > 0),
        Line::Final(FinalLine { r#final }) => r#final.count.retain(|_, count| *count > 0),
        // From which circle a ghost comes is checked separately (RCIRC-6, RCIRC-8).
        Line::Haunt(HauntLine { haunt }) if any_circle(haunt) => haunt.from = From::Circle((0, 0, 0)),
        Line::State(StateLine { state }) => {
            state.score.retain(|_, score| *score > 0);
            state.in_circles = state.in_circles.filter(|ghosts| *ghosts > 0);
            state.meeples.values_mut().for_each(|pieces| pieces.abbot = pieces.abbot.filter(|abbots| *abbots > 0));
        }
        Line::Over(OverLine { over }) => {
            over.total.retain(|_, total| *total > 0);
            over.winners.sort_unstable();
        }
        _ => {}
    }
    line
}

/// Whether a ghost may come from any circle of the mist that was finished or broken.
pub(super) fn any_circle(haunt: &Haunted) -> bool {
    match (haunt.why, haunt.from) {
        (WhyWord::Finish | WhyWord::Break, From::Circle(_)) => true,
        (WhyWord::Finish | WhyWord::Break, From::Supply(_)) | (WhyWord::Extend | WhyWord::Circles, _) => false,
    }
}

/// What is wrong with a line if another one is expected.
pub(super) fn difference(expected: &Line, found: &Line) -> Wrong {
    trace::difference((expected, found), settled, rule_of_path)
}

/// The rule that demands a line of this kind.
fn rule_of_kind(line: &Line) -> &'static str {
    match line {
        Line::Game(_) => FORMAT,
        Line::Draw(_) | Line::Place(_) => "RPLACE-1",
        Line::SetAside(_) => "RPLACE-2",
        Line::DrawnIn(_) => "RCIRC-3",
        Line::Fill(_) => "RCIRC-4",
        Line::Haunt(HauntLine { haunt }) => rule_of_haunt(haunt),
        Line::Chased(_) => "RGHOST-3",
        Line::Released(_) => "RCIRC-8",
        Line::Meeple(_) => "RMEEPLE-1",
        Line::Recall(_) => "RABBOT-2",
        Line::Score(_) => "RSCORE-1",
        Line::Guard(_) => "RCEM-3",
        Line::State(_) => "RTURN-1",
        Line::Final(_) => "REND-2",
        Line::Over(_) => "REND-1",
    }
}

fn rule_of_haunt(haunt: &Haunted) -> &'static str {
    match (haunt.why, haunt.from) {
        (WhyWord::Extend, From::Supply(_)) => "RMIST-1",
        (WhyWord::Extend, From::Circle(_)) => "RCIRC-5",
        (WhyWord::Finish, _) => "RCIRC-6",
        (WhyWord::Break, From::Supply(_)) => "RMIST-2",
        (WhyWord::Circles, _) => "RCIRC-7",
        (WhyWord::Break, From::Circle(_)) => "RCIRC-8",
    }
}

/// The rule that determines the value at this path of a line.
fn rule_of_path(line: &Line, path: &str) -> &'static str {
    match path {
        "draw" => "RSETUP-2",
        "haunt.legal" => "RGHOST-1",
        "haunt.areas" => "RCIRC-5",
        "meeple.legal" => "RMEEPLE-2",
        "score.legal" => "RSCORE-7",
        "score.value" | "final.value" => match line {
            Line::Score(ScoreLine { score: Scored { region, .. } })
            | Line::Final(FinalLine { r#final: FinallyScored { region, .. } }) => rule_of_value(region.2),
            _ => rule_of_kind(line),
        },
        "state.supply" | "state.on_meeples" => "RGHOST-4",
        "state.in_circles" => "RCIRC-2",
        "state.tiles_left" => "RPLACE-1",
        _ if path.starts_with("score.count") || path.starts_with("final.count") => "RSCORE-3",
        _ if path.starts_with("score.points") => "RSCORE-4",
        _ if path.starts_with("score.total") || path.starts_with("state.score") => "RSCORE-5",
        _ if path.starts_with("state.meeples") => "RSCORE-6",
        _ if path.starts_with("final.points") => "REND-3",
        _ if path.starts_with("over.total") => "REND-4",
        _ if path.starts_with("over.winners") => "REND-5",
        _ => rule_of_kind(line),
    }
}

fn rule_of_value(kind: Kind) -> &'static str {
    match kind {
        Kind::Road => "RROAD-1",
        Kind::City => "RCITY-1",
        Kind::Monastery => "RABBEY-1",
        Kind::Castle => "RCASTLE-1",
        Kind::Cemetery => "RCEM-2",
        Kind::Field => "RFIELD-9",
        Kind::Mist => "RMEEPLE-3",
    }
}
