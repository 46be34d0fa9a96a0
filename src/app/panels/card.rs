//! A card with lines, each with a little picture before it: "If it lies here", what would follow.

use crate::app::theme::{FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type, WARNING};
use egui::{Align, Align2, Pos2, Rect, Stroke};

const TOP: f32 = 60.0;
const LINE: f32 = 44.0;
const FOOT: f32 = 20.0;
/// Extra height for each further row of text.
const MORE: f32 = 29.0;
/// How many letters surely fit in a row.
const LETTERS: f32 = 22.0;

/// What is written at the top of a card, and what it says if it has no lines.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Heading<'a> {
    /// The heading.
    pub text: &'a str,
    /// A few words for a card without lines.
    pub nothing: &'a str,
}

/// The text of a line, and how it is set.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Line<'a> {
    /// The text.
    pub text: &'a str,
    /// How it is set.
    pub set: Type,
}

/// The usual type of a line.
pub(in crate::app) const PLAIN: Type = Type::new(Face::Text, 23.0, INK);
/// The type of a line that warns.
pub(in crate::app) const WARNS: Type = Type::new(Face::Bold, 23.0, WARNING);

/// How many rows a line will probably need.
fn rows(text: &str) -> f32 {
    (text.chars().count() as f32 / LETTERS).ceil().clamp(1.0, 3.0)
}

/// The height of a card with these texts, in layout pixels.
pub(in crate::app) fn height<'a>(texts: impl Iterator<Item = &'a str>) -> f32 {
    let lines: f32 = texts.map(|text| LINE + MORE * (rows(text) - 1.0)).sum();
    TOP + lines.max(LINE) + FOOT
}

/// Shows the card. `mark` draws the picture of a line, given by its number, round a point.
pub(in crate::app) fn show(
    pen: &mut Pen,
    place: Rect,
    heading: Heading,
    lines: &[Line],
    mut mark: impl FnMut(&mut Pen, Pos2, usize),
) {
    pen.read_aloud();
    pen.fill(Thing::Sheet(16), place);
    let at = place.center_top() + pen.size(0.0, 14.0);
    let set = Type::new(Face::Heading, 25.0, RUBRIC);
    let title = pen.write_or_wrap(at, Align2::CENTER_TOP, heading.text, set, place.width() - 28.0 * pen.unit);
    pen.rule(place.left() + 40.0 * pen.unit, place.right() - 40.0 * pen.unit, title.bottom() + 4.0 * pen.unit);
    let left = place.left() + 72.0 * pen.unit;
    let width = place.right() - 16.0 * pen.unit - left;
    if lines.is_empty() {
        let room = Rect::from_min_max(place.min + pen.size(20.0, TOP + 4.0), place.max - pen.size(20.0, 4.0));
        pen.paragraph(room, Align::Center, heading.nothing, Type::new(Face::Italic, 23.0, FADED_INK));
    }
    let mut top = place.top() + TOP * pen.unit;
    for (number, line) in lines.iter().enumerate() {
        let text = pen.height_of(line.text, line.set, width);
        let high = (text + 12.0 * pen.unit).max(LINE * pen.unit);
        if top + high > place.bottom() {
            break;
        }
        let middle = top + high / 2.0;
        mark(pen, egui::pos2(place.left() + 43.0 * pen.unit, middle), number);
        let room = Rect::from_center_size(egui::pos2(left + width / 2.0, middle), egui::vec2(width, text));
        pen.paragraph(room, Align::Min, line.text, line.set);
        top += high;
    }
}

/// The mark of points: a coin with their number.
pub(in crate::app) fn coin(pen: &mut Pen, at: Pos2, number: &str) {
    pen.stand(Thing::Coin, at, 36.0);
    let set = Type::new(Face::Heavy, 21.0, egui::Color32::from_rgb(0x4A, 0x2A, 0x0C));
    pen.ink(at, Align2::CENTER_CENTER, number, set, 32.0 * pen.unit);
}

/// The mark of something worth knowing.
pub(in crate::app) fn dot(pen: &mut Pen, at: Pos2) {
    pen.painter().circle_filled(at, 5.0 * pen.unit, FADED_INK);
}

/// The mark of something bad.
pub(in crate::app) fn exclamation(pen: &mut Pen, at: Pos2) {
    pen.painter().circle_stroke(at, 15.0 * pen.unit, Stroke::new(2.0 * pen.unit, WARNING));
    pen.ink(at, Align2::CENTER_CENTER, "!", Type::new(Face::Heavy, 26.0, WARNING), f32::INFINITY);
}
