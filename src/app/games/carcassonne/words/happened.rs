//! The lines of the log.

use super::people::{role, whose_piece};
use super::sums::{scored, sum};
use super::{People, winners};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::carcassonne::{Happening, Scoring};

/// A line of the log, and whose badge stands before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whom it is about.
    pub colour: Option<Colour>,
    /// What happened.
    pub text: String,
}

fn of(colour: Colour, text: String) -> Told {
    Told { colour: Some(colour), text }
}

/// The lines of the log for a happening; `active` is the player whose turn it was. Ghosts have lines that grow, see
/// [`Grows`]; of a meeple that cannot be put tells [`no_meeple`].
pub fn log_lines(happening: &Happening, active: Colour, people: People) -> Vec<Told> {
    let line = match happening {
        Happening::SetAside { .. } => Told { colour: None, text: say!("log-tile-fits-nowhere").to_owned() },
        Happening::Chased { colour, piece, from } => {
            let whose = whose_piece(people, *colour, *piece, from.kind);
            of(*colour, say!("rival-log-chased", whose = whose))
        }
        Happening::MeeplePlaced { colour, piece, on, .. } => {
            let (role, kind) = (role(*piece, on.kind), on.kind.name());
            of(*colour, say!("rival-log-placed", name = people.name(*colour), role = role, kind = kind))
        }
        Happening::AbbotRecalled { colour, value, points, .. } => {
            let sum = sum(*value, *points);
            of(*colour, say!("rival-log-recalled", name = people.name(*colour), sum = sum))
        }
        Happening::Scored(scoring) => return in_play(scoring, active, people),
        Happening::GuardCame { colour, reserve } => {
            of(*colour, say!("rival-log-guard-came", name = people.name(*colour), left = *reserve))
        }
        Happening::FinallyScored(scoring) => return at_end(scoring, people),
        Happening::Over(outcome) => Told { colour: None, text: winners(outcome.winners, people) },
        Happening::Drew { .. }
        | Happening::TileLaid { .. }
        | Happening::GhostDrawnIn { .. }
        | Happening::CircleFilled { .. }
        | Happening::GhostGiven { .. }
        | Happening::Released { .. }
        | Happening::MeepleSkipped { .. }
        | Happening::MeepleReturned { .. }
        | Happening::TurnEnded { .. } => return Vec::new(),
    };
    vec![line]
}

/// Why no meeple could be put: there is none in hand, or each place on the tile is taken (RMEEPLE-5).
pub fn no_meeple(name: &str, none_in_hand: bool) -> String {
    if none_in_hand {
        say!("rival-log-no-meeple-left", name = name)
    } else {
        say!("log-no-place-for-meeple", name = name)
    }
}

/// The line of a turn in which nothing is told but that a tile was laid.
pub fn only_a_tile(name: &str) -> String {
    say!("rival-log-only-tile", name = name)
}

/// "Alix completed Maura's city", if it brings Alix nothing, and then what it brings to whom.
fn in_play(scoring: &Scoring, active: Colour, people: People) -> Vec<Told> {
    let kind = scoring.region.kind.name();
    let mut lines = Vec::new();
    if scoring.points[active].is_none() {
        let owners = people.list(people.colours().filter(|&colour| scoring.points[colour].is_some()));
        lines.push(of(active, say!("rival-log-completed", name = people.name(active), owners = owners, kind = kind)));
    }
    for (colour, result) in scored(scoring, people) {
        let name = people.name(colour);
        lines.push(of(
            colour,
            match result {
                Some(sum) => say!("rival-log-scored", name = name, kind = kind, sum = sum),
                None => say!("rival-log-outnumbered", name = name, kind = kind),
            },
        ));
    }
    lines
}

fn at_end(scoring: &Scoring, people: People) -> Vec<Told> {
    let kind = scoring.region.kind.name();
    let brings = scored(scoring, people).into_iter().filter_map(|(colour, sum)| Some((colour, sum?)));
    let line = |(colour, sum)| {
        of(colour, say!("rival-log-finally-scored", name = people.name(colour), kind = kind, sum = sum))
    };
    brings.map(line).collect()
}

/// What can happen several times in a turn and has one line, which grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grows {
    /// Ghosts came to the meeples of another player (RMIST-1).
    GivenTo(Colour),
    /// Ghosts came to the own meeples (RMIST-2).
    Taken,
    /// Circles drew ghosts in (RCIRC-3).
    DrawnIn,
    /// Circles were filled from the supply (RCIRC-4).
    Filled,
    /// Ghosts of circles found nobody and went back to the supply (RCIRC-6, RCIRC-8).
    Released,
}

impl Grows {
    /// The line for so many ghosts in one turn of the player `name`. `meeples` lists those that got them.
    pub fn line(self, ghosts: u8, meeples: &str, name: &str, people: People) -> String {
        match self {
            Grows::GivenTo(to) => {
                let to = people.name(to);
                say!("rival-log-given", name = name, to = to, ghosts = ghosts, meeples = meeples)
            }
            Grows::Taken => say!("rival-log-taken", name = name, ghosts = ghosts, meeples = meeples),
            Grows::DrawnIn => say!("rival-log-drawn-in", name = name, ghosts = ghosts),
            Grows::Filled => say!("rival-log-filled", name = name, ghosts = ghosts),
            Grows::Released => say!("rival-log-released", ghosts = ghosts),
        }
    }
}
