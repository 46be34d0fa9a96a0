//! The small picture beside a paragraph of this game's rules.

use crate::app::book::{Drawn, Paragraph};
use crate::app::theme::{Pen, Scene, Thing};
use crate::painter::figures::guard::Ground;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;
use egui::Pos2;

/// One paragraph.
pub(super) type News = Paragraph<Sign>;

/// The picture beside a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Guard(Colour),
    Ghost,
    Coin,
    Flag,
    Circle,
    Picture(Lesson),
}

pub(super) fn news(sign: Sign, heading: &'static str, text: &'static str) -> News {
    Paragraph::new(sign, heading, text)
}

impl Drawn for Sign {
    fn scene(self) -> Option<Scene> {
        match self {
            Sign::Picture(lesson) => Some(Scene::Lesson(lesson)),
            _ => None,
        }
    }

    fn draw(self, pen: &mut Pen, feet: Pos2) {
        match self {
            Sign::Guard(colour) => pen.stand(Thing::Guard(colour, Ground::Paper), feet, 54.0),
            Sign::Ghost => pen.stand(Thing::Ghost, feet, 48.0),
            Sign::Coin => pen.stand(Thing::Coin, feet - pen.size(0.0, 26.0), 44.0),
            Sign::Flag => pen.stand(Thing::Flag, feet - pen.size(14.0, 2.0), 50.0),
            Sign::Circle => {
                pen.stand(Thing::Circle, feet - pen.size(0.0, 18.0), 62.0);
                pen.stand(Thing::Ghost, feet - pen.size(0.0, 10.0), 40.0);
            }
            Sign::Picture(_) => {}
        }
    }
}
