//! The end of a turn at the haunted levels: a tile is laid face down beside an open cemetery (L5-4, L5-9, L5-10).

use super::{bury, draw};
use crate::rules::mists::{Action, Cemeteries, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// Asks where it is laid; goes on by itself where there is no choice.
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    game.due.ending = true;
    if game.table.level.cemeteries != Cemeteries::Haunted || game.tiles_left() == 0 {
        draw::end_turn(game, happenings);
        return;
    }
    match squares(game)[..] {
        [] => draw::end_turn(game, happenings),
        _ if game.veiled => game.phase = Phase::Over,
        [only] => lay(game, only, happenings),
        _ => game.phase = Phase::LayFaceDown,
    }
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(squares(game).into_iter().map(|at| Action::LayFaceDown { at }));
}

pub(in crate::rules) fn apply(game: &mut Mists, at: Square, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    if !squares(game).contains(&at) {
        return Err(Refusal::NotAroundCemetery(at));
    }
    lay(game, at, happenings);
    Ok(())
}

/// The empty squares around open cemeteries, each once.
fn squares(game: &Mists) -> Vec<Square> {
    let open = game.board.cemeteries().iter().filter(|cemetery| !cemetery.closed);
    let mut squares: Vec<Square> =
        open.flat_map(|cemetery| cemetery.at.surroundings()).filter(|&square| game.board.is_empty(square)).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

fn lay(game: &mut Mists, at: Square, happenings: &mut Vec<Happening>) {
    let Some(face) = game.piles.next().map(|next| game.table.order[next]) else { return };
    let legal = squares(game).len() as u8;
    game.piles.drawn += 1;
    game.board.lay_face_down(&game.table.faces, face, at);
    happenings.push(Happening::FaceDownLaid { at, legal });
    bury::begin(game, happenings);
}
