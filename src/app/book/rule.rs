//! A rule as the book tells it: a heading and a text, beside a figure or a small painted picture.

use crate::app::theme::{CREAM, Face, INK, Pen, RUBRIC, Scene, Type, faint};
use egui::{Align, Align2, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use std::fmt::Debug;
use std::sync::Arc;

/// The picture beside a rule.
pub(in crate::app) trait Drawn: Debug + Send + Sync {
    /// The large picture that it is, if it is one and not a small figure.
    fn scene(&self) -> Option<Scene>;

    /// Draws the small figure; its feet are at this point.
    fn draw(&self, pen: &mut Pen, feet: Pos2);
}

/// One paragraph of the book.
#[derive(Clone, Debug)]
pub struct Rule {
    sign: Arc<dyn Drawn>,
    ids: &'static [&'static str],
    heading: &'static str,
    text: String,
}

/// A paragraph with this heading and text, and the IDs of the rules that it tells.
pub(in crate::app) fn rule(
    sign: impl Drawn + 'static,
    ids: &'static [&'static str],
    heading: &'static str,
    text: impl Into<String>,
) -> Rule {
    Rule { sign: Arc::new(sign), ids, heading, text: text.into() }
}

/// The mark behind a sentence that is our own ruling, because the printed rules leave it open.
pub const RULING: char = '†';

const HEADING: Type = Type::new(Face::Bold, 26.0, RUBRIC);
const TEXT: Type = Type::new(Face::Text, 25.0, INK);
/// Distance from the top of the heading to the top of the text.
const UNDER_HEADING: f32 = 32.0;
/// How wide the column of a figure is, in layout pixels.
const FIGURE: f32 = 68.0;
/// Width and height of a picture, and its distance from the text.
const PICTURE: (f32, f32) = (296.0, 185.0);
const BESIDE_PICTURE: f32 = 28.0;
/// Distance from one paragraph to the next.
const GAP: f32 = 22.0;

impl Rule {
    /// The IDs of the rules that it tells.
    pub fn ids(&self) -> &'static [&'static str] {
        self.ids
    }

    /// Its heading.
    pub fn heading(&self) -> &'static str {
        self.heading
    }

    /// What it says.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same without the marks of rulings, for places that do not say what they mean.
    pub fn without_marks(mut self) -> Rule {
        self.text.retain(|letter| letter != RULING);
        self
    }

    /// Whether a part of it is our own ruling.
    pub fn rules_itself(&self) -> bool {
        self.text.contains(RULING)
    }

    /// The width of the column beside the text, in layout pixels.
    fn column(&self) -> f32 {
        if self.sign.scene().is_some() { PICTURE.0 + BESIDE_PICTURE } else { FIGURE }
    }

    /// The height of the paragraph in a column this wide, in points.
    pub(in crate::app) fn height(&self, pen: &Pen, width: f32) -> f32 {
        let text = (UNDER_HEADING + 2.0) * pen.unit + pen.height_of(&self.text, TEXT, width - self.column() * pen.unit);
        if self.sign.scene().is_some() { text.max(PICTURE.1 * pen.unit) } else { text }
    }

    /// Draws it in a room of that height.
    pub(in crate::app) fn show(&self, pen: &mut Pen, room: Rect) {
        match self.sign.scene() {
            Some(scene) => framed(pen, scene, pen.rect(room.min, (0.0, 2.0), PICTURE)),
            None => self.sign.draw(pen, room.min + pen.size(22.0, 56.0)),
        }
        let at = pos2(room.left() + self.column() * pen.unit, room.top());
        let heading = pen.write(at, Align2::LEFT_TOP, self.heading, HEADING, room.right() - at.x);
        let top = heading.top() + UNDER_HEADING * pen.unit;
        pen.paragraph(Rect::from_min_max(pos2(at.x, top), room.max), Align::Min, &self.text, TEXT);
    }
}

/// Draws rules below each other. The one with the number `lit` lies on a light ground.
pub(super) fn show_all(pen: &mut Pen, room: Rect, all: &[Rule], lit: Option<usize>) {
    let mut at = room.min + pen.size(0.0, 8.0);
    for (number, rule) in all.iter().enumerate() {
        let place = Rect::from_min_size(at, vec2(room.width(), rule.height(pen, room.width())));
        if lit == Some(number) {
            let ground = place.expand2(pen.size(12.0, 0.4 * GAP));
            pen.painter().rect_filled(ground, 8.0 * pen.unit, faint(CREAM, 0.6));
            let bar = ground.with_max_x(ground.left() + 5.0 * pen.unit);
            pen.painter().rect_filled(bar, 2.0 * pen.unit, RUBRIC);
        }
        match lit == Some(number) {
            true => pen.aloud(|pen| rule.show(pen, place)),
            false => rule.show(pen, place),
        }
        at.y += place.height() + GAP * pen.unit;
    }
}

/// A picture with a thin frame of ink.
pub(super) fn framed(pen: &mut Pen, scene: Scene, place: Rect) {
    pen.scene(scene, place);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(place, 1.0, line, StrokeKind::Outside);
}
