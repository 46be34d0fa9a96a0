//! The end of the game, and who may know what.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::dont_go_in::marks::Ghost;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType};

/// How the game ends, and who wins.
pub(super) fn end() -> Vec<Rule> {
    let card = Sign::Cursed(Card { of: CardType::Amulet, value: 2 });
    vec![
        rule(Sign::CursedBack, &["HEND-1", "HTAKE-5"], say!("house-book-last-heading"), say!("house-book-last-text")),
        rule(card, &["HEND-2", "HCARD-5"], say!("house-book-then-cards-heading"), say!("house-book-then-cards-text")),
        rule(
            Sign::Haunt(Ghost::Had),
            &["HEND-3"],
            say!("house-book-then-ghosts-heading"),
            say!("house-book-then-ghosts-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Red),
            &["HEND-4", "HEND-5"],
            say!("house-book-winner-heading"),
            say!("house-book-winner-text"),
        ),
    ]
}

/// What is private, and what nobody knows.
pub(super) fn hidden() -> Vec<Rule> {
    vec![
        rule(
            Sign::Haunt(Ghost::Hidden),
            &["HHIDE-1"],
            say!("house-book-own-ghosts-heading"),
            say!("house-book-own-ghosts-text"),
        ),
        rule(
            Sign::CursedBack,
            &["HHIDE-4", "HROOM-61", "HROOM-62"],
            say!("house-book-face-down-heading"),
            say!("house-book-face-down-text"),
        ),
        rule(Sign::CursedBack, &["HHIDE-3"], say!("house-book-unknown-heading"), say!("house-book-unknown-text")),
        rule(
            Sign::Ordinary(Colour::Black),
            &["HHIDE-5"],
            say!("house-book-computer-heading"),
            say!("house-book-computer-text"),
        ),
    ]
}

/// What all may see, what may be taken back, and who is shown what on one screen.
pub(super) fn open() -> Vec<Rule> {
    let card = Sign::Cursed(Card { of: CardType::Clock, value: 3 });
    vec![
        rule(card, &["HHIDE-2"], say!("house-book-open-heading"), say!("house-book-open-text")),
        rule(
            Sign::Dispelled,
            &["HHIDE-2"],
            say!("house-book-before-players-heading"),
            say!("house-book-before-players-text"),
        ),
        rule(Sign::Ordinary(Colour::Blue), &["HHIDE-6"], say!("house-book-back-heading"), say!("house-book-back-text")),
        rule(
            Sign::Ordinary(Colour::Yellow),
            &["HHIDE-7"],
            say!("house-book-asking-heading"),
            say!("house-book-asking-text"),
        ),
    ]
}
