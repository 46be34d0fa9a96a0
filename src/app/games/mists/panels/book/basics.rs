//! The first chapter: the basics of every game, which no level card explains.

use super::news::{News, Sign, news};
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// Matching edges, and when a road or a city is completed (PLACE-2, PLACE-3, SCORE-2, SCORE-3, SCORE-5).
pub(super) fn land() -> Vec<News> {
    vec![
        news(Sign::Picture(Lesson::Edges), say!("book-edges-heading"), say!("book-edges-text")),
        news(Sign::Picture(Lesson::Road), say!("book-finished-road-heading"), say!("book-finished-road-text")),
        news(Sign::Picture(Lesson::City), say!("book-finished-city-heading"), say!("book-finished-city-text")),
    ]
}

/// One meeple per region, and joint scoring (MEEPLE-1 to MEEPLE-3, SCORE-1, SCORE-6, SCORE-8, SCORE-9).
pub(super) fn meeples() -> Vec<News> {
    vec![
        news(Sign::Picture(Lesson::Alone), say!("book-one-meeple-heading"), say!("book-one-meeple-text")),
        news(Sign::Picture(Lesson::Together), say!("book-counting-heading"), say!("book-counting-text")),
        news(Sign::Guard(Colour::Green), say!("book-home-heading"), say!("book-home-text")),
        news(Sign::Coin, say!("book-several-heading"), say!("book-several-text")),
    ]
}

/// What completes a bank, what makes that impossible, and what lies under mist (MIST-1 to MIST-6, GHOST-4).
pub(super) fn mist() -> Vec<News> {
    vec![
        news(Sign::Picture(Lesson::Bank), say!("book-bank-heading"), say!("book-bank-text")),
        news(Sign::Picture(Lesson::Never), say!("book-never-heading"), say!("book-never-text")),
        news(Sign::Picture(Lesson::Covered), say!("book-covered-heading"), say!("book-covered-text")),
    ]
}
