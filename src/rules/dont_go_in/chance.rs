//! Everything that chance decides in a game, decided before play: nobody at the table knows it (HHIDE-3).
//!
//! The dice are rolled beforehand too. So a game is played again with its dice whoever wrote it down, and a position
//! that is copied and played on in another way meets the same ones.

use super::{Card, CardType, Roll, Room, Setup, SetupError, Types};
use crate::rules::shuffle::{below, shuffle};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What chance decides in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The types in play (HSETUP-3).
    pub types: Types,
    /// The cards that left the game unseen (HSETUP-4).
    pub removed: Vec<Card>,
    /// The deck in the order in which it is drawn (HSETUP-4).
    pub deck: Vec<Card>,
    /// The sides that lie up at the start, from left to right (HSETUP-5).
    pub boards: [Room; 3],
    /// Who begins, from 0 (HSETUP-8).
    pub first: usize,
    /// What all dice of the game show in the order rolled: true for a ghost (HROLL-2). Dice beyond them show nothing.
    pub dice: Vec<bool>,
}

impl Chance {
    /// No game has more dice: all rooms that five players fill show six dice each, and all are rolled twice.
    pub const MOST_DICE: usize = 2 * Roll::MOST_DICE * Setup::deck_size(Setup::MOST_PLAYERS) / 3;

    /// What a seed decides.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn of_seed(setup: &Setup, seed: u64) -> Result<Chance, SetupError> {
        setup.check()?;
        let players = setup.seats.len();
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let types = setup.types.unwrap_or_else(|| draw_types(Setup::types_in_play(players), &mut random));
        let mut deck: Vec<Card> = Setup::cards_of(types).collect();
        shuffle(&mut deck, &mut random);
        let removed = deck.split_off(Setup::deck_size(players));
        let mut boards = [Room::Attic, Room::Basement, Room::Library];
        shuffle(&mut boards, &mut random);
        let boards = boards.map(|room| if below(2, &mut random) == 0 { room } else { room.other_side() });
        let first = below(players, &mut random);
        let dice = roll(Chance::MOST_DICE, &mut random);
        Ok(Chance { types, removed, deck, boards, first, dice })
    }

    /// What may be for all that somebody knows who has seen all cards but the last ones of the deck, those that left
    /// the game and `hidden`, and so many dice. Tells what `hidden` is then.
    pub(super) fn guessed(
        &self,
        in_deck: usize,
        hidden: Option<Card>,
        rolled: usize,
        seed: u64,
    ) -> (Chance, Option<Card>) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let seen = self.deck.len() - in_deck;
        let mut unseen: Vec<Card> = self.deck[seen..].iter().chain(&self.removed).copied().chain(hidden).collect();
        // Sorted first, so that the order in which they lie has no part in the guess.
        unseen.sort_unstable();
        shuffle(&mut unseen, &mut random);
        let hidden = hidden.and_then(|_| unseen.pop());
        let removed = unseen.split_off(in_deck);
        let mut deck = self.deck.clone();
        deck.splice(seen.., unseen);
        let mut dice = self.dice.clone();
        dice.resize(rolled, false);
        dice.extend(roll(Chance::MOST_DICE.saturating_sub(rolled), &mut random));
        (Chance { removed, deck, dice, ..*self }, hidden)
    }

    /// Whether a game for so many players can begin like this.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, players: usize) -> Result<(), SetupError> {
        Setup::check_players(players)?;
        Setup::check_types(players, self.types)?;
        let (found, expected) = (self.deck.len(), Setup::deck_size(players));
        if found != expected {
            return Err(SetupError::Deck { found, expected });
        }
        for of in CardType::ALL {
            for value in 1..=Card::HIGHEST {
                let card = Card { of, value };
                let found = self.deck.iter().chain(&self.removed).filter(|&&other| other == card).count();
                let expected = if self.types.contains(of) { usize::from(Card::COPIES) } else { 0 };
                if found != expected {
                    return Err(SetupError::Cards { card, found, expected });
                }
            }
        }
        check_boards(&self.boards)?;
        if self.first < players { Ok(()) } else { Err(SetupError::First(self.first)) }
    }
}

/// So many dice: true for a ghost.
fn roll(dice: usize, random: &mut ChaCha8Rng) -> Vec<bool> {
    let words = (0..dice.div_ceil(64)).map(|_| random.next_u64());
    words.flat_map(|word| (0..64).map(move |bit| word >> bit & 1 == 1)).take(dice).collect()
}

/// Different types, each as likely as any other.
fn draw_types(count: usize, random: &mut ChaCha8Rng) -> Types {
    let mut types = CardType::ALL;
    shuffle(&mut types, random);
    types.into_iter().take(count).collect()
}

/// One side of each board lies up at most (HSETUP-5).
pub(super) fn check_boards(rooms: &[Room]) -> Result<(), SetupError> {
    for (at, &room) in rooms.iter().enumerate() {
        let earlier = &rooms[..at];
        if earlier.contains(&room) {
            return Err(SetupError::RoomTwice(room));
        }
        if earlier.contains(&room.other_side()) {
            return Err(SetupError::BothSides(room));
        }
    }
    Ok(())
}
