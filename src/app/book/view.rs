//! How the book looks: one page at a time over everything else, and beside it the list of all pages, or what was found.

use super::controls;
use super::page::{Body, Page};
use super::reading::{BookIntent, Reading};
use super::rule::{RULING, framed, show_all};
use super::{contents, found};
use crate::app::input::{Want, pressed};
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, SheetOptions, Thing, Type, escaped, ready, screen_unit, sheet,
};
use crate::app::words::say;
use egui::{Align2, Context, Event, EventFilter, Rect, pos2, vec2};

const NAME: &str = "book";
const WIDTH: f32 = 1420.0;
const HEIGHT: f32 = 1040.0;
/// Distance from the sheet's edge to the text.
const EDGE: f32 = 48.0;
/// Width of the list of pages, and the gap between the list and the page.
const CONTENTS: f32 = 310.0;
const BESIDE_CONTENTS: f32 = 34.0;
/// Height of the field for the words that are looked for, and the gap below it.
const SEARCH: f32 = 48.0;
const BELOW_SEARCH: f32 = 16.0;
/// The longest text that can be looked for.
const LONGEST: usize = 40;
/// Where the text of a page begins, below a plain heading and below one with a picture.
const TOP: f32 = 162.0;
const TOP_BELOW_PICTURE: f32 = 196.0;
/// Width and height of a picture before a heading.
const PICTURE: (f32, f32) = (300.0, 132.0);
/// Distance from the lower edge to the middle of the buttons, and their height.
const BUTTONS: (f32, f32) = (62.0, 60.0);
/// How far above the text of a page it is said what the mark of a ruling means.
const ABOVE_RULE: f32 = 20.0;

/// Shows the book over everything else. `back` is the text of the button that closes it.
pub fn book(ctx: &Context, reading: &Reading, back: &str, art: &mut Art) -> Vec<BookIntent> {
    let mut intents = Vec::new();
    let page = reading.book().and_then(|book| book.pages().nth(reading.place().page));
    let Some(page) = page.filter(|_| ready(ctx)) else { return intents };
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        pen.cover_all(2);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(35), place);
        let list = pen.rect(place.min, (EDGE, EDGE), (CONTENTS, HEIGHT - 2.0 * EDGE));
        beside(pen, list, reading, &mut intents);
        let left = EDGE + CONTENTS + BESIDE_CONTENTS;
        let room = pen.rect(place.min, (left, 0.0), (WIDTH - left - EDGE, HEIGHT));
        match reading.finds_nothing() {
            true => nothing_found(pen, room),
            false => show_page(pen, room, page, reading.place().rule),
        }
        buttons(pen, room, reading, back, &mut intents);
        keys(pen, reading, &mut intents);
    });
    intents
}

/// The field for the words that are looked for, and below it what was found, or the contents.
fn beside(pen: &mut Pen, list: Rect, reading: &Reading, intents: &mut Vec<BookIntent>) {
    let field = list.with_max_y(list.top() + SEARCH * pen.unit);
    catch_typing(pen);
    intents
        .extend(pen.field(field, SEARCH_NAME, reading.query(), say!("book-search"), LONGEST).map(BookIntent::Search));
    let foot = list.bottom() - (BUTTONS.0 - EDGE + 20.0) * pen.unit;
    let below = list.with_min_y(field.bottom() + BELOW_SEARCH * pen.unit).with_max_y(foot);
    let number = match reading.query().trim().is_empty() {
        true => {
            contents::show(pen, below, reading, intents);
            let pages = reading.book().map_or(0, |book| book.pages().count());
            say!("book-page", page = reading.place().page + 1, pages = pages)
        }
        false => {
            found::show(pen, below, reading, intents);
            say!("book-found", rules = reading.found().len())
        }
    };
    let at = list.left_bottom() + pen.size(10.0, EDGE - BUTTONS.0);
    pen.write(at, Align2::LEFT_CENTER, &number, Type::new(Face::Italic, 23.0, FADED_INK), list.width());
}

/// The name of the field, which is not seen.
const SEARCH_NAME: &str = "search";

fn is_searching(pen: &Pen) -> bool {
    pen.ui.memory(|memory| memory.has_focus(pen.id(SEARCH_NAME)))
}

/// What is typed goes into the field, whatever has the focus. A space presses what has it.
fn catch_typing(pen: &Pen) {
    let typed = |event: &Event| matches!(event, Event::Text(text) if !text.trim().is_empty());
    if !is_searching(pen) && pen.ui.input(|input| input.events.iter().any(typed)) {
        let field = pen.id(SEARCH_NAME);
        pen.ui.memory_mut(|memory| memory.request_focus(field));
    }
}

/// Instead of a page that would look as if it had been found.
fn nothing_found(pen: &mut Pen, place: Rect) {
    let at = place.min + pen.size(0.0, TOP);
    pen.write(at, Align2::LEFT_TOP, say!("book-nothing-found"), Type::new(Face::Italic, 27.0, INK), place.width());
}

fn show_page(pen: &mut Pen, place: Rect, page: &Page, lit: Option<usize>) {
    let room = heading(pen, place, page);
    match &page.body {
        Body::Rules(rules) => {
            show_all(pen, room, rules, lit);
            if rules.iter().any(super::Rule::rules_itself) {
                let at = room.right_top() - pen.size(0.0, ABOVE_RULE);
                let set = Type::new(Face::Italic, 22.0, FADED_INK);
                let told = say!("book-our-ruling", mark = RULING.to_string());
                pen.write(at, Align2::RIGHT_BOTTOM, &told, set, 0.5 * room.width());
            }
        }
        Body::Controls(all) => controls::show(pen, room, all),
    }
}

/// The heading of a page, beside its picture if it has one. Returns the room below it.
fn heading(pen: &mut Pen, place: Rect, page: &Page) -> Rect {
    let (at, top) = match &page.picture {
        None => (place.min + pen.size(0.0, 40.0), TOP),
        Some(drawn) => {
            let picture = pen.rect(place.min, (2.0, 34.0), PICTURE);
            if let Some(scene) = drawn.scene() {
                framed(pen, scene, picture);
            }
            drawn.draw(pen, picture.right_center());
            (pos2(picture.right() + 64.0 * pen.unit, place.top() + 56.0 * pen.unit), TOP_BELOW_PICTURE)
        }
    };
    let width = place.right() - at.x;
    let name = pen.write(at, Align2::LEFT_TOP, page.heading, Type::new(Face::Heading, 40.0, INK), width);
    let below = pos2(at.x, name.bottom() + 2.0 * pen.unit);
    pen.write(below, Align2::LEFT_TOP, page.what, Type::new(Face::Italic, 27.0, INK), width);
    let top = place.top() + top * pen.unit;
    pen.rule(place.left(), place.right(), top - 16.0 * pen.unit);
    place.with_min_y(top)
}

/// The buttons for the previous page, the next page and the way out. The next page has the focus, so that Enter reads
/// on. On the last page the way out has it.
fn buttons(pen: &mut Pen, page: Rect, reading: &Reading, back: &str, intents: &mut Vec<BookIntent>) {
    let (up, high) = BUTTONS;
    let unit = pen.unit;
    let button = |from: f32, wide: f32| {
        let corner = pos2(page.left() + from * unit, page.bottom() - (up + high / 2.0) * unit);
        Rect::from_min_size(corner, vec2(wide, high) * unit)
    };
    let [before, after] = [-1, 1].map(|step| reading.beyond(step));
    let previous = pen.button(button(0.0, 220.0), say!("book-previous"), before.is_some());
    let next = pen.button(button(240.0, 220.0), say!("next"), after.is_some());
    let wide = 330.0;
    let close = pen.button(button(page.width() / pen.unit - wide, wide), back, true);
    if pen.ui.memory(|memory| memory.focused().is_none()) {
        if after.is_some() { next.request_focus() } else { close.request_focus() }
    }
    if previous.clicked() {
        intents.extend(before.map(BookIntent::Turn));
    }
    if next.clicked() {
        intents.extend(after.map(BookIntent::Turn));
    }
    if close.clicked() {
        intents.push(BookIntent::Close);
    }
}

/// Left and right turn the pages, whatever has the focus; in the field they move the cursor. Up and down go through
/// what was found. Escape leaves the search, or else the book.
fn keys(pen: &Pen, reading: &Reading, intents: &mut Vec<BookIntent>) {
    let ctx = pen.ui.ctx();
    let searches = !reading.query().is_empty();
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: searches, ..EventFilter::default() };
            memory.set_focus_lock_filter(focused, arrows);
        }
    });
    if !(is_searching(pen) && searches) {
        for (turn, step) in [(Want::PreviousPage, -1), (Want::NextPage, 1)] {
            if pressed(ctx, turn) {
                intents.extend(reading.beyond(step).map(BookIntent::Turn));
            }
        }
    }
    for (way, step) in [(Want::Up, -1), (Want::Down, 1)] {
        if searches && pressed(ctx, way) {
            intents.extend(reading.found_beyond(step).map(BookIntent::Turn));
        }
    }
    if pressed(ctx, Want::Rule) {
        intents.push(BookIntent::Close);
    } else if escaped(pen) {
        intents.push(if searches { BookIntent::Search(String::new()) } else { BookIntent::Close });
    }
}
