//! The score track: a ring of fifty spaces with a marker for everybody, and the points of all in its middle (RSETUP-4,
//! RSCORE-5).

mod markers;
mod totals;

use super::{Intent, PlayerRow, TableIntent};
use crate::app::book::About;
use crate::app::panels::question_mark;
use crate::app::theme::{AMBER, BONE, CREAM, Face, INK, Pen, RUBRIC, Thing, Type, faint};
use crate::app::words::say;
use crate::painter::figures::emblem;
use crate::rules::Colour;
use egui::{Align2, Color32, Pos2, Rect, Stroke, vec2};
use std::f32::consts::TAU;

/// Number of spaces on the ring. The first and the last are the same space.
const SPACES: u16 = 50;
/// Radius of the ring, in layout pixels.
const RING: f32 = 116.0;
/// Radius of a space and of each fifth one.
const BEAD: f32 = 5.2;
const FIFTH: f32 = 7.4;

pub(super) fn show(pen: &mut Pen, place: Rect, players: &[PlayerRow], intents: &mut Vec<Intent>) {
    pen.fill(Thing::Disc, place);
    let ring = Ring { middle: place.center() + pen.size(0.0, 4.0), unit: pen.unit };
    ring.spaces(pen);
    for row in players {
        ring.coming(pen, row);
    }
    totals::show(pen, ring.middle, players);
    markers::show(pen, &ring, players);
    if question_mark::show(pen, place, say!("rival-panel-rules")) {
        intents.push(TableIntent::LookUp(About::Game).into());
    }
}

/// Where the pennons of so many points stand, one for each lap: how far from the first one, in layout pixels. If they
/// need more than `room` when they stand `apart`, they overlap.
pub(super) fn pennons(points: u16, apart: f32, room: f32) -> impl Iterator<Item = f32> {
    let laps = points / SPACES;
    let apart = apart.min(room / f32::from(laps.max(1)));
    (0..laps).map(move |lap| f32::from(lap) * apart)
}

/// The points of a player in words: the laps, and what the game would bring if it ended now.
pub(super) fn told(row: &PlayerRow) -> String {
    let (name, points) = (&row.name, row.points);
    let now = match points / SPACES + 1 {
        1 => say!("rival-panel-score", name = name, points = points),
        lap => say!("rival-panel-score-on-lap", name = name, points = points, lap = lap),
    };
    match row.if_over {
        Some(if_over) => say!("rival-panel-if-over", now = now, points = if_over),
        None => now,
    }
}

/// The colour of a player as egui knows it.
fn paint(colour: Colour) -> Color32 {
    let [r, g, b] = emblem::cloak(colour).map(|part| (part * 255.0).round() as u8);
    Color32::from_rgb(r, g, b)
}

struct Ring {
    middle: Pos2,
    unit: f32,
}

impl Ring {
    /// The middle of a space, moved outwards by `farther` layout pixels.
    fn at(&self, space: f32, farther: f32) -> Pos2 {
        let angle = space / f32::from(SPACES) * TAU;
        self.middle + vec2(angle.sin(), -angle.cos()) * (RING + farther) * self.unit
    }

    fn spaces(&self, pen: &mut Pen) {
        let line = Stroke::new(1.2 * self.unit, faint(INK, 0.45));
        for farther in [-13.0, 13.0] {
            pen.painter().circle_stroke(self.middle, (RING + farther) * self.unit, line);
        }
        for space in 0..SPACES {
            let at = self.at(f32::from(space), 0.0);
            let (radius, colour) = match space {
                0 => (11.0, RUBRIC),
                space if space % 5 == 0 => (FIFTH, AMBER),
                _ => (BEAD, BONE),
            };
            let radius = radius * self.unit;
            pen.painter().circle_filled(at + vec2(0.0, 1.3 * self.unit), radius, Color32::from_black_alpha(80));
            pen.painter().circle(at, radius, colour, Stroke::new(1.1 * self.unit, faint(INK, 0.62)));
            if space == 0 {
                let set = Type::new(Face::Bold, 21.0, CREAM);
                pen.ink(at - pen.size(0.0, 1.0), Align2::CENTER_CENTER, "0", set, f32::INFINITY);
            } else if space % 5 == 0 {
                let set = Type::new(Face::Bold, 21.0, faint(INK, 0.9));
                let at = self.at(f32::from(space), -28.0);
                pen.ink(at, Align2::CENTER_CENTER, &space.to_string(), set, f32::INFINITY);
            }
        }
    }

    /// The spaces that a marker would walk, forwards or back, in its colour.
    fn coming(&self, pen: &Pen, row: &PlayerRow) {
        let steps = row.coming.unsigned_abs().min(if row.coming < 0 { row.points } else { SPACES });
        let first = if row.coming < 0 { row.points - steps } else { row.points + 1 };
        for space in first..first + steps {
            let at = self.at(f32::from(space % SPACES), 0.0);
            let line = Stroke::new(1.4 * self.unit, CREAM);
            pen.painter().circle(at, 6.4 * self.unit, paint(row.colour), line);
        }
    }
}
