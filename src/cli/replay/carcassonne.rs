//! Games of the competitive game in words.

use crate::rules::carcassonne::{Carcassonne, Happening, Scoring, Source};
use crate::rules::{Colour, Game};
use crate::table::carcassonne::Sitting;

/// What happened, in a few words.
pub(super) fn deed(happening: &Happening, game: &Carcassonne) -> Option<String> {
    Some(match happening {
        &Happening::Drew { face, .. } => format!("draws {}", game.face_name(face)),
        Happening::SetAside { .. } => "it fits nowhere and leaves the game".to_owned(),
        Happening::TileLaid { at, turn, .. } => format!("lays it on {at}, turned {}", turn.quarters()),
        Happening::GhostDrawnIn { from, .. } => format!("a circle draws in a ghost from {}", from.at),
        Happening::CircleFilled { .. } => "a ghost comes to a circle".to_owned(),
        Happening::GhostGiven { from: Source::Supply, to, .. } => {
            format!("a ghost comes to the {} of {}", to.kind.name(), to.at)
        }
        Happening::GhostGiven { from: Source::Circle { at, .. }, to, .. } => {
            format!("a ghost leaves the circle of {at} for the {} of {}", to.kind.name(), to.at)
        }
        Happening::Chased { colour, piece, .. } => format!("{colour} ({}) is chased home", piece.name()),
        Happening::Released { at, ghosts, .. } => format!("{ghosts} ghosts leave the circles of {at}"),
        Happening::MeeplePlaced { colour, piece, on, .. } => {
            format!("{colour} ({}) on {} {}", piece.name(), on.kind.name(), on.index)
        }
        Happening::AbbotRecalled { points, .. } => format!("the abbot comes back for {points} points"),
        Happening::Scored(scoring) => scored(scoring),
        Happening::GuardCame { colour, .. } => format!("{colour} gets a guard"),
        Happening::FinallyScored(scoring) => format!("in the end {}", scored(scoring)),
        Happening::MeepleSkipped { .. }
        | Happening::MeepleReturned { .. }
        | Happening::TurnEnded { .. }
        | Happening::Over(_) => return None,
    })
}

fn scored(scoring: &Scoring) -> String {
    let got = |colour: Colour| Some(format!("{colour} {}", scoring.points[colour]?));
    let points: Vec<String> = Colour::ALL.into_iter().filter_map(got).collect();
    format!("the {} of {} brings {}", scoring.region.kind.name(), scoring.region.at, points.join(", "))
}

/// How the game stands.
pub(super) fn ending(sitting: &Sitting) -> String {
    let game = sitting.position();
    let score = |&colour: &Colour| format!("{colour} {}", game.score(colour));
    let scores: Vec<String> = game.seats().iter().map(score).collect();
    let how = match game.outcome() {
        None => "still on".to_owned(),
        Some(outcome) => {
            let winners: Vec<&str> = outcome.winners.iter().map(Colour::name).collect();
            format!("won by {}", winners.join(" and "))
        }
    };
    let mark = if sitting.with_take_back() { ", with take-back" } else { "" };
    format!("Carcassonne: {how} at {}{mark}", scores.join(", "))
}
