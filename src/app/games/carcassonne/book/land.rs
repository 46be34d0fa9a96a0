//! What the game is, how a turn goes, and how the land is laid.

use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// What one plays for, and the steps of a turn (RTURN-1, REND-5).
pub(super) fn game() -> Vec<News> {
    vec![
        news(Sign::Flag, say!("rival-book-rivals-heading"), say!("rival-book-rivals-text")),
        news(Sign::Picture(Lesson::Edges), say!("rival-book-tile-heading"), say!("rival-book-tile-text")),
        news(Sign::Ghost, say!("rival-book-ghosts-come-heading"), say!("rival-book-ghosts-come-text")),
        news(Sign::Ordinary(Colour::Red), say!("rival-book-then-meeple-heading"), say!("rival-book-then-meeple-text")),
        news(Sign::Coin, say!("rival-book-then-points-heading"), say!("rival-book-then-points-text")),
    ]
}

/// Matching edges, finished roads and cities, and fields (RPLACE-1, RROAD-1, RCITY-1, RFIELD-2, RFIELD-6).
pub(super) fn land() -> Vec<News> {
    vec![
        news(Sign::Picture(Lesson::Edges), say!("book-edges-heading"), say!("book-edges-text")),
        news(Sign::Picture(Lesson::Road), say!("book-finished-road-heading"), say!("rival-book-road-text")),
        news(Sign::Picture(Lesson::City), say!("book-finished-city-heading"), say!("book-finished-city-text")),
        news(Sign::Sheaf, say!("rival-book-fields-heading"), say!("rival-book-fields-text")),
    ]
}
