//! Which lines of a trace may be in any order. All others must be in the order of the rules.

use super::line::*;
use super::places::{AreaWord, Where, WholeWord, square};
use crate::rules::mists::Mists;

/// Why a ghost comes from the supply, in the order in which ghosts come (GHOST-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    /// A circle of the laid tile.
    Circle,
    /// A symbol of the laid tile.
    Symbol,
    /// An open cemetery.
    OpenCemetery,
    /// The haunted cemetery that was just laid.
    Haunting,
}

fn reason(game: &Mists, ghost: &GhostPut) -> Reason {
    let laid = game.board().tile(game.last_laid()).at;
    match ghost.r#where {
        Where::Area(AreaWord::Circle, _) => Reason::Circle,
        Where::Area(AreaWord::Mist, _) if square(ghost.at) == laid => Reason::Symbol,
        Where::Area(AreaWord::Mist, _) => Reason::Haunting,
        Where::Whole([WholeWord::Cemetery]) => Reason::OpenCemetery,
    }
}

/// Whether two lines may be swapped: banks of one placement, ghosts that are drawn in, and ghosts that come for the
/// same reason.
pub(super) fn is_open(game: &Mists, one: &Line, other: &Line) -> bool {
    match (one, other) {
        (Line::BankFinished(_), Line::BankFinished(_)) | (Line::DrawnIn(_), Line::DrawnIn(_)) => true,
        (Line::Ghost(one), Line::Ghost(other)) => reason(game, &one.ghost) == reason(game, &other.ghost),
        _ => false,
    }
}

/// The fault of a ghost that comes before another one with an earlier reason (GHOST-1).
pub(super) fn too_early(game: &Mists, due: &Line, found: &Line) -> Option<String> {
    let (Line::Ghost(due), Line::Ghost(found)) = (due, found) else { return None };
    let (due, found) = (&due.ghost, &found.ghost);
    if reason(game, found) <= reason(game, due) {
        return None;
    }
    let (first, then) = (with_place(due), with_place(found));
    Some(format!("a ghost comes to {then} before the one that comes to {first}: expected the other order"))
}

fn with_place(ghost: &GhostPut) -> String {
    let place = match ghost.r#where {
        Where::Area(AreaWord::Circle, _) => "a circle",
        Where::Area(AreaWord::Mist, _) => "the mist",
        Where::Whole([WholeWord::Cemetery]) => "the cemetery",
    };
    format!("{place} of {}", square(ghost.at))
}
