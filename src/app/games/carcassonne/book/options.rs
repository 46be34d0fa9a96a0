//! The Spell Circles and the abbot, which may be left out.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::rules::Colour;

/// What the Spell Circles add.
pub(super) fn spell_circles() -> Vec<Rule> {
    vec![
        rule(
            Sign::Circle,
            &["RCIRC-1", "RCIRC-2", "RCIRC-3", "RCIRC-4"],
            say!("rival-book-fill-heading"),
            say!("rival-book-fill-text"),
        ),
        rule(
            Sign::Ghost,
            &["RCIRC-5", "RCIRC-6"],
            say!("rival-book-circles-extend-heading"),
            say!("rival-book-circles-extend-text"),
        ),
        rule(
            Sign::Ghost,
            &["RCIRC-7", "RCIRC-8"],
            say!("rival-book-circles-break-heading"),
            say!("rival-book-circles-break-text"),
        ),
        rule(
            Sign::Circle,
            &["RCIRC-10"],
            say!("rival-book-circles-left-heading"),
            say!("rival-book-circles-left-text"),
        ),
    ]
}

/// What the abbot does.
pub(super) fn abbot() -> Vec<Rule> {
    vec![
        rule(
            Sign::Abbot(Colour::Pink),
            &["RABBOT-1"],
            say!("rival-book-one-more-heading"),
            say!("rival-book-one-more-text"),
        ),
        rule(Sign::Coin, &["RABBOT-2"], say!("rival-book-recall-heading"), say!("rival-book-recall-text")),
        rule(
            Sign::Abbot(Colour::Blue),
            &["RABBOT-1"],
            say!("rival-book-no-castle-heading"),
            say!("rival-book-no-castle-text"),
        ),
        rule(
            Sign::Ghost,
            &["RABBOT-2", "RGHOST-4", "RSCORE-5"],
            say!("rival-book-either-heading"),
            say!("rival-book-either-text"),
        ),
        rule(
            Sign::Abbot(Colour::Green),
            &["RABBOT-3"],
            say!("rival-book-too-late-heading"),
            say!("rival-book-too-late-text"),
        ),
    ]
}

/// How circles get their ghosts, in detail.
pub(super) fn filled() -> Vec<Rule> {
    vec![
        rule(Sign::Circle, &["RCIRC-1"], say!("rival-book-circle-tiles-heading"), say!("rival-book-circle-tiles-text")),
        rule(
            Sign::Circle,
            &["RCIRC-2", "RCIRC-7"],
            say!("rival-book-fill-first-heading"),
            say!("rival-book-fill-first-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Yellow),
            &["RCIRC-3"],
            say!("rival-book-drawn-heading"),
            say!("rival-book-drawn-text"),
        ),
        rule(
            Sign::Circle,
            &["RCIRC-2", "RCIRC-4"],
            say!("rival-book-too-few-heading"),
            say!("rival-book-too-few-text"),
        ),
        rule(
            Sign::Ghost,
            &["RCIRC-9", "RGHOST-3"],
            say!("rival-book-never-three-heading"),
            say!("rival-book-never-three-text"),
        ),
    ]
}

/// How ghosts leave circles, in detail.
pub(super) fn leaving() -> Vec<Rule> {
    vec![
        rule(Sign::Circle, &["RCIRC-5"], say!("rival-book-one-leaves-heading"), say!("rival-book-one-leaves-text")),
        rule(Sign::Ghost, &["RCIRC-6"], say!("rival-book-all-leave-heading"), say!("rival-book-all-leave-text")),
        rule(Sign::Circle, &["RCIRC-7"], say!("rival-book-new-circles-heading"), say!("rival-book-new-circles-text")),
        rule(Sign::Ghost, &["RCIRC-8"], say!("rival-book-old-circles-heading"), say!("rival-book-old-circles-text")),
    ]
}
