//! The Spell Circles and Eloise in detail.

use super::sign::Sign;
use crate::app::book::{Rule, rule};
use crate::app::words::say;

/// How circles fill, and what they hold.
pub(super) fn circles() -> Vec<Rule> {
    vec![
        rule(
            Sign::FaceDown,
            &["SPELL-1", "SPELL-2"],
            say!("book-circles-tiles-heading"),
            say!("book-circles-tiles-text"),
        ),
        rule(
            Sign::Circle,
            &["SPELL-2", "SPELL-4", "GHOST-5"],
            say!("book-circles-draw-heading"),
            say!("book-circles-draw-text"),
        ),
        rule(
            Sign::Circle,
            &["SPELL-4", "SPELL-5", "SPELL-7", "MEEPLE-3"],
            say!("book-circles-hold-heading"),
            say!("book-circles-hold-text"),
        ),
        rule(
            Sign::Ghost,
            &["SPELL-3", "SPELL-6", "SPELL-8"],
            say!("book-circles-count-heading"),
            say!("book-circles-count-text"),
        ),
    ]
}

/// Eloise's way from the supply to the end of the game.
pub(super) fn eloise() -> Vec<Rule> {
    vec![
        rule(Sign::Ghost, &["CAT-1"], say!("book-eloise-before-heading"), say!("book-eloise-before-text")),
        rule(
            Sign::Cat,
            &["CAT-2", "CAT-3", "CAT-5"],
            say!("book-eloise-comes-heading"),
            say!("book-eloise-comes-text"),
        ),
        rule(Sign::Coin, &["CAT-4"], say!("book-eloise-points-heading"), say!("book-eloise-points-text")),
        rule(
            Sign::Cat,
            &["CAT-3", "CAT-5", "CAT-6"],
            say!("book-eloise-moves-heading"),
            say!("book-eloise-moves-text"),
        ),
    ]
}
