//! Eloise: she comes when her part of the supply is empty, joins a meeple, scores with it and goes on to the next
//! (CAT-1 to CAT-6).

use super::{companions, markers};
use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Cat, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::PartName;

/// She comes when her part of the supply is empty: she has to be put with a meeple (CAT-2).
pub(super) fn come(game: &mut Mists) -> Said {
    if !game.cat_is_called() {
        return Said::Nothing;
    }
    game.set_cat(Cat::Waits);
    game.to_do_mut().cat_moves = true;
    Said::Did
}

/// If she has to, she goes to another meeple: the only one, or the one that the table chooses; with none she waits
/// (CAT-3).
pub(super) fn move_on(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    if !game.to_do().cat_moves {
        return Said::Nothing;
    }
    match *game.standing() {
        [] => {
            game.to_do_mut().cat_moves = false;
            happenings.push(Happening::CatMoved { to: None, legal: 0 });
        }
        [only] => companions::join_cat(game, only, 1, happenings),
        _ => return Said::Asks(Phase::PlaceCat),
    }
    Said::Did
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let standing = game.standing().iter().map(|meeple| Action::PlaceCat { meeple: game.name_of(meeple.part) });
    actions.extend(standing);
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let meeple = game.meeple_on(meeple).ok_or(Refusal::NobodyForCat)?;
    companions::join_cat(game, meeple, game.standing().len() as u8, happenings);
    Ok(())
}

/// Her meeple was scored: she scores the ghosts in circles, after the hounds (CAT-4), and moves on when all is scored
/// (CAT-5).
pub(super) fn score(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let Some(colour) = game.to_do().cat_scores else { return Said::Nothing };
    let points = u16::from(game.ghosts_in_circles());
    let Some(marking) = markers::give(game, colour.into(), points) else { return Said::Asks(Phase::MoveMarker) };
    game.to_do_mut().cat_scores = None;
    game.to_do_mut().cat_moves = true;
    game.set_cat(Cat::Waits);
    if let Some(marker) = marking.first_marker() {
        happenings.push(Happening::CatScored { points, marker });
    }
    markers::see_goal(game)
}
