//! How cards are taken, and what each of the twelve types does.

use crate::app::book::{Rule, rule};
use crate::app::games::dont_go_in::words::{card_effect, card_type};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType};

/// Who takes when, what counts, and what a set is.
pub(super) fn taking() -> Vec<Rule> {
    let blue = Sign::Ordinary(Colour::Blue);
    let card = Sign::Cursed(Card { of: CardType::Cat, value: 3 });
    vec![
        rule(blue, &["HTAKE-1"], say!("house-book-order-heading"), say!("house-book-order-text")),
        rule(Sign::Curses, &["HCARD-1", "HTAKE-2"], say!("house-book-curses-heading"), say!("house-book-curses-text")),
        rule(card, &["HCARD-2", "HCARD-3", "HTAKE-3"], say!("house-book-sets-heading"), say!("house-book-sets-text")),
        rule(
            Sign::Dispelled,
            &["HCARD-1", "HCARD-3"],
            say!("house-book-dispelled-heading"),
            say!("house-book-dispelled-text"),
        ),
    ]
}

/// The first half of the cards that work when they are taken.
pub(super) fn at_once() -> Vec<Rule> {
    vec![
        about(CardType::Clock, &["HCARD-30", "HCARD-31"], say!("house-book-clock-more")),
        about(CardType::Doll, &["HCARD-40", "HCARD-41"], say!("house-book-doll-more")),
        about(CardType::HolyWater, &["HCARD-50", "HCARD-51"], say!("house-book-holy-water-more")),
        about(CardType::Mask, &["HCARD-60", "HCARD-4"], say!("house-book-mask-more")),
    ]
}

/// The second half of them.
pub(super) fn at_once_too() -> Vec<Rule> {
    vec![
        about(CardType::Mirror, &["HCARD-70", "HCARD-71"], say!("house-book-mirror-more")),
        about(CardType::Ring, &["HCARD-100"], say!("house-book-ring-more")),
        about(CardType::Tome, &["HCARD-110", "HCARD-111", "HCARD-112"], say!("house-book-tome-more")),
        about(CardType::Twin, &["HCARD-120"], say!("house-book-twin-more")),
    ]
}

/// The cards that work at the end.
pub(super) fn at_end() -> Vec<Rule> {
    vec![
        about(CardType::Amulet, &["HCARD-10", "HCARD-11"], say!("house-book-amulet-more")),
        about(CardType::Cat, &["HCARD-20"], say!("house-book-cat-more")),
        about(CardType::MusicBox, &["HCARD-80", "HCARD-81"], say!("house-book-music-box-more")),
        about(CardType::Portrait, &["HCARD-90"], say!("house-book-portrait-more")),
    ]
}

/// What the cards of a type do, as it is told everywhere, and what there is to know besides.
fn about(of: CardType, ids: &'static [&'static str], more: &str) -> Rule {
    let effect = card_effect(of);
    rule(Sign::Cursed(Card { of, value: 1 }), ids, card_type(of), format!("{effect} {more}"))
}
