//! The list of what was found, in the place of the contents. The page of the chosen rule lies open beside it.

use super::contents::ground;
use super::reading::{BookIntent, Place, Reading};
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, Type};
use crate::app::words::say;
use egui::{Align, Align2, Rect, Sense};

const HIGH: f32 = 64.0;

/// Shows as many of the found rules as there is room for: those around the open one.
pub(super) fn show(pen: &mut Pen, place: Rect, reading: &Reading, intents: &mut Vec<BookIntent>) {
    let found = reading.found();
    if found.is_empty() {
        let set = Type::new(Face::Italic, 24.0, FADED_INK);
        pen.paragraph(place.shrink(10.0 * pen.unit), Align::Min, say!("book-nothing-found"), set);
        return;
    }
    let rows = (place.height() / (HIGH * pen.unit)) as usize;
    let here = found.iter().position(|place| *place == reading.place()).unwrap_or_default();
    let first = (here + 1).saturating_sub(rows);
    for (row, &to) in found[first..].iter().take(rows).enumerate() {
        let line = pen.rect(place.min, (0.0, row as f32 * HIGH), (place.width() / pen.unit, HIGH - 4.0));
        if line_of(pen, line, reading, to) {
            intents.push(BookIntent::Turn(to));
        }
    }
}

/// A found rule: its heading, and below it where it stands.
fn line_of(pen: &mut Pen, place: Rect, reading: &Reading, to: Place) -> bool {
    let book = &reading.books()[to.book];
    let Some(page) = book.pages().nth(to.page) else { return false };
    let heading = to.rule.map_or(page.heading, |rule| page.rules()[rule].heading());
    let stands = if to.book == reading.place().book { page.entry.as_str() } else { book.name };
    let open = to == reading.place();
    let response = pen.control(place, &format!("{heading}, {stands}"), Sense::click());
    ground(pen, place, open, response.hovered() || response.has_focus());
    let (name, below) = if open { (CREAM, CREAM) } else { (INK, FADED_INK) };
    let width = place.width() - 20.0 * pen.unit;
    let at = place.left_top() + pen.size(12.0, 3.0);
    pen.ink(at, Align2::LEFT_TOP, heading, Type::new(Face::Bold, 24.0, name), width);
    let at = place.left_bottom() + pen.size(12.0, -3.0);
    pen.ink(at, Align2::LEFT_BOTTOM, stands, Type::new(Face::Italic, 21.0, below), width);
    response.clicked()
}
