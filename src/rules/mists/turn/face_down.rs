//! The end of a turn at the haunted levels: a tile is laid face down beside an open cemetery (L5-4, L5-10).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Cemeteries, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::Square;

/// Asks where it is laid; goes on by itself where there is no choice. Under a veil nobody draws it.
pub(super) fn lay(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    if game.level().cemeteries != Cemeteries::Haunted || game.tiles_left() == 0 {
        return Said::Nothing;
    }
    match squares(game)[..] {
        [] => Said::Nothing,
        _ if game.is_veiled() => Said::Over(None),
        [only] => {
            lay_on(game, only, 1, happenings);
            Said::Did
        }
        _ => Said::Asks(Phase::LayFaceDown),
    }
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(squares(game).into_iter().map(|at| Action::LayFaceDown { at }));
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    at: Square,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let squares = squares(game);
    if !squares.contains(&at) {
        return Err(Refusal::NotAroundCemetery(at));
    }
    lay_on(game, at, squares.len() as u8, happenings);
    Ok(())
}

/// The empty squares around open cemeteries, each once.
fn squares(game: &Mists) -> Vec<Square> {
    let around = game.open_cemeteries().flat_map(Square::surroundings);
    let mut squares: Vec<Square> = around.filter(|&square| game.board().is_empty(square)).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

fn lay_on(game: &mut Mists, at: Square, legal: u8, happenings: &mut Vec<Happening>) {
    let Some(face) = game.draw_next() else { return };
    game.lay_face_down(face, at);
    happenings.push(Happening::FaceDownLaid { at, legal });
}
