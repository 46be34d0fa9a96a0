//! Step 1c: cemeteries close, and a meeple is buried on each (CEM-2 to CEM-5, CEM-8, CEM-9, L5-2, L5-9, CAT-6).

use super::companions;
use crate::rules::Colour;
use crate::rules::mists::position::Standing;
use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::{PartName, Square};

/// Closes what closes now; each of them waits for a meeple.
pub(super) fn close_cemeteries(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    for place in 0..game.cemeteries().len() {
        let cemetery = &game.cemeteries()[place];
        if !cemetery.closed && game.is_full(cemetery) {
            let at = cemetery.at;
            let ghosts = game.close_cemetery(at);
            game.to_do_mut().closing.push(at);
            happenings.push(Happening::CemeteryClosed { at, ghosts });
        }
    }
    if game.to_do().closing.is_empty() { Said::Nothing } else { Said::Did }
}

/// The next burial: asks who is buried where there is a choice.
pub(super) fn bury(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    if game.to_do().closing.is_empty() {
        return Said::Nothing;
    }
    match *game.standing() {
        [] => match to_give(game).collect::<Vec<_>>()[..] {
            // Nobody has a meeple: nothing is buried (CEM-4).
            [] => {
                game.to_do_mut().closing.remove(0);
            }
            [colour] => bury_from_supply(game, colour, happenings),
            _ => return Said::Asks(Phase::Bury),
        },
        [only] => bury_standing(game, only, happenings),
        _ => return Said::Asks(Phase::Bury),
    }
    Said::Did
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let standing = game.standing().iter().map(|meeple| Action::Bury { meeple: game.name_of(meeple.part) });
    actions.extend(standing);
    if actions.is_empty() {
        actions.extend(to_give(game).map(|colour| Action::BuryFromSupply { colour }));
    }
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let meeple = game.meeple_on(meeple).ok_or(Refusal::NobodyToBury)?;
    bury_standing(game, meeple, happenings);
    Ok(())
}

pub(in crate::rules::mists) fn apply_from_supply(
    game: &mut Mists,
    colour: Colour,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if !game.standing().is_empty() {
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
    let has = |colour: &Colour| game.meeples_in_supply(*colour) > 0;
    let own = game.active_colours().iter().copied().filter(has);
    let others = game.seats().iter().flatten().copied().filter(has);
    let own_first = game.active_colours().iter().any(has);
    own.chain(others.filter(move |_| !own_first))
}

fn bury_standing(game: &mut Mists, meeple: Standing, happenings: &mut Vec<Happening>) {
    let legal = game.standing().len() as u8;
    let from = Some(game.name_of(meeple.part));
    game.take_from_board(meeple);
    lie_down(game, meeple.colour, from, legal, happenings);
    companions::mourn(game, meeple.part, happenings);
}

fn bury_from_supply(game: &mut Mists, colour: Colour, happenings: &mut Vec<Happening>) {
    let legal = to_give(game).count() as u8;
    game.take_from_supply(colour);
    lie_down(game, colour, None, legal, happenings);
}

fn lie_down(game: &mut Mists, colour: Colour, from: Option<PartName>, legal: u8, happenings: &mut Vec<Happening>) {
    let at: Square = game.to_do_mut().closing.remove(0);
    game.lie_down(colour, at);
    happenings.push(Happening::Buried { colour, from, at, legal });
}
