//! Step 1a: the drawn tile is laid (PLACE-1 to PLACE-3).

use super::draw::turns_in;
use super::{bury, mist};
use crate::rules::mists::{Action, Happening, Mists, Refusal};
use crate::rules::tiles::{Rotation, Square};

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let Some(hand) = game.hand else { return };
    let face = &game.table.faces[hand.0 as usize];
    for gap in game.board.gap_rings() {
        actions.extend(turns_in(face.fits(gap.ring)).map(|turn| Action::LayTile { at: gap.at, turn }));
    }
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    at: Square,
    turn: Rotation,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(hand) = game.hand else { return Err(Refusal::NotNow(game.phase)) };
    match game.board.fits(game.face(hand), at, turn) {
        Some(true) => {}
        Some(false) => {
            let side = game.board.mismatch(game.face(hand), at, turn);
            return Err(side.map_or(Refusal::NoSharedEdge(at), Refusal::EdgeMismatch));
        }
        None if game.board.tile_at(at).is_some() => return Err(Refusal::SquareTaken(at)),
        None => return Err(Refusal::NoSharedEdge(at)),
    }
    let (tile, joined) = game.board.lay(&game.table.faces, hand, at, turn);
    game.hand = None;
    game.laid = tile;
    happenings.push(Happening::TileLaid { face: hand, at, turn });
    game.due.joined_mist = joined.mist;
    mist::clear_finished_banks(game, happenings);
    bury::begin(game, happenings);
    Ok(())
}
