//! The list beside the page: the books of all games, and the chapters of the open one. Only the pages of the open
//! chapter are listed.

use super::reading::{BookIntent, Place, Reading};
use crate::app::theme::{CREAM, Face, INK, Pen, RUBRIC, Type, faint};
use egui::{Align2, Rect, Sense};

const ENTRY: f32 = 45.0;
const GAP: f32 = 16.0;
/// Left of the name of a page, which stands below its chapter.
const INDENT: f32 = 8.0;

/// Shows the list.
pub(super) fn show(pen: &mut Pen, place: Rect, reading: &Reading, intents: &mut Vec<BookIntent>) {
    let (open, mut top) = (reading.place(), 0.0);
    let wide = place.width() / pen.unit;
    let mut line = |pen: &Pen, indent: f32, gap: f32| {
        let line = pen.rect(place.min, (indent, top), (wide - indent, ENTRY - 3.0));
        top += ENTRY + gap;
        line
    };
    for (number, book) in reading.books().iter().enumerate() {
        let last = number + 1 == reading.books().len();
        let at = line(pen, 0.0, if last { GAP } else { 0.0 });
        if entry(pen, at, book.name, INK, number == open.book) {
            intents.push(BookIntent::Turn(Place { book: number, page: book.begins, rule: None }));
        }
    }
    let mut first = 0;
    for chapter in reading.book().into_iter().flat_map(|book| &book.chapters) {
        let pages = first..first + chapter.pages.len();
        let is_open = pages.contains(&open.page);
        let at = line(pen, 0.0, 0.0);
        if chapter_name(pen, at, chapter.name) {
            intents.push(BookIntent::Turn(Place { page: first, rule: None, ..open }));
        }
        for (page, of) in pages.clone().zip(&chapter.pages).filter(|_| is_open) {
            let at = line(pen, INDENT, if page + 1 == pages.end { GAP } else { 0.0 });
            if entry(pen, at, &of.entry, INK, page == open.page) {
                intents.push(BookIntent::Turn(Place { page, rule: None, ..open }));
            }
        }
        first = pages.end;
    }
}

/// The name of a chapter: a click opens it at its first page.
fn chapter_name(pen: &mut Pen, place: Rect, name: &str) -> bool {
    let response = pen.control(place, name, Sense::click());
    let lit = response.hovered() || response.has_focus();
    let set = Type::new(Face::Heading, 25.0, if lit { INK } else { RUBRIC });
    pen.ink(place.left_center() + pen.size(10.0, 0.0), Align2::LEFT_CENTER, name, set, place.width() - 10.0 * pen.unit);
    response.clicked()
}

/// A line of the list, on red while it is open.
pub(super) fn entry(pen: &mut Pen, place: Rect, text: &str, colour: egui::Color32, open: bool) -> bool {
    let response = pen.control(place, text, Sense::click());
    ground(pen, place, open, response.hovered() || response.has_focus());
    let set = Type::new(if open { Face::Bold } else { Face::Text }, 25.0, if open { CREAM } else { colour });
    let at = place.left_center() + pen.size(12.0, -1.0);
    pen.ink(at, Align2::LEFT_CENTER, text, set, place.width() - 20.0 * pen.unit);
    response.clicked()
}

/// What lies below a line of the list: red while it is open, a hint of it under the pointer.
pub(super) fn ground(pen: &Pen, place: Rect, open: bool, lit: bool) {
    if open || lit {
        let fill = if open { RUBRIC } else { faint(RUBRIC, 0.16) };
        pen.painter().rect_filled(place, 7.0 * pen.unit, fill);
    }
}
