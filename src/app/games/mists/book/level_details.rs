//! The chapter "In detail": what only holds from a certain level on.

use super::sign::Sign;
use crate::app::book::{Rule, rule};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::mists::Hound;

/// Cemeteries that are not haunted, at levels II to IV.
pub(super) fn cemeteries() -> Vec<Rule> {
    vec![
        rule(
            Sign::FaceDown,
            &["CEM-1", "MEEPLE-3"],
            say!("book-cemeteries-lay-heading"),
            say!("book-cemeteries-lay-text"),
        ),
        rule(
            Sign::Ghost,
            &["CEM-2", "CEM-5", "CEM-7"],
            say!("book-cemeteries-open-heading"),
            say!("book-cemeteries-open-text"),
        ),
        rule(Sign::Ghost, &["CEM-6"], say!("book-cemeteries-more-heading"), say!("book-cemeteries-more-text")),
    ]
}

/// Who is buried, from level II on.
pub(super) fn burials() -> Vec<Rule> {
    vec![
        rule(
            Sign::Guard(Colour::Black),
            &["CEM-2", "CEM-9", "L5-9"],
            say!("book-burials-when-heading"),
            say!("book-burials-when-text"),
        ),
        rule(Sign::Guard(Colour::Red), &["CEM-3"], say!("book-burials-who-heading"), say!("book-burials-who-text")),
        rule(
            Sign::Hound(Hound::Rufus),
            &["CEM-8", "CAT-3", "CAT-6"],
            say!("book-burials-animals-heading"),
            say!("book-burials-animals-text"),
        ),
        rule(
            Sign::Guard(Colour::Blue),
            &["CEM-4", "L5-9"],
            say!("book-burials-nobody-heading"),
            say!("book-burials-nobody-text"),
        ),
    ]
}

/// Haunted cemeteries and face-down tiles, at levels V and VI.
pub(super) fn haunted() -> Vec<Rule> {
    vec![
        rule(Sign::Ghost, &["L5-2", "L5-3"], say!("book-haunted-lay-heading"), say!("book-haunted-lay-text")),
        rule(Sign::Guard(Colour::Black), &["L5-2"], say!("book-haunted-open-heading"), say!("book-haunted-open-text")),
        rule(Sign::FaceDown, &["L5-4"], say!("book-haunted-night-heading"), say!("book-haunted-night-text")),
        rule(
            Sign::FaceDown,
            &["L5-5", "L5-6", "L5-7", "L5-8", "MIST-3"],
            say!("book-haunted-never-heading"),
            say!("book-haunted-never-text"),
        ),
    ]
}

/// The two hounds, from level III on.
pub(super) fn hounds() -> Vec<Rule> {
    vec![
        rule(Sign::Hound(Hound::Rufus), &["HOUND-1"], say!("book-hounds-when-heading"), say!("book-hounds-when-text")),
        rule(
            Sign::Hound(Hound::Ronja),
            &["HOUND-2", "HOUND-4", "HOUND-5"],
            say!("book-hounds-whom-heading"),
            say!("book-hounds-whom-text"),
        ),
        rule(Sign::Ghost, &["HOUND-3", "HOUND-7"], say!("book-hounds-ghosts-heading"), say!("book-hounds-ghosts-text")),
        rule(Sign::Coin, &["HOUND-6", "HOUND-8"], say!("book-hounds-points-heading"), say!("book-hounds-points-text")),
    ]
}

/// The three score markers of level VI.
pub(super) fn markers() -> Vec<Rule> {
    vec![
        rule(Sign::Guard(Colour::Blue), &["L6-1"], say!("book-markers-whose-heading"), say!("book-markers-whose-text")),
        rule(Sign::Guard(Colour::Green), &["L6-2"], say!("book-markers-move-heading"), say!("book-markers-move-text")),
        rule(Sign::Flag, &["L6-3"], say!("book-markers-reached-heading"), say!("book-markers-reached-text")),
        rule(
            Sign::Hound(Hound::Ronja),
            &["L6-4"],
            say!("book-markers-animals-heading"),
            say!("book-markers-animals-text"),
        ),
    ]
}
