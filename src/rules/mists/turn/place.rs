//! Step 1a: a tile is drawn and laid (PLACE-1 to PLACE-4).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Action, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::{Rotation, Square};

/// Draws a tile and asks where it is laid; one that fits nowhere leaves the game and the next is drawn (PLACE-4).
pub(super) fn draw(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    while let Some(face) = game.draw_next() {
        let fits = game.board().count_ways(game.face(face));
        happenings.push(Happening::Drew { face, fits });
        if fits > 0 {
            game.take_in_hand(face);
            return Said::Asks(Phase::LayTile);
        }
        happenings.push(Happening::SetAside { face });
    }
    Said::Over(Some(game.outcome_without_tiles()))
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let Some(hand) = game.hand() else { return };
    game.board().list_ways(game.face(hand), actions, |at, turn| Action::LayTile { at, turn });
}

pub(in crate::rules::mists) fn apply(
    game: &mut Mists,
    at: Square,
    turn: Rotation,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(hand) = game.hand() else { return Err(Refusal::NotNow(Phase::LayTile)) };
    let face = game.face(hand);
    match game.board().fits(face, at, turn) {
        Some(true) => {}
        Some(false) => {
            let side = game.board().mismatch(face, at, turn);
            return Err(side.map_or(Refusal::NoSharedEdge(at), Refusal::EdgeMismatch));
        }
        None if !game.board().is_empty(at) => return Err(Refusal::SquareTaken(at)),
        None => return Err(Refusal::NoSharedEdge(at)),
    }
    game.lay_hand(at, turn);
    happenings.push(Happening::TileLaid { face: hand, at, turn });
    Ok(())
}
