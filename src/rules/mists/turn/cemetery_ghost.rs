//! Step 2a: when ghosts come to the tile's mist, one more goes to an open cemetery (CEM-6, CEM-7).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// Sends it where there is no choice; else the table chooses the cemetery.
pub(super) fn put(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    if !game.to_do().coming.cemetery {
        return Said::Nothing;
    }
    if game.open_cemeteries().nth(1).is_some() {
        return Said::Asks(Phase::HauntCemetery);
    }
    let only = game.open_cemeteries().next();
    send(game, only, happenings);
    Said::Did
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(game.open_cemeteries().map(|at| Action::HauntCemetery { at }));
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    at: Square,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if !game.open_cemeteries().any(|open| open == at) {
        return Err(Refusal::NoOpenCemetery(at));
    }
    send(game, Some(at), happenings);
    Ok(())
}

fn send(game: &mut Mists, to: Option<Square>, happenings: &mut Vec<Happening>) {
    game.to_do_mut().coming.cemetery = false;
    if let Some(at) = to {
        game.put_ghost(at, Haunt::Cemetery, happenings);
    }
}
