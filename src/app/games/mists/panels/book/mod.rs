//! The book of rules of this game: what stands on its pages.

mod basics;
mod contents;
mod controls;
pub(super) mod levels;
mod news;

pub(super) use crate::app::book::framed;
pub use contents::Page;
pub use levels::name_of;
pub(super) use news::News;

use super::level_rules::level_seal;
use crate::app::book::controls::{at_a_board_of_tiles, show as table};
use crate::app::book::{self, Frame, Reading, heading, heading_at, paragraphs};
use crate::app::theme::{Art, Pen, Scene};
use crate::rules::mists::Level;
use egui::{Context, Rect, pos2};

/// The open book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookView {
    /// The page at which it is open.
    pub page: Page,
    /// The levels of the box.
    pub levels: Vec<Level>,
    /// The level that is being played, if one is.
    pub playing: Option<u8>,
}

/// What the player wants in the book.
pub type BookIntent = book::BookIntent<Page>;

/// Where the text of a page begins, below a heading with a level's picture.
const TOP_BELOW_PICTURE: f32 = 196.0;
/// Width and height of a level's picture.
const PICTURE: (f32, f32) = (300.0, 132.0);

/// Shows the book over everything else. `back` is the text of the button that closes it.
pub fn book(ctx: &Context, view: &BookView, back: &str, art: &mut Art) -> Vec<BookIntent> {
    view.show(ctx, Frame::alone(back), art).intents
}

impl BookView {
    /// Shows the book with the books of other games beside it.
    pub(in crate::app::games::mists) fn show(&self, ctx: &Context, frame: Frame, art: &mut Art) -> Reading<Page> {
        book::book(ctx, self.page, frame, art, |pen, page| show_page(pen, page, self))
    }
}

fn show_page(pen: &mut Pen, place: Rect, view: &BookView) {
    let room = head(pen, place, view.page);
    let level = |number: u8| view.levels.iter().find(|level| level.number == number);
    match view.page {
        Page::Land => paragraphs(pen, room, &basics::land()),
        Page::Meeples => paragraphs(pen, room, &basics::meeples()),
        Page::Mist => paragraphs(pen, room, &basics::mist()),
        Page::Level(number) => paragraphs(pen, room, &level(number).map(levels::of).unwrap_or_default()),
        Page::SpellCircles => paragraphs(pen, room, &levels::spell_circles(view.playing.and_then(level))),
        Page::TurnControls => table(pen, room, &controls::of_a_turn()),
        Page::TableControls => table(pen, room, &at_a_board_of_tiles()),
    }
}

/// The heading, with a level's picture before it. Returns the room for the text.
fn head(pen: &mut Pen, place: Rect, page: Page) -> Rect {
    let Page::Level(level) = page else { return heading(pen, place, page) };
    let picture = pen.rect(place.min, (2.0, 34.0), PICTURE);
    framed(pen, Scene::Level(level), picture);
    let seal = Rect::from_center_size(picture.right_center(), pen.size(84.0, 84.0));
    level_seal(pen, seal, level);
    let at = pos2(seal.right() + 22.0 * pen.unit, place.top() + 56.0 * pen.unit);
    heading_at(pen, place, at, TOP_BELOW_PICTURE, page)
}
