//! Turns the fields of a scenario into its first position.

use super::lines::Lines;
use super::written::{CircleLine, MeepleLine, SupplyLine, Written};
use crate::rules::DataError;
use crate::rules::carcassonne::{LaidTile, Layout, PlacedMeeple, Setup};
use crate::table::scenario::{Text, TileLine, entries, faces, field, from_one};

/// The table before the first draw.
#[derive(Clone, Debug)]
pub enum Start {
    /// As in the rulebook, with the deck shuffled with this seed.
    Shuffled(u64),
    /// As in the scenario.
    LaidOut(Box<Layout>),
}

/// Reads the table before the first draw.
pub(super) fn start<'a>(
    text: &Text<'a>,
    written: &Written<'a>,
    setup: &Setup,
    lines: &mut Lines,
) -> Result<Start, DataError> {
    let mut seed_line = 1;
    let seed: Option<u64> = field(text, written.seed, &mut seed_line, None)?;
    let layout = layout(text, written, setup, lines)?;
    let Some(seed) = seed else { return Ok(Start::LaidOut(Box::new(layout))) };
    let lists =
        [&written.tiles, &written.meeples, &written.circles, &written.supplies, &written.scores, &written.draws];
    let numbers = [written.ghosts, written.active, written.turn];
    let nothing_laid_out = !written.start_tile
        && written.faces.0.is_empty()
        && lists.iter().all(|list| list.is_empty())
        && numbers.iter().all(Option::is_none);
    if nothing_laid_out {
        Ok(Start::Shuffled(seed))
    } else {
        Err(text
            .fault(seed_line, "a seed and a layout: expected either a game begun by the rulebook or a laid-out one"))
    }
}

fn layout<'a>(text: &Text<'a>, written: &Written<'a>, setup: &Setup, lines: &mut Lines) -> Result<Layout, DataError> {
    lines.faces = written.faces.line(text);
    let tiles =
        entries::<TileLine>(text, &written.tiles, "a tile: (face: \"…\", at: (2, 0), turn: 1)", &mut lines.tiles)?;
    let meeples = entries::<MeepleLine>(
        text,
        &written.meeples,
        "a meeple: (colour: red, on: (2, 0, road, 0))",
        &mut lines.meeples,
    )?;
    let circles =
        entries::<CircleLine>(text, &written.circles, "ghosts in circles: (at: (2, 0), count: 2)", &mut lines.circles)?;
    let supplies = entries::<SupplyLine>(
        text,
        &written.supplies,
        "a player's supply: (colour: red, ordinary: 3, guards: 2, reserve: 3)",
        &mut lines.supplies,
    )?;
    let scores = entries(text, &written.scores, "a player's score: (red, 12)", &mut lines.scores)?;
    let draws = entries(text, &written.draws, "the name of a face", &mut lines.draws)?;
    let (mut turn_line, mut active) = (1, 0);
    let turn: u8 = field(text, written.turn, &mut turn_line, 1)?;
    if let Some(colour) = field(text, written.active, &mut lines.active, None)? {
        let seat = setup.seats.iter().position(|&seat| seat == colour);
        let expected = || text.fault(lines.active, format!("{colour} is to play: expected a colour that is played"));
        active = seat.ok_or_else(expected)? as u8;
    }
    Ok(Layout {
        faces: faces(text, &written.faces)?,
        start_tile: written.start_tile,
        tiles: tiles.into_iter().map(|tile| LaidTile { face: tile.face, at: tile.at.0, turn: tile.turn }).collect(),
        meeples: meeples.into_iter().map(placed).collect(),
        circled: circles.into_iter().map(|ghosts| (ghosts.at.0, ghosts.area, ghosts.count)).collect(),
        scores,
        supplies: supplies.into_iter().map(|line| (line.colour, line.supply())).collect(),
        ghosts: field(text, written.ghosts, &mut lines.ghosts, None)?,
        active,
        turns_before: from_one(text, turn, turn_line, "turn")?,
        draws,
    })
}

fn placed(MeepleLine { colour, piece, on, ghosts }: MeepleLine) -> PlacedMeeple {
    PlacedMeeple { colour, piece, on: on.0, ghosts }
}
