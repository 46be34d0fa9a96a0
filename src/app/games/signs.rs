//! The small pictures beside the paragraphs of the games against each other.

use super::playing::Playing;
use crate::app::book::Drawn;
use crate::app::theme::{Pen, Scene, Thing};
use crate::painter::dont_go_in::cards::SHAPE;
use crate::painter::dont_go_in::dice::{self, Face};
use crate::painter::dont_go_in::marks;
use crate::painter::figures::guard::Ground;
use crate::painter::mists::lessons::Lesson;
use crate::painter::plates::Wax;
use crate::rules::Colour;
use crate::rules::dont_go_in::Card;
use egui::{Pos2, Rect};

/// The picture beside a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Sign {
    Ordinary(Colour),
    /// A guard.
    Armed(Colour),
    Abbot(Colour),
    /// Fields.
    Sheaf,
    /// A round of the track.
    Pennon,
    Ghost,
    Coin,
    Flag,
    Circle,
    /// A card of the haunted house.
    Cursed(Card),
    /// Its back.
    CursedBack,
    /// A card that counts no more.
    Dispelled,
    /// What counts Curses.
    Curses,
    /// A ghost of a player in the haunted house.
    Haunt(marks::Ghost),
    Die(Face),
    Picture(Lesson),
    /// The picture of the competitive game, with its seal.
    Rivals,
    /// The picture of the haunted house, with its seal.
    House,
}

impl Drawn for Sign {
    fn scene(&self) -> Option<Scene> {
        match *self {
            Sign::Picture(lesson) => Some(Scene::Lesson(lesson)),
            Sign::Rivals => Some(Playing::Carcassonne.picture()),
            Sign::House => Some(Playing::DontGoIn.picture()),
            _ => None,
        }
    }

    fn draw(&self, pen: &mut Pen, feet: Pos2) {
        match *self {
            Sign::Ordinary(colour) => pen.stand(Thing::Ordinary(colour, Ground::Paper), feet, 54.0),
            Sign::Armed(colour) => pen.stand(Thing::Armed(colour, Ground::Paper), feet - pen.size(4.0, 0.0), 50.0),
            Sign::Abbot(colour) => pen.stand(Thing::Abbot(colour, Ground::Paper), feet, 54.0),
            Sign::Sheaf => pen.stand(Thing::Sheaf, feet, 48.0),
            Sign::Pennon => pen.stand(Thing::Pennon, feet - pen.size(14.0, 2.0), 46.0),
            Sign::Ghost => pen.stand(Thing::Ghost, feet, 48.0),
            Sign::Coin => pen.stand(Thing::Coin, feet - pen.size(0.0, 26.0), 44.0),
            Sign::Flag => pen.stand(Thing::Flag, feet - pen.size(14.0, 2.0), 50.0),
            Sign::Circle => {
                pen.stand(Thing::Circle, feet - pen.size(0.0, 18.0), 62.0);
                pen.stand(Thing::Ghost, feet - pen.size(0.0, 10.0), 40.0);
            }
            Sign::Cursed(card) => on_plate(pen, Thing::Cursed(card), feet, CARD),
            Sign::CursedBack => on_plate(pen, Thing::CursedBack, feet, CARD),
            Sign::Dispelled => on_plate(pen, Thing::Dispelled, feet, CARD),
            Sign::Curses => on_plate(pen, Thing::Curses, feet, (52.0, 52.0)),
            Sign::Haunt(meaning) => on_plate(pen, Thing::HouseGhost(meaning), feet, (52.0, 52.0)),
            Sign::Die(face) => on_plate(pen, Thing::Die(face), feet, DIE),
            Sign::Picture(_) => {}
            Sign::Rivals => {
                seal(pen, feet);
                pen.stand(Thing::Ordinary(Colour::Red, Ground::Ribbon), feet + pen.size(0.0, 24.0), 50.0);
            }
            Sign::House => {
                seal(pen, feet);
                pen.fill(Thing::HouseGhost(marks::Ghost::Had), Rect::from_center_size(feet, pen.size(56.0, 56.0)));
            }
        }
    }
}

/// The golden seal at the edge of a picture.
fn seal(pen: &mut Pen, middle: Pos2) {
    pen.fill(Thing::Seal(Wax::Gold), Rect::from_center_size(middle, pen.size(92.0, 92.0)));
}

/// Width and height of a card.
const CARD: (f32, f32) = (46.0, 46.0 * SHAPE);
/// Width and height of a die with its shadow.
const DIE: (f32, f32) = (2.0 * dice::REACH * 32.0, 2.0 * dice::REACH * 32.0);

/// A picture that has no feet: its middle is where that of a figure would be.
fn on_plate(pen: &mut Pen, thing: Thing, feet: Pos2, (wide, high): (f32, f32)) {
    let place = Rect::from_center_size(feet - pen.size(0.0, 24.0), pen.size(wide, high));
    pen.fill(thing, place);
}
