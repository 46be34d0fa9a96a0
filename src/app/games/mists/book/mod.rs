//! The book of rules of this game: its chapters and pages.

mod basics;
mod circle_details;
mod controls;
mod details;
mod level_details;
pub(super) mod levels;
mod sign;

use super::words::roman;
use crate::app::book::controls::{at_a_board_of_tiles, chapter};
use crate::app::book::{Book, Chapter, Page};
use crate::app::words::say;
use crate::rules::mists::Level;

/// The book. It tells the numbers of these levels, and opens at the level that is played, if one is.
pub(in crate::app::games) fn book(all: &[Level], playing: Option<u8>) -> Book {
    let played = all.iter().position(|level| Some(level.number) == playing);
    let (land, levels) = (land(), levels(all));
    let begins = played.map_or(0, |level| land.pages.len() + level);
    let expansion = expansion(played.map(|level| &all[level]));
    let controls = chapter(controls::of_a_turn(), at_a_board_of_tiles());
    Book { name: say!("game-name"), chapters: vec![land, levels, details(), expansion, controls], begins }
}

fn land() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("book-land-heading"), say!("book-land-what"), basics::land()),
        Page::of_rules(say!("book-meeples-heading"), say!("book-meeples-what"), basics::meeples()),
        Page::of_rules(say!("book-mist-heading"), say!("book-mist-what"), basics::mist()),
    ];
    Chapter { name: say!("book-chapter-land"), pages }
}

/// The rules of each level that the one before does not have.
fn levels(all: &[Level]) -> Chapter {
    let page = |level: &Level| {
        let page = levels::page(level);
        Page { entry: format!("{}  {}", roman(level.number), page.heading), ..page }
    };
    Chapter { name: say!("book-chapter-levels"), pages: all.iter().map(page).collect() }
}

fn details() -> Chapter {
    let pages = vec![
        Page::of_rules(say!("book-before-heading"), say!("book-before-what"), details::before()),
        Page::of_rules(say!("book-order-heading"), say!("book-order-what"), details::order()),
        Page::of_rules(say!("book-ghosts-heading"), say!("book-ghosts-what"), details::ghosts()),
        Page::of_rules(say!("book-scoring-heading"), say!("book-scoring-what"), details::scoring()),
        Page::of_rules(say!("book-end-heading"), say!("book-end-what"), details::end()),
        Page::of_rules(say!("book-cemeteries-heading"), say!("book-cemeteries-what"), level_details::cemeteries()),
        Page::of_rules(say!("book-burials-heading"), say!("book-burials-what"), level_details::burials()),
        Page::of_rules(say!("book-haunted-heading"), say!("book-haunted-what"), level_details::haunted()),
        Page::of_rules(say!("book-hounds-heading"), say!("book-hounds-what"), level_details::hounds()),
        Page::of_rules(say!("book-markers-heading"), say!("book-markers-what"), level_details::markers()),
    ];
    Chapter { name: say!("book-chapter-details"), pages }
}

/// The Spell Circles as they are at the level that is played, or in general.
fn expansion(played: Option<&Level>) -> Chapter {
    let (name, what) = levels::of_spell_circles();
    let pages = vec![
        Page::of_rules(name, what, levels::spell_circles(played)),
        Page::of_rules(say!("book-circles-heading"), say!("book-circles-what"), circle_details::circles()),
        Page::of_rules(say!("book-eloise-heading"), say!("book-eloise-what"), circle_details::eloise()),
    ];
    Chapter { name: say!("book-chapter-expansion"), pages }
}
