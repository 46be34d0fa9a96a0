//! Meeples, guards and ghosts: where they stand, and when they go.

use crate::app::book::{Rule, rule};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// Where a meeple may stand, guards and the reserve.
pub(super) fn meeples() -> Vec<Rule> {
    vec![
        rule(
            Sign::Picture(Lesson::Alone),
            &["RMEEPLE-1", "RMEEPLE-2", "RMEEPLE-3"],
            say!("rival-book-claim-heading"),
            say!("rival-book-claim-text"),
        ),
        rule(
            Sign::Picture(Lesson::Together),
            &["RMEEPLE-4"],
            say!("rival-book-meet-heading"),
            say!("rival-book-meet-text"),
        ),
        rule(
            Sign::Armed(Colour::Green),
            &["RSETUP-4", "RGUARD-1", "RGUARD-2"],
            say!("rival-book-guards-heading"),
            say!("rival-book-guards-text"),
        ),
        rule(
            Sign::Armed(Colour::Black),
            &["RSETUP-4", "RGUARD-3", "RCEM-3"],
            say!("rival-book-reserve-heading"),
            say!("rival-book-reserve-text"),
        ),
    ]
}

/// When ghosts come to meeples, and what they do there.
pub(super) fn ghosts() -> Vec<Rule> {
    vec![
        rule(Sign::Ghost, &["RMIST-1"], say!("rival-book-extend-heading"), say!("rival-book-extend-text")),
        rule(
            Sign::Ghost,
            &["RMIST-2", "RMIST-3", "RMIST-4"],
            say!("rival-book-break-heading"),
            say!("rival-book-break-text"),
        ),
        rule(
            Sign::Ordinary(Colour::Blue),
            &["RGHOST-3", "RMEEPLE-2"],
            say!("rival-book-third-heading"),
            say!("rival-book-third-text"),
        ),
        rule(Sign::Coin, &["RSCORE-4", "REND-3"], say!("rival-book-cost-heading"), say!("rival-book-cost-text")),
        rule(Sign::Ghost, &["RSETUP-5", "RGHOST-2"], say!("rival-book-none-heading"), say!("rival-book-none-text")),
    ]
}
