//! Everybody's place, with the Curses of the cards by type and those from ghosts. The winners stand on ribbons.

use super::view::ResultView;
use crate::app::games::dont_go_in::words;
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type, faint};
use crate::app::words::say;
use crate::painter::paper::takes_ink;
use crate::rules::Colour;
use egui::{Align2, Color32, Rect, Stroke, pos2, vec2};

/// A player in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// 1 for the winners, and so on. Players who are level in Curses and ghosts share a place (HEND-5).
    pub place: usize,
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// Whether the computer played.
    pub is_computer: bool,
    /// For each type in play, the Curses of the face-up cards.
    pub by_type: Vec<u16>,
    /// How many ghosts.
    pub ghosts: u16,
    /// The Curses from ghosts (HEND-3).
    pub penalty: u16,
    /// All Curses (HEND-4).
    pub curses: u16,
}

/// The heights of the headings and of a row, in layout pixels.
const HEADS: f32 = 58.0;
const ROW: f32 = 58.0;
/// The widths of place, badge and name, and of all Curses; the numbers share the rest.
const NAMES: f32 = 368.0;
const TOTAL: f32 = 120.0;

/// Where the columns of numbers stand.
struct Columns {
    left: f32,
    wide: f32,
}

impl Columns {
    /// The column of this number, in a row of this height range.
    fn at(&self, index: usize, row: Rect) -> Rect {
        let left = self.left + index as f32 * self.wide;
        Rect::from_min_max(pos2(left, row.top()), pos2(left + self.wide, row.bottom()))
    }
}

/// Draws the places. Returns where they end.
pub(super) fn places(pen: &mut Pen, room: Rect, view: &ResultView) -> f32 {
    let numbers = view.types.len() + 1;
    let wide = (room.width() - (NAMES + TOTAL) * pen.unit) / numbers as f32;
    let columns = Columns { left: room.left() + NAMES * pen.unit, wide };
    let total = room.with_min_x(room.right() - TOTAL * pen.unit);
    let head = room.with_max_y(room.top() + HEADS * pen.unit);
    let set = Type::new(Face::Heading, 22.0, RUBRIC);
    let names = view.types.iter().map(|&of| words::card_type(of)).chain([say!("house-result-ghosts")]);
    for (index, name) in names.enumerate() {
        let cell = columns.at(index, head);
        pen.write_or_wrap(cell.center(), Align2::CENTER_CENTER, name, set, cell.width() - 8.0 * pen.unit);
    }
    let at = pos2(total.right() - 12.0 * pen.unit, head.center().y);
    pen.write(at, Align2::RIGHT_CENTER, say!("house-result-curses"), set, total.width());
    let mut top = head.bottom();
    for placed in &view.places {
        let row = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), ROW * pen.unit));
        show(pen, row.with_max_y(row.bottom() - 6.0 * pen.unit), &columns, placed);
        top = row.bottom();
    }
    top
}

fn show(pen: &mut Pen, row: Rect, columns: &Columns, placed: &Placed) {
    let won = placed.place == 1;
    if won {
        pen.fill(Thing::Ribbon(placed.colour), row);
    } else {
        let line = Stroke::new(1.1 * pen.unit, faint(INK, 0.25));
        pen.painter().hline(row.x_range(), row.bottom() + 3.0 * pen.unit, line);
    }
    let ink = if won && !takes_ink(placed.colour) { CREAM } else { INK };
    who(pen, row, placed, ink);
    let pale = if won { faint(ink, 0.8) } else { faint(FADED_INK, 0.6) };
    for (index, &curses) in placed.by_type.iter().enumerate() {
        let cell = columns.at(index, row);
        let (text, colour) = if curses == 0 { ("–".to_owned(), pale) } else { (curses.to_string(), ink) };
        pen.write(cell.center(), Align2::CENTER_CENTER, &text, Type::new(Face::Text, 26.0, colour), cell.width());
    }
    let cell = columns.at(placed.by_type.len(), row);
    let text = match placed.penalty {
        0 => placed.ghosts.to_string(),
        penalty => say!("house-result-penalty", ghosts = placed.ghosts, curses = penalty),
    };
    let set = Type::new(if placed.penalty > 0 { Face::Bold } else { Face::Text }, 26.0, ink);
    pen.write(cell.center(), Align2::CENTER_CENTER, &text, set, cell.width() - 8.0 * pen.unit);
    let at = pos2(row.right() - 34.0 * pen.unit, row.center().y);
    let set = Type::new(Face::Heavy, 38.0, ink);
    pen.write(at, Align2::RIGHT_CENTER, &placed.curses.to_string(), set, TOTAL * pen.unit);
}

/// Place, badge and name.
fn who(pen: &mut Pen, row: Rect, placed: &Placed, ink: Color32) {
    let line = row.center().y;
    let at = pos2(row.left() + 40.0 * pen.unit, line);
    pen.write(at, Align2::CENTER_CENTER, &placed.place.to_string(), Type::new(Face::Heavy, 30.0, ink), 50.0 * pen.unit);
    let badge = Rect::from_center_size(pos2(row.left() + 90.0 * pen.unit, line), pen.size(40.0, 40.0));
    pen.fill(Thing::Badge(placed.colour), badge);
    let mut right = row.left() + (NAMES - 12.0) * pen.unit;
    if placed.is_computer {
        let set = Type::new(Face::Italic, 22.0, if placed.place == 1 { ink } else { FADED_INK });
        let words = say!("result-computer");
        right =
            pen.write(pos2(right, line), Align2::RIGHT_CENTER, words, set, 130.0 * pen.unit).left() - 12.0 * pen.unit;
    }
    let left = badge.right() + 16.0 * pen.unit;
    pen.write(pos2(left, line), Align2::LEFT_CENTER, &placed.name, Type::new(Face::Bold, 28.0, ink), right - left);
}
