//! Rooms are filled: all of them before play, later the one that was resolved (HSETUP-6, HTAKE-4, HTAKE-5).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{BOARDS, DontGoIn, Happening, Room};

/// Fills the rooms that lie up, the left one first (HSETUP-6).
pub(in crate::rules::dont_go_in) fn fill_all(
    game: &mut DontGoIn,
    rooms: [Room; BOARDS],
    happenings: &mut Vec<Happening>,
) {
    for (at, room) in rooms.into_iter().enumerate() {
        game.deal(at, room, happenings);
    }
}

/// Turns the board of the resolved room to its other side and fills it (HTAKE-4). With an empty deck the board leaves
/// the game instead (HTAKE-5).
pub(super) fn refill(game: &mut DontGoIn, happenings: &mut Vec<Happening>) -> Said {
    let table = game.table_mut();
    let (Some(resolving), Some(board)) = (table.resolving(), table.board_resolved()) else { return Said::Nothing };
    let room = board.room();
    table.end_resolving();
    if table.cards_in_deck() == 0 {
        table.remove_board(resolving.at);
        happenings.push(Happening::Removed { room });
    } else {
        game.deal(resolving.at, room.other_side(), happenings);
    }
    Said::Nothing
}
