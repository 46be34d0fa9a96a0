//! Step 2a: when ghosts come to the tile's mist, one more goes to an open cemetery (CEM-6, CEM-7).

use super::haunt;
use crate::rules::{Action, Cemeteries, Happening, Haunt, Mists, Phase, Refusal, Square};

/// Whether a ghost more comes when the tile's own mist gets some.
pub(super) fn is_due(game: &Mists) -> bool {
    game.table.level.cemeteries == Cemeteries::Open && open(game).next().is_some()
}

/// Asks which cemetery gets it; goes on by itself where there is no choice.
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let due = std::mem::take(&mut game.due.cemetery_ghost);
    let candidates: Vec<Square> = open(game).filter(|_| due).collect();
    match candidates[..] {
        [] => haunt::begin(game, happenings),
        [only] => put(game, only, happenings),
        _ => game.phase = Phase::HauntCemetery,
    }
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(open(game).map(|at| Action::HauntCemetery { at }));
}

pub(in crate::rules) fn apply(game: &mut Mists, at: Square, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    if !open(game).any(|open| open == at) {
        return Err(Refusal::NoOpenCemetery(at));
    }
    put(game, at, happenings);
    Ok(())
}

fn open(game: &Mists) -> impl Iterator<Item = Square> {
    game.board.cemeteries().iter().filter(|cemetery| !cemetery.closed).map(|cemetery| cemetery.at)
}

fn put(game: &mut Mists, at: Square, happenings: &mut Vec<Happening>) {
    game.put_ghost(at, Haunt::Cemetery, happenings);
    haunt::begin(game, happenings);
}
