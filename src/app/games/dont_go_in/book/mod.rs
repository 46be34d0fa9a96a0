//! The book of rules of this game: its chapters and pages.

mod cards;
mod controls;
mod details;
mod house;
mod rest;

use crate::app::book::controls::{at_the_table, chapter};
use crate::app::book::{Book, Chapter, Page};
use crate::app::games::signs::Sign;
use crate::app::words::say;
use std::sync::Arc;

/// The book.
pub(in crate::app::games) fn book() -> Book {
    let controls = chapter(controls::of_a_turn(), at_the_table());
    Book { name: say!("house-name"), chapters: vec![house(), cards(), rest(), details(), controls], begins: 0 }
}

/// The page that is read before the first game.
pub fn introduction() -> Page {
    Page {
        picture: Some(Arc::new(Sign::House)),
        ..Page::of_rules(say!("house-name"), say!("rules-how-to-play"), house::game())
    }
}

fn house() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("house-book-game-heading"), say!("house-book-game-what"), house::game()),
        Page::of_rules(say!("house-book-rooms-heading"), say!("house-book-rooms-what"), house::rooms()),
        Page::of_rules(say!("house-book-dice-heading"), say!("house-book-dice-what"), house::dice()),
        Page::of_rules(say!("house-book-taking-heading"), say!("house-book-taking-what"), cards::taking()),
    ];
    Chapter { name: say!("house-book-chapter-house"), pages }
}

fn cards() -> Chapter {
    let at_once = say!("house-book-at-once-what");
    let pages = vec![
        Page::of_rules(say!("house-book-at-once-heading"), at_once, cards::at_once()),
        Page::of_rules(say!("house-book-at-once-too-heading"), at_once, cards::at_once_too()),
        Page::of_rules(say!("house-book-at-end-heading"), say!("house-book-at-end-what"), cards::at_end()),
    ];
    Chapter { name: say!("house-book-chapter-cards"), pages }
}

fn rest() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("house-book-end-heading"), say!("house-book-end-what"), rest::end()),
        Page::of_rules(say!("house-book-hidden-heading"), say!("house-book-hidden-what"), rest::hidden()),
        Page::of_rules(say!("house-book-public-heading"), say!("house-book-public-what"), rest::open()),
    ];
    Chapter { name: say!("house-book-chapter-rest"), pages }
}

fn details() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("house-book-start-heading"), say!("house-book-start-what"), details::start()),
        Page::of_rules(say!("house-book-turn-details-heading"), say!("house-book-turn-details-what"), details::turn()),
        Page::of_rules(
            say!("house-book-first-rooms-heading"),
            say!("house-book-first-rooms-what"),
            details::first_rooms(),
        ),
        Page::of_rules(
            say!("house-book-other-rooms-heading"),
            say!("house-book-other-rooms-what"),
            details::other_rooms(),
        ),
        Page::of_rules(
            say!("house-book-taking-details-heading"),
            say!("house-book-taking-details-what"),
            details::taking(),
        ),
        Page::of_rules(
            say!("house-book-some-cards-heading"),
            say!("house-book-some-cards-what"),
            details::some_cards(),
        ),
    ];
    Chapter { name: say!("house-book-chapter-details"), pages }
}
