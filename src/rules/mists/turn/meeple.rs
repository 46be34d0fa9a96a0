//! Step 2b: a meeple may be put on the laid tile (MEEPLE-1 to MEEPLE-4).

use super::{cat, score};
use crate::rules::Colour;
use crate::rules::mists::position::Standing;
use crate::rules::mists::{Action, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::{Kind, PartName};

/// Asks for a meeple; where none can be put, goes on by itself.
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    if possibilities(game) > 0 {
        game.phase = Phase::PlaceMeeple;
    } else {
        skip(game, happenings);
    }
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    for (kind, index) in free_parts(game) {
        let ready = ready_colours(game);
        actions.extend(ready.map(|colour| Action::PlaceMeeple { colour, kind, index }));
    }
    actions.push(Action::SkipMeeple);
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    colour: Colour,
    kind: Kind,
    index: u8,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if !game.active_colours().contains(&colour) {
        return Err(Refusal::NotYourColour(colour));
    }
    if game.meeples[colour] == 0 {
        return Err(Refusal::NoMeepleLeft(colour));
    }
    if kind == Kind::Mist {
        return Err(Refusal::NotOnMist);
    }
    let on = PartName { at: game.board.tile(game.laid).at, kind, index };
    let part = game.part_named(on).ok_or(Refusal::NoSuchPart)?;
    let region = game.board.region_of(part);
    if game.board.region(region).meeples > 0 {
        return Err(Refusal::Occupied);
    }
    let legal = possibilities(game);
    game.meeples[colour] -= 1;
    game.board.region_mut(region).meeples += 1;
    game.standing.push(Standing { colour, part });
    happenings.push(Happening::MeeplePlaced { colour, on, legal });
    cat::join_placed(game, part, happenings);
    score::begin(game, happenings);
    Ok(())
}

pub(in crate::rules) fn skip(game: &mut Mists, happenings: &mut Vec<Happening>) {
    happenings.push(Happening::MeepleSkipped { legal: possibilities(game) });
    score::begin(game, happenings);
}

/// Colours with a meeple in supply times free parts, the skip not counted.
fn possibilities(game: &Mists) -> u8 {
    (free_parts(game).count() * ready_colours(game).count()) as u8
}

fn ready_colours(game: &Mists) -> impl Iterator<Item = Colour> {
    game.active_colours().iter().copied().filter(|&colour| game.meeples[colour] > 0)
}

/// The roads, cities and castle of the laid tile whose region nobody stands in (MEEPLE-2, MEEPLE-3).
fn free_parts(game: &Mists) -> impl Iterator<Item = (Kind, u8)> {
    let parts = game.table.faces[game.board.tile(game.laid).face.0 as usize].parts();
    (0..).zip(parts).filter(|(_, part)| part.kind != Kind::Mist).filter_map(|(local, part)| {
        let region = game.board.region_of(game.board.part_of(game.laid, local));
        (game.board.region(region).meeples == 0).then_some((part.kind, part.index))
    })
}
