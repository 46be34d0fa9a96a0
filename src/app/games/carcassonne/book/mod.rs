//! The book of rules of this game: its chapters and pages.

mod details;
mod fields;
mod land;
mod meeples;
mod options;
mod points;

use crate::app::book::controls::{at_a_board_of_tiles, chapter, in_a_turn};
use crate::app::book::{Book, Chapter, Page};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use std::sync::Arc;

/// The book.
pub(in crate::app::games) fn book() -> Book {
    let choice = [say!("rival-control-choose-what"), say!("control-choose-mouse"), say!("control-choose-keys")];
    Book {
        name: say!("rival-book-name"),
        chapters: vec![game(), points(), options(), details(), chapter(in_a_turn(&[choice]), at_a_board_of_tiles())],
        begins: 0,
    }
}

/// The page that is read before the first game.
pub fn introduction() -> Page {
    Page {
        picture: Some(Arc::new(Sign::Rivals)),
        ..Page::of_rules(say!("games-rival-name"), say!("rules-how-to-play"), land::game())
    }
}

fn game() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("rival-book-game-heading"), say!("rival-book-game-what"), land::game()),
        Page::of_rules(say!("rival-book-land-heading"), say!("rival-book-land-what"), land::land()),
        Page::of_rules(say!("rival-book-meeples-heading"), say!("rival-book-meeples-what"), meeples::meeples()),
        Page::of_rules(say!("rival-book-ghosts-heading"), say!("rival-book-ghosts-what"), meeples::ghosts()),
    ];
    Chapter { name: say!("rival-book-chapter-game"), pages }
}

fn points() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("rival-book-regions-heading"), say!("rival-book-regions-what"), points::regions()),
        Page::of_rules(say!("rival-book-scoring-heading"), say!("rival-book-scoring-what"), points::scoring()),
        Page::of_rules(say!("rival-book-farmers-heading"), say!("rival-book-farmers-what"), points::farmers()),
        Page::of_rules(say!("rival-book-end-heading"), say!("rival-book-end-what"), points::end()),
    ];
    Chapter { name: say!("rival-book-chapter-points"), pages }
}

fn options() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("spell-circles-name"), say!("rival-book-spell-circles-what"), options::spell_circles()),
        Page::of_rules(say!("rival-book-abbot-heading"), say!("rival-book-abbot-what"), options::abbot()),
    ];
    Chapter { name: say!("rival-book-chapter-options"), pages }
}

fn details() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("rival-book-setup-heading"), say!("rival-book-setup-what"), details::setup()),
        Page::of_rules(say!("rival-book-steps-heading"), say!("rival-book-steps-what"), details::turn()),
        Page::of_rules(say!("rival-book-banks-heading"), say!("rival-book-banks-what"), details::mist()),
        Page::of_rules(say!("rival-book-pieces-heading"), say!("rival-book-pieces-what"), details::pieces()),
        Page::of_rules(say!("rival-book-divided-heading"), say!("rival-book-divided-what"), fields::divided()),
        Page::of_rules(say!("rival-book-joined-heading"), say!("rival-book-joined-what"), fields::joined()),
        Page::of_rules(say!("rival-book-scored-heading"), say!("rival-book-scored-what"), points::scored()),
        Page::of_rules(say!("rival-book-nine-heading"), say!("rival-book-nine-what"), points::nine_tiles()),
        Page::of_rules(say!("rival-book-filled-heading"), say!("rival-book-filled-what"), options::filled()),
        Page::of_rules(say!("rival-book-leaving-heading"), say!("rival-book-leaving-what"), options::leaving()),
    ];
    Chapter { name: say!("rival-book-chapter-details"), pages }
}
