//! The book of rules of this game: what stands on its pages, which of them is open, and the book over the title.

mod at_title;
mod cards;
mod contents;
mod controls;
mod house;
mod rest;

pub use at_title::OpenPage;
pub(super) use at_title::plugin;
pub use contents::Page;

use crate::app::book::controls::{at_the_table, show as table};
use crate::app::book::{self, Frame, Reading, heading, paragraphs};
use crate::app::theme::{Art, Pen};
use egui::{Context, Rect};

/// What the player wants in the book.
pub type BookIntent = book::BookIntent<Page>;

/// Shows the book over everything else, open at this page. `back` is the text of the button that closes it.
pub fn book(ctx: &Context, open: Page, back: &str, art: &mut Art) -> Vec<BookIntent> {
    among_others(ctx, open, Frame::alone(back), art).intents
}

/// Shows the book with the books of other games beside it.
fn among_others(ctx: &Context, open: Page, frame: Frame, art: &mut Art) -> Reading<Page> {
    book::book(ctx, open, frame, art, |pen, page| show_page(pen, page, open))
}

fn show_page(pen: &mut Pen, place: Rect, open: Page) {
    let room = heading(pen, place, open);
    match open {
        Page::Game => paragraphs(pen, room, &house::game()),
        Page::Rooms => paragraphs(pen, room, &house::rooms()),
        Page::Dice => paragraphs(pen, room, &house::dice()),
        Page::Taking => paragraphs(pen, room, &cards::taking()),
        Page::AtOnce => paragraphs(pen, room, &cards::at_once()),
        Page::AtOnceToo => paragraphs(pen, room, &cards::at_once_too()),
        Page::AtEnd => paragraphs(pen, room, &cards::at_end()),
        Page::End => paragraphs(pen, room, &rest::end()),
        Page::Hidden => paragraphs(pen, room, &rest::hidden()),
        Page::TurnControls => table(pen, room, &controls::of_a_turn()),
        Page::TableControls => table(pen, room, &at_the_table()),
    }
}
