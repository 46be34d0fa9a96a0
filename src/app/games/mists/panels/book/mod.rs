//! The book of rules: one page at a time over everything else, with a list of all pages beside it.

mod basics;
mod contents;
mod controls;
pub(super) mod levels;
mod news;

pub use contents::Page;
pub use levels::name_of;
pub(super) use news::{News, framed};

use super::level_rules::level_seal;
use crate::app::input::{Want, pressed};
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, Scene, SheetOptions, Thing, Type, escaped, ready, screen_unit, sheet,
};
use crate::app::words::say;
use crate::rules::mists::Level;
use egui::{Align2, Context, EventFilter, Rect, pos2, vec2};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookIntent {
    /// Turn to this page.
    Turn(Page),
    /// Close it.
    Close,
}

const NAME: &str = "book";
const WIDTH: f32 = 1420.0;
const HEIGHT: f32 = 1040.0;
/// Distance from the sheet's edge to the text.
const EDGE: f32 = 48.0;
/// Width of the list of pages, and the gap between the list and the page.
const CONTENTS: f32 = 300.0;
const BESIDE_CONTENTS: f32 = 44.0;
/// Where the text of a page begins: below a plain heading, and below a heading with a level's picture.
const TOP: f32 = 162.0;
const TOP_BELOW_PICTURE: f32 = 196.0;
/// Width and height of a level's picture.
const PICTURE: (f32, f32) = (300.0, 132.0);
const GAP: f32 = 22.0;
/// Distance from the lower edge to the middle of the buttons, and their height.
const BUTTONS: (f32, f32) = (62.0, 60.0);

/// Shows the book over everything else. `back` is the text of the button that closes it.
pub fn book(ctx: &Context, view: &BookView, back: &str, art: &mut Art) -> Vec<BookIntent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        pen.cover_all(2);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(35), place);
        let list = pen.rect(place.min, (EDGE, EDGE), (CONTENTS, HEIGHT - 2.0 * EDGE));
        intents.extend(contents::show(pen, list, view.page).map(BookIntent::Turn));
        number(pen, list, view.page);
        let left = EDGE + CONTENTS + BESIDE_CONTENTS;
        let page = pen.rect(place.min, (left, 0.0), (WIDTH - left - EDGE, HEIGHT));
        show_page(pen, page, view);
        buttons(pen, page, view.page, back, &mut intents);
        keys(pen, view.page, &mut intents);
    });
    intents
}

/// "Page 3 of 12" below the list.
fn number(pen: &mut Pen, list: Rect, page: Page) {
    let number = Page::all().position(|known| known == page).unwrap_or_default() + 1;
    let text = say!("book-page", page = number, pages = Page::all().count());
    let at = list.left_bottom() + pen.size(10.0, EDGE - BUTTONS.0);
    pen.write(at, Align2::LEFT_CENTER, &text, Type::new(Face::Italic, 23.0, FADED_INK), list.width());
}

fn show_page(pen: &mut Pen, place: Rect, view: &BookView) {
    let top = head(pen, place, view.page);
    let room = place.with_min_y(top);
    let level = |number: u8| view.levels.iter().find(|level| level.number == number);
    match view.page {
        Page::Land => paragraphs(pen, room, &basics::land()),
        Page::Meeples => paragraphs(pen, room, &basics::meeples()),
        Page::Mist => paragraphs(pen, room, &basics::mist()),
        Page::Level(number) => paragraphs(pen, room, &level(number).map(levels::of).unwrap_or_default()),
        Page::SpellCircles => paragraphs(pen, room, &levels::spell_circles(view.playing.and_then(level))),
        Page::TurnControls => controls::show(pen, room, &controls::in_a_turn()),
        Page::TableControls => controls::show(pen, room, &controls::at_the_table()),
    }
}

/// The heading, with a level's picture before it. Returns where the text begins.
fn head(pen: &mut Pen, place: Rect, page: Page) -> f32 {
    let mut at = place.min + pen.size(0.0, 40.0);
    let mut top = TOP;
    if let Page::Level(level) = page {
        let picture = pen.rect(place.min, (2.0, 34.0), PICTURE);
        framed(pen, Scene::Level(level), picture);
        let seal = Rect::from_center_size(picture.right_center(), pen.size(84.0, 84.0));
        level_seal(pen, seal, level);
        at = pos2(seal.right() + 22.0 * pen.unit, at.y + 16.0 * pen.unit);
        top = TOP_BELOW_PICTURE;
    }
    let (name, what) = page.title();
    let width = place.right() - at.x;
    let name = pen.write(at, Align2::LEFT_TOP, name, Type::new(Face::Heading, 40.0, INK), width);
    let at = pos2(at.x, name.bottom() + 2.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, what, Type::new(Face::Italic, 27.0, INK), width);
    let top = place.top() + top * pen.unit;
    pen.rule(place.left(), place.right(), top - 16.0 * pen.unit);
    top
}

fn paragraphs(pen: &mut Pen, room: Rect, all: &[News]) {
    let mut at = room.min + pen.size(0.0, 8.0);
    for news in all {
        let size = vec2(room.width(), news.height(pen, room.width()));
        news.show(pen, Rect::from_min_size(at, size));
        at.y += size.y + GAP * pen.unit;
    }
}

/// The buttons for the previous page, the next page and the way out. The next page has the focus, so that Enter reads
/// on. On the last page the way out has it.
fn buttons(pen: &mut Pen, page: Rect, open: Page, back: &str, intents: &mut Vec<BookIntent>) {
    let (up, high) = BUTTONS;
    let unit = pen.unit;
    let button = |from: f32, wide: f32| {
        let corner = pos2(page.left() + from * unit, page.bottom() - (up + high / 2.0) * unit);
        Rect::from_min_size(corner, vec2(wide, high) * unit)
    };
    let previous = pen.button(button(0.0, 220.0), say!("book-previous"), open.beyond(-1).is_some());
    let next = pen.button(button(240.0, 220.0), say!("next"), open.beyond(1).is_some());
    let wide = 330.0;
    let close = pen.button(button(page.width() / pen.unit - wide, wide), back, true);
    if pen.ui.memory(|memory| memory.focused().is_none()) {
        if open.beyond(1).is_some() { next.request_focus() } else { close.request_focus() }
    }
    if previous.clicked() {
        intents.extend(open.beyond(-1).map(BookIntent::Turn));
    }
    if next.clicked() {
        intents.extend(open.beyond(1).map(BookIntent::Turn));
    }
    if close.clicked() {
        intents.push(BookIntent::Close);
    }
}

/// Left and right turn the pages, whatever has the focus. Escape closes the book.
fn keys(pen: &Pen, open: Page, intents: &mut Vec<BookIntent>) {
    let ctx = pen.ui.ctx();
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            memory.set_focus_lock_filter(focused, arrows);
        }
    });
    for (turn, step) in [(Want::PreviousPage, -1), (Want::NextPage, 1)] {
        if pressed(ctx, turn) {
            intents.extend(open.beyond(step).map(BookIntent::Turn));
        }
    }
    if escaped(pen) {
        intents.push(BookIntent::Close);
    }
}
