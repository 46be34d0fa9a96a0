//! The first chapter: the basics of every game, which no level card explains.

use super::sign::Sign;
use crate::app::book::{Rule, rule};
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// Matching edges, and when a road or a city is completed.
pub(super) fn land() -> Vec<Rule> {
    vec![
        rule(
            Sign::Picture(Lesson::Edges),
            &["PLACE-1", "PLACE-2", "PLACE-3"],
            say!("book-edges-heading"),
            say!("book-edges-text"),
        ),
        rule(
            Sign::Picture(Lesson::Road),
            &["SCORE-2", "PLACE-5"],
            say!("book-finished-road-heading"),
            say!("book-finished-road-text"),
        ),
        rule(
            Sign::Picture(Lesson::City),
            &["SCORE-3", "SCORE-5"],
            say!("book-finished-city-heading"),
            say!("book-finished-city-text"),
        ),
    ]
}

/// One meeple per region, and joint scoring.
pub(super) fn meeples() -> Vec<Rule> {
    vec![
        rule(
            Sign::Picture(Lesson::Alone),
            &["MEEPLE-1", "MEEPLE-2", "MEEPLE-3"],
            say!("book-one-meeple-heading"),
            say!("book-one-meeple-text"),
        ),
        rule(Sign::Picture(Lesson::Together), &["SCORE-6"], say!("book-counting-heading"), say!("book-counting-text")),
        rule(Sign::Guard(Colour::Green), &["SCORE-1", "SCORE-9"], say!("book-home-heading"), say!("book-home-text")),
        rule(Sign::Coin, &["SCORE-8"], say!("book-several-heading"), say!("book-several-text")),
    ]
}

/// What completes a bank, what makes that impossible, and what lies under mist.
pub(super) fn mist() -> Vec<Rule> {
    vec![
        rule(Sign::Picture(Lesson::Bank), &["MIST-2", "MIST-4"], say!("book-bank-heading"), say!("book-bank-text")),
        rule(Sign::Picture(Lesson::Never), &["MIST-3"], say!("book-never-heading"), say!("book-never-text")),
        rule(
            Sign::Picture(Lesson::Covered),
            &["MIST-1", "MIST-6", "GHOST-4"],
            say!("book-covered-heading"),
            say!("book-covered-text"),
        ),
    ]
}
