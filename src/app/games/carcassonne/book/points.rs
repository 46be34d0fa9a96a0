//! What regions bring, to whom, and what is counted at the end.

use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// What each kind of region brings (RROAD-1, RCITY-1, RABBEY-1, RCASTLE-1, RCEM-2 to RCEM-4).
pub(super) fn regions() -> Vec<News> {
    vec![
        news(Sign::Coin, say!("rival-book-roads-heading"), say!("rival-book-roads-text")),
        news(Sign::Picture(Lesson::City), say!("rival-book-cities-heading"), say!("rival-book-cities-text")),
        news(Sign::Coin, say!("rival-book-monasteries-heading"), say!("rival-book-monasteries-text")),
        news(Sign::Coin, say!("rival-book-castles-heading"), say!("rival-book-castles-text")),
        news(Sign::Armed(Colour::Yellow), say!("rival-book-cemeteries-heading"), say!("rival-book-cemeteries-text")),
    ]
}

/// Who gets the points of a region (RSCORE-3 to RSCORE-7).
pub(super) fn scoring() -> Vec<News> {
    vec![
        news(Sign::Picture(Lesson::Together), say!("rival-book-majority-heading"), say!("rival-book-majority-text")),
        news(Sign::Ghost, say!("rival-book-own-ghosts-heading"), say!("rival-book-own-ghosts-text")),
        news(Sign::Coin, say!("rival-book-order-heading"), say!("rival-book-order-text")),
        news(Sign::Pennon, say!("rival-book-ring-heading"), say!("rival-book-ring-text")),
    ]
}

/// What a field brings at the end (RFIELD-9, RSETUP-6).
pub(super) fn farmers() -> Vec<News> {
    vec![
        news(Sign::Sheaf, say!("rival-book-lying-heading"), say!("rival-book-lying-text")),
        news(Sign::Picture(Lesson::City), say!("rival-book-feeds-heading"), say!("rival-book-feeds-text")),
        news(
            Sign::Ordinary(Colour::Green),
            say!("rival-book-most-farmers-heading"),
            say!("rival-book-most-farmers-text"),
        ),
        news(Sign::Sheaf, say!("rival-book-no-farmers-heading"), say!("rival-book-no-farmers-text")),
    ]
}

/// The end of the game and what is counted then (REND-1 to REND-5).
pub(super) fn end() -> Vec<News> {
    vec![
        news(Sign::Flag, say!("rival-book-last-tile-heading"), say!("rival-book-last-tile-text")),
        news(Sign::Coin, say!("rival-book-unfinished-heading"), say!("rival-book-unfinished-text")),
        news(Sign::Ghost, say!("rival-book-ghosts-at-end-heading"), say!("rival-book-ghosts-at-end-text")),
        news(Sign::Ordinary(Colour::Red), say!("rival-book-winner-heading"), say!("rival-book-winner-text")),
    ]
}
