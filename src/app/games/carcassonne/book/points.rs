//! What regions bring, to whom, and what is counted at the end.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// What each kind of region brings.
pub(super) fn regions() -> Vec<Rule> {
    vec![
        rule(Sign::Coin, &["RROAD-1"], say!("rival-book-roads-heading"), say!("rival-book-roads-text")),
        rule(
            Sign::Picture(Lesson::City),
            &["RCITY-1"],
            say!("rival-book-cities-heading"),
            say!("rival-book-cities-text"),
        ),
        rule(Sign::Coin, &["RABBEY-1"], say!("rival-book-monasteries-heading"), say!("rival-book-monasteries-text")),
        rule(Sign::Coin, &["RCASTLE-1"], say!("rival-book-castles-heading"), say!("rival-book-castles-text")),
        rule(
            Sign::Armed(Colour::Yellow),
            &["RCEM-1", "RCEM-2", "RCEM-3", "RCEM-4"],
            say!("rival-book-cemeteries-heading"),
            say!("rival-book-cemeteries-text"),
        ),
    ]
}

/// Who gets the points of a region.
pub(super) fn scoring() -> Vec<Rule> {
    vec![
        rule(
            Sign::Picture(Lesson::Together),
            &["RSCORE-3"],
            say!("rival-book-majority-heading"),
            say!("rival-book-majority-text"),
        ),
        rule(
            Sign::Ghost,
            &["RSCORE-4", "RSCORE-5"],
            say!("rival-book-own-ghosts-heading"),
            say!("rival-book-own-ghosts-text"),
        ),
        rule(Sign::Coin, &["RSCORE-7"], say!("rival-book-order-heading"), say!("rival-book-order-text")),
        rule(Sign::Pennon, &["RSCORE-5"], say!("rival-book-ring-heading"), say!("rival-book-ring-text")),
    ]
}

/// What a field brings at the end.
pub(super) fn farmers() -> Vec<Rule> {
    vec![
        rule(Sign::Sheaf, &["RGHOST-3"], say!("rival-book-lying-heading"), say!("rival-book-lying-text")),
        rule(
            Sign::Picture(Lesson::City),
            &["RFIELD-9"],
            say!("rival-book-feeds-heading"),
            say!("rival-book-feeds-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Green),
            &["RSCORE-3", "RFIELD-6"],
            say!("rival-book-most-farmers-heading"),
            say!("rival-book-most-farmers-text"),
        ),
        rule(Sign::Sheaf, &["RSETUP-6"], say!("rival-book-no-farmers-heading"), say!("rival-book-no-farmers-text")),
    ]
}

/// The end of the game and what is counted then.
pub(super) fn end() -> Vec<Rule> {
    vec![
        rule(
            Sign::Flag,
            &["REND-1", "REND-2"],
            say!("rival-book-last-tile-heading"),
            say!("rival-book-last-tile-text"),
        ),
        rule(
            Sign::Coin,
            &["REND-2", "RFIELD-9", "RCEM-4"],
            say!("rival-book-unfinished-heading"),
            say!("rival-book-unfinished-text"),
        ),
        rule(
            Sign::Ghost,
            &["REND-3", "REND-4"],
            say!("rival-book-ghosts-at-end-heading"),
            say!("rival-book-ghosts-at-end-text"),
        ),
        rule(
            Sign::Ghost,
            &["REND-3", "RCEM-4"],
            say!("rival-book-free-ghosts-heading"),
            say!("rival-book-free-ghosts-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Red),
            &["REND-5"],
            say!("rival-book-winner-heading"),
            say!("rival-book-winner-text"),
        ),
    ]
}

/// What is scored and in what order, in detail.
pub(super) fn scored() -> Vec<Rule> {
    vec![
        rule(Sign::Flag, &["RSCORE-1"], say!("rival-book-what-scores-heading"), say!("rival-book-what-scores-text")),
        rule(
            Sign::Ghost,
            &["RSCORE-2", "RSCORE-4", "RSCORE-5"],
            say!("rival-book-value-heading"),
            say!("rival-book-value-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Blue),
            &["RSCORE-6", "RGHOST-4"],
            say!("rival-book-all-home-heading"),
            say!("rival-book-all-home-text"),
        ),
        rule(Sign::Coin, &["RSCORE-5", "RSCORE-7"], say!("rival-book-next-heading"), say!("rival-book-next-text")),
    ]
}

/// Castles, cemeteries and small cities in detail.
pub(super) fn nine_tiles() -> Vec<Rule> {
    vec![
        rule(Sign::Coin, &["RCASTLE-1"], say!("rival-book-mist-round-heading"), say!("rival-book-mist-round-text")),
        rule(
            Sign::Ordinary(Colour::Red),
            &["RCASTLE-2", "RCEM-1"],
            say!("rival-book-one-piece-heading"),
            say!("rival-book-one-piece-text"),
        ),
        rule(
            Sign::Armed(Colour::Yellow),
            &["RCEM-2", "RCEM-3"],
            say!("rival-book-keeper-heading"),
            say!("rival-book-keeper-text"),
        ),
        rule(Sign::Ghost, &["RCEM-1"], say!("rival-book-no-burial-heading"), say!("rival-book-no-burial-text")),
        rule(Sign::Coin, &["RCITY-1"], say!("rival-book-small-heading"), say!("rival-book-small-text")),
    ]
}
