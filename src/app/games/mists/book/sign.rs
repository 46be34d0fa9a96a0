//! The pictures beside the rules of this game.

use crate::app::book::Drawn;
use crate::app::games::mists::words::roman;
use crate::app::panels::pile::stack;
use crate::app::theme::{CREAM, Face, Pen, Scene, Thing, Type};
use crate::painter::figures::guard::Ground;
use crate::painter::mists::lessons::Lesson;
use crate::painter::plates::Wax;
use crate::rules::Colour;
use crate::rules::mists::Hound;
use egui::{Align2, Pos2, Rect};

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
    /// The picture of a level, with the seal of the Spell Circles.
    CirclesAt(u8),
}

/// How large a seal on a picture is, in layout pixels.
const SEAL: f32 = 92.0;

impl Drawn for Sign {
    fn scene(&self) -> Option<Scene> {
        match *self {
            Sign::Picture(lesson) => Some(Scene::Lesson(lesson)),
            Sign::Level(level) | Sign::CirclesAt(level) => Some(Scene::Level(level)),
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
            Sign::Level(level) => level_seal(pen, Rect::from_center_size(feet, pen.size(SEAL, SEAL)), level),
            Sign::CirclesAt(_) => {
                pen.fill(Thing::Seal(Wax::Gold), Rect::from_center_size(feet, pen.size(SEAL, SEAL)));
                pen.stand(Thing::Cat, feet + pen.size(-2.0, 26.0), 54.0);
            }
        }
    }
}

/// A golden seal with a level's number.
fn level_seal(pen: &mut Pen, place: Rect, level: u8) {
    pen.fill(Thing::Seal(Wax::Gold), place);
    let set = Type::new(Face::Bold, 0.4 * place.height() / pen.unit, CREAM);
    let at = place.center() - pen.size(0.0, 2.0);
    pen.ink(at, Align2::CENTER_CENTER, &roman(level), set, place.width());
}
