//! Turns the fields of a scenario into its first position.

use super::lines::Lines;
use super::names::{CardName, Dice, TypeName};
use super::written::{PlayerLine, RoomLine, Written};
use crate::rules::DataError;
use crate::rules::dont_go_in::{BOARDS, Card, LaidBoard, LaidPlayer, Layout, Setup, Types};
use crate::table::scenario::{Text, entries, field};

/// So many play unless told.
const PLAYERS: usize = 3;

/// The table before the first step.
#[derive(Clone, Debug)]
pub enum Start {
    /// As in the rulebook, with everything left to chance decided by this seed.
    Shuffled(Setup, u64),
    /// As in the scenario.
    LaidOut(Box<Layout>),
}

/// Reads the table before the first step.
pub(super) fn start<'a>(text: &Text<'a>, written: &Written<'a>, lines: &mut Lines) -> Result<Start, DataError> {
    let players: usize = field(text, written.players, &mut lines.players, PLAYERS)?;
    let types: Option<Vec<TypeName>> = field(text, written.types, &mut lines.types, None)?;
    let types: Option<Types> = types.map(|types| types.into_iter().map(|of| of.0).collect());
    let mut seed_line = 1;
    let seed: Option<u64> = field(text, written.seed, &mut seed_line, None)?;
    let layout = layout(text, written, (players, types), lines)?;
    let Some(seed) = seed else { return Ok(Start::LaidOut(Box::new(layout))) };
    let fields = [written.deck, written.dice, written.active, written.clock];
    if written.rooms.is_empty() && written.each.is_empty() && fields.iter().all(Option::is_none) {
        Ok(Start::Shuffled(Setup { types, ..Setup::with_players(players) }, seed))
    } else {
        Err(text
            .fault(seed_line, "a seed and a layout: expected either a game begun by the rulebook or a laid-out one"))
    }
}

fn layout<'a>(
    text: &Text<'a>,
    written: &Written<'a>,
    (players, types): (usize, Option<Types>),
    lines: &mut Lines,
) -> Result<Layout, DataError> {
    let rooms = "a room: (room: \"attic\", cards: [\"cat-1\", \"doll-2\", \"ring-3\"], meeples: [(1, 0)])";
    let rooms = entries::<RoomLine>(text, &written.rooms, rooms, &mut lines.rooms)?;
    if rooms.len() > BOARDS {
        let line = lines.rooms.get(BOARDS).copied().unwrap_or(1);
        return Err(text.fault(line, format!("{} rooms: expected at most {BOARDS} (HSETUP-5)", rooms.len())));
    }
    let each = entries::<PlayerLine>(
        text,
        &written.each,
        "what a player has: (ghosts: 2, face_up: [\"cat-1\"])",
        &mut lines.each,
    )?;
    let deck: Vec<CardName> = field(text, written.deck, &mut lines.deck, Vec::new())?;
    let Dice(dice) = field(text, written.dice, &mut 0, Dice(Vec::new()))?;
    let mut rooms = rooms.into_iter().map(laid_board);
    Ok(Layout {
        players,
        types: types.unwrap_or_default(),
        boards: std::array::from_fn(|_| rooms.next()),
        each: each.into_iter().map(laid_player).collect(),
        deck: cards(deck),
        dice,
        active: field(text, written.active, &mut lines.active, 0)?,
        clock: field(text, written.clock, &mut lines.clock, None)?,
    })
}

fn laid_board(line: RoomLine) -> LaidBoard {
    LaidBoard { room: line.room.0, cards: line.cards.0.map(|card| card.0), meeples: line.meeples }
}

fn laid_player(line: PlayerLine) -> LaidPlayer {
    LaidPlayer { ghosts: line.ghosts, face_up: cards(line.face_up), dispelled: cards(line.dispelled) }
}

fn cards(names: Vec<CardName>) -> Vec<Card> {
    names.into_iter().map(|name| name.0).collect()
}
