//! Looking back on a game with the guide: the chance of winning turn by turn, and the decisions that cost most.

mod curve;

use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, Scene, Thing, Type, buttons, escaped, faint, row_of_buttons, screen,
};
use crate::app::words::say;
use crate::rules::Colour;
use bevy::prelude::Message;
use curve::{curve, numeral};
use egui::{Align, Align2, Color32, Context, Rect, Response, Stroke, StrokeKind, pos2};

/// What the guide sees, as far as it has looked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewView {
    /// What stands behind the sheet.
    pub behind: Option<Scene>,
    /// How much of the game the guide has looked at, from 0 to 1. `None` when it has seen all.
    pub looked: Option<f32>,
    /// One curve for all if they win together, or one for each player.
    pub curves: Vec<CurveView>,
    /// The decisions that cost most, the dearest first.
    pub points: Vec<PointView>,
}

/// The chance of winning.
#[derive(Clone, Debug, PartialEq)]
pub struct CurveView {
    /// Whose it is. `None` if all win together.
    pub colour: Option<Colour>,
    /// The name of the player; empty if all win together.
    pub name: String,
    /// From 0 to 1: in the beginning, and after each turn.
    pub chances: Vec<f32>,
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq)]
pub struct PointView {
    /// How many actions were played before it.
    pub number: usize,
    /// The turn, starting at 1.
    pub turn: usize,
    /// Whose curve it belongs to. `None` if all win together.
    pub colour: Option<Colour>,
    /// What the guide says of it.
    pub told: String,
    /// The chance of winning after what was done, from 0 to 1.
    pub chance: f32,
    /// The chance with what the guide would have done.
    pub best: f32,
    /// What the table shows of a tile that would have been laid differently, as a sentence.
    pub at_table: Option<String>,
}

/// What the player wants while looking back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewIntent {
    /// Go back to the decision that was taken after so many actions, and go on from there.
    GoTo(usize),
    /// Back to the result.
    Back,
}

const WIDTH: f32 = 1480.0;
const HEIGHT: f32 = 920.0;
const LEFT: f32 = 56.0;
/// How high the turning points are, the sentence in their place if there are none, and what is below them.
const POINTS: f32 = 336.0;
const NO_POINTS: f32 = 132.0;
const FOOT: f32 = 124.0;

/// A chance in percent: "41 %".
fn told(chance: f32) -> String {
    say!("review-percent", percent = (100.0 * chance).round() as u8)
}

/// The screen that looks back.
pub fn review(ctx: &Context, view: &ReviewView, art: &mut Art) -> Vec<ReviewIntent> {
    screen(ctx, art, "review", |pen, place, intents| {
        pen.scene(view.behind.unwrap_or(Scene::Title), place);
        pen.painter().rect_filled(place, 0.0, Color32::from_black_alpha(50));
        let size = pen.size(WIDTH, HEIGHT).min(place.size() - pen.size(24.0, 24.0));
        let sheet = Rect::from_center_size(place.center(), size);
        pen.fill(Thing::Sheet(86), sheet);
        let top = heading(pen, sheet, !view.points.is_empty());
        let room = Rect::from_min_max(pos2(sheet.left() + LEFT * pen.unit, top), sheet.max - pen.size(LEFT, FOOT));
        match view.looked {
            Some(looked) => looking(pen, room, looked),
            None => {
                let high = if view.points.is_empty() { NO_POINTS } else { POINTS };
                let below = room.bottom() - high * pen.unit;
                curve(pen, room.with_max_y(below - 12.0 * pen.unit), view);
                intents.extend(points(pen, room.with_min_y(below), view));
            }
        }
        let at = sheet.center_bottom() - pen.size(0.0, 66.0);
        if buttons(pen, at, &[(say!("back"), true)], 0).is_some() || escaped(pen) {
            intents.push(ReviewIntent::Back);
        }
    })
}

/// The heading, and what the curve and, if there are some, its numbers mean. Returns where they end.
fn heading(pen: &mut Pen, sheet: Rect, numbers: bool) -> f32 {
    let width = sheet.width() - 100.0 * pen.unit;
    let at = sheet.center_top() + pen.size(0.0, 26.0);
    let title = pen.write(at, Align2::CENTER_TOP, say!("review-heading"), Type::new(Face::Heavy, 46.0, INK), width);
    let line = title.bottom() + 4.0 * pen.unit;
    pen.rule(sheet.left() + 90.0 * pen.unit, sheet.right() - 90.0 * pen.unit, line);
    let at = pos2(sheet.center().x, line + 10.0 * pen.unit);
    let set = Type::new(Face::Italic, 24.0, FADED_INK);
    let mut written = pen.write(at, Align2::CENTER_TOP, say!("review-what"), set, width);
    if numbers {
        written = pen.write(written.center_bottom(), Align2::CENTER_TOP, say!("review-numbers"), set, width);
    }
    written.bottom() + 26.0 * pen.unit
}

/// That the guide still looks at the game, and how far it is.
fn looking(pen: &mut Pen, room: Rect, looked: f32) {
    let bar = Rect::from_center_size(room.center(), pen.size(560.0, 16.0));
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.7));
    let done = bar.shrink(3.0 * pen.unit);
    pen.painter().rect_filled(done.with_max_x(done.left() + done.width() * looked.clamp(0.0, 1.0)), 0.0, RUBRIC);
    pen.painter().rect_stroke(bar, 0.0, line, StrokeKind::Outside);
    let at = bar.center_top() - pen.size(0.0, 20.0);
    let set = Type::new(Face::Text, 28.0, INK);
    pen.write(at, Align2::CENTER_BOTTOM, say!("review-looks"), set, room.width());
}

/// The turning points side by side. Returns the decision to go back to.
fn points(pen: &mut Pen, room: Rect, view: &ReviewView) -> Option<ReviewIntent> {
    if view.points.is_empty() {
        let set = Type::new(Face::Text, 28.0, INK);
        pen.paragraph(room.shrink2(pen.size(120.0, 24.0)), Align::Center, say!("review-no-mistake"), set);
        return None;
    }
    let gap = 24.0 * pen.unit;
    let wide = (room.width() - 2.0 * gap) / 3.0;
    // Fewer than three stand in the middle.
    let used = wide * view.points.len() as f32 + gap * (view.points.len() - 1) as f32;
    let left = room.center().x - used / 2.0;
    let mut wanted = None;
    for (index, point) in view.points.iter().enumerate() {
        let at = pos2(left + (wide + gap) * index as f32, room.top());
        let card = Rect::from_min_size(at, egui::vec2(wide, room.height()));
        if turning_point(pen, card, point, index + 1) {
            wanted = Some(ReviewIntent::GoTo(point.number));
        }
    }
    wanted
}

/// One turning point. Returns whether the player goes back there.
fn turning_point(pen: &mut Pen, card: Rect, point: &PointView, number: usize) -> bool {
    let line = Stroke::new(1.4 * pen.unit, faint(INK, 0.45));
    pen.painter().rect_stroke(card, 4.0 * pen.unit, line, StrokeKind::Inside);
    let inside = card.shrink2(pen.size(18.0, 14.0));
    numeral(pen, inside.left_top() + pen.size(15.0, 18.0), number);
    let at = inside.left_top() + pen.size(42.0, 17.0);
    let turn = say!("review-turn", turn = point.turn);
    let set = Type::new(Face::Heading, 25.0, RUBRIC);
    pen.write(at, Align2::LEFT_CENTER, &turn, set, inside.right() - at.x);
    let at = inside.left_top() + pen.size(0.0, 54.0);
    let chances = say!("review-instead", chance = told(point.chance), best = told(point.best));
    pen.write(at, Align2::LEFT_CENTER, &chances, Type::new(Face::Bold, 26.0, INK), inside.width());
    let text = inside.with_min_y(inside.top() + 74.0 * pen.unit).with_max_y(inside.bottom() - 62.0 * pen.unit);
    pen.paragraph_within(text, Align::Min, &point.told, Type::new(Face::Text, 24.0, INK));
    let at = inside.center_bottom() - pen.size(0.0, 27.0);
    row_of_buttons(pen, at, &[(&say!("review-go", number = number), true)]).iter().any(Response::clicked)
}
