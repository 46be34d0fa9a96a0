//! Step 1c: cemeteries close, and a meeple is buried on each (CEM-2 to CEM-5, CEM-8, CEM-9, L5-2, L5-9, CAT-6).

use super::{cat, draw, ghosts};
use crate::rules::Colour;
use crate::rules::mists::{Action, Cemeteries, Happening, Mists, Phase, Refusal, Whereabouts};
use crate::rules::tiles::{PartId, PartName, Square};

/// Closes what closes now, then asks who is buried.
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let rules = game.table.level.cemeteries;
    for (at, cemetery) in (0..).zip(game.board.cemeteries_mut()) {
        let empty = match rules {
            Cemeteries::Haunted => cemetery.empty_surroundings,
            _ => cemetery.empty_neighbours,
        };
        if !cemetery.closed && empty == 0 {
            cemetery.closed = true;
            game.due.closing.push(at);
            let ghosts = std::mem::take(&mut cemetery.ghosts);
            game.ghosts += ghosts;
            happenings.push(Happening::CemeteryClosed { at: cemetery.at, ghosts });
        }
    }
    next(game, happenings);
}

/// Goes on to the next burial, or to what comes after them.
pub(super) fn next(game: &mut Mists, happenings: &mut Vec<Happening>) {
    if game.due.closing.is_empty() {
        return if game.due.ending { draw::end_turn(game, happenings) } else { ghosts::begin(game, happenings) };
    }
    match game.standing[..] {
        [] => match to_give(game).collect::<Vec<_>>()[..] {
            // Nobody has a meeple: nothing is buried (CEM-4).
            [] => {
                game.due.closing.remove(0);
                next(game, happenings);
            }
            [colour] => bury_from_supply(game, colour, happenings),
            _ => game.phase = Phase::Bury,
        },
        [only] => bury(game, only.part, happenings),
        _ => game.phase = Phase::Bury,
    }
}

/// The cemetery that waits for a meeple.
pub(in crate::rules) fn under_way(game: &Mists) -> Option<Square> {
    game.due.closing.first().map(|&cemetery| game.board.cemeteries()[cemetery as usize].at)
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let standing = game.standing.iter().map(|meeple| Action::Bury { meeple: game.name_of(meeple.part) });
    actions.extend(standing);
    if actions.is_empty() {
        actions.extend(to_give(game).map(|colour| Action::BuryFromSupply { colour }));
    }
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let meeple = game.meeple_on(meeple).ok_or(Refusal::NobodyToBury)?;
    bury(game, meeple.part, happenings);
    Ok(())
}

pub(in crate::rules) fn apply_from_supply(
    game: &mut Mists,
    colour: Colour,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if !game.standing.is_empty() {
        return Err(Refusal::BuryFromBoard);
    }
    if !to_give(game).any(|given| given == colour) {
        return Err(Refusal::NotToBury(colour));
    }
    bury_from_supply(game, colour, happenings);
    Ok(())
}

/// Colours from whose supply a meeple may be buried: the active player's, or if they have none left any (CEM-4).
fn to_give(game: &Mists) -> impl Iterator<Item = Colour> {
    let has = |colour: &Colour| game.meeples[*colour] > 0;
    let own = game.active_colours().iter().copied().filter(has);
    let others = game.table.seats.iter().flatten().copied().filter(has);
    let own_first = game.active_colours().iter().any(has);
    own.chain(others.filter(move |_| !own_first))
}

fn bury(game: &mut Mists, part: PartId, happenings: &mut Vec<Happening>) {
    let Some(place) = game.standing.iter().position(|meeple| meeple.part == part) else { return };
    let legal = game.standing.len() as u8;
    let colour = game.standing.remove(place).colour;
    let region = game.board.region_of(part);
    game.board.region_mut(region).meeples -= 1;
    let from = Some(game.name_of(part));
    lie_down(game, colour, from, legal, happenings);
    let left: Vec<_> = game.hounds_with(part).collect();
    for hound in left {
        game.hounds[hound as usize] = Whereabouts::Gone;
        happenings.push(Happening::HoundLeft { hound });
    }
    if game.cat_is_with(part) {
        // The burials go on when she is with another (CAT-6).
        return cat::move_on(game, cat::Then::Burials, happenings);
    }
    next(game, happenings);
}

fn bury_from_supply(game: &mut Mists, colour: Colour, happenings: &mut Vec<Happening>) {
    let legal = to_give(game).count() as u8;
    game.meeples[colour] -= 1;
    lie_down(game, colour, None, legal, happenings);
    next(game, happenings);
}

fn lie_down(game: &mut Mists, colour: Colour, from: Option<PartName>, legal: u8, happenings: &mut Vec<Happening>) {
    let cemetery = game.due.closing.remove(0);
    let cemetery = &mut game.board.cemeteries_mut()[cemetery as usize];
    cemetery.buried = Some(colour);
    happenings.push(Happening::Buried { colour, from, at: cemetery.at, legal });
}
