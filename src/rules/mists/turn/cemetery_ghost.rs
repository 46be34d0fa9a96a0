//! Step 2a: when ghosts come to the tile's mist, one more goes to an open cemetery (CEM-6, CEM-7).

use super::ghosts;
use crate::rules::mists::{Action, Cemeteries, Happening, Haunt, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// Whether a ghost more comes when the tile's own mist or circles get some.
pub(super) fn is_due(game: &Mists) -> bool {
    game.table.level.cemeteries == Cemeteries::Open && open(game).next().is_some()
}

/// Sends it where there is no choice; else the table chooses the cemetery.
pub(super) fn asks(game: &mut Mists, happenings: &mut Vec<Happening>) -> bool {
    game.due.coming.cemetery = false;
    if open(game).nth(1).is_some() {
        game.phase = Phase::HauntCemetery;
        return true;
    }
    let only = open(game).next();
    if let Some(at) = only {
        game.put_ghost(at, Haunt::Cemetery, happenings);
    }
    false
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(open(game).map(|at| Action::HauntCemetery { at }));
}

pub(in crate::rules) fn apply(game: &mut Mists, at: Square, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    if !open(game).any(|open| open == at) {
        return Err(Refusal::NoOpenCemetery(at));
    }
    game.put_ghost(at, Haunt::Cemetery, happenings);
    ghosts::go_on(game, happenings);
    Ok(())
}

fn open(game: &Mists) -> impl Iterator<Item = Square> {
    game.board.cemeteries().iter().filter(|cemetery| !cemetery.closed).map(|cemetery| cemetery.at)
}
