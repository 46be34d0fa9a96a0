//! The list of what was found, in the place of the contents. The page of the chosen rule lies open beside it.

use super::contents::ground;
use super::reading::{BookIntent, Place, Reading};
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, Type};
use crate::app::words::say;
use egui::{Align2, Rect, Sense};

const HIGH: f32 = 64.0;

/// Shows as many of the found rules as there is room for: those around the open one, and how many more there are above
/// and below.
pub(super) fn show(pen: &mut Pen, place: Rect, reading: &Reading, intents: &mut Vec<BookIntent>) {
    let found = reading.found();
    let rows = (place.height() / (HIGH * pen.unit)) as usize;
    let here = found.iter().position(|place| *place == reading.place()).unwrap_or_default();
    let room = if found.len() > rows { rows.saturating_sub(2).max(1) } else { rows };
    let first = (here + 1).saturating_sub(room);
    let after = (first + room).min(found.len());
    let mut line = place.with_max_y(place.top() + (HIGH - 4.0) * pen.unit);
    let mut below = |pen: &Pen| {
        let next = line.translate(pen.size(0.0, HIGH));
        std::mem::replace(&mut line, next)
    };
    if first > 0 && more(pen, below(pen), &say!("book-more-above", rules = first)) {
        intents.push(BookIntent::Turn(found[first - 1]));
    }
    for &to in &found[first..after] {
        if line_of(pen, below(pen), reading, to) {
            intents.push(BookIntent::Turn(to));
        }
    }
    if after < found.len() && more(pen, below(pen), &say!("book-more-below", rules = found.len() - after)) {
        intents.push(BookIntent::Turn(found[(after + room).min(found.len()) - 1]));
    }
}

/// A line that leads to the next rule above or below those that are shown.
fn more(pen: &mut Pen, place: Rect, text: &str) -> bool {
    let response = pen.control(place, text, Sense::click());
    ground(pen, place, false, response.hovered() || response.has_focus());
    let at = place.left_center() + pen.size(12.0, 0.0);
    let set = Type::new(Face::Italic, 22.0, FADED_INK);
    pen.ink(at, Align2::LEFT_CENTER, text, set, place.width() - 20.0 * pen.unit);
    response.clicked()
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
