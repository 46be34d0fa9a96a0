//! The points of all in the middle of the ring, the most first: one column, or two from five players on.

use super::{pennons, told};
use crate::app::games::carcassonne::panels::PlayerRow;
use crate::app::theme::{Face, INK, Pen, RUBRIC, Thing, Type, explain};
use crate::app::words::signed;
use egui::{Align2, Pos2, Rect, Sense};

/// More players than this need a second column.
const ONE_COLUMN: usize = 4;
const BADGE: f32 = 27.0;
/// Width of a column of two, and distance of the rows.
const COLUMN: f32 = 68.0;
const ROW: f32 = 34.0;
/// Distance of pennons, and their room.
const PENNON: f32 = 17.0;
const PENNONS: f32 = 36.0;

pub(super) fn show(pen: &mut Pen, middle: Pos2, players: &[PlayerRow]) {
    let mut ranked: Vec<&PlayerRow> = players.iter().collect();
    ranked.sort_by_key(|row| std::cmp::Reverse(row.points));
    let columns = if ranked.len() > ONE_COLUMN { 2 } else { 1 };
    let rows = ranked.len().div_ceil(columns).max(1);
    for (number, row) in ranked.into_iter().enumerate() {
        let (column, line) = (number / rows, number % rows);
        let y = (line as f32 - (rows as f32 - 1.0) / 2.0) * ROW;
        if columns == 1 {
            total(pen, middle + pen.size(-46.0, y), row, 60.0);
            beside(pen, middle + pen.size(22.0, y), row);
        } else {
            total(pen, middle + pen.size(column as f32 * COLUMN - 66.0, y), row, COLUMN - 4.0);
        }
    }
}

/// A badge with the points beside it, `wide` layout pixels from the badge's left edge to the number's right one.
fn total(pen: &mut Pen, left: Pos2, row: &PlayerRow, wide: f32) {
    let badge = Align2::LEFT_CENTER.anchor_size(left, pen.size(BADGE, BADGE));
    pen.fill(Thing::Badge(row.colour), badge);
    let set = Type::new(Face::Heavy, 26.0, INK);
    let room = (wide - BADGE - 3.0) * pen.unit;
    pen.ink(left + pen.size(wide, -1.0), Align2::RIGHT_CENTER, &row.points.to_string(), set, room);
    let told = told(row);
    let place = Rect::from_min_max(badge.min, left + pen.size(wide, BADGE / 2.0));
    explain(pen.plain_control(place, &told, Sense::hover()), &told, "RSCORE-5");
}

/// What would come, or else a pennon for each lap.
fn beside(pen: &mut Pen, left: Pos2, row: &PlayerRow) {
    if row.coming != 0 {
        let set = Type::new(Face::Bold, 22.0, RUBRIC);
        pen.ink(left, Align2::LEFT_CENTER, &signed(row.coming), set, 36.0 * pen.unit);
        return;
    }
    for farther in pennons(row.points, PENNON, PENNONS) {
        pen.stand(Thing::Pennon, left + pen.size(farther, 10.0), 21.0);
    }
}
