//! What a choice on the board would do, in words.

use super::People;
use super::people::{role, whose_meeple};
use super::regions::region_to_score;
use super::sums::sum;
use crate::app::words::say;
use crate::guide::carcassonne::{Standing, if_abbot_recalled, if_meeple_stands, if_taken_from};
use crate::rules::carcassonne::{Action, Carcassonne, Meeple, Piece};
use crate::rules::tiles::Kind;

/// What follows from a choice: a short sentence, and a smaller one that adds to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// "third ghost: Maura's knight goes home".
    pub what: String,
    /// "three ghosts return, nothing is scored".
    pub more: Option<String>,
}

impl Consequence {
    /// Both in one line.
    pub fn in_one_line(self) -> String {
        match self.more {
            Some(more) => format!("{} · {more}", self.what),
            None => self.what,
        }
    }
}

/// What a choice on the board would do. `None` if the place itself shows enough.
pub fn consequence(position: &Carcassonne, action: Action, names: &[String]) -> Option<Consequence> {
    let people = People::of(position, names);
    let both = |what, more| Some(Consequence { what, more: Some(more) });
    match action {
        Action::GiveGhost { meeple } => {
            let meeple = position.meeple_on(meeple)?;
            let whose = whose_meeple(position, meeple, people);
            match meeple.ghosts + 1 {
                Meeple::CHASED.. => {
                    both(say!("rival-follows-chased", whose = whose), say!("rival-follows-chased-more").to_owned())
                }
                ghosts => both(say!("rival-follows-ghost", whose = whose, nth = ghosts), price(position, meeple)),
            }
        }
        Action::DrawIn { meeple } => {
            let meeple = position.meeple_on(meeple)?;
            let whose = whose_meeple(position, meeple, people);
            both(
                say!("rival-follows-drawn-in", whose = whose),
                say!("rival-follows-drawn-in-more", left = meeple.ghosts.saturating_sub(1)),
            )
        }
        Action::TakeFromCircle { .. } => {
            let left = if_taken_from(position, action).ok()?.in_bank;
            both(say!("rival-follows-taken").to_owned(), say!("rival-follows-taken-more", left = left))
        }
        Action::PlaceMeeple { .. } => placed(position, action),
        Action::RecallAbbot => recalled(position),
        Action::ScoreNext { region } => {
            Some(Consequence { what: region_to_score(position, region, names), more: None })
        }
        Action::LayTile { .. } | Action::SkipMeeple => None,
    }
}

/// What one more ghost with this meeple costs. A field is counted only at the end, where a ghost costs less.
fn price(position: &Carcassonne, meeple: Meeple) -> String {
    let left = Meeple::CHASED - meeple.ghosts - 1;
    match position.name_of(meeple.part).kind {
        Kind::Field if left > 1 => say!("rival-follows-ghost-farmer").to_owned(),
        _ => say!("rival-follows-ghost-more", left = left),
    }
}

/// "knight: the city is finished, 8 points at once", "farmer: feeds 3 cities, 9 so far".
fn placed(position: &Carcassonne, action: Action) -> Option<Consequence> {
    let Standing { piece, region, .. } = if_meeple_stands(position, action).ok()?;
    let (kind, points, role) = (region.kind, region.value, role(piece, region.kind));
    let what = match kind {
        Kind::Field => say!("rival-follows-farmer", role = role, cities = region.fed_by(), points = points),
        Kind::Cemetery => say!("rival-follows-keeper", role = role, squares = region.open),
        _ if region.complete => say!("rival-follows-scores", role = role, kind = kind.name(), points = points),
        _ => say!("rival-follows-stands", role = role, kind = kind.name(), points = points),
    };
    let more = match (kind, piece) {
        (Kind::Field, Piece::Guard) => Some(say!("rival-follows-stays").to_owned()),
        (Kind::Field, _) => Some(say!("rival-follows-stays-unless").to_owned()),
        (_, Piece::Guard) => Some(say!("rival-follows-guard").to_owned()),
        (_, Piece::Ordinary | Piece::Abbot) => None,
    };
    Some(Consequence { what, more })
}

/// "the abbot comes home: 6 − 2 = 4" (RABBOT-2).
fn recalled(position: &Carcassonne) -> Option<Consequence> {
    let recall = if_abbot_recalled(position).ok()?;
    Some(Consequence { what: say!("rival-follows-recalled", sum = sum(recall.value, recall.points)), more: None })
}
