//! A column for each player: name, Curses so far, the cards by type, and the ghosts. The column of the player whose
//! Curses change now is golden.

use super::tell::{CountView, CountedCard, Lying, PlayerCurses, colour_of};
use crate::app::games::dont_go_in::words;
use crate::app::theme::{AMBER, CREAM, FADED_INK, Face, GILDING, INK, Pen, RUBRIC, Thing, Type, VELLUM, faint};
use crate::app::words::{number, say, signed};
use egui::{Align2, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

/// The width of the words at the left, and the heights of names and numbers, in layout pixels.
const WORDS: f32 = 150.0;
const NAMES: f32 = 84.0;
const CURSES: f32 = 84.0;
/// The rows are at most this high.
const ROW: f32 = 58.0;
/// A card, and how far the next one stands if there is room.
const CARD: (f32, f32) = (27.0, 36.0);
const STEP: f32 = 32.0;

/// Draws the columns.
pub(super) fn columns(pen: &mut Pen, place: Rect, view: &CountView) {
    let unit = pen.unit;
    let words = WORDS * unit;
    let column = (place.width() - words) / view.players.len() as f32;
    let top = place.top() + (NAMES + CURSES) * unit;
    let rows = view.types.len() as f32 + 1.0;
    let row = ((place.bottom() - top) / rows).min(ROW * unit);
    let foot = top + rows * row;
    for (index, player) in view.players.iter().enumerate() {
        let left = place.left() + words + index as f32 * column;
        let whole = Rect::from_min_max(pos2(left, place.top()), pos2(left + column, foot)).shrink2(pen.size(4.0, 0.0));
        head(pen, whole, player, view.change(index));
        for (at, cards) in player.cards.iter().enumerate() {
            let cell = Rect::from_min_size(pos2(whole.left(), top + at as f32 * row), vec2(whole.width(), row));
            hand(pen, cell, cards);
        }
        ghosts(pen, whole.with_min_y(foot - row), player);
    }
    let room = words - 8.0 * unit;
    let at = pos2(place.left(), place.top() + (NAMES + CURSES / 2.0) * unit);
    let set = Type::new(Face::Bold, 25.0, INK);
    pen.write(at, Align2::LEFT_CENTER, say!("house-count-curses"), set, room);
    let line = Stroke::new(1.1 * unit, faint(INK, 0.3));
    for (at, name) in view.types.iter().map(|&of| words::card_type(of)).chain([say!("house-count-ghosts")]).enumerate()
    {
        let y = top + at as f32 * row;
        pen.painter().hline(place.x_range(), y, line);
        let set = Type::new(Face::Text, 24.0, INK);
        pen.write(pos2(place.left(), y + row / 2.0), Align2::LEFT_CENTER, name, set, room);
    }
}

/// A player's badge, name and Curses.
fn head(pen: &mut Pen, column: Rect, player: &PlayerCurses, change: Option<i32>) {
    if change.is_some() {
        pen.painter().rect_filled(column, 9.0 * pen.unit, GILDING);
        let line = Stroke::new(1.8 * pen.unit, faint(RUBRIC, 0.7));
        pen.painter().rect_stroke(column, 9.0 * pen.unit, line, StrokeKind::Inside);
    }
    let middle = column.center().x;
    let badge = Rect::from_center_size(pos2(middle, column.top() + 29.0 * pen.unit), pen.size(42.0, 42.0));
    pen.fill(Thing::Badge(player.colour), badge);
    let at = pos2(middle, column.top() + 66.0 * pen.unit);
    let set = Type::new(Face::Bold, 24.0, INK);
    pen.write(at, Align2::CENTER_CENTER, &player.name, set, column.width() - 8.0 * pen.unit);
    let at = pos2(middle, column.top() + (NAMES + CURSES / 2.0) * pen.unit);
    let set = Type::new(Face::Heavy, 58.0, INK);
    let curses = pen.write(at, Align2::CENTER_CENTER, &number(player.curses), set, column.width());
    if let Some(change) = change {
        plate(pen, column, curses, change);
    }
}

/// By how much the Curses change now, on a small plate beside them, if there is room.
fn plate(pen: &mut Pen, column: Rect, curses: Rect, change: i32) {
    let set = Type::new(Face::Bold, 22.0, CREAM);
    let text = signed(change);
    let size = vec2(pen.width_of(&text, set) + 16.0 * pen.unit, 32.0 * pen.unit);
    let place = Rect::from_min_size(pos2(curses.right() + 4.0 * pen.unit, curses.center().y - size.y), size);
    if place.right() < column.right() - 2.0 * pen.unit {
        pen.painter().rect_filled(place, 15.0 * pen.unit, colour_of(change));
        pen.write(place.center() - pen.size(0.0, 1.0), Align2::CENTER_CENTER, &text, set, place.width());
    }
}

/// The cards of one type. Where there are many, they stand closer together.
fn hand(pen: &mut Pen, cell: Rect, cards: &[CountedCard]) {
    if cards.is_empty() {
        let set = Type::new(Face::Text, 23.0, faint(FADED_INK, 0.6));
        pen.write(cell.center(), Align2::CENTER_CENTER, "–", set, cell.width());
        return;
    }
    let between = cards.len() as f32 - 1.0;
    let room = cell.width() / pen.unit - CARD.0 - 8.0;
    let step = if between > 0.0 { STEP.min(room / between) } else { 0.0 };
    for (at, card) in cards.iter().enumerate() {
        let middle = cell.center() + pen.size((at as f32 - between / 2.0) * step, 0.0);
        show_card(pen, middle, *card);
    }
}

/// A small card with its value. It is struck through once it is dispelled, and golden while that happens.
fn show_card(pen: &mut Pen, middle: Pos2, card: CountedCard) {
    let place = Rect::from_center_size(middle, pen.size(CARD.0, CARD.1));
    let round = 4.0 * pen.unit;
    let (paper, ink) = match card.lying {
        Lying::FaceUp => (VELLUM, INK),
        Lying::Going => (AMBER, INK),
        Lying::Gone => (faint(VELLUM, 0.3), faint(FADED_INK, 0.8)),
    };
    pen.painter().rect_filled(place, round, paper);
    pen.painter().rect_stroke(place, round, Stroke::new(1.4 * pen.unit, faint(ink, 0.7)), StrokeKind::Inside);
    let set = Type::new(Face::Bold, 24.0, ink);
    pen.write(middle - pen.size(0.0, 1.0), Align2::CENTER_CENTER, &card.value.to_string(), set, place.width());
    if card.lying != Lying::FaceUp {
        let line = Stroke::new(2.6 * pen.unit, faint(RUBRIC, if card.lying == Lying::Going { 1.0 } else { 0.7 }));
        let (from, to) = (place.left_bottom() + pen.size(-2.0, -5.0), place.right_top() + pen.size(2.0, 5.0));
        pen.painter().line_segment([from, to], line);
    }
}

/// How many ghosts the player has, or a question mark.
fn ghosts(pen: &mut Pen, cell: Rect, player: &PlayerCurses) {
    let text = player.ghosts.map_or_else(|| "?".to_owned(), |ghosts| ghosts.to_string());
    let colour = if player.ghosts.is_some() { INK } else { FADED_INK };
    let set = Type::new(Face::Bold, 27.0, colour);
    let wide = pen.width_of(&text, set);
    let feet = pos2(cell.center().x - 17.0 * pen.unit, cell.center().y + 17.0 * pen.unit);
    pen.stand(Thing::Ghost, feet, 36.0);
    let at = pos2(cell.center().x + 8.0 * pen.unit, cell.center().y);
    pen.write(at, Align2::LEFT_CENTER, &text, set, wide + pen.unit);
}
