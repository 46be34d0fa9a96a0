//! Writing a game down while it is played.

use super::line::*;
use crate::rules::{Banished, FaceId, Happening, Kind, Mists, PartName, Scoring, Setup, Taken};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// A game written down so far.
#[derive(Clone, Debug)]
pub struct Trace {
    lines: Vec<Line>,
}

impl Trace {
    /// Begins with the game's first position and what happened up to it.
    pub fn begin(setup: &Setup, seed: u64, game: &Mists, happenings: &[Happening]) -> Trace {
        let mut trace = Trace { lines: vec![Line::Game(Box::new(GameLine { game: start_of(setup, seed, game) }))] };
        trace.add(game, happenings);
        trace
    }

    /// Adds what an action made happen; `game` is the position after it.
    pub fn add(&mut self, game: &Mists, happenings: &[Happening]) {
        self.lines.extend(lines_of(game, happenings));
    }

    /// Writes all lines out.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_to(&self, out: &mut impl Write) -> io::Result<()> {
        for line in &self.lines {
            serde_json::to_writer(&mut *out, line)?;
            out.write_all(b"\n")?;
        }
        Ok(())
    }
}

fn start_of(setup: &Setup, seed: u64, game: &Mists) -> GameStart {
    let name = |&face: &FaceId| game.face_name(face).to_owned();
    let print = |&face: &FaceId| (name(&face), game.face(face).print().clone());
    GameStart {
        level: setup.level.number,
        players: setup.seats.len(),
        colours: setup.seats.clone(),
        markers: vec![setup.marker],
        spell_circles: false,
        seed: seed.to_string(),
        faces: game.draw_order().iter().map(print).collect(),
        start: setup.deck.start().iter().map(|(at, face)| (at.x, at.y, face.print().clone())).collect(),
        piles: vec![game.draw_order().iter().map(name).collect()],
    }
}

/// What happened, as lines; `game` is the position after all of it.
pub(super) fn lines_of<'a>(game: &'a Mists, happenings: &'a [Happening]) -> impl Iterator<Item = Line> + 'a {
    (1..).zip(happenings).filter_map(|(next, happening)| line_of(game, happening, &happenings[next..]))
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
        &Happening::GhostPlaced { at, area } => {
            Line::Ghost(GhostLine { ghost: GhostPut { at: written(at), r#where: (Kind::Mist, area) } })
        }
        &Happening::MeeplePlaced { colour, on, legal } => {
            Line::Meeple(MeepleLine { meeple: MeeplePut { colour: Some(colour), on: Some(part_at(on)), legal } })
        }
        &Happening::MeepleSkipped { legal } => {
            Line::Meeple(MeepleLine { meeple: MeeplePut { colour: None, on: None, legal } })
        }
        Happening::Scored(scoring) => Line::Score(ScoreLine { score: scored(scoring) }),
        &Happening::TurnEnded { turn, player } => Line::State(StateLine { state: state(game, turn, player, rest) }),
        Happening::Over(outcome) => Line::Over(OverLine {
            over: Ended { won: outcome.won(), by: outcome.rule().to_owned(), total: vec![game.total()] },
        }),
        // Told by the `score` line.
        Happening::GhostBanished { .. } | Happening::MeepleReturned { .. } => return None,
    })
}

fn part_at(part: PartName) -> PartAt {
    (part.at.x, part.at.y, part.kind, part.index)
}

fn scored(scoring: &Scoring) -> Scored {
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
    }
}

fn ghosts_taken(banished: &Banished) -> GhostsTaken {
    GhostsTaken {
        banish: banished.from.map(written),
        ghosts: banished.areas().len() as u8,
        of: banished.areas().iter().map(|&area| (Kind::Mist, area)).collect(),
    }
}

/// The state at the end of a turn. What may have happened since is the next draw, which changes only the pile.
fn state(game: &Mists, turn: u16, player: u8, since: &[Happening]) -> State {
    let drawn = since.iter().filter(|happening| matches!(happening, Happening::Drew { .. })).count() as u8;
    let colours = game.seats().iter().flatten();
    State {
        turn,
        active: player,
        total: vec![game.total()],
        supply: game.ghosts_in_supply(),
        on_board: game.ghosts_on_board(),
        tiles_left: vec![game.tiles_left() + drawn],
        meeples: colours.map(|&colour| (colour, game.meeples_in_supply(colour))).collect::<BTreeMap<_, _>>(),
    }
}
