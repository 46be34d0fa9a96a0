//! The book of rules of this game: what stands on its pages, which of them is open, and the book over the title.

mod at_title;
mod contents;
mod land;
mod meeples;
mod options;
mod points;

pub use at_title::OpenPage;
pub(super) use at_title::plugin;
pub use contents::Page;

use crate::app::book::controls::{at_a_board_of_tiles, in_a_turn, show as table};
use crate::app::book::{self, Frame, Reading, heading, paragraphs};
use crate::app::theme::{Art, Pen};
use crate::app::words::say;
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
        Page::Game => paragraphs(pen, room, &land::game()),
        Page::Land => paragraphs(pen, room, &land::land()),
        Page::Meeples => paragraphs(pen, room, &meeples::meeples()),
        Page::Ghosts => paragraphs(pen, room, &meeples::ghosts()),
        Page::Regions => paragraphs(pen, room, &points::regions()),
        Page::Scoring => paragraphs(pen, room, &points::scoring()),
        Page::Farmers => paragraphs(pen, room, &points::farmers()),
        Page::End => paragraphs(pen, room, &points::end()),
        Page::SpellCircles => paragraphs(pen, room, &options::spell_circles()),
        Page::Abbot => paragraphs(pen, room, &options::abbot()),
        Page::TurnControls => {
            let choice = [say!("rival-control-choose-what"), say!("control-choose-mouse"), say!("control-choose-keys")];
            table(pen, room, &in_a_turn(&[choice]));
        }
        Page::TableControls => table(pen, room, &at_a_board_of_tiles()),
    }
}
