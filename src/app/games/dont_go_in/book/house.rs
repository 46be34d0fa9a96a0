//! What the game is, what the rooms do, and what the dice bring.

use crate::app::games::dont_go_in::words::{room, room_effect};
use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::painter::dont_go_in::dice::Face;
use crate::painter::dont_go_in::marks::Ghost;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType, Room};

/// What one plays for, and a turn (HPLACE-1 to HPLACE-4, HTAKE-4, HSETUP-3).
pub(super) fn game() -> Vec<News> {
    let card = Card { of: CardType::Clock, value: 2 };
    vec![
        news(Sign::Curses, say!("house-book-aim-heading"), say!("house-book-aim-text")),
        news(Sign::Cursed(card), say!("house-book-house-heading"), say!("house-book-house-text")),
        news(Sign::Ordinary(Colour::Red), say!("house-book-turn-heading"), say!("house-book-turn-text")),
        news(Sign::Die(Face::Ghost), say!("house-book-third-heading"), say!("house-book-third-text")),
        news(Sign::CursedBack, say!("house-book-types-heading"), say!("house-book-types-text")),
    ]
}

/// The six rooms (HROOM-10 to HROOM-62).
pub(super) fn rooms() -> Vec<News> {
    let signs = [
        Sign::Haunt(Ghost::Had),
        Sign::Haunt(Ghost::Free),
        Sign::Die(Face::Ghost),
        Sign::Die(Face::Blank),
        Sign::Cursed(Card { of: CardType::Tome, value: 1 }),
        Sign::CursedBack,
    ];
    let paragraph = |(of, sign): (Room, Sign)| news(sign, room(of), room_effect(of));
    Room::ALL.into_iter().zip(signs).map(paragraph).collect()
}

/// Dice and flashlights (HROLL-1 to HROLL-5, HROOM-1).
pub(super) fn dice() -> Vec<News> {
    vec![
        news(Sign::Die(Face::Ghost), say!("house-book-roll-heading"), say!("house-book-roll-text")),
        news(Sign::Haunt(Ghost::Had), say!("house-book-flashlights-heading"), say!("house-book-flashlights-text")),
        news(Sign::Ordinary(Colour::Green), say!("house-book-each-heading"), say!("house-book-each-text")),
        news(Sign::Curses, say!("house-book-harm-heading"), say!("house-book-harm-text")),
    ]
}
