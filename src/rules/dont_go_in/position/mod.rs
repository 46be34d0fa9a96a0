//! A position: what lies open on the table, and behind it what nobody knows.
//!
//! Everything open is in the [`Table`]; most rules need nothing else. The position adds the [`Chance`] of the game, how
//! much of it was used, and the face-down card; a [`View`] adds the face-down card alone, for those who may look.

mod ahead;
mod fingerprint;
mod table;
mod view;

pub use table::{BOARDS, Table};
pub use view::View;

pub(super) use table::Resolving;

use super::{Card, Chance, Happening, Roll, Room, SLOTS, Slot};
use std::sync::Arc;

/// A position of *Don't Go In There*.
///
/// ```
/// use mists::rules::Game;
/// use mists::rules::dont_go_in::{DontGoIn, Phase, Setup};
///
/// // Three players, with the cards and dice of seed 7.
/// let mut game = DontGoIn::begin(&Setup::with_players(3), 7, &mut Vec::new())?;
/// assert_eq!((game.phase(), game.table().cards_in_deck()), (Phase::Place, 27));
///
/// // Whatever comes first in the list, until somebody has to take a card.
/// while game.phase() == Phase::Place {
///     let action = game.legal_actions()[0];
///     game.apply(action, &mut Vec::new())?;
/// }
/// assert_eq!(game.table().turn(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DontGoIn {
    chance: Arc<Chance>,
    table: Table,
    /// The hidden card of the Secret Passage (HROOM-60).
    face_down: Option<Card>,
    /// How many dice of the game were rolled.
    rolled: u16,
}

impl DontGoIn {
    /// The table, before any room is filled.
    pub(super) fn new(table: Table, chance: Chance) -> DontGoIn {
        DontGoIn { chance: Arc::new(chance), table, face_down: None, rolled: 0 }
    }

    /// What all at the table can see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(super) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// What one seat knows (HHIDE-5). Computer players and the guide get this, never a position.
    pub fn view(&self, seat: usize) -> View {
        View::new(seat, &self.table, self.face_down)
    }

    /// This position as it may be for all that one seat knows (HHIDE-3 to HHIDE-5): the seed decides what is in the
    /// deck, what left the game, what the dice will show and, unless the seat may look at it, the face-down card.
    /// Positions with the same view give the same one.
    #[must_use]
    pub fn guessed(&self, seat: usize, seed: u64) -> DontGoIn {
        let hidden = self.face_down.filter(|_| !self.table.may_look().contains(seat));
        let (chance, hidden) = self.chance.guessed(self.table.cards_in_deck(), hidden, self.dice_rolled(), seed);
        DontGoIn {
            chance: Arc::new(chance),
            table: self.table.clone(),
            face_down: hidden.or(self.face_down),
            rolled: self.rolled,
        }
    }

    /// The face-down card, which hardly anybody may know (HHIDE-4). For records and audits.
    pub fn face_down(&self) -> Option<Card> {
        self.face_down
    }

    /// The cards still to be drawn, in that order, which nobody may know (HHIDE-3). For records and audits.
    pub fn deck(&self) -> &[Card] {
        let deck = &self.chance.deck;
        &deck[deck.len() - self.table.cards_in_deck()..]
    }

    /// Everything that chance decides in this game, which nobody may know (HHIDE-3). For records and audits.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// How many dice were rolled since the game began, second rolls included.
    pub fn dice_rolled(&self) -> usize {
        usize::from(self.rolled)
    }

    /// The hidden card of the Secret Passage lies there from now on.
    pub(super) fn hide(&mut self, card: Card) {
        self.face_down = Some(card);
    }

    /// Fills a room with the next three cards of the deck (HSETUP-6).
    pub(super) fn deal(&mut self, at: usize, room: Room, happenings: &mut Vec<Happening>) {
        let Some(&[first, second, third]) = self.deck().first_chunk::<SLOTS>() else { return };
        let mut drawn = [first, second, third];
        if room == Room::Library {
            // Of equal values the one drawn earlier lies further left (HROOM-50): this sort keeps their order.
            drawn.sort_by_key(|card| card.value);
        }
        let mut cards = drawn.map(Slot::FaceUp);
        if room == Room::SecretPassage {
            cards[SLOTS - 1] = Slot::FaceDown;
            self.face_down = Some(third);
        }
        self.table.fill(at, room, cards);
        happenings.push(Happening::Dealt { room, cards });
    }

    /// The face-down card is hidden no longer (HROOM-62).
    pub(super) fn turn_up(&mut self, at: usize) -> Option<Card> {
        let card = self.face_down.take()?;
        self.table.turn_up(at, card);
        Some(card)
    }

    /// The next dice of the game (HROLL-1).
    pub(super) fn roll(&mut self, dice: usize) -> Roll {
        let next = self.dice_rolled()..self.dice_rolled() + dice;
        self.rolled += dice as u16;
        next.map(|die| self.chance.dice.get(die).copied().unwrap_or_default()).collect()
    }
}
