//! What the lines of a game tell.

use super::faces::WrittenFace;
use super::line::*;
use super::places::{From, part_at, written};
use crate::rules::carcassonne::{Carcassonne, Happening, Outcome, Piece, Scoring, Setup, Source, Why};
use crate::rules::tiles::FaceId;
use crate::rules::{ByColour, Colour};
use std::collections::BTreeMap;

/// What the first line of a game tells.
pub(super) fn start_of(setup: &Setup, seed: u64, game: &Carcassonne) -> GameStart {
    let name = |&face: &FaceId| game.face_name(face).to_owned();
    GameStart {
        rules: super::RULES.to_owned(),
        players: setup.seats.clone(),
        farmers: setup.farmers,
        spell_circles: setup.spell_circles,
        abbot: setup.abbot,
        seed: seed.to_string(),
        faces: game.draw_order().iter().map(|face| (name(face), WrittenFace::of(game.face(*face)))).collect(),
        start: setup.deck.start().iter().map(|(at, face)| (at.x, at.y, WrittenFace::of(face))).collect(),
        tiles: game.draw_order().iter().map(name).collect(),
    }
}

/// The lines for these happenings. `game` is the position after all of them.
pub(super) fn lines_of(game: &Carcassonne, happenings: &[Happening]) -> Vec<Line> {
    // Happenings of the end of the game belong to the turn before; only the last one can be in a state line.
    happenings.iter().enumerate().filter_map(|(at, it)| line_of(game, it, &happenings[at + 1..])).collect()
}

fn line_of(game: &Carcassonne, happening: &Happening, rest: &[Happening]) -> Option<Line> {
    let name = |face: FaceId| game.face_name(face).to_owned();
    Some(match happening {
        &Happening::Drew { face, fits } => Line::Draw(DrawLine { draw: name(face), legal: fits }),
        &Happening::SetAside { face } => Line::SetAside(SetAsideLine { set_aside: name(face) }),
        &Happening::TileLaid { at, turn, .. } => Line::Place(PlaceLine { place: Placed { at: written(at), turn } }),
        &Happening::GhostDrawnIn { from, to, area, legal } => {
            Line::DrawnIn(DrawnInLine { drawn_in: DrawnIn { from: part_at(from), to: (to.x, to.y, area), legal } })
        }
        &Happening::CircleFilled { to, area } => Line::Fill(FillLine { fill: Filled { to: (to.x, to.y, area) } }),
        &Happening::GhostGiven { why, from, to, legal } => Line::Haunt(HauntLine {
            haunt: Haunted { why: word(why), from: From::of(from), to: part_at(to), legal, areas: areas(why, from) },
        }),
        &Happening::Chased { colour, from, .. } => {
            Line::Chased(ChasedLine { chased: Chased { colour, from: part_at(from) } })
        }
        &Happening::Released { at, area, ghosts } => {
            Line::Released(ReleasedLine { released: Released { from: (at.x, at.y, area), ghosts } })
        }
        &Happening::MeeplePlaced { piece, on, legal, .. } => {
            Line::Meeple(MeepleLine { meeple: MeeplePut { kind: Some(piece), on: Some(part_at(on)), legal } })
        }
        &Happening::MeepleSkipped { legal } => {
            Line::Meeple(MeepleLine { meeple: MeeplePut { kind: None, on: None, legal } })
        }
        &Happening::AbbotRecalled { from, value, points, total, .. } => {
            Line::Recall(RecallLine { recall: Recalled { from: part_at(from), value, points, total } })
        }
        Happening::Scored(scoring) => Line::Score(ScoreLine { score: scored(game, scoring) }),
        &Happening::GuardCame { colour, reserve } => Line::Guard(GuardLine { guard: GuardCame { colour, reserve } }),
        Happening::MeepleReturned { .. } => return None,
        &Happening::TurnEnded { turn, player } => {
            // The next tile may have been drawn since.
            let drawn = rest.iter().filter(|it| matches!(it, Happening::Drew { .. })).count() as u8;
            Line::State(StateLine { state: state(game, turn, player, drawn, rest) })
        }
        Happening::FinallyScored(scoring) => {
            let Scored { region, value, count, points, .. } = scored(game, scoring);
            Line::Final(FinalLine { r#final: FinallyScored { region, value, count, points } })
        }
        Happening::Over(outcome) => Line::Over(OverLine { over: ended(game, outcome) }),
    })
}

fn word(why: Why) -> WhyWord {
    match why {
        Why::Extend => WhyWord::Extend,
        Why::Finish => WhyWord::Finish,
        Why::Break => WhyWord::Break,
        Why::Circles => WhyWord::Circles,
    }
}

/// Only where the player chooses among areas, they are counted (RCIRC-5).
fn areas(why: Why, from: Source) -> Option<u8> {
    match (why, from) {
        (Why::Extend, Source::Circle { areas, .. }) => Some(areas),
        (Why::Extend, Source::Supply) | (Why::Finish | Why::Break | Why::Circles, _) => None,
    }
}

fn scored(game: &Carcassonne, scoring: &Scoring) -> Scored {
    let seats = || game.seats().iter().copied();
    let points = seats().filter_map(|colour| Some((colour, scoring.points[colour]?))).collect::<BTreeMap<_, _>>();
    Scored {
        region: part_at(scoring.region),
        value: scoring.value,
        count: seats().map(|colour| (colour, scoring.counts[colour])).filter(|&(_, count)| count > 0).collect(),
        total: points.keys().map(|&colour| (colour, scoring.totals[colour])).collect(),
        points,
        legal: scoring.due,
    }
}

/// The state at the end of a turn; `rest` is what happened since, and `drawn` how many tiles were drawn since.
fn state(game: &Carcassonne, turn: u16, active: u8, drawn: u8, rest: &[Happening]) -> State {
    // The scores from before the final scoring stand in each of its lines.
    let before_end = rest.iter().find_map(|it| match it {
        Happening::FinallyScored(scoring) => Some(scoring.totals),
        _ => None,
    });
    let scores = before_end.unwrap_or_else(|| game.scores());
    State {
        turn,
        active,
        score: by_player(game, &scores),
        supply: game.ghosts_in_supply(),
        on_meeples: game.ghosts_on_meeples(),
        in_circles: game.spell_circles().then(|| game.ghosts_in_circles()),
        tiles_left: game.tiles_left() + drawn,
        meeples: game.seats().iter().map(|&colour| (colour, pieces(game, colour))).collect(),
    }
}

fn pieces(game: &Carcassonne, colour: Colour) -> Pieces {
    let supply = game.supply(colour);
    Pieces {
        ordinary: supply[Piece::Ordinary],
        guards: supply[Piece::Guard],
        reserve: supply.reserve,
        abbot: game.abbot().then_some(supply[Piece::Abbot]),
    }
}

fn ended(game: &Carcassonne, outcome: &Outcome) -> Ended {
    let winners = game.seats().iter().copied().filter(|&colour| outcome.winners.contains(colour));
    Ended { total: by_player(game, &game.scores()), winners: winners.collect() }
}

fn by_player(game: &Carcassonne, scores: &ByColour<u16>) -> BTreeMap<Colour, u16> {
    game.seats().iter().map(|&colour| (colour, scores[colour])).collect()
}
