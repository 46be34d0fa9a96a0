//! What one seat knows: the table, and the face-down card if it may look at it (HHIDE-4, HHIDE-5).

use super::Table;
use crate::rules::dont_go_in::{Action, Card, Slot, turn};

/// What one seat knows of a position. Two positions that differ only in what the seat may not know give the same view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: u8,
    table: Table,
    face_down: Option<Card>,
}

impl View {
    /// The face-down card goes in only for those who may look at it (HROOM-61).
    pub(super) fn new(seat: usize, table: &Table, face_down: Option<Card>) -> View {
        let face_down = face_down.filter(|_| table.may_look().contains(seat));
        View { seat: seat as u8, table: table.clone(), face_down }
    }

    /// Whose view it is, from 0.
    pub fn seat(&self) -> usize {
        usize::from(self.seat)
    }

    /// What all can see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The face-down card of the Secret Passage, if this seat may look at it.
    pub fn face_down(&self) -> Option<Card> {
        self.face_down
    }

    /// What may be shown of it on a screen that all look at, unless its player asks: without the face-down card
    /// (HHIDE-7).
    #[must_use]
    pub fn unasked(&self) -> View {
        View { face_down: None, ..self.clone() }
    }

    /// The same view with nobody's ghosts, not even the seat's own. What is worked out from it tells nothing of them
    /// (HHIDE-1).
    #[must_use]
    pub fn without_ghosts(&self) -> View {
        let mut view = self.clone();
        view.table.each.iter_mut().for_each(|player| player.ghosts = 0);
        view
    }

    /// The card in a slot, as far as this seat knows it.
    pub fn card_in(&self, slot: Slot) -> Option<Card> {
        match slot {
            Slot::Empty => None,
            Slot::FaceUp(card) => Some(card),
            Slot::FaceDown => self.face_down,
        }
    }

    /// Every legal action of whoever has to decide. No hidden thing changes what is legal.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        turn::list(&self.table, &mut actions);
        actions
    }
}
