//! The steps of the final scoring in their order, the one counted now lit. Each can be pressed to go there.

use super::tell::{CountView, CountedStep, colour_of};
use crate::app::theme::{FADED_INK, Face, GOLD, INK, Pen, RUBRIC, Thing, Type, VELLUM, faint};
use crate::app::words::{say, signed};
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

/// A row is at most this high, in layout pixels.
const ROW: f32 = 56.0;
const HEADING: f32 = 46.0;

/// Draws the steps. Returns the one that was pressed.
pub(super) fn list(pen: &mut Pen, place: Rect, view: &CountView) -> Option<usize> {
    let line = Stroke::new(1.2 * pen.unit, faint(INK, 0.35));
    pen.painter().vline(place.left() - 12.0 * pen.unit, place.y_range(), line);
    let set = Type::new(Face::Heading, 25.0, RUBRIC);
    let at = place.left_top() + pen.size(6.0, HEADING / 2.0);
    pen.write(at, Align2::LEFT_CENTER, say!("house-count-list"), set, place.width());
    let rows = place.with_min_y(place.top() + HEADING * pen.unit);
    let high = (rows.height() / view.steps.len().max(1) as f32).min(ROW * pen.unit);
    let mut pressed = None;
    for (index, step) in view.steps.iter().enumerate() {
        let top = rows.top() + index as f32 * high;
        let row = Rect::from_min_size(pos2(rows.left(), top), vec2(rows.width(), high));
        if show(pen, row, index, step, view) {
            pressed = Some(index);
        }
    }
    pressed
}

/// One step: whose it is, the cards or ghosts, and the change. What is still to come is pale.
fn show(pen: &mut Pen, row: Rect, index: usize, step: &CountedStep, view: &CountView) -> bool {
    let name = say!("house-count-go-to", number = index + 1, step = &step.sentence);
    let room = row.shrink2(pen.size(0.0, 2.0));
    // Before the ghosts are shown, nobody is to read here who has the most (HHIDE-1).
    let is_hidden = step.is_of_ghosts && index >= view.counted;
    let name = if is_hidden { say!("house-count-go-to-ghosts", number = index + 1) } else { name };
    let response = pen.control(room, &name, Sense::click());
    let is_now = view.now == Some(index);
    if is_now {
        pen.painter().rect_filled(room, 8.0 * pen.unit, GOLD);
        pen.painter().rect_stroke(room, 8.0 * pen.unit, Stroke::new(1.8 * pen.unit, INK), StrokeKind::Inside);
    } else if response.hovered() {
        pen.painter().rect_filled(room, 8.0 * pen.unit, faint(VELLUM, 0.6));
    }
    let is_counted = index < view.counted;
    let ink = if is_counted { INK } else { faint(FADED_INK, 0.7) };
    let high = room.height() / pen.unit;
    let size = (high - 4.0).min(36.0);
    let badge = Rect::from_center_size(room.left_center() + pen.size(28.0, 0.0), pen.size(size, size));
    match view.players.get(step.player).filter(|_| !is_hidden) {
        Some(player) => pen.fill(Thing::Badge(player.colour), badge),
        None => pen.stand(Thing::Ghost, badge.center_bottom(), size),
    }
    let set = Type::new(if is_now { Face::Bold } else { Face::Text }, (high - 4.0).min(25.0), ink);
    let mut right = room.right() - 14.0 * pen.unit;
    if is_counted {
        let colour = colour_of(step.change);
        let change = Type { face: Face::Bold, colour, ..set };
        let at = pos2(right, room.center().y);
        right = pen.ink(at, Align2::RIGHT_CENTER, &signed(step.change), change, 80.0 * pen.unit).left();
    }
    let words = if is_hidden { say!("house-count-ghosts") } else { &step.short };
    let at = pos2(badge.right() + 14.0 * pen.unit, room.center().y);
    pen.ink(at, Align2::LEFT_CENTER, words, set, right - at.x - 10.0 * pen.unit);
    response.clicked()
}
