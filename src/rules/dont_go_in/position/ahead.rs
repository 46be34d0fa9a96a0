//! What would be: a table as it would look after something. For the guide and the window.

use super::Table;
use crate::rules::dont_go_in::{Card, CardType, Room, effect};

impl Table {
    /// The table after a player took a card from a slot of a room, with everything that the slot and the card do. The
    /// choice of a Tome is left open. The card is not taken out of the room.
    #[must_use]
    pub fn if_taken(&self, room: Room, slot: u8, player: usize, card: Card) -> Table {
        let mut after = self.clone();
        after.take_from(room, slot, player, card, &mut Vec::new());
        after
    }

    /// The table after all face-up cards of a type were dispelled for a player (HCARD-111).
    #[must_use]
    pub fn if_dispelled(&self, player: usize, of: CardType) -> Table {
        let mut after = self.clone();
        after.dispel(player, of, self.tableau(player).face_up[of], CardType::Tome, &mut Vec::new());
        after
    }

    /// The table after the effects of the end, if the game ended like this (HEND-2).
    #[must_use]
    pub fn if_it_ended(&self) -> Table {
        let mut after = self.clone();
        effect::at_end(&mut after, &mut Vec::new());
        after
    }
}
