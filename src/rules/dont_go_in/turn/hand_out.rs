//! Ghosts are handed out: for each meeple those on the dice, less the flashlights of its space (HROLL-4, HROLL-5).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{Happening, Table, Why, haunting};

pub(super) fn hand_out(table: &mut Table, happenings: &mut Vec<Happening>) -> Said {
    let (Some(&board), Some(roll)) = (table.board_resolved(), table.roll()) else { return Said::Nothing };
    for (space, seat) in board.meeples() {
        table.gain(seat, haunting(roll.ghosts(), space), Why::Roll, happenings);
    }
    Said::Nothing
}
