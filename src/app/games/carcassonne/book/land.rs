//! What the game is, how a turn goes, and how the land is laid.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// What one plays for, and the steps of a turn.
pub(super) fn game() -> Vec<Rule> {
    vec![
        rule(Sign::Flag, &["RSETUP-1"], say!("rival-book-rivals-heading"), say!("rival-book-rivals-text")),
        rule(
            Sign::Picture(Lesson::Edges),
            &["RTURN-1", "RPLACE-2"],
            say!("rival-book-tile-heading"),
            say!("rival-book-tile-text"),
        ),
        rule(Sign::Ghost, &["RTURN-1"], say!("rival-book-ghosts-come-heading"), say!("rival-book-ghosts-come-text")),
        rule(
            Sign::Ordinary(Colour::Red),
            &["RTURN-1"],
            say!("rival-book-then-meeple-heading"),
            say!("rival-book-then-meeple-text"),
        ),
        rule(Sign::Coin, &["RTURN-1"], say!("rival-book-then-points-heading"), say!("rival-book-then-points-text")),
    ]
}

/// Matching edges, finished roads and cities, and fields.
pub(super) fn land() -> Vec<Rule> {
    vec![
        rule(Sign::Picture(Lesson::Edges), &["RPLACE-1"], say!("book-edges-heading"), say!("book-edges-text")),
        rule(
            Sign::Picture(Lesson::Road),
            &["RROAD-1"],
            say!("book-finished-road-heading"),
            say!("rival-book-road-text"),
        ),
        rule(
            Sign::Picture(Lesson::City),
            &["RCITY-1", "RSCORE-2", "RSETUP-3"],
            say!("book-finished-city-heading"),
            say!("book-finished-city-text"),
        ),
        rule(Sign::Sheaf, &["RFIELD-2", "RFIELD-6"], say!("rival-book-fields-heading"), say!("rival-book-fields-text")),
    ]
}
