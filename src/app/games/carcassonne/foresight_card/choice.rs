//! "If the ghost goes here", "If the meeple stands here": what a choice on the board would do.

use super::{ForesightCard, ForesightLine, ForesightMark, Hovering, coin, line};
use crate::app::games::carcassonne::words::{People, sum, whose_piece};
use crate::app::words::say;
use crate::guide::carcassonne::{
    GhostGiven, RegionNow, ScoringAhead, Standing, if_drawn_in, if_ghost_goes, if_meeple_stands, if_scored_next,
    if_taken_from,
};
use crate::rules::Colour;
use crate::rules::carcassonne::{Action, Carcassonne, Piece};
use crate::rules::tiles::Kind;

/// What a choice on the board would do. `None` if there is nothing to tell, or if it is no legal choice on the board.
pub fn choice_card(position: &Carcassonne, action: Action, names: &[String]) -> Option<ForesightCard> {
    let people = People::of(position, names);
    let (of, lines) = match action {
        Action::GiveGhost { .. } => (Hovering::Ghost, ghost_goes(&if_ghost_goes(position, action).ok()?, people)),
        Action::DrawIn { .. } => {
            let drawn = if_drawn_in(position, action).ok()?;
            let whose = whose_piece(people, drawn.colour, drawn.piece, drawn.meeple.kind);
            let mut lines = vec![line(ForesightMark::Ghost, say!("rival-follows-drawn-in", whose = whose))];
            lines.extend(worth_instead(&drawn.before, &drawn.after, drawn.colour, people));
            (Hovering::LeavingGhost, lines)
        }
        Action::TakeFromCircle { .. } => {
            let leaves = if_taken_from(position, action).ok()?;
            let mut lines = vec![line(ForesightMark::Ghost, say!("rival-ahead-stay", ghosts = leaves.in_bank))];
            if leaves.broken && leaves.in_bank > 0 {
                lines.push(line(ForesightMark::Danger, say!("rival-ahead-stay-broken")));
            }
            (Hovering::LeavingGhost, lines)
        }
        Action::PlaceMeeple { piece, .. } => {
            (Hovering::Piece(piece), meeple_stands(&if_meeple_stands(position, action).ok()?))
        }
        Action::ScoreNext { .. } => (Hovering::Region, scored_next(&if_scored_next(position, action).ok()?, people)),
        Action::LayTile { .. } | Action::SkipMeeple | Action::RecallAbbot => return None,
    };
    Some(ForesightCard { of, lines })
}

/// A ghost comes to a meeple: it goes home, or its region brings less.
fn ghost_goes(ghost: &GhostGiven, people: People) -> Vec<ForesightLine> {
    let whose = whose_piece(people, ghost.colour, ghost.piece, ghost.meeple.kind);
    let kind = ghost.before.kind.name();
    if !ghost.goes_home {
        let mut lines =
            vec![line(ForesightMark::Ghost, say!("rival-ahead-ghosts-with", whose = whose, ghosts = ghost.ghosts))];
        lines.extend(worth_instead(&ghost.before, &ghost.after, ghost.colour, people));
        return lines;
    }
    let mut lines = vec![
        line(ForesightMark::Ghost, say!("rival-ahead-goes-home", whose = whose)),
        line(ForesightMark::Note, say!("rival-ahead-come-back", supply = ghost.supply)),
    ];
    match ghost.if_taken {
        Some(points) => {
            lines.push(line(coin(None, points as i16), say!("rival-ahead-free-for-you", kind = kind, points = points)));
        }
        None if ghost.after.is_free() => {
            lines.push(line(ForesightMark::Note, say!("rival-ahead-free", kind = kind)));
        }
        None if ghost.majority_changes() => lines.push(majority(&ghost.after, people)),
        None => {}
    }
    lines
}

/// "The city brings Maura 6, not 8".
fn worth_instead(before: &RegionNow, after: &RegionNow, of: Colour, people: People) -> Option<ForesightLine> {
    let (was, becomes) = (before.points[of]?, after.points[of]?);
    let text = say!(
        "rival-ahead-worth-instead",
        kind = after.kind.name(),
        name = people.name(of),
        sum = sum(after.value, becomes)
    );
    (was != becomes).then(|| line(coin(of, becomes), text))
}

fn majority(region: &RegionNow, people: People) -> ForesightLine {
    let leaders = || people.colours().filter(|&colour| region.majority.contains(colour));
    let mark = leaders().next().map_or(ForesightMark::Note, ForesightMark::Player);
    let (kind, names, many) = (region.kind.name(), people.list(leaders()), region.majority.len());
    line(mark, say!("rival-ahead-majority", kind = kind, names = names, leaders = many))
}

fn meeple_stands(standing: &Standing) -> Vec<ForesightLine> {
    let Standing { colour, region, .. } = standing;
    let kind = region.kind.name();
    let mut lines = Vec::new();
    match (region.kind, standing.scored_now) {
        (Kind::Cemetery, _) if standing.brings_guard => {
            lines.push(line(ForesightMark::Guard(*colour), say!("rival-ahead-guard-at-once")));
        }
        (Kind::Cemetery, _) => {
            lines.push(line(ForesightMark::Guard(*colour), say!("rival-ahead-guard-later", squares = region.open)));
        }
        (Kind::Field, _) => {
            let (fed, touched) = (region.fed_by(), region.cities.len());
            lines.push(line(ForesightMark::Field, say!("rival-tip-field", cities = fed, points = region.value)));
            if touched > fed {
                lines.push(line(ForesightMark::City, say!("rival-ahead-open-cities", cities = touched - fed)));
            }
        }
        (_, Some(points)) => {
            lines.push(line(coin(*colour, points as i16), say!("rival-ahead-at-once", kind = kind, points = points)));
        }
        (_, None) => {
            let mark = coin(*colour, region.value as i16);
            lines.push(line(mark, say!("rival-ahead-so-far", kind = kind, points = region.value)));
        }
    }
    let last = match standing.piece {
        _ if standing.left > 0 => None,
        Piece::Ordinary => Some(say!("rival-ahead-last-meeple")),
        Piece::Guard => Some(say!("rival-ahead-last-guard")),
        // There is never more than one.
        Piece::Abbot => None,
    };
    lines.extend(last.map(|last| line(ForesightMark::Note, last)));
    lines
}

/// What everybody gets from a region, and what comes home.
fn scored_next(ahead: &ScoringAhead, people: People) -> Vec<ForesightLine> {
    let scored = people.colours().filter_map(|colour| Some((colour, ahead.scoring.points[colour]?)));
    let share = |(colour, points)| {
        let sum = sum(ahead.scoring.value, points);
        line(coin(colour, ahead.changes[colour]), say!("rival-share", name = people.name(colour), sum = sum))
    };
    let mut lines: Vec<ForesightLine> = scored.map(share).collect();
    if let Some(colour) = ahead.guard {
        lines.push(line(ForesightMark::Guard(colour), say!("rival-ahead-guard", name = people.name(colour))));
    }
    let ghosts: u8 = ahead.going_home.iter().map(|home| home.ghosts).sum();
    if ghosts > 0 {
        lines.push(line(ForesightMark::Ghost, say!("rival-ahead-ghosts-return", ghosts = ghosts)));
    }
    lines
}
