//! The book of rules: one page at a time over everything else, with a list of all pages beside it. This is the frame; each
//! game has its own pages.

mod contents;
pub(in crate::app) mod controls;
mod paragraph;

pub(in crate::app) use paragraph::{Drawn, Paragraph, framed, paragraphs};

use crate::app::input::{Want, pressed};
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, SheetOptions, Thing, Type, escaped, ready, screen_unit, sheet,
};
use crate::app::words::say;
use egui::{Align2, Context, EventFilter, Pos2, Rect, pos2, vec2};

/// The pages of a game's book.
pub trait Pages: Copy + PartialEq + 'static {
    /// The chapters with their pages, in order.
    fn chapters() -> &'static [Chapter<Self>];

    /// The heading of the page, and its subject.
    fn title(self) -> (&'static str, &'static str);

    /// Its name in the list.
    fn entry(self) -> String {
        self.title().0.to_owned()
    }

    /// Every page, from the first to the last.
    fn all() -> impl Iterator<Item = Self> {
        Self::chapters().iter().flat_map(|chapter| chapter.pages.iter().copied())
    }

    /// The page this many pages further on, if there is one.
    fn beyond(self, step: isize) -> Option<Self> {
        let here = Self::all().position(|page| page == self)?;
        Self::all().nth(here.checked_add_signed(step)?)
    }
}

/// A chapter: a part of the list of pages.
pub struct Chapter<P: 'static> {
    /// Its name in the list.
    pub name: fn() -> &'static str,
    /// Its pages in order.
    pub pages: &'static [P],
}

/// What the player wants in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookIntent<P> {
    /// Turn to this page.
    Turn(P),
    /// Close it.
    Close,
}

/// What is around the pages.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Frame<'a> {
    /// The text of the button that closes the book.
    pub back: &'a str,
    /// The names of all games whose books can be read here, in their order. Empty if there is only this book.
    pub shelf: &'a [&'a str],
    /// The place of the open book on the shelf.
    pub open: usize,
}

impl<'a> Frame<'a> {
    /// Around the only book that can be read here.
    pub fn alone(back: &'a str) -> Frame<'a> {
        Frame { back, shelf: &[], open: 0 }
    }
}

/// What the player does with the book.
pub(in crate::app) struct Reading<P> {
    /// In the open book.
    pub intents: Vec<BookIntent<P>>,
    /// The place of another book that was taken from the shelf.
    pub taken: Option<usize>,
}

const NAME: &str = "book";
const WIDTH: f32 = 1420.0;
const HEIGHT: f32 = 1040.0;
/// Distance from the sheet's edge to the text.
const EDGE: f32 = 48.0;
/// Width of the list of pages, and the gap between the list and the page.
const CONTENTS: f32 = 300.0;
const BESIDE_CONTENTS: f32 = 44.0;
/// Where the text of a page begins, below a plain heading.
const TOP: f32 = 162.0;
/// Distance from the lower edge to the middle of the buttons, and their height.
const BUTTONS: (f32, f32) = (62.0, 60.0);

/// Shows the book over everything else. `draw` draws the open page.
pub(in crate::app) fn book<P: Pages>(
    ctx: &Context,
    open: P,
    frame: Frame,
    art: &mut Art,
    draw: impl FnOnce(&mut Pen, Rect),
) -> Reading<P> {
    let mut reading = Reading { intents: Vec::new(), taken: None };
    if !ready(ctx) {
        return reading;
    }
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        pen.cover_all(2);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(35), place);
        let list = pen.rect(place.min, (EDGE, EDGE), (CONTENTS, HEIGHT - 2.0 * EDGE));
        let intents = &mut reading.intents;
        intents.extend(contents::show(pen, list, open, frame, &mut reading.taken).map(BookIntent::Turn));
        number(pen, list, open);
        let left = EDGE + CONTENTS + BESIDE_CONTENTS;
        let page = pen.rect(place.min, (left, 0.0), (WIDTH - left - EDGE, HEIGHT));
        draw(pen, page);
        buttons(pen, page, open, frame.back, intents);
        keys(pen, open, intents);
    });
    reading
}

/// "Page 3 of 12" below the list.
fn number<P: Pages>(pen: &mut Pen, list: Rect, open: P) {
    let number = P::all().position(|known| known == open).unwrap_or_default() + 1;
    let text = say!("book-page", page = number, pages = P::all().count());
    let at = list.left_bottom() + pen.size(10.0, EDGE - BUTTONS.0);
    pen.write(at, Align2::LEFT_CENTER, &text, Type::new(Face::Italic, 23.0, FADED_INK), list.width());
}

/// The plain heading of a page. Returns the room below it.
pub(in crate::app) fn heading<P: Pages>(pen: &mut Pen, place: Rect, open: P) -> Rect {
    heading_at(pen, place, place.min + pen.size(0.0, 40.0), TOP, open)
}

/// The heading of a page, with its upper left corner at a point, for pages with a picture beside it. `top` is where the
/// text begins, in layout pixels. Returns the room below the heading.
pub(in crate::app) fn heading_at<P: Pages>(pen: &mut Pen, place: Rect, at: Pos2, top: f32, open: P) -> Rect {
    let (name, what) = open.title();
    let width = place.right() - at.x;
    let name = pen.write(at, Align2::LEFT_TOP, name, Type::new(Face::Heading, 40.0, INK), width);
    let below = pos2(at.x, name.bottom() + 2.0 * pen.unit);
    pen.write(below, Align2::LEFT_TOP, what, Type::new(Face::Italic, 27.0, INK), width);
    let top = place.top() + top * pen.unit;
    pen.rule(place.left(), place.right(), top - 16.0 * pen.unit);
    place.with_min_y(top)
}

/// The buttons for the previous page, the next page and the way out. The next page has the focus, so that Enter reads
/// on. On the last page the way out has it.
fn buttons<P: Pages>(pen: &mut Pen, page: Rect, open: P, back: &str, intents: &mut Vec<BookIntent<P>>) {
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
fn keys<P: Pages>(pen: &Pen, open: P, intents: &mut Vec<BookIntent<P>>) {
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
