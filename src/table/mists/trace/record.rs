//! What the lines of a game tell.

use super::line::*;
use super::places::{CatAt, CatWord, HoundAt, HoundWord, Where, part_at, written};
use crate::rules::Colour;
use crate::rules::mists::{Banished, Cat, Happening, Hound, Mists, Scoring, Setup, Taken, Whereabouts};
use crate::rules::tiles::FaceId;
use std::collections::BTreeMap;

/// What the first line of a game tells.
pub(super) fn start_of(setup: &Setup, seed: u64, game: &Mists) -> GameStart {
    let name = |&face: &FaceId| game.face_name(face).to_owned();
    let print = |&face: &FaceId| (name(&face), game.face(face).print().clone());
    GameStart {
        level: setup.level.number,
        players: setup.seats.len(),
        colours: setup.seats.clone(),
        markers: setup.markers.clone(),
        spell_circles: setup.spell_circles,
        seed: seed.to_string(),
        faces: game.draw_order().iter().map(print).collect(),
        start: setup.deck.start().iter().map(|(at, face)| (at.x, at.y, face.print().clone())).collect(),
        piles: game.piles_in_draw_order().map(|pile| pile.iter().map(name).collect()).collect(),
    }
}

/// The lines for these happenings. `game` is the position after all of them.
pub(super) fn lines_of(game: &Mists, happenings: &[Happening]) -> Vec<Line> {
    let lines = (1..).zip(happenings).filter_map(|(next, happening)| line_of(game, happening, &happenings[next..]));
    lines.collect()
}

fn line_of(game: &Mists, happening: &Happening, rest: &[Happening]) -> Option<Line> {
    let name = |face: FaceId| game.face_name(face).to_owned();
    Some(match happening {
        &Happening::Drew { face, fits } => Line::Draw(DrawLine { draw: name(face), legal: fits }),
        &Happening::SetAside { face } => Line::SetAside(SetAsideLine { set_aside: name(face) }),
        &Happening::TileLaid { at, turn, .. } => Line::Place(PlaceLine { place: Placed { at: written(at), turn } }),
        Happening::BankFinished { parts } => {
            let parts = parts.iter().map(|(part, _)| (part.at.x, part.at.y, part.index));
            Line::BankFinished(BankFinishedLine { bank_finished: parts.collect() })
        }
        &Happening::Buried { colour, from, at, legal } => {
            Line::Bury(BuryLine { bury: Burial { colour, from: from.map(part_at), at: written(at), legal } })
        }
        &Happening::GhostPlaced { at, haunt } => {
            Line::Ghost(GhostLine { ghost: GhostPut { at: written(at), r#where: haunt.into() } })
        }
        &Happening::GhostDrawnIn { from, haunt, to, area } => {
            let drawn_in = DrawnIn { from: written(from), r#where: haunt.into(), to: written(to), area };
            Line::DrawnIn(DrawnInLine { drawn_in })
        }
        &Happening::CatMoved { to, legal } => {
            let to = to.map(|(colour, place)| (colour, part_at(place)));
            Line::Cat(CatLine { cat: CatPut { to, legal: to.map(|_| legal) } })
        }
        &Happening::MeeplePlaced { colour, on, legal } => {
            Line::Meeple(MeepleLine { meeple: MeeplePut { colour: Some(colour), on: Some(part_at(on)), legal } })
        }
        &Happening::MeepleSkipped { legal } => {
            Line::Meeple(MeepleLine { meeple: MeeplePut { colour: None, on: None, legal } })
        }
        Happening::Scored(scoring) => Line::Score(ScoreLine { score: scored(game, scoring) }),
        &Happening::HoundScored { hound, points, marker } => {
            let marker = game.splits_points().then_some(marker);
            Line::HoundPoints(HoundPointsLine { hound_points: HoundPoints { hound, points, marker } })
        }
        &Happening::CatScored { points, marker } => {
            let marker = game.splits_points().then_some(marker);
            Line::CatPoints(CatPointsLine { cat_points: CatPoints { points, marker } })
        }
        &Happening::HoundCame { hound, to: None, .. } => {
            Line::Hound(HoundLine { hound: HoundPut { name: hound, to: None, legal: None, banish: None } })
        }
        &Happening::HoundCalmed { hound, calmed, to: (colour, place), legal } => {
            let to = Some((colour, part_at(place)));
            let banish =
                Some(calmed.iter().filter_map(ghosts_calmed).collect()).filter(|squares: &Vec<_>| !squares.is_empty());
            Line::Hound(HoundLine { hound: HoundPut { name: hound, to, legal: Some(legal), banish } })
        }
        &Happening::FaceDownLaid { at, legal } => {
            Line::FaceDown(FaceDownLine { face_down: FaceDownPut { at: written(at), legal } })
        }
        &Happening::TurnEnded { turn, player } => Line::State(StateLine { state: state(game, turn, player, rest) }),
        Happening::Over(outcome) => Line::Over(OverLine {
            over: Ended { won: outcome.won(), by: outcome.rule().to_owned(), total: game.totals().to_vec() },
        }),
        // Contained in the `score` and `hound` lines, or not written at all.
        Happening::GhostBanished { .. } | Happening::MeepleReturned { .. } | Happening::HoundCame { .. } => {
            return None;
        }
        Happening::CemeteryClosed { .. } | Happening::HoundLeft { .. } | Happening::PileChanged { .. } => return None,
    })
}

fn ghosts_calmed(banished: &Banished) -> Option<(i16, i16, Vec<Where>)> {
    banished.from.map(|at| (at.x, at.y, banished.haunts().map(Where::from).collect()))
}

fn scored(game: &Mists, scoring: &Scoring) -> Scored {
    let moved = |colour: Colour| scoring.moves[colour].map(|marker| (colour, marker));
    let by_points = matches!(scoring.taken, Taken::Points(_));
    let (take, points) = match scoring.taken {
        Taken::Points(points) => (Take::Points(PointsWord::Points), points),
        Taken::Ghosts(banished) => (Take::Ghosts(ghosts_taken(&banished)), 0),
    };
    Scored {
        region: part_at(scoring.region),
        value: scoring.value,
        colours: scoring.colours.iter().collect(),
        take,
        points,
        legal: scoring.due,
        markers: (by_points && game.splits_points()).then(|| scoring.colours.iter().filter_map(moved).collect()),
    }
}

fn ghosts_taken(banished: &Banished) -> GhostsTaken {
    GhostsTaken {
        banish: banished.from.map(written),
        ghosts: banished.count(),
        of: banished.haunts().map(Where::from).collect(),
    }
}

/// The state at the end of a turn. After that, at most the next draw has happened, which changes only the pile.
fn state(game: &Mists, turn: u16, player: u8, since: &[Happening]) -> State {
    let drawn = since.iter().filter(|happening| matches!(happening, Happening::Drew { .. })).count() as u8;
    let colours = game.seats().iter().flatten();
    let several_piles = game.level().piles > 1;
    let mut tiles_left: Vec<u8> = game.piles().collect();
    tiles_left[game.active_pile() as usize] += drawn;
    let hound = |hound: Hound| Some((hound, hound_at(game, game.hound(hound)?)));
    let hounds: BTreeMap<_, _> = Hound::ALL.into_iter().filter_map(hound).collect();
    State {
        turn,
        active: player,
        total: game.totals().to_vec(),
        supply: game.ghosts_in_supply(),
        on_board: game.ghosts_on_board(),
        in_circles: game.cat().map(|_| game.ghosts_in_circles()),
        tiles_left,
        meeples: colours.map(|&colour| (colour, game.meeples_in_supply(colour))).collect::<BTreeMap<_, _>>(),
        pile: several_piles.then(|| game.active_pile()),
        hounds: (!hounds.is_empty()).then_some(hounds),
        cat: game.cat().map(|cat| cat_at(game, cat)),
    }
}

fn hound_at(game: &Mists, whereabouts: Whereabouts) -> HoundAt {
    match whereabouts {
        Whereabouts::Track => HoundAt::Word(HoundWord::Track),
        Whereabouts::With(part) => HoundAt::With(part_at(game.name_of(part))),
        Whereabouts::Gone => HoundAt::Word(HoundWord::Gone),
    }
}

fn cat_at(game: &Mists, cat: Cat) -> CatAt {
    match cat {
        Cat::Supply => CatAt::Word(CatWord::Supply),
        Cat::With(part) => CatAt::With(part_at(game.name_of(part))),
        Cat::Waits => CatAt::Word(CatWord::Waits),
    }
}
