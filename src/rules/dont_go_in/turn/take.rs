//! From the top down, the owner of each meeple takes a card, and the card does what it does (HTAKE-1 to HTAKE-3).

use crate::rules::dont_go_in::step::Said;
use crate::rules::dont_go_in::{Action, Card, Happening, Phase, Refusal, Room, SLOTS, Table, Why, effect};

/// Asks for a Tome's choice first, then for the next meeple's card.
pub(super) fn ask(table: &Table) -> Said {
    if table.choosing().is_some() {
        return Said::Asks(Phase::ChooseType);
    }
    match table.next_to_take() {
        Some(_) => Said::Asks(Phase::Take),
        None => Said::Nothing,
    }
}

pub(super) fn list(table: &Table, actions: &mut Vec<Action>) {
    let Some(board) = table.board_resolved() else { return };
    for slot in board.slots_with_card() {
        actions.push(Action::Take { slot });
    }
}

pub(super) fn apply(table: &mut Table, slot: u8, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    let (Some(&board), Some((space, player))) = (table.board_resolved(), table.next_to_take()) else {
        return Err(Refusal::NotNow(Phase::Take));
    };
    let card = table.take_card(slot).ok_or(Refusal::NoCardThere(slot))?;
    let (room, legal) = (board.room(), board.slots_with_card().count());
    table.send_home(space, player);
    happenings.push(Happening::Took { player, room, space, slot, card, legal });
    table.take_from(room, slot, player, card, happenings);
    Ok(())
}

/// The left card of the Library brings a ghost, the right one takes one away, before anything else (HROOM-51 to
/// HROOM-53).
fn library_slot(table: &mut Table, player: usize, slot: u8, happenings: &mut Vec<Happening>) {
    if slot == 1 {
        table.gain(player, 1, Why::Left, happenings);
    } else if usize::from(slot) == SLOTS {
        table.discard(player, 1, Why::Right, happenings);
    }
}

impl Table {
    /// A card comes from a slot of a room to a tableau: the ghost of the Library's slot, the card, then what it does
    /// (HTAKE-3).
    pub(in crate::rules::dont_go_in) fn take_from(
        &mut self,
        room: Room,
        slot: u8,
        player: usize,
        card: Card,
        happenings: &mut Vec<Happening>,
    ) {
        if room == Room::Library {
            library_slot(self, player, slot, happenings);
        }
        self.take(player, card, happenings);
    }

    /// A card comes to a tableau and does what it does. The choice of a Tome is left open.
    pub(in crate::rules::dont_go_in) fn take(&mut self, player: usize, card: Card, happenings: &mut Vec<Happening>) {
        self.add_card(player, card);
        effect::when_taken(card.of, self, player, happenings);
    }
}
