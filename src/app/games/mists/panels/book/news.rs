//! A paragraph of the rules: a heading and a text, beside a figure or a small painted picture.

use crate::app::games::mists::panels::piles;
use crate::app::theme::{Face, INK, Pen, RUBRIC, Scene, Thing, Type, faint};
use crate::painter::figures::guard::Ground;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;
use crate::rules::mists::Hound;
use egui::{Align, Align2, Rect, Stroke, StrokeKind, pos2};

/// One paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::games::mists::panels) struct News {
    pub sign: Sign,
    pub heading: &'static str,
    pub text: String,
}

/// The picture beside a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::games::mists::panels) enum Sign {
    Guard(Colour),
    Ghost,
    Coin,
    FaceDown,
    Flag,
    Hound(Hound),
    Circle,
    Cat,
    Picture(Lesson),
}

pub(in crate::app::games::mists::panels) fn news(sign: Sign, heading: &'static str, text: impl Into<String>) -> News {
    News { sign, heading, text: text.into() }
}

const HEADING: Type = Type::new(Face::Bold, 26.0, RUBRIC);
const TEXT: Type = Type::new(Face::Text, 25.0, INK);
/// Distance from the top of the heading to the top of the text.
const UNDER_HEADING: f32 = 32.0;
/// How wide the column of a figure is, in layout pixels.
const FIGURE: f32 = 68.0;
/// Width and height of a picture, and its distance from the text.
const PICTURE: (f32, f32) = (296.0, 185.0);
const BESIDE_PICTURE: f32 = 28.0;

impl News {
    /// The width of the column beside the text, in layout pixels.
    fn column(&self) -> f32 {
        match self.sign {
            Sign::Picture(_) => PICTURE.0 + BESIDE_PICTURE,
            _ => FIGURE,
        }
    }

    /// The height of the paragraph in a column this wide, in points.
    pub fn height(&self, pen: &Pen, width: f32) -> f32 {
        let text = (UNDER_HEADING + 2.0) * pen.unit + pen.height_of(&self.text, TEXT, width - self.column() * pen.unit);
        match self.sign {
            Sign::Picture(_) => text.max(PICTURE.1 * pen.unit),
            _ => text,
        }
    }

    /// Draws it in a room of that height.
    pub fn show(&self, pen: &mut Pen, room: Rect) {
        self.show_sign(pen, room);
        let at = pos2(room.left() + self.column() * pen.unit, room.top());
        let heading = pen.write(at, Align2::LEFT_TOP, self.heading, HEADING, room.right() - at.x);
        let top = heading.top() + UNDER_HEADING * pen.unit;
        pen.paragraph(Rect::from_min_max(pos2(at.x, top), room.max), Align::Min, &self.text, TEXT);
    }

    fn show_sign(&self, pen: &mut Pen, room: Rect) {
        let feet = room.min + pen.size(22.0, 56.0);
        match self.sign {
            Sign::Guard(colour) => pen.stand(Thing::Guard(colour, Ground::Paper), feet, 54.0),
            Sign::Ghost => pen.stand(Thing::Ghost, feet, 48.0),
            Sign::Coin => pen.stand(Thing::Coin, feet - pen.size(0.0, 26.0), 44.0),
            Sign::FaceDown => {
                let tile = Rect::from_center_size(feet - pen.size(0.0, 24.0), pen.size(46.0, 46.0));
                piles::stack(pen, tile, 1);
            }
            Sign::Flag => pen.stand(Thing::Flag, feet - pen.size(14.0, 2.0), 50.0),
            Sign::Circle => {
                pen.stand(Thing::Circle, feet - pen.size(0.0, 18.0), 62.0);
                pen.stand(Thing::Ghost, feet - pen.size(0.0, 10.0), 40.0);
            }
            Sign::Cat => pen.stand(Thing::Cat, feet, 56.0),
            Sign::Hound(hound) => pen.stand(Thing::Hound(hound), feet - pen.size(2.0, 4.0), 54.0),
            Sign::Picture(lesson) => framed(pen, Scene::Lesson(lesson), pen.rect(room.min, (0.0, 2.0), PICTURE)),
        }
    }
}

/// A picture with a thin frame of ink.
pub(in crate::app::games::mists::panels) fn framed(pen: &mut Pen, scene: Scene, place: Rect) {
    pen.scene(scene, place);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(place, 1.0, line, StrokeKind::Outside);
}
