//! What the game is, what the rooms do, and what the dice bring.

use crate::app::book::{Rule, rule};
use crate::app::games::dont_go_in::words::{room, room_effect};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::dont_go_in::dice::Face;
use crate::painter::dont_go_in::marks::Ghost;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType, Room};

/// What one plays for, and a turn.
pub(super) fn game() -> Vec<Rule> {
    let card = Sign::Cursed(Card { of: CardType::Clock, value: 2 });
    vec![
        rule(Sign::Curses, &["HSETUP-1", "HEND-5"], say!("house-book-aim-heading"), say!("house-book-aim-text")),
        rule(
            card,
            &["HROOM-1", "HSETUP-5", "HSETUP-6"],
            say!("house-book-house-heading"),
            say!("house-book-house-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Red),
            &["HPLACE-2", "HPLACE-3", "HPLACE-4"],
            say!("house-book-turn-heading"),
            say!("house-book-turn-text"),
        ),
        rule(
            Sign::Die(Face::Ghost),
            &["HPLACE-4", "HTAKE-2", "HTAKE-4"],
            say!("house-book-third-heading"),
            say!("house-book-third-text"),
        ),
        rule(
            Sign::CursedBack,
            &["HSETUP-2", "HSETUP-3", "HSETUP-4"],
            say!("house-book-types-heading"),
            say!("house-book-types-text"),
        ),
    ]
}

/// The six rooms.
pub(super) fn rooms() -> Vec<Rule> {
    let told: [(Sign, &[&str]); 6] = [
        (Sign::Haunt(Ghost::Had), &["HROOM-10"]),
        (Sign::Haunt(Ghost::Free), &["HROOM-20"]),
        (Sign::Die(Face::Ghost), &["HROOM-30"]),
        (Sign::Die(Face::Blank), &["HROOM-40"]),
        (Sign::Cursed(Card { of: CardType::Tome, value: 1 }), &["HROOM-50", "HROOM-51", "HROOM-52"]),
        (Sign::CursedBack, &["HROOM-60", "HROOM-61", "HROOM-62"]),
    ];
    let paragraph = |(of, (sign, ids)): (Room, (Sign, _))| rule(sign, ids, room(of), room_effect(of));
    Room::ALL.into_iter().zip(told).map(paragraph).collect()
}

/// Dice and flashlights.
pub(super) fn dice() -> Vec<Rule> {
    vec![
        rule(
            Sign::Die(Face::Ghost),
            &["HROLL-1", "HROLL-2", "HSETUP-2"],
            say!("house-book-roll-heading"),
            say!("house-book-roll-text"),
        ),
        rule(
            Sign::Haunt(Ghost::Had),
            &["HROLL-4", "HROOM-1"],
            say!("house-book-flashlights-heading"),
            say!("house-book-flashlights-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Green),
            &["HROLL-4", "HROLL-5"],
            say!("house-book-each-heading"),
            say!("house-book-each-text"),
        ),
        rule(Sign::Curses, &["HEND-3"], say!("house-book-harm-heading"), say!("house-book-harm-text")),
    ]
}
