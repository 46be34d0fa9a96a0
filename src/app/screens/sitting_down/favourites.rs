//! The row of favourites at the foot of a setup form: a click takes one, its cross drops it, and a star keeps what the
//! form says.

use super::ring;
use super::rows::LEFT;
use crate::app::theme::{FADED_INK, Face, INK, Pen, RUBRIC, TellOnHover, Type, faint};
use crate::app::words::say;
use crate::table::favourites::MOST;
use egui::{Align2, Pos2, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2};
use std::f32::consts::TAU;

/// The favourites that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FavouritesView {
    /// Who plays in each.
    pub names: Vec<String>,
    /// The number of the one that the form says, if it is one.
    pub chosen: Option<usize>,
    /// Whether one more can be kept.
    pub can_keep: bool,
}

/// What the player wants of the favourites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FavouriteWish {
    /// Fill the form with this one.
    Take(usize),
    /// Keep this one no longer.
    Drop(usize),
    /// Keep what the form says.
    Keep,
}

/// Height of a favourite, and the gap beside it.
const HIGH: f32 = 44.0;
const GAP: f32 = 14.0;
/// Width of the star with its word at the end of the row.
const KEEP: f32 = 230.0;
/// The room for the cross.
const CROSS: f32 = 34.0;

/// Shows the row; its middle is at the height `y`.
pub fn favourites(pen: &mut Pen, sheet: Rect, y: f32, view: &FavouritesView) -> Option<FavouriteWish> {
    let mut wish = None;
    let left = sheet.left() + LEFT * pen.unit;
    let right = sheet.right() - (LEFT + KEEP) * pen.unit;
    let each = (right - left) / MOST as f32;
    for (number, name) in view.names.iter().enumerate() {
        let corner = pos2(left + number as f32 * each, y - HIGH / 2.0 * pen.unit);
        let place = Rect::from_min_size(corner, egui::vec2(each - GAP * pen.unit, HIGH * pen.unit));
        wish = wish.or(favourite(pen, place, number, name, view.chosen == Some(number)));
    }
    if view.chosen.is_none() && view.can_keep {
        let place = Rect::from_min_size(pos2(right, y - HIGH / 2.0 * pen.unit), pen.size(KEEP, HIGH));
        if keep(pen, place) {
            wish = Some(FavouriteWish::Keep);
        }
    }
    wish
}

/// One favourite with its cross.
fn favourite(pen: &mut Pen, place: Rect, number: usize, name: &str, chosen: bool) -> Option<FavouriteWish> {
    let cross = place.with_min_x(place.right() - CROSS * pen.unit);
    let words = place.with_max_x(cross.left());
    let what = say!("setup-favourite", players = name);
    let taken = pen.control(words, &what, Sense::click()).tell_on_hover(name);
    taken.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &what));
    ring(pen, place, chosen, taken.hovered());
    let line = Stroke::new(1.3 * pen.unit, faint(INK, 0.4));
    if !chosen {
        pen.painter().rect_stroke(place, 10.0 * pen.unit, line, egui::StrokeKind::Inside);
    }
    let at = words.left_center() + pen.size(14.0, -1.0);
    pen.ink(at, Align2::LEFT_CENTER, name, Type::new(Face::Text, 23.0, INK), words.width() - 16.0 * pen.unit);
    let what = say!("setup-favourite-drop", players = name);
    let dropped = pen.control(cross, &what, Sense::click()).tell_on_hover(&what);
    let colour = if dropped.hovered() || dropped.has_focus() { RUBRIC } else { FADED_INK };
    for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
        let arm = pen.size(7.0 * x, 7.0 * y);
        pen.painter().line_segment([cross.center() - arm, cross.center() + arm], Stroke::new(2.4 * pen.unit, colour));
    }
    match () {
        () if dropped.clicked() => Some(FavouriteWish::Drop(number)),
        () if taken.clicked() => Some(FavouriteWish::Take(number)),
        () => None,
    }
}

/// The star that keeps the form.
fn keep(pen: &mut Pen, place: Rect) -> bool {
    let response = pen.control(place, say!("setup-favourite-keep"), Sense::click());
    let response = response.tell_on_hover(say!("setup-favourite-keep-told"));
    let lit = response.hovered() || response.has_focus();
    let colour = if lit { RUBRIC } else { INK };
    let word = Type::new(Face::Italic, 23.0, colour);
    let right = place.right_center() - pen.size(2.0, 1.0);
    let word =
        pen.ink(right, Align2::RIGHT_CENTER, say!("setup-favourite-keep"), word, place.width() - 44.0 * pen.unit);
    star(pen, pos2(word.left() - 22.0 * pen.unit, place.center().y), colour);
    response.clicked()
}

fn star(pen: &Pen, middle: Pos2, colour: egui::Color32) {
    let point = |number: u8| {
        let reach = if number.is_multiple_of(2) { 13.0 } else { 5.6 };
        let (sine, cosine) = (f32::from(number) / 10.0 * TAU).sin_cos();
        middle + pen.size(reach * sine, -reach * cosine)
    };
    let points: Vec<Pos2> = (0..10).map(point).collect();
    pen.painter().add(egui::Shape::closed_line(points, Stroke::new(2.0 * pen.unit, colour)));
}
