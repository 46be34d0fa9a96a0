//! Step 2b: a meeple may be put on the laid tile (MEEPLE-1 to MEEPLE-4).

use super::companions;
use crate::rules::Colour;
use crate::rules::mists::position::Standing;
use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::{Kind, PartName};

/// Asks for a meeple; where none can be put, goes on by itself.
pub(super) fn place(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    if possibilities(game) > 0 {
        return Said::Asks(Phase::PlaceMeeple);
    }
    happenings.push(Happening::MeepleSkipped { legal: 0 });
    Said::Nothing
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    for (kind, index) in free_parts(game) {
        let ready = ready_colours(game);
        actions.extend(ready.map(|colour| Action::PlaceMeeple { colour, kind, index }));
    }
    actions.push(Action::SkipMeeple);
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    colour: Colour,
    kind: Kind,
    index: u8,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if !game.active_colours().contains(&colour) {
        return Err(Refusal::NotYourColour(colour));
    }
    if game.meeples_in_supply(colour) == 0 {
        return Err(Refusal::NoMeepleLeft(colour));
    }
    if kind == Kind::Mist {
        return Err(Refusal::NotOnMist);
    }
    let on = PartName { at: game.laid().at, kind, index };
    let part = game.part_named(on).ok_or(Refusal::NoSuchPart)?;
    if game.board().region(game.board().region_of(part)).meeples > 0 {
        return Err(Refusal::Occupied);
    }
    let legal = possibilities(game);
    game.put_meeple(colour, part);
    happenings.push(Happening::MeeplePlaced { colour, on, legal });
    companions::greet(game, Standing { colour, part }, happenings);
    Ok(())
}

pub(in crate::rules::mists) fn skip(game: &Mists, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    happenings.push(Happening::MeepleSkipped { legal: possibilities(game) });
    Ok(())
}

/// Colours with a meeple in supply times free parts, the skip not counted.
fn possibilities(game: &Mists) -> u8 {
    (free_parts(game).count() * ready_colours(game).count()) as u8
}

fn ready_colours(game: &Mists) -> impl Iterator<Item = Colour> {
    game.active_colours().iter().copied().filter(|&colour| game.meeples_in_supply(colour) > 0)
}

/// The roads, cities and castle of the laid tile whose region nobody stands in (MEEPLE-2, MEEPLE-3).
fn free_parts(game: &Mists) -> impl Iterator<Item = (Kind, u8)> {
    let free = |part| game.board().region(game.board().region_of(part)).meeples == 0;
    let land = game.parts_laid().filter(|(_, part)| part.kind != Kind::Mist);
    land.filter(move |&(id, _)| free(id)).map(|(_, part)| (part.kind, part.index))
}
