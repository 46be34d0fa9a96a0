//! The end of a turn: the next player's begins, or the supply of tiles is empty (REND-1).

use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::{Carcassonne, Happening};

/// Passes the turn on. Under a veil nobody looks at the next tile.
pub(super) fn end_turn(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    happenings.push(Happening::TurnEnded { turn: game.turn(), player: game.active() as u8 });
    if game.tiles_left() == 0 {
        return Said::Over;
    }
    if game.is_veiled() {
        return Said::Hidden;
    }
    game.pass_on();
    Said::Nothing
}
