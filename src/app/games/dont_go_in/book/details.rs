//! What seldom matters, exactly: the start, a turn, the rooms, taking cards, and some types of cards.

use crate::app::book::{Rule, rule};
use crate::app::games::dont_go_in::words::{card_type, room};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::dont_go_in::dice::Face;
use crate::painter::dont_go_in::marks::Ghost;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType, Room};

/// Which types, cards and boards there are, and how the rooms are filled.
pub(super) fn start() -> Vec<Rule> {
    vec![
        rule(
            card(CardType::Portrait, 4),
            &["HSETUP-3"],
            say!("house-book-so-many-types-heading"),
            say!("house-book-so-many-types-text"),
        ),
        rule(Sign::CursedBack, &["HSETUP-4"], say!("house-book-deck-heading"), say!("house-book-deck-text")),
        rule(
            Sign::Haunt(Ghost::Free),
            &["HSETUP-5"],
            say!("house-book-boards-heading"),
            say!("house-book-boards-text"),
        ),
        rule(
            card(CardType::Twin, 2),
            &["HSETUP-6", "HTAKE-4"],
            say!("house-book-filling-heading"),
            say!("house-book-filling-text"),
        ),
    ]
}

/// What everybody begins with, who plays when, and what happens when a meeple is placed.
pub(super) fn turn() -> Vec<Rule> {
    vec![
        rule(
            Sign::Ordinary(Colour::Blue),
            &["HSETUP-7", "HSETUP-9"],
            say!("house-book-begin-with-heading"),
            say!("house-book-begin-with-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Yellow),
            &["HPLACE-1", "HSETUP-1", "HSETUP-8"],
            say!("house-book-whose-turn-heading"),
            say!("house-book-whose-turn-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Red),
            &["HPLACE-2", "HPLACE-3", "HROOM-1"],
            say!("house-book-free-space-heading"),
            say!("house-book-free-space-text"),
        ),
        rule(
            Sign::Die(Face::Ghost),
            &["HPLACE-4"],
            say!("house-book-first-the-room-heading"),
            say!("house-book-first-the-room-text"),
        ),
    ]
}

/// Attic, Nursery, Basement and Hallway.
pub(super) fn first_rooms() -> Vec<Rule> {
    vec![
        rule(Sign::Haunt(Ghost::Had), &["HROOM-10", "HPLACE-4"], room(Room::Attic), say!("house-book-attic-more")),
        rule(
            Sign::Haunt(Ghost::Free),
            &["HROOM-20", "HPLACE-4", "HCARD-4"],
            room(Room::Nursery),
            say!("house-book-nursery-more"),
        ),
        rule(Sign::Die(Face::Ghost), &["HROOM-30", "HROLL-3"], room(Room::Basement), say!("house-book-basement-more")),
        rule(Sign::Die(Face::Blank), &["HROOM-40", "HROLL-3"], room(Room::Hallway), say!("house-book-hallway-more")),
    ]
}

/// Library and Secret Passage.
pub(super) fn other_rooms() -> Vec<Rule> {
    vec![
        rule(
            card(CardType::Tome, 1),
            &["HROOM-50"],
            say!("house-book-library-order-heading"),
            say!("house-book-library-order-text"),
        ),
        rule(
            Sign::Haunt(Ghost::Had),
            &["HROOM-51", "HROOM-52", "HROOM-53", "HTAKE-3", "HCARD-4"],
            say!("house-book-library-ends-heading"),
            say!("house-book-library-ends-text"),
        ),
        rule(
            Sign::CursedBack,
            &["HROOM-60", "HROOM-62", "HPLACE-4"],
            say!("house-book-passage-card-heading"),
            say!("house-book-passage-card-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Green),
            &["HROOM-61", "HHIDE-4"],
            say!("house-book-passage-look-heading"),
            say!("house-book-passage-look-text"),
        ),
    ]
}

/// What happens when a card is taken, when cards work, and what is lost for good.
pub(super) fn taking() -> Vec<Rule> {
    vec![
        rule(
            card(CardType::Ring, 2),
            &["HTAKE-1"],
            say!("house-book-which-card-heading"),
            say!("house-book-which-card-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Blue),
            &["HTAKE-2", "HTAKE-3"],
            say!("house-book-one-by-one-heading"),
            say!("house-book-one-by-one-text"),
        ),
        rule(
            card(CardType::Cat, 1),
            &["HCARD-5", "HCARD-3"],
            say!("house-book-when-cards-heading"),
            say!("house-book-when-cards-text"),
        ),
        rule(
            Sign::Dispelled,
            &["HCARD-1", "HCARD-3"],
            say!("house-book-for-good-heading"),
            say!("house-book-for-good-text"),
        ),
        rule(
            Sign::Haunt(Ghost::Free),
            &["HCARD-4"],
            say!("house-book-no-fewer-heading"),
            say!("house-book-no-fewer-text"),
        ),
    ]
}

/// The types about which there is more to know.
pub(super) fn some_cards() -> Vec<Rule> {
    vec![
        rule(
            card(CardType::Doll, 3),
            &["HCARD-40", "HCARD-41"],
            card_type(CardType::Doll),
            say!("house-book-doll-groups"),
        ),
        rule(
            card(CardType::Tome, 2),
            &["HCARD-110", "HCARD-111", "HCARD-1"],
            card_type(CardType::Tome),
            say!("house-book-tome-choice"),
        ),
        rule(
            card(CardType::Amulet, 3),
            &["HCARD-10", "HCARD-11"],
            card_type(CardType::Amulet),
            say!("house-book-amulet-together"),
        ),
        rule(
            card(CardType::MusicBox, 4),
            &["HCARD-80", "HCARD-81"],
            card_type(CardType::MusicBox),
            say!("house-book-music-box-level"),
        ),
    ]
}

fn card(of: CardType, value: u8) -> Sign {
    Sign::Cursed(Card { of, value })
}
