//! Turns the fields of a scenario into its first position.

use super::lines::Lines;
use super::written::{BuriedLine, CatLine, GhostLine, HoundLine, MeepleLine, Written};
use crate::rules::DataError;
use crate::rules::mists::{LaidTile, Layout, Setup};
use crate::table::scenario::{At, Text, TileLine, entries, faces, field, from_one};

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
    let lists = [
        &written.tiles,
        &written.face_down,
        &written.ghosts,
        &written.meeples,
        &written.buried,
        &written.supply,
        &written.hounds,
        &written.draws,
        &written.later_piles,
    ];
    let numbers = [written.cat, written.total, written.totals, written.active, written.turn];
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
    let faces = faces(text, &written.faces)?;
    let tiles =
        entries::<TileLine>(text, &written.tiles, "a tile: (face: \"…\", at: (2, 0), turn: 1)", &mut lines.tiles)?;
    let ghosts = entries::<GhostLine>(text, &written.ghosts, "a line of ghosts", &mut lines.ghosts)?;
    let meeples =
        entries::<MeepleLine>(text, &written.meeples, "a meeple: (red, (2, 0, road, 0))", &mut lines.meeples)?;
    let face_down = entries::<At>(text, &written.face_down, "a square: (2, 0)", &mut lines.face_down)?;
    let buried = entries::<BuriedLine>(text, &written.buried, "a buried meeple: (red, (2, 0))", &mut lines.buried)?;
    let hounds = entries::<HoundLine>(
        text,
        &written.hounds,
        "a hound: (rufus, (2, 0, road, 0)), or (rufus, None)",
        &mut lines.hounds,
    )?;
    let supply = entries(text, &written.supply, "a colour's supply: (red, 2)", &mut lines.supply)?;
    let draws = entries(text, &written.draws, "the name of a face", &mut lines.draws)?;
    let later_piles = entries(text, &written.later_piles, "a pile of faces: [\"…\"]", &mut lines.later_piles)?;
    let cat: Option<CatLine> = field(text, written.cat, &mut lines.cat, None)?;
    let mut turn_line = 1;
    let turn: u8 = field(text, written.turn, &mut turn_line, 1)?;
    let active: u8 = field(text, written.active, &mut lines.active, 1)?;
    Ok(Layout {
        faces,
        start_tile: written.start_tile,
        tiles: tiles.into_iter().map(|tile| LaidTile { face: tile.face, at: tile.at.0, turn: tile.turn }).collect(),
        ghosts: ghosts.into_iter().map(|ghosts| (ghosts.at.0, ghosts.area.0, ghosts.count)).collect(),
        meeples: meeples.into_iter().map(|(colour, place)| (colour, place.0)).collect(),
        face_down: face_down.into_iter().map(|at| at.0).collect(),
        buried: buried.into_iter().map(|(colour, at)| (colour, at.0)).collect(),
        hounds: hounds.into_iter().map(|(hound, place)| (hound, place.map(|place| place.0))).collect(),
        cat: cat.map(|cat| match cat {
            CatLine::Waits => None,
            CatLine::With(place) => Some(place.0),
        }),
        supply,
        totals: totals(text, written, setup, lines)?,
        active: from_one(text, active, lines.active, "player")?,
        turns_before: from_one(text, turn, turn_line, "turn")?,
        draws,
        later_piles,
    })
}

/// The points of each marker, or one number for all markers.
fn totals<'a>(text: &Text<'a>, written: &Written<'a>, setup: &Setup, lines: &mut Lines) -> Result<Vec<u16>, DataError> {
    if written.totals.is_none() {
        let total = field(text, written.total, &mut lines.total, 0)?;
        return Ok(vec![total; setup.markers.len()]);
    }
    let totals = field(text, written.totals, &mut lines.total, Vec::new())?;
    match written.total {
        None => Ok(totals),
        Some(_) => Err(text.fault(lines.total, "a total and totals: expected either of them")),
    }
}
