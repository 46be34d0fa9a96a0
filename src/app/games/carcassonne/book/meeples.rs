//! Meeples, guards and ghosts: where they stand, and when they go.

use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// Where a meeple may stand, guards and the reserve (RMEEPLE-1 to RMEEPLE-4, RGUARD-1 to RGUARD-3).
pub(super) fn meeples() -> Vec<News> {
    vec![
        news(Sign::Picture(Lesson::Alone), say!("rival-book-claim-heading"), say!("rival-book-claim-text")),
        news(Sign::Picture(Lesson::Together), say!("rival-book-meet-heading"), say!("rival-book-meet-text")),
        news(Sign::Armed(Colour::Green), say!("rival-book-guards-heading"), say!("rival-book-guards-text")),
        news(Sign::Armed(Colour::Black), say!("rival-book-reserve-heading"), say!("rival-book-reserve-text")),
    ]
}

/// When ghosts come to meeples, and what they do there (RMIST-1 to RMIST-4, RGHOST-1 to RGHOST-4).
pub(super) fn ghosts() -> Vec<News> {
    vec![
        news(Sign::Ghost, say!("rival-book-extend-heading"), say!("rival-book-extend-text")),
        news(Sign::Ghost, say!("rival-book-break-heading"), say!("rival-book-break-text")),
        news(Sign::Ordinary(Colour::Blue), say!("rival-book-third-heading"), say!("rival-book-third-text")),
        news(Sign::Coin, say!("rival-book-cost-heading"), say!("rival-book-cost-text")),
        news(Sign::Ghost, say!("rival-book-none-heading"), say!("rival-book-none-text")),
    ]
}
