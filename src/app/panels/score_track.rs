//! The score track: a ring of fifty spaces round the total (SETUP-4).

use super::ScoreView;
use crate::app::theme::{AMBER, BONE, COPPER, Face, INK, PARCHMENT, Pen, RUBRIC, Thing, Type, between, faint};
use crate::painter::figures::guard::Ground;
use egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, vec2};
use std::f32::consts::TAU;

/// Spaces of the ring; the first and the last share one.
const SPACES: u16 = 50;
/// Radius of the ring, in layout pixels.
const RING: f32 = 118.0;

pub(super) fn show(pen: &mut Pen, place: Rect, view: &ScoreView) {
    pen.fill(Thing::Disc, place);
    let ring = Ring { middle: place.center() + pen.size(0.0, 3.0), unit: pen.unit };
    ring.bed(pen);
    ring.walked(pen, view);
    ring.spaces(pen, view);
    ring.flag(pen, view.goal);
    ring.marker(pen, view);
    words(pen, ring.middle, view);
}

fn words(pen: &mut Pen, middle: Pos2, view: &ScoreView) {
    let (level, total) = (format!("Level {}", roman(view.level)), view.total.to_string());
    let width = |pen: &Pen, pixels: f32| pixels * pen.unit;
    let at = middle - pen.size(0.0, 48.0);
    let heading = Type::new(Face::Heading, 22.0, RUBRIC);
    let most = width(pen, 112.0);
    pen.write(at, Align2::CENTER_CENTER, &level, heading, most);
    let most = width(pen, 136.0);
    pen.write(middle - pen.size(0.0, 4.0), Align2::CENTER_CENTER, &total, Type::new(Face::Heavy, 74.0, INK), most);
    let lap = view.total / SPACES + 1;
    let of = if lap > 1 { format!("of {}, lap {lap}", view.goal) } else { format!("of {}", view.goal) };
    let most = width(pen, 118.0);
    let at = middle + pen.size(0.0, 42.0);
    pen.write(at, Align2::CENTER_CENTER, &of, Type::new(Face::Italic, 24.0, INK), most);
}

struct Ring {
    middle: Pos2,
    unit: f32,
}

impl Ring {
    /// The middle of a space, or of a place this much farther out.
    fn at(&self, space: f32, farther: f32) -> Pos2 {
        let angle = space / f32::from(SPACES) * TAU;
        self.middle + vec2(angle.sin(), -angle.cos()) * (RING + farther) * self.unit
    }

    fn bed(&self, pen: &Pen) {
        let line = Stroke::new(1.2 * self.unit, faint(INK, 0.45));
        for farther in [-15.0, 15.0] {
            pen.painter().circle_stroke(self.middle, (RING + farther) * self.unit, line);
        }
    }

    /// The arc behind the marker, and a paler one for the points that would come.
    fn walked(&self, pen: &Pen, view: &ScoreView) {
        let from = if view.total >= SPACES { 0 } else { view.total };
        let to = (view.total + view.coming).min(view.total + SPACES);
        let arc = |from: u16, to: u16, colour: Color32| {
            let points =
                (u32::from(from) * 2..=u32::from(to) * 2).map(|half| self.at(half as f32 / 2.0, 0.0)).collect();
            pen.painter().add(Shape::line(points, Stroke::new(27.0 * self.unit, colour)));
        };
        arc(0, view.total.min(SPACES), between(PARCHMENT, Color32::from_rgb(0xC9, 0x8A, 0x3A), 0.42));
        if view.coming > 0 {
            arc(from.max(view.total), to, between(PARCHMENT, Color32::from_rgb(0xFF, 0xE0, 0x8A), 0.75));
        }
    }

    fn spaces(&self, pen: &Pen, view: &ScoreView) {
        let lap = view.total / SPACES;
        let here = view.total % SPACES;
        for space in 0..SPACES {
            let at = self.at(f32::from(space), 0.0);
            let radius = if space % 5 == 0 { 8.2 } else { 5.4 } * self.unit;
            let colour = match (space <= here, lap) {
                (true, 0) => AMBER,
                (false, 0) => BONE,
                (true, _) => COPPER,
                (false, _) => AMBER,
            };
            pen.painter().circle_filled(at + vec2(0.0, 1.3 * self.unit), radius, Color32::from_black_alpha(80));
            pen.painter().circle(at, radius, colour, Stroke::new(1.1 * self.unit, faint(INK, 0.62)));
            if space % 5 == 0 && space > 0 {
                let number = Type::new(Face::Bold, 21.0, faint(INK, 0.9));
                let at = self.at(f32::from(space), -30.0);
                pen.ink(at, Align2::CENTER_CENTER, &space.to_string(), number, f32::INFINITY);
            }
        }
    }

    fn flag(&self, pen: &mut Pen, goal: u16) {
        let at = self.at(f32::from(goal % SPACES), 0.0);
        pen.painter().circle(
            at,
            11.0 * self.unit,
            RUBRIC,
            Stroke::new(1.6 * self.unit, Color32::from_rgb(0xF6, 0xE2, 0xB4)),
        );
        let foot = at + pen.size(3.0, 2.0);
        pen.stand(Thing::Flag, foot, 30.0);
    }

    fn marker(&self, pen: &mut Pen, view: &ScoreView) {
        let feet = self.at(f32::from(view.total % SPACES), 6.0) + pen.size(-3.0, 14.0);
        pen.stand(Thing::Guard(view.marker, Ground::Land), feet, 42.0);
    }
}

/// A level's number as it stands on seals and headings.
pub(crate) fn roman(number: u8) -> String {
    const NUMERALS: [&str; 10] = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    NUMERALS.get(usize::from(number)).map_or_else(|| number.to_string(), |numeral| (*numeral).to_owned())
}
