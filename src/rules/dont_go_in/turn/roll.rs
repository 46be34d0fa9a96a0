//! The resolver rolls as many dice as the cards of the room show together (HROLL-1, HROLL-2).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{DontGoIn, Happening};

pub(super) fn roll(game: &mut DontGoIn, happenings: &mut Vec<Happening>) -> Said {
    let Some(board) = game.table().board_resolved() else { return Said::Nothing };
    let (room, dice) = (board.room(), board.dice());
    let roll = game.roll(dice);
    game.table_mut().set_roll(roll);
    happenings.push(Happening::Rolled { player: game.table().active(), room, roll });
    Said::Nothing
}
