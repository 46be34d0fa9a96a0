//! A board in play: the room that lies up, the cards above it, and the meeples on its stair.

use super::{Card, LAST_SPACE, Room};

/// How many cards lie above a room (HSETUP-6).
pub const SLOTS: usize = 3;

/// How many meeples fill a room (HROOM-1).
const FULL: usize = 3;

/// A place for a card above a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Slot {
    /// Its card was taken.
    #[default]
    Empty,
    /// A card that all can see.
    FaceUp(Card),
    /// The hidden card of the Secret Passage (HROOM-60).
    FaceDown,
}

impl Slot {
    /// The card, if it is there and all can see it.
    pub const fn card(self) -> Option<Card> {
        match self {
            Slot::FaceUp(card) => Some(card),
            Slot::Empty | Slot::FaceDown => None,
        }
    }
}

/// A board with what all can see of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    room: Room,
    cards: [Slot; SLOTS],
    /// Seats, from space 1 down.
    meeples: [Option<u8>; LAST_SPACE as usize],
}

impl Board {
    /// A room with a filling and nobody in it.
    pub(super) fn filled(room: Room, cards: [Slot; SLOTS]) -> Board {
        Board { room, cards, meeples: [None; LAST_SPACE as usize] }
    }

    /// The side that lies up.
    pub fn room(&self) -> Room {
        self.room
    }

    /// What lies in the slots from left to right.
    pub fn cards(&self) -> [Slot; SLOTS] {
        self.cards
    }

    /// What lies in a slot, counted from 1.
    pub fn slot(&self, slot: u8) -> Slot {
        self.cards.get(usize::from(slot).wrapping_sub(1)).copied().unwrap_or_default()
    }

    /// The slots that still hold a card, counted from 1.
    pub fn slots_with_card(&self) -> impl Iterator<Item = u8> {
        (1..).zip(self.cards).filter(|&(_, slot)| slot != Slot::Empty).map(|(number, _)| number)
    }

    /// How many dice the face-up cards show together (HROLL-1).
    pub fn dice(&self) -> usize {
        self.cards.iter().filter_map(|slot| slot.card()).map(|card| usize::from(card.dice())).sum()
    }

    /// Who stands on a space, counted from 1.
    pub fn meeple(&self, space: u8) -> Option<usize> {
        self.meeples.get(usize::from(space).wrapping_sub(1)).copied().flatten().map(usize::from)
    }

    /// All meeples with their spaces, from the top.
    pub fn meeples(&self) -> impl Iterator<Item = (u8, usize)> {
        (1..).zip(self.meeples).filter_map(|(space, seat)| Some((space, usize::from(seat?))))
    }

    /// The spaces on which nobody stands, from the top.
    pub fn free_spaces(&self) -> impl Iterator<Item = u8> {
        (1..).zip(self.meeples).filter(|(_, seat)| seat.is_none()).map(|(space, _)| space)
    }

    /// Whether three meeples stand in the room (HROOM-1).
    pub fn is_full(&self) -> bool {
        self.meeples().count() == FULL
    }

    pub(super) fn put_meeple(&mut self, space: u8, seat: usize) {
        if let Some(place) = self.meeples.get_mut(usize::from(space).wrapping_sub(1)) {
            *place = Some(seat as u8);
        }
    }

    pub(super) fn take_meeple(&mut self, space: u8) {
        if let Some(place) = self.meeples.get_mut(usize::from(space).wrapping_sub(1)) {
            *place = None;
        }
    }

    /// Takes away the face-up card of a slot.
    pub(super) fn take_card(&mut self, slot: u8) -> Option<Card> {
        let place = self.cards.get_mut(usize::from(slot).wrapping_sub(1))?;
        let card = place.card()?;
        *place = Slot::Empty;
        Some(card)
    }

    /// Turns the face-down card up, if there is one.
    pub(super) fn turn_up(&mut self, card: Card) {
        let hidden = self.cards.iter_mut().find(|slot| **slot == Slot::FaceDown);
        hidden.into_iter().for_each(|slot| *slot = Slot::FaceUp(card));
    }
}
