//! How cards are taken, and what each of the twelve types does.

use crate::app::games::dont_go_in::words::{card_effect, card_type};
use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType};

/// Who takes when, what counts, and what a set is (HTAKE-1 to HTAKE-3, HCARD-1 to HCARD-3).
pub(super) fn taking() -> Vec<News> {
    let card = Card { of: CardType::Cat, value: 3 };
    vec![
        news(Sign::Ordinary(Colour::Blue), say!("house-book-order-heading"), say!("house-book-order-text")),
        news(Sign::Curses, say!("house-book-curses-heading"), say!("house-book-curses-text")),
        news(Sign::Cursed(card), say!("house-book-sets-heading"), say!("house-book-sets-text")),
        news(Sign::Dispelled, say!("house-book-dispelled-heading"), say!("house-book-dispelled-text")),
    ]
}

/// The first half of the cards that work when they are taken (HCARD-30 to HCARD-60).
pub(super) fn at_once() -> Vec<News> {
    vec![
        about(CardType::Clock, say!("house-book-clock-more")),
        about(CardType::Doll, say!("house-book-doll-more")),
        about(CardType::HolyWater, say!("house-book-holy-water-more")),
        about(CardType::Mask, say!("house-book-mask-more")),
    ]
}

/// The second half of them (HCARD-70, HCARD-71, HCARD-100 to HCARD-120).
pub(super) fn at_once_too() -> Vec<News> {
    vec![
        about(CardType::Mirror, say!("house-book-mirror-more")),
        about(CardType::Ring, say!("house-book-ring-more")),
        about(CardType::Tome, say!("house-book-tome-more")),
        about(CardType::Twin, say!("house-book-twin-more")),
    ]
}

/// The cards that work at the end (HCARD-10, HCARD-20, HCARD-80, HCARD-90).
pub(super) fn at_end() -> Vec<News> {
    vec![
        about(CardType::Amulet, say!("house-book-amulet-more")),
        about(CardType::Cat, say!("house-book-cat-more")),
        about(CardType::MusicBox, say!("house-book-music-box-more")),
        about(CardType::Portrait, say!("house-book-portrait-more")),
    ]
}

/// What the cards of a type do, as it is told everywhere, and what there is to know besides.
fn about(of: CardType, more: &str) -> News {
    let effect = card_effect(of);
    News::new(Sign::Cursed(Card { of, value: 1 }), card_type(of), format!("{effect} {more}"))
}
