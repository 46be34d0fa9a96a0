//! What a choice on the board is called when it is spoken of.

use super::cards::card;
use crate::app::words::say;
use crate::rules::dont_go_in::{Action, Slot, View};

/// The space or the card: "the top space in the Library", "Cat 3". `None` for what has a button, and for dice.
pub fn called(view: &View, action: Action) -> Option<String> {
    match action {
        Action::Place { room, space } => Some(say!("house-called-space", space = space, room = room.name())),
        Action::Take { slot } => {
            let slot = view.table().board_resolved()?.slot(slot);
            let unknown = (slot == Slot::FaceDown).then(|| say!("house-called-face-down").to_owned());
            view.card_in(slot).map(card).or(unknown)
        }
        Action::RollAgain | Action::KeepRoll | Action::TurnDie { .. } | Action::TurnNone | Action::Dispel { .. } => {
            None
        }
    }
}
