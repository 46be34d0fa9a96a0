//! The end of a turn: the next player's begins, or the last room has left (HPLACE-1, HEND-1).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{Happening, Table};

pub(super) fn end_turn(table: &mut Table, happenings: &mut Vec<Happening>) -> Said {
    happenings.push(Happening::TurnEnded { turn: table.turn(), player: table.active() });
    if table.boards().iter().all(Option::is_none) {
        return Said::Over;
    }
    table.pass_on();
    Said::Nothing
}
