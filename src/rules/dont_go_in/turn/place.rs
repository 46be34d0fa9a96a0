//! A meeple is placed, and the room does what it does then (HPLACE-2 to HPLACE-4).

use crate::rules::dont_go_in::{Action, Board, DontGoIn, Happening, LAST_SPACE, Refusal, Room, Table, Why};

pub(super) fn list(table: &Table, actions: &mut Vec<Action>) {
    for board in table.boards().iter().flatten() {
        for space in board.free_spaces() {
            actions.push(Action::Place { room: board.room(), space });
        }
    }
}

pub(super) fn apply(
    game: &mut DontGoIn,
    room: Room,
    space: u8,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let table = game.table_mut();
    let lies_up = |board: &Option<Board>| board.is_some_and(|board| board.room() == room);
    let at = table.boards().iter().position(lies_up).ok_or(Refusal::NotInPlay(room))?;
    if !(1..=LAST_SPACE).contains(&space) {
        return Err(Refusal::NoSuchSpace(space));
    }
    if table.board(room).is_some_and(|board| board.meeple(space).is_some()) {
        return Err(Refusal::SpaceTaken(room, space));
    }
    let legal = table.boards().iter().flatten().map(|board| board.free_spaces().count()).sum();
    let player = table.active();
    table.put_meeple(at, space, player);
    happenings.push(Happening::Placed { player, room, space, legal });
    let is_full = table.board(room).is_some_and(Board::is_full);
    room_effect(table, room, space, is_full, happenings);
    if is_full {
        table.begin_resolving(at);
    }
    Ok(())
}

/// What a room does when a meeple is placed in it.
fn room_effect(table: &mut Table, room: Room, space: u8, is_full: bool, happenings: &mut Vec<Happening>) {
    let player = table.active();
    match room {
        // HROOM-10
        Room::Attic if space == 1 => table.gain(player, 1, Why::Attic, happenings),
        // HROOM-20
        Room::Nursery if space == LAST_SPACE => table.discard(player, 1, Why::Nursery, happenings),
        // HROOM-61; for the third meeple the card is turned up for all (HROOM-62).
        Room::SecretPassage if !is_full => {
            table.allow_look(player);
            happenings.push(Happening::MayLook { player });
        }
        Room::Attic | Room::Nursery | Room::Basement | Room::Hallway | Room::Library | Room::SecretPassage => {}
    }
}
