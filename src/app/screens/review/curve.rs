//! The chance of winning turn by turn, as a curve: one for all if they win together, or one for each player.

use super::{CurveView, PointView, ReviewView};
use crate::app::screens::ending::between_marks;
use crate::app::theme::{CREAM, Face, GILDING, INK, Pen, RUBRIC, TellOnHover, Thing, Type, cloak, faint};
use crate::app::words::say;
use egui::{Align2, Mesh, Pos2, Rect, Sense, Shape, Stroke, Vec2, pos2};

const AXIS: f32 = 84.0;
const FOOT: f32 = 40.0;
const NOTE: Type = Type::new(Face::Text, 21.0, INK);
const MARK: f32 = 15.0;

/// Where turns and chances lie.
struct Scale {
    room: Rect,
    /// How many turns there are.
    turns: usize,
}

impl Scale {
    /// Where so many turns are over.
    fn after(&self, turns: f32) -> f32 {
        self.room.left() + self.room.width() * turns / self.turns.max(1) as f32
    }

    fn chance(&self, chance: f32) -> f32 {
        self.room.bottom() - chance.clamp(0.0, 1.0) * self.room.height()
    }

    /// The chance that a decision left, in the middle of its turn.
    fn left_by(&self, point: &PointView) -> Pos2 {
        pos2(self.after(point.turn as f32 - 0.5), self.chance(point.chance))
    }

    fn line(&self, chances: &[f32]) -> Vec<Pos2> {
        chances.iter().enumerate().map(|(at, &chance)| pos2(self.after(at as f32), self.chance(chance))).collect()
    }
}

/// Draws the curves, and the turning points. Under the pointer it tells the chances of a turn.
pub(super) fn curve(pen: &mut Pen, place: Rect, view: &ReviewView) {
    let room = Rect::from_min_max(place.min + pen.size(AXIS, 16.0), place.max - pen.size(24.0, FOOT));
    let turns = view.curves.iter().map(|curve| curve.chances.len()).max().unwrap_or(1).saturating_sub(1);
    let scale = Scale { room, turns };
    axes(pen, &scale);
    if let [alone] = &view.curves[..] {
        shade(pen, &scale, &alone.chances);
    }
    for curve in &view.curves {
        let points = scale.line(&curve.chances);
        let colour = curve.colour.map_or(RUBRIC, cloak);
        pen.painter().line(points.clone(), Stroke::new(5.2 * pen.unit, faint(INK, 0.55)));
        pen.painter().line(points.clone(), Stroke::new(3.4 * pen.unit, colour));
        if let (Some(colour), Some(&end)) = (curve.colour, points.last()) {
            pen.fill(Thing::Badge(colour), Rect::from_center_size(end, pen.size(26.0, 26.0)));
        }
    }
    for (index, point) in view.points.iter().enumerate() {
        mark(pen, &scale, point, index + 1);
    }
    look_up(pen, &scale, view);
    // After what tells of each turn: where a number stands, the pointer asks for its decision.
    for (index, point) in view.points.iter().enumerate() {
        let told = format!("{} · {}", index + 1, point.told);
        let place = Rect::from_center_size(scale.left_by(point), Vec2::splat(2.0 * MARK * pen.unit));
        pen.plain_control(place, &told, Sense::hover()).tell_beside(&told);
    }
}

fn axes(pen: &mut Pen, scale: &Scale) {
    let room = scale.room;
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = scale.chance(f32::from(percent) / 100.0);
        let strength = if percent == 0 { 0.7 } else { 0.28 };
        pen.painter().hline(room.x_range(), y, Stroke::new(1.2 * pen.unit, faint(INK, strength)));
        let at = pos2(room.left() - 12.0 * pen.unit, y);
        pen.write(at, Align2::RIGHT_CENTER, &say!("review-percent", percent = percent), NOTE, AXIS * pen.unit);
    }
    let y = room.bottom() + 20.0 * pen.unit;
    let each = between_marks(scale.turns as i32, (room.width() / pen.unit / 74.0) as i32).max(1) as usize;
    for turn in (1..).map(|times| times * each).take_while(|&turn| turn <= scale.turns) {
        let at = pos2(scale.after(turn as f32), y);
        pen.write(at, Align2::CENTER_CENTER, &turn.to_string(), NOTE, 60.0 * pen.unit);
    }
    let set = Type::new(Face::Italic, 21.0, INK);
    pen.write(pos2(room.left(), y), Align2::RIGHT_CENTER, say!("chart-turn"), set, AXIS * pen.unit);
}

/// The area below a single curve.
fn shade(pen: &Pen, scale: &Scale, chances: &[f32]) {
    let mut mesh = Mesh::default();
    for (at, top) in scale.line(chances).into_iter().enumerate() {
        mesh.colored_vertex(top, GILDING);
        mesh.colored_vertex(pos2(top.x, scale.room.bottom()), faint(GILDING, 0.2));
        if let Some(before) = (2 * at as u32).checked_sub(2) {
            mesh.add_triangle(before, before + 1, before + 2);
            mesh.add_triangle(before + 1, before + 2, before + 3);
        }
    }
    pen.painter().add(Shape::mesh(mesh));
}

/// The number of a turning point in the middle of its turn, at the chance that the decision left, below the one that it
/// gave away. The curve need not come by: luck may have changed the chance before the turn was over.
fn mark(pen: &mut Pen, scale: &Scale, point: &PointView, number: usize) {
    let left = scale.left_by(point);
    let given_away = pos2(left.x, scale.chance(point.best));
    let colour = point.colour.map_or(RUBRIC, cloak);
    pen.painter().line_segment([given_away, left], Stroke::new(4.2 * pen.unit, faint(INK, 0.55)));
    pen.painter().line_segment([given_away, left], Stroke::new(2.4 * pen.unit, colour));
    pen.painter().circle(given_away, 5.0 * pen.unit, colour, Stroke::new(pen.unit, INK));
    numeral(pen, left, number);
}

/// A number in a red circle.
pub(super) fn numeral(pen: &mut Pen, at: Pos2, number: usize) {
    pen.painter().circle(at, MARK * pen.unit, RUBRIC, Stroke::new(1.6 * pen.unit, CREAM));
    let set = Type::new(Face::Bold, 22.0, CREAM);
    pen.ink(at - pen.size(0.0, 1.0), Align2::CENTER_CENTER, &number.to_string(), set, f32::INFINITY);
}

/// The chances after the turn under the pointer.
fn look_up(pen: &mut Pen, scale: &Scale, view: &ReviewView) {
    let response = pen.plain_control(scale.room, say!("review-curve"), Sense::hover());
    let Some(pointer) = response.hover_pos() else { return };
    let share = (pointer.x - scale.room.left()) / scale.room.width();
    let over = (share * scale.turns as f32).round() as usize;
    let x = scale.after(over as f32);
    pen.painter().vline(x, scale.room.y_range(), Stroke::new(1.2 * pen.unit, faint(INK, 0.5)));
    let told = |curve: &CurveView| {
        let chance = super::told(*curve.chances.get(over)?);
        Some(format!("{} {chance}", curve.name).trim_start().to_owned())
    };
    let chances = view.curves.iter().filter_map(told).collect::<Vec<_>>().join(" · ");
    let text = match over {
        0 => say!("review-in-the-beginning", chances = chances),
        turn => say!("review-after-turn", turn = turn, chances = chances),
    };
    let set = Type::new(Face::Bold, 22.0, INK);
    let width = pen.width_of(&text, set);
    let middle = x.clamp(scale.room.left() + width / 2.0, (scale.room.right() - width / 2.0).max(scale.room.left()));
    pen.write(pos2(middle, scale.room.top() - 2.0 * pen.unit), Align2::CENTER_BOTTOM, &text, set, width + 1.0);
}
