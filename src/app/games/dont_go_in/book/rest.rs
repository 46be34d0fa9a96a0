//! The end of the game, and who may know what.

use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::painter::dont_go_in::marks::Ghost;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType};

/// How the game ends, and who wins (HTAKE-5, HEND-1 to HEND-5).
pub(super) fn end() -> Vec<News> {
    let card = Card { of: CardType::Amulet, value: 2 };
    vec![
        news(Sign::CursedBack, say!("house-book-last-heading"), say!("house-book-last-text")),
        news(Sign::Cursed(card), say!("house-book-then-cards-heading"), say!("house-book-then-cards-text")),
        news(Sign::Haunt(Ghost::Had), say!("house-book-then-ghosts-heading"), say!("house-book-then-ghosts-text")),
        news(Sign::Ordinary(Colour::Red), say!("house-book-winner-heading"), say!("house-book-winner-text")),
    ]
}

/// What is private, and what nobody knows (HHIDE-1 to HHIDE-7).
pub(super) fn hidden() -> Vec<News> {
    vec![
        news(Sign::Haunt(Ghost::Hidden), say!("house-book-own-ghosts-heading"), say!("house-book-own-ghosts-text")),
        news(Sign::CursedBack, say!("house-book-face-down-heading"), say!("house-book-face-down-text")),
        news(Sign::Ordinary(Colour::Yellow), say!("house-book-asking-heading"), say!("house-book-asking-text")),
        news(Sign::Dispelled, say!("house-book-open-heading"), say!("house-book-open-text")),
    ]
}
