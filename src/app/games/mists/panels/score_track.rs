//! The score track: a ring of fifty spaces with markers, hounds and the goal, and the totals inside it (SETUP-4, L6-1).

use super::{HoundPlace, HoundView, Intent, MarkerView, ScoreView, TableIntent};
use crate::app::book::About;
use crate::app::games::mists::words::roman;
use crate::app::panels::question_mark;
use crate::app::theme::{
    AMBER, BONE, COPPER, Face, GOLD, INK, PARCHMENT, Pen, RUBRIC, Thing, Type, WARNING, between, explain, faint,
};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, vec2};
use std::f32::consts::TAU;

/// Number of spaces on the ring. The first and the last are the same space.
const SPACES: u16 = 50;
/// Radius of the ring, in layout pixels.
const RING: f32 = 118.0;

pub(super) fn show(pen: &mut Pen, place: Rect, view: &ScoreView, intents: &mut Vec<Intent>) {
    pen.fill(Thing::Disc, place);
    let ring = Ring { middle: place.center() + pen.size(0.0, 3.0), unit: pen.unit };
    ring.bed(pen);
    let (total, coming) = hindmost(view).map_or((0, 0), |marker| (marker.total, marker.coming));
    ring.walked(pen, total, coming);
    ring.spaces(pen, total);
    ring.flag(pen, view);
    for hound in &view.hounds {
        ring.hound(pen, view, *hound);
    }
    ring.markers(pen, view);
    match &view.markers[..] {
        [only] => one_total(pen, ring.middle, view, only.total),
        several => totals(pen, ring.middle, view, several),
    }
    if question_mark::show(pen, place, say!("rules-of-this-level")) {
        intents.push(TableIntent::LookUp(About::Game).into());
    }
}

fn hindmost(view: &ScoreView) -> Option<MarkerView> {
    view.markers.iter().copied().min_by_key(|marker| marker.total)
}

/// The lap of a marker with this total, starting at 1.
fn lap(total: u16) -> u16 {
    total / SPACES + 1
}

fn heading(pen: &mut Pen, middle: Pos2, up: f32, level: u8) {
    let set = Type::new(Face::Heading, 22.0, RUBRIC);
    let text = say!("score-level", level = roman(level));
    pen.write(middle - pen.size(0.0, up), Align2::CENTER_CENTER, &text, set, 112.0 * pen.unit);
}

fn one_total(pen: &mut Pen, middle: Pos2, view: &ScoreView, total: u16) {
    heading(pen, middle, 48.0, view.level);
    let at = middle - pen.size(0.0, 4.0);
    let set = Type::new(Face::Heavy, 74.0, INK);
    pen.write(at, Align2::CENTER_CENTER, &total.to_string(), set, 136.0 * pen.unit);
    let of = match lap(total) {
        1 => say!("score-of", goal = view.goal),
        lap => say!("score-of-on-lap", goal = view.goal, lap = lap),
    };
    let at = middle + pen.size(0.0, 42.0);
    pen.write(at, Align2::CENTER_CENTER, &of, Type::new(Face::Italic, 24.0, INK), 118.0 * pen.unit);
    let told = say!("score-told", total = total, goal = view.goal);
    let inside = Rect::from_center_size(middle, pen.size(150.0, 150.0));
    explain(pen.plain_control(inside, &told, Sense::hover()), &told, "END-1");
}

/// One column per marker. The last one, which counts, is on gold (L6-3).
fn totals(pen: &mut Pen, middle: Pos2, view: &ScoreView, markers: &[MarkerView]) {
    const COLUMN: f32 = 47.0;
    heading(pen, middle, 49.0, view.level);
    let counts = view.total();
    for (index, marker) in markers.iter().enumerate() {
        let across = (index as f32 - (markers.len() as f32 - 1.0) / 2.0) * COLUMN;
        let top = middle + pen.size(across, -35.0);
        if marker.total == counts {
            let behind = Rect::from_center_size(top + pen.size(0.0, 34.0), pen.size(COLUMN - 4.0, 76.0));
            pen.painter().rect_filled(behind, 9.0 * pen.unit, faint(GOLD, 0.5));
            let line = Stroke::new(1.8 * pen.unit, Color32::from_rgb(0x9A, 0x62, 0x14));
            pen.painter().rect_stroke(behind, 9.0 * pen.unit, line, egui::StrokeKind::Inside);
        }
        let badge = Rect::from_center_size(top + pen.size(0.0, 17.0), pen.size(28.0, 28.0));
        pen.fill(Thing::Badge(marker.colour), badge);
        let number = Type::new(Face::Heavy, 34.0, if marker.total == counts { WARNING } else { INK });
        let at = top + pen.size(0.0, 50.0);
        pen.write(at, Align2::CENTER_CENTER, &marker.total.to_string(), number, (COLUMN - 2.0) * pen.unit);
        let (colour, points) = (marker.colour.name(), marker.total);
        let told = match lap(points) {
            1 => say!("score-marker", colour = colour, points = points),
            lap => say!("score-marker-on-lap", colour = colour, points = points, lap = lap),
        };
        let column = Rect::from_center_size(top + pen.size(0.0, 34.0), pen.size(COLUMN - 4.0, 76.0));
        explain(pen.plain_control(column, &told, Sense::hover()), &told, "L6-1");
    }
    let set = Type::new(Face::Italic, 22.0, INK);
    let foot = middle + pen.size(0.0, 51.0);
    if counts < SPACES && markers.iter().any(|marker| marker.total >= SPACES) {
        for (index, marker) in markers.iter().enumerate().filter(|(_, marker)| marker.total >= SPACES) {
            let at = foot + pen.size((index as f32 - (markers.len() as f32 - 1.0) / 2.0) * COLUMN, 0.0);
            let text = say!("score-lap", lap = lap(marker.total));
            pen.write(at, Align2::CENTER_CENTER, &text, Type { size: 21.0, ..set }, COLUMN * pen.unit);
        }
    } else {
        pen.write(foot, Align2::CENTER_CENTER, &say!("score-all-to", goal = view.goal), set, 96.0 * pen.unit);
    }
}

/// A marker and a hound hide each other if they are at most this many spaces apart.
const NEIGHBOURS: u16 = 2;
/// For a hound beside a marker: how far outside the ring it waits, and its length.
const CROWDED_HOUND: (f32, f32) = (34.0, 27.0);
/// For a marker beside a hound: how far outside the ring it stands.
const CROWDED_MARKER: f32 = -9.0;

struct Ring {
    middle: Pos2,
    unit: f32,
}

impl Ring {
    /// The middle of a space, moved outwards by `farther`.
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

    /// The arc that the marker has passed, and a paler one for the points to come.
    fn walked(&self, pen: &Pen, total: u16, coming: u16) {
        let to = (total + coming).min(total + SPACES);
        let arc = |from: u16, to: u16, colour: Color32| {
            let points =
                (u32::from(from) * 2..=u32::from(to) * 2).map(|half| self.at(half as f32 / 2.0, 0.0)).collect();
            pen.painter().add(Shape::line(points, Stroke::new(27.0 * self.unit, colour)));
        };
        arc(0, total.min(SPACES), between(PARCHMENT, Color32::from_rgb(0xC9, 0x8A, 0x3A), 0.42));
        if coming > 0 {
            arc(total, to, between(PARCHMENT, Color32::from_rgb(0xFF, 0xE0, 0x8A), 0.75));
        }
    }

    fn spaces(&self, pen: &Pen, total: u16) {
        let (lap, here) = (total / SPACES, total % SPACES);
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

    /// The flag at the goal. It is paler while the goal is laps away.
    fn flag(&self, pen: &mut Pen, view: &ScoreView) {
        let at = self.at(f32::from(view.goal % SPACES), 0.0);
        let rim = Stroke::new(1.6 * self.unit, Color32::from_rgb(0xF6, 0xE2, 0xB4));
        pen.painter().circle(at, 11.0 * self.unit, RUBRIC, rim);
        pen.stand_tinted(Thing::Flag, at + pen.size(3.0, 2.0), 30.0, nearness(view.goal, view.total()));
        // The flag flies to the upper right of its space.
        self.tell(pen, at + pen.size(6.0, -9.0), &say!("score-goal", goal = view.goal), "END-1");
    }

    /// A waiting hound on its space, or what is left there after it was reached.
    fn hound(&self, pen: &mut Pen, view: &ScoreView, hound: HoundView) {
        let name = hound.hound;
        // The flag of the goal flies to the right, so a hound on the same space moves to the left.
        let aside = if hound.space % SPACES == view.goal % SPACES { -20.0 } else { 0.0 };
        let at = self.at(f32::from(hound.space % SPACES), 20.0) + pen.size(aside, 0.0);
        match hound.place {
            HoundPlace::Waiting => {
                let shared = view.markers.iter().any(|marker| apart(marker.total, hound.space) <= NEIGHBOURS);
                let (farther, size) = if shared { CROWDED_HOUND } else { (20.0, 36.0) };
                let at = self.at(f32::from(hound.space % SPACES), farther) + pen.size(aside, 0.0);
                let feet = at + pen.size(-1.0, size * 0.39);
                pen.stand_tinted(Thing::Hound(name), feet, size, nearness(hound.space, view.total()));
                self.tell(pen, at, &say!("score-hound-waits", hound = name.name(), points = hound.space), "HOUND-1");
            }
            HoundPlace::With(colour) => {
                let badge = Rect::from_center_size(at, pen.size(26.0, 26.0));
                pen.fill(Thing::Badge(colour), badge);
                pen.stand(Thing::Hound(name), at + pen.size(10.0, 16.0), 24.0);
                self.tell(pen, at, &say!("score-hound-with", hound = name.name(), colour = colour.name()), "HOUND-6");
            }
            HoundPlace::Gone => self.tell(pen, at, &say!("score-hound-left", hound = name.name()), "HOUND-6"),
        }
    }

    /// The markers. Those on the same space stand side by side. Those on neighbouring spaces are on separate lanes.
    fn markers(&self, pen: &mut Pen, view: &ScoreView) {
        let markers = &view.markers;
        let height = if markers.len() > 1 { 34.0 } else { 42.0 };
        for (index, marker) in markers.iter().enumerate() {
            let space = marker.total % SPACES;
            let same = |other: &&MarkerView| other.total % SPACES == space;
            let together = markers.iter().filter(same).count() as f32;
            let before = markers[..index].iter().filter(same).count() as f32;
            let aside = (before - (together - 1.0) / 2.0) * 21.0;
            let near = markers.iter().any(|other| matches!(apart(other.total, marker.total), 1 | 2));
            let lane = if near { (index as f32 - (markers.len() as f32 - 1.0) / 2.0) * 16.0 } else { 0.0 };
            let hop = 9.0 * (marker.stands.fract() * std::f32::consts::PI).sin().abs();
            let meets = |hound: &HoundView| {
                hound.place == HoundPlace::Waiting && apart(marker.total, hound.space) <= NEIGHBOURS
            };
            // Beside a hound, markers move inwards and the hound outwards.
            let farther = if view.hounds.iter().any(meets) { CROWDED_MARKER - lane.abs() } else { 6.0 + lane };
            let feet = self.at(marker.stands, farther) + pen.size(aside - 3.0, 14.0 - hop);
            pen.stand(Thing::Guard(marker.colour, Ground::Land), feet, height);
        }
    }

    /// Describes a place of the ring for the pointer and for screen readers, by this rule.
    fn tell(&self, pen: &mut Pen, at: Pos2, text: &str, rule: &'static str) {
        let place = Rect::from_center_size(at, pen.size(34.0, 34.0));
        explain(pen.plain_control(place, text, Sense::hover()), text, rule);
    }
}

/// The number of spaces on the ring between two totals.
fn apart(one: u16, other: u16) -> u16 {
    let way = (one % SPACES).abs_diff(other % SPACES);
    way.min(SPACES - way)
}

/// The strength of something on the ring. What is laps ahead is paler.
fn nearness(points: u16, total: u16) -> Color32 {
    let laps_ahead = (points.saturating_sub(1) / SPACES).saturating_sub(total / SPACES);
    Color32::from_white_alpha([255, 170, 120][usize::from(laps_ahead.min(2))])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The area of a figure without its halo.
    fn body(feet: Pos2, across: f32, high: f32) -> Rect {
        Rect::from_min_max(feet - vec2(across / 2.0, high), feet + vec2(across / 2.0, 0.0))
    }

    #[test]
    fn a_marker_and_a_hound_on_one_space_do_not_hide_each_other() {
        let ring = Ring { middle: Pos2::ZERO, unit: 1.0 };
        for space in (0..SPACES).map(f32::from) {
            let (farther, long) = CROWDED_HOUND;
            let hound = body(ring.at(space, farther) + vec2(-1.0, long * 0.39), long, long * 0.8);
            let marker = body(ring.at(space, CROWDED_MARKER) + vec2(-3.0, 14.0), 26.0, 42.0);
            let common = hound.intersect(marker);
            let hidden = common.width().max(0.0) * common.height().max(0.0) / hound.area();
            assert!(hidden < 0.12, "space {space}: {hidden} of the hound is hidden");
            let middle = ring.at(space, farther);
            assert!(middle.to_vec2().length() + long / 2.0 < 170.0, "space {space}: the hound leaves its sheet");
        }
    }
}
