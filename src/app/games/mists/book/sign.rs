//! The pictures beside the rules of this game.

use crate::app::book::Drawn;
use crate::app::games::mists::panels::level_rules::level_seal;
use crate::app::panels::pile::stack;
use crate::app::theme::{Pen, Scene, Thing};
use crate::painter::figures::guard::Ground;
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;
use crate::rules::mists::Hound;
use egui::{Pos2, Rect};

/// The picture beside a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Guard(Colour),
    Ghost,
    Coin,
    FaceDown,
    Flag,
    Hound(Hound),
    Circle,
    Cat,
    Picture(Lesson),
    /// The picture of a level, with its seal.
    Level(u8),
}

impl Drawn for Sign {
    fn scene(&self) -> Option<Scene> {
        match *self {
            Sign::Picture(lesson) => Some(Scene::Lesson(lesson)),
            Sign::Level(level) => Some(Scene::Level(level)),
            _ => None,
        }
    }

    fn draw(&self, pen: &mut Pen, feet: Pos2) {
        match *self {
            Sign::Guard(colour) => pen.stand(Thing::Guard(colour, Ground::Paper), feet, 54.0),
            Sign::Ghost => pen.stand(Thing::Ghost, feet, 48.0),
            Sign::Coin => pen.stand(Thing::Coin, feet - pen.size(0.0, 26.0), 44.0),
            Sign::FaceDown => {
                let tile = Rect::from_center_size(feet - pen.size(0.0, 24.0), pen.size(46.0, 46.0));
                stack(pen, tile, 1);
            }
            Sign::Flag => pen.stand(Thing::Flag, feet - pen.size(14.0, 2.0), 50.0),
            Sign::Circle => {
                pen.stand(Thing::Circle, feet - pen.size(0.0, 18.0), 62.0);
                pen.stand(Thing::Ghost, feet - pen.size(0.0, 10.0), 40.0);
            }
            Sign::Cat => pen.stand(Thing::Cat, feet, 56.0),
            Sign::Hound(hound) => pen.stand(Thing::Hound(hound), feet - pen.size(2.0, 4.0), 54.0),
            Sign::Picture(_) => {}
            Sign::Level(level) => level_seal(pen, Rect::from_center_size(feet, pen.size(84.0, 84.0)), level),
        }
    }
}
