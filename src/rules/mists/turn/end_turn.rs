//! The end of a turn: the next player's begins, or there is no tile for it (PILE-1, END-2, PILE-2).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Happening, Mists};

/// Passes the turn on. Under a veil nobody looks at the next tile.
pub(super) fn end_turn(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    happenings.push(Happening::TurnEnded { turn: game.turn(), player: game.active() as u8 });
    if game.tiles_left() == 0 {
        return Said::Over(Some(game.outcome_without_tiles()));
    }
    if game.is_veiled() {
        return Said::Over(None);
    }
    game.pass_on();
    Said::Nothing
}
