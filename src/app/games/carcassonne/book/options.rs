//! The Spell Circles and the abbot, which may be left out.

use crate::app::games::signs::{News, Sign, news};
use crate::app::words::say;
use crate::rules::Colour;

/// What the Spell Circles add (RCIRC-1 to RCIRC-10).
pub(super) fn spell_circles() -> Vec<News> {
    vec![
        news(Sign::Circle, say!("rival-book-fill-heading"), say!("rival-book-fill-text")),
        news(Sign::Ghost, say!("rival-book-circles-extend-heading"), say!("rival-book-circles-extend-text")),
        news(Sign::Ghost, say!("rival-book-circles-break-heading"), say!("rival-book-circles-break-text")),
        news(Sign::Circle, say!("rival-book-circles-left-heading"), say!("rival-book-circles-left-text")),
    ]
}

/// What the abbot does (RABBOT-1 to RABBOT-3).
pub(super) fn abbot() -> Vec<News> {
    vec![
        news(Sign::Abbot(Colour::Pink), say!("rival-book-one-more-heading"), say!("rival-book-one-more-text")),
        news(Sign::Coin, say!("rival-book-recall-heading"), say!("rival-book-recall-text")),
    ]
}
