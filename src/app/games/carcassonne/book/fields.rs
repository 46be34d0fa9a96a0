//! Fields in detail: what divides them on a tile, how they join, and which cities they touch.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;

/// What divides the fields of one tile.
pub(super) fn divided() -> Vec<Rule> {
    vec![
        rule(Sign::Sheaf, &["RFIELD-3"], say!("rival-book-rim-heading"), say!("rival-book-rim-text")),
        rule(
            Sign::Sheaf,
            &["RFIELD-2", "RFIELD-4", "RFIELD-5"],
            say!("rival-book-road-ends-heading"),
            say!("rival-book-road-ends-text"),
        ),
        rule(Sign::Sheaf, &["RFIELD-4"], say!("rival-book-gate-heading"), say!("rival-book-gate-text")),
        rule(Sign::Sheaf, &["RFIELD-4"], say!("rival-book-mist-divides-heading"), say!("rival-book-mist-divides-text")),
    ]
}

/// How fields join, and which cities they touch.
pub(super) fn joined() -> Vec<Rule> {
    vec![
        rule(Sign::Sheaf, &["RFIELD-6"], say!("rival-book-join-heading"), say!("rival-book-join-text")),
        rule(Sign::Sheaf, &["RFIELD-2"], say!("rival-book-no-field-heading"), say!("rival-book-no-field-text")),
        rule(
            Sign::Picture(Lesson::City),
            &["RFIELD-7"],
            say!("rival-book-touch-heading"),
            say!("rival-book-touch-text"),
        ),
        rule(Sign::Coin, &["RFIELD-9"], say!("rival-book-once-heading"), say!("rival-book-once-text")),
    ]
}
