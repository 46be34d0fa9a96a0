//! The chapter "In detail": what holds at every level.

use super::sign::Sign;
use crate::app::book::{Rule, rule};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::mists::Hound;

/// What lies ready before the first turn.
pub(super) fn before() -> Vec<Rule> {
    vec![
        rule(
            Sign::FaceDown,
            &["SETUP-1", "L1-1", "L2-1", "L3-1"],
            say!("book-before-tiles-heading"),
            say!("book-before-tiles-text"),
        ),
        rule(
            Sign::Ghost,
            &["SETUP-2", "L1-1", "L2-1", "L3-1", "L4-1", "L5-1", "L6-0"],
            say!("book-before-ghosts-heading"),
            say!("book-before-ghosts-text"),
        ),
        rule(
            Sign::Guard(Colour::Pink),
            &["SETUP-3", "SETUP-5"],
            say!("book-before-meeples-heading"),
            say!("book-before-meeples-text"),
        ),
        rule(Sign::Coin, &["SETUP-4", "SETUP-5"], say!("book-before-score-heading"), say!("book-before-score-text")),
    ]
}

/// The steps of a turn in their order.
pub(super) fn order() -> Vec<Rule> {
    vec![
        rule(Sign::FaceDown, &["PLACE-1", "PLACE-4"], say!("book-order-draw-heading"), say!("book-order-draw-text")),
        rule(Sign::Flag, &["PLACE-5"], say!("book-order-start-heading"), say!("book-order-start-text")),
        rule(
            Sign::Guard(Colour::Red),
            &["MIST-4", "CEM-2", "GHOST-1", "MEEPLE-1", "MEEPLE-4", "SCORE-1"],
            say!("book-order-after-heading"),
            say!("book-order-after-text"),
        ),
        rule(
            Sign::Hound(Hound::Rufus),
            &["HOUND-1", "CAT-5", "L5-4", "END-2", "PILE-2"],
            say!("book-order-last-heading"),
            say!("book-order-last-text"),
        ),
    ]
}

/// Banks that burn off, and how many ghosts come.
pub(super) fn ghosts() -> Vec<Rule> {
    vec![
        rule(
            Sign::Ghost,
            &["MIST-4", "MIST-5", "MIST-6"],
            say!("book-ghosts-home-heading"),
            say!("book-ghosts-home-text"),
        ),
        rule(
            Sign::Ghost,
            &["GHOST-1", "GHOST-2", "GHOST-6"],
            say!("book-ghosts-come-heading"),
            say!("book-ghosts-come-text"),
        ),
        rule(Sign::Ghost, &["GHOST-3"], say!("book-ghosts-fewer-heading"), say!("book-ghosts-fewer-text")),
        rule(
            Sign::Flag,
            &["GHOST-1", "GHOST-5", "END-3"],
            say!("book-ghosts-many-heading"),
            say!("book-ghosts-many-text"),
        ),
    ]
}

/// What counts in a scoring, and ghosts instead of points.
pub(super) fn scoring() -> Vec<Rule> {
    vec![
        rule(
            Sign::Coin,
            &["SCORE-3", "SCORE-5", "SCORE-6"],
            say!("book-scoring-worth-heading"),
            say!("book-scoring-worth-text"),
        ),
        rule(
            Sign::Guard(Colour::Yellow),
            &["SCORE-4", "L5-6"],
            say!("book-scoring-castles-heading"),
            say!("book-scoring-castles-text"),
        ),
        rule(
            Sign::Ghost,
            &["SCORE-7", "SCORE-10"],
            say!("book-scoring-ghosts-heading"),
            say!("book-scoring-ghosts-text"),
        ),
        rule(
            Sign::Guard(Colour::Green),
            &["SCORE-7", "SCORE-8"],
            say!("book-scoring-choice-heading"),
            say!("book-scoring-choice-text"),
        ),
    ]
}

/// Victory and defeat, and piles that run out.
pub(super) fn end() -> Vec<Rule> {
    vec![
        rule(Sign::Flag, &["END-1", "END-4"], say!("book-end-victory-heading"), say!("book-end-victory-text")),
        rule(Sign::Flag, &["END-2", "PLACE-4"], say!("book-end-tiles-heading"), say!("book-end-tiles-text")),
        rule(
            Sign::FaceDown,
            &["PILE-1", "PILE-2", "HOUND-4"],
            say!("book-end-piles-heading"),
            say!("book-end-piles-text"),
        ),
        rule(Sign::FaceDown, &["L5-9", "L5-10"], say!("book-end-last-heading"), say!("book-end-last-text")),
    ]
}
