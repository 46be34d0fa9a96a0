//! Step 2a: mist that the tile extended sends ghosts to opponents (RMIST-1, RCIRC-5, RCIRC-6).

use super::ghosts;
use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::to_do::Coming;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Phase, Refusal, Source, Why};
use crate::rules::tiles::{RegionId, Square, TileId};

/// Notes which ghosts come.
pub(super) fn count(game: &mut Carcassonne) -> Said {
    if !game.to_do().met.extends {
        return Said::Nothing;
    }
    let to_do = game.to_do_mut();
    to_do.from_supply = 1;
    to_do.from_circle = !to_do.met.extended.is_empty();
    to_do.area = None;
    Said::Did
}

/// One ghost of the supply (RMIST-1). It is left out with nobody to take it or nothing in the supply (RGHOST-2).
pub(super) fn from_supply(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    if game.to_do().from_supply == 0 {
        return Said::Nothing;
    }
    game.to_do_mut().from_supply = 0;
    if game.ghosts_in_supply() == 0 {
        return Said::Nothing;
    }
    ghosts::give(game, Coming { why: Why::Extend, from: Source::Supply }, happenings)
}

/// Finished mist: all ghosts in its circles, one after the other (RCIRC-6).
pub(super) fn from_finished(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    let finished = |&&bank: &&RegionId| game.board().region(bank).finished() && game.circled_in(bank).next().is_some();
    match game.to_do().met.extended.iter().find(finished).copied() {
        Some(bank) => ghosts::give_all(game, bank, Why::Finish, happenings),
        None => Said::Nothing,
    }
}

/// Unfinished mist: one ghost of a circle, those of the placed tile not counted (RCIRC-5).
pub(super) fn from_circle(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    if !game.to_do().from_circle {
        return Said::Nothing;
    }
    let choice: Vec<(TileId, u8)> = areas(game).collect();
    let Some(&first) = choice.first() else {
        game.to_do_mut().from_circle = false;
        return Said::Nothing;
    };
    let (tile, area) = game.to_do().area.unwrap_or(first);
    let coming = Coming { why: Why::Extend, from: ghosts::circle(game, tile, area, choice.len() as u8) };
    // Without anybody to take it, it stays in its circle.
    if !ghosts::anybody(game, coming) {
        game.to_do_mut().from_circle = false;
        return Said::Nothing;
    }
    if choice.len() > 1 && game.to_do().area.is_none() {
        return Said::Asks(Phase::TakeFromCircle);
    }
    game.to_do_mut().from_circle = false;
    ghosts::give(game, coming, happenings)
}

/// The areas of older tiles that a ghost can be taken from.
fn areas(game: &Carcassonne) -> impl Iterator<Item = (TileId, u8)> {
    let unfinished = game.to_do().met.extended.iter().filter(|&&bank| !game.board().region(bank).finished());
    let areas = unfinished.flat_map(|&bank| game.circled_in(bank)).map(|(tile, area, _)| (tile, area));
    areas.filter(|&(tile, _)| tile != game.last_laid())
}

pub(in crate::rules::carcassonne) fn list(game: &Carcassonne, actions: &mut Vec<Action>) {
    let square = |tile| game.board().tile(tile).at;
    actions.extend(areas(game).map(|(tile, area)| Action::TakeFromCircle { at: square(tile), area }));
}

pub(in crate::rules::carcassonne) fn apply(game: &mut Carcassonne, at: Square, area: u8) -> Result<(), Refusal> {
    let tile = game.board().tile_at(at).ok_or(Refusal::NotToTake(at, area))?;
    let chosen = areas(game).find(|&offered| offered == (tile, area)).ok_or(Refusal::NotToTake(at, area))?;
    game.to_do_mut().area = Some(chosen);
    Ok(())
}
