//! The card "If it lies here": what would follow, in words, while a tile hovers over a square where it fits.

use super::{ForesightCard, ForesightLine, ForesightMark};
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, Thing, Type, WARNING};
use crate::app::words::say;
use egui::{Align, Align2, Color32, Pos2, Rect, Shape, Stroke};

const TOP: f32 = 60.0;
const LINE: f32 = 44.0;
const FOOT: f32 = 20.0;
/// Extra height for each further row of text.
const MORE: f32 = 29.0;
/// The cold colour of mist that can never burn off.
const SPOILT: Color32 = Color32::from_rgb(0x2C, 0x2A, 0x6E);
/// How many letters surely fit in a row.
const LETTERS: f32 = 22.0;

/// How many rows a line will probably need.
fn rows(line: &ForesightLine) -> f32 {
    (line.text.chars().count() as f32 / LETTERS).ceil().clamp(1.0, 3.0)
}

/// The height of the whole card in layout pixels.
pub(super) fn height(card: &ForesightCard) -> f32 {
    let lines: f32 = card.lines.iter().map(|line| LINE + MORE * (rows(line) - 1.0)).sum();
    TOP + lines.max(LINE) + FOOT
}

pub(super) fn show(pen: &mut Pen, place: Rect, card: &ForesightCard) {
    pen.fill(Thing::Sheet(16), place);
    let heading = Type::new(Face::Heading, 25.0, crate::app::theme::RUBRIC);
    let at = place.center_top() + pen.size(0.0, 14.0);
    let title = pen.write(at, Align2::CENTER_TOP, say!("ahead-heading"), heading, place.width() - 60.0 * pen.unit);
    pen.rule(place.left() + 40.0 * pen.unit, place.right() - 40.0 * pen.unit, title.bottom() + 4.0 * pen.unit);
    let left = place.left() + 72.0 * pen.unit;
    let width = place.right() - 16.0 * pen.unit - left;
    if card.lines.is_empty() {
        let room = Rect::from_min_max(place.min + pen.size(20.0, TOP + 4.0), place.max - pen.size(20.0, 4.0));
        pen.paragraph(room, Align::Center, say!("ahead-nothing-stirs"), Type::new(Face::Italic, 23.0, FADED_INK));
    }
    let mut top = place.top() + TOP * pen.unit;
    for line in &card.lines {
        let danger = line.mark == ForesightMark::Danger;
        let set = match line.mark {
            _ if danger => Type::new(Face::Bold, 23.0, WARNING),
            ForesightMark::Spoilt => Type::new(Face::Bold, 23.0, SPOILT),
            _ => Type::new(Face::Text, 23.0, INK),
        };
        let text = pen.height_of(&line.text, set, width);
        let high = (text + 12.0 * pen.unit).max(LINE * pen.unit);
        if top + high > place.bottom() {
            break;
        }
        let middle = top + high / 2.0;
        mark(pen, egui::pos2(place.left() + 43.0 * pen.unit, middle), line.mark);
        let room = Rect::from_center_size(egui::pos2(left + width / 2.0, middle), egui::vec2(width, text));
        pen.paragraph(room, Align::Min, &line.text, set);
        top += high;
    }
}

fn mark(pen: &mut Pen, at: Pos2, mark: ForesightMark) {
    match mark {
        ForesightMark::Points(points) => {
            pen.stand(Thing::Coin, at, 36.0);
            let set = Type::new(Face::Heavy, 21.0, Color32::from_rgb(0x4A, 0x2A, 0x0C));
            pen.ink(at, Align2::CENTER_CENTER, &format!("+{points}"), set, 32.0 * pen.unit);
        }
        ForesightMark::Ghosts => pen.stand(Thing::Ghost, at + pen.size(0.0, 16.0), 32.0),
        ForesightMark::Freed => {
            let gold = Color32::from_rgb(0xFF, 0xE2, 0x9A);
            pen.stand_tinted(Thing::Ghost, at + pen.size(0.0, 16.0), 32.0, gold);
        }
        ForesightMark::Cat => pen.stand(Thing::Cat, at + pen.size(0.0, 16.0), 32.0),
        ForesightMark::Spoilt => {
            let point = |x: f32, y: f32| at + pen.size(x, y);
            let lozenge = vec![point(0.0, -19.0), point(17.0, 0.0), point(0.0, 19.0), point(-17.0, 0.0)];
            pen.painter().add(Shape::convex_polygon(lozenge, SPOILT, Stroke::new(2.0 * pen.unit, CREAM)));
            let line = Stroke::new(3.2 * pen.unit, CREAM);
            for side in [-1.0, 1.0] {
                pen.painter().line_segment([point(-6.0 * side, -6.0), point(6.0 * side, 6.0)], line);
            }
        }
        ForesightMark::Note => {
            pen.painter().circle_filled(at, 5.0 * pen.unit, FADED_INK);
        }
        ForesightMark::Danger => {
            let rim = Stroke::new(2.0 * pen.unit, WARNING);
            pen.painter().circle_stroke(at, 15.0 * pen.unit, rim);
            pen.ink(at, Align2::CENTER_CENTER, "!", Type::new(Face::Heavy, 26.0, WARNING), f32::INFINITY);
        }
    }
}
