//! What is seldom asked: what lies ready, what is not asked in a turn, and mist and pieces in detail.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// Players, tiles and ghosts before the game begins, and what is chosen.
pub(super) fn setup() -> Vec<Rule> {
    vec![
        rule(
            Sign::Ordinary(Colour::Red),
            &["RSETUP-1", "RSETUP-4"],
            say!("rival-book-players-heading"),
            say!("rival-book-players-text"),
        ),
        rule(Sign::Flag, &["RSETUP-2", "RCIRC-1"], say!("rival-book-supply-heading"), say!("rival-book-supply-text")),
        rule(
            Sign::Sheaf,
            &["RSETUP-3", "RPLACE-1"],
            say!("rival-book-start-tile-heading"),
            say!("rival-book-start-tile-text"),
        ),
        rule(
            Sign::Ghost,
            &["RSETUP-3", "RSETUP-5"],
            say!("rival-book-one-supply-heading"),
            say!("rival-book-one-supply-text"),
        ),
        rule(Sign::Circle, &["RSETUP-6"], say!("rival-book-choices-heading"), say!("rival-book-choices-text")),
    ]
}

/// The order of a turn, what is asked in it, and what all may see.
pub(super) fn turn() -> Vec<Rule> {
    vec![
        rule(Sign::Flag, &["RTURN-1"], say!("rival-book-step-by-step-heading"), say!("rival-book-step-by-step-text")),
        rule(Sign::Ghost, &["RTURN-3"], say!("rival-book-one-by-one-heading"), say!("rival-book-one-by-one-text")),
        rule(
            Sign::Ordinary(Colour::Yellow),
            &["RTURN-2", "RMEEPLE-5"],
            say!("rival-book-not-asked-heading"),
            say!("rival-book-not-asked-text"),
        ),
        rule(
            Sign::Flag,
            &["RPLACE-1", "RPLACE-2", "RPLACE-3", "REND-1"],
            say!("rival-book-no-place-heading"),
            say!("rival-book-no-place-text"),
        ),
        rule(Sign::Coin, &["RSETUP-7"], say!("rival-book-open-heading"), say!("rival-book-open-text")),
    ]
}

/// Banks, which edges count, and who gets a ghost.
pub(super) fn mist() -> Vec<Rule> {
    vec![
        rule(
            Sign::Picture(Lesson::Never),
            &["RPLACE-4"],
            say!("rival-book-bank-heading"),
            say!("rival-book-bank-text"),
        ),
        rule(
            Sign::Ghost,
            &["RMIST-1", "RMIST-2", "RMIST-3"],
            say!("rival-book-edges-count-heading"),
            say!("rival-book-edges-count-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Blue),
            &["RGHOST-1", "RGUARD-2"],
            say!("rival-book-eligible-heading"),
            say!("rival-book-eligible-text"),
        ),
        rule(
            Sign::Ghost,
            &["RMIST-4", "RGHOST-2", "RGHOST-3"],
            say!("rival-book-must-heading"),
            say!("rival-book-must-text"),
        ),
    ]
}

/// Where pieces go, and when they and their ghosts come home.
pub(super) fn pieces() -> Vec<Rule> {
    vec![
        rule(
            Sign::Ordinary(Colour::Green),
            &["RMEEPLE-1", "RMEEPLE-4", "RMEEPLE-5"],
            say!("rival-book-just-finished-heading"),
            say!("rival-book-just-finished-text"),
        ),
        rule(
            Sign::Circle,
            &["RMEEPLE-3", "RMEEPLE-6", "RCIRC-1"],
            say!("rival-book-nowhere-heading"),
            say!("rival-book-nowhere-text"),
        ),
        rule(
            Sign::Armed(Colour::Black),
            &["RGUARD-1", "RGUARD-3"],
            say!("rival-book-guards-home-heading"),
            say!("rival-book-guards-home-text"),
        ),
        rule(Sign::Ghost, &["RGHOST-4"], say!("rival-book-ghosts-stay-heading"), say!("rival-book-ghosts-stay-text")),
    ]
}
