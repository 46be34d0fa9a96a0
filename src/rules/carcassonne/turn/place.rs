//! Step 1: a tile is drawn and laid (RPLACE-1 to RPLACE-3).

use super::edges;
use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Phase, Refusal};
use crate::rules::tiles::{Rotation, Square};

/// Draws a tile and asks where it is laid; one that fits nowhere leaves the game and the next is drawn (RPLACE-2). With
/// none left the game is over (RPLACE-3).
pub(super) fn draw(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    while let Some(face) = game.draw_next() {
        let fits = game.board().count_ways(game.face(face));
        happenings.push(Happening::Drew { face, fits });
        if fits > 0 {
            game.take_in_hand(face);
            return Said::Asks(Phase::LayTile);
        }
        happenings.push(Happening::SetAside { face });
    }
    Said::Over
}

pub(in crate::rules::carcassonne) fn list(game: &Carcassonne, actions: &mut Vec<Action>) {
    let Some(hand) = game.hand() else { return };
    game.board().list_ways(game.face(hand), actions, |at, turn| Action::LayTile { at, turn });
}

pub(in crate::rules::carcassonne) fn apply(
    game: &mut Carcassonne,
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
        None if game.board().tile_at(at).is_some() => return Err(Refusal::SquareTaken(at)),
        None => return Err(Refusal::NoSharedEdge(at)),
    }
    game.lay_hand(at, turn);
    edges::note(game);
    happenings.push(Happening::TileLaid { face: hand, at, turn });
    Ok(())
}
