//! What a position's fingerprint is made of.
//!
//! Saves keep fingerprints and are checked against them, so none of these numbers may change, nor their order.

use super::table::{Player, Table};
use super::{DontGoIn, Resolving};
use crate::rules::dont_go_in::{Board, Card, CardType, Slot};
use crate::rules::fingerprint::Fingerprint;

impl DontGoIn {
    /// See [`Game::fingerprint`](crate::rules::Game::fingerprint).
    pub(in crate::rules::dont_go_in) fn fingerprint_of_all(&self) -> u64 {
        let mut print = Fingerprint::new();
        add_table(&mut print, &self.table);
        print.add(self.face_down.map_or(0, in_one));
        self.deck().iter().for_each(|&card| print.add(in_one(card)));
        let dice = self.chance.dice.get(self.dice_rolled()..).unwrap_or_default();
        let word = |some: &[bool]| some.iter().fold(1, |bits, &is_ghost| bits << 1 | u64::from(is_ghost));
        dice.chunks(63).for_each(|some| print.add(word(some)));
        print.finish()
    }
}

fn add_table(print: &mut Fingerprint, table: &Table) {
    print.add(table.types.in_one() | u64::from(table.players) << 16 | u64::from(table.deck) << 24);
    table.boards.iter().for_each(|board| add_board(print, board.as_ref()));
    table.each[..table.players()].iter().for_each(|player| add_player(print, player));
    let seat = |seat: Option<u8>| seat.map_or(0, |seat| 1 + u64::from(seat));
    print.add(u64::from(table.turn) | u64::from(table.active) << 16 | (table.phase as u64) << 24);
    print.add(table.step as u64 | seat(table.choosing) << 8 | seat(table.clock) << 16 | table.looked.in_one() << 24);
    print.add(table.resolving.map_or(0, |Resolving { at, roll }| 1 + at as u64 + (roll.in_one() << 8)));
    print.add(table.outcome.map_or(0, |outcome| 1 + outcome.winners.in_one()));
}

fn add_board(print: &mut Fingerprint, board: Option<&Board>) {
    let Some(board) = board else { return print.add(0) };
    let cards = board.cards().into_iter().fold(1 + board.room() as u64, |bits, slot| {
        bits << 8
            | match slot {
                Slot::Empty => 0,
                Slot::FaceDown => 1,
                Slot::FaceUp(card) => in_one(card),
            }
    });
    print.add(board.meeples().fold(cards, |bits, (space, seat)| bits | (1 + seat as u64) << (28 + 4 * space)));
}

fn add_player(print: &mut Fingerprint, player: &Player) {
    print.add(u64::from(player.ghosts) | u64::from(player.supply) << 16);
    let sets = CardType::ALL.map(|of| (player.tableau.face_up[of], player.tableau.dispelled[of]));
    sets.into_iter().for_each(|(face_up, dispelled)| print.add(face_up.in_one() << 32 | dispelled.in_one()));
}

/// A card in one number: 8 or more.
fn in_one(card: Card) -> u64 {
    (card.of as u64 + 1) << 3 | u64::from(card.value)
}
