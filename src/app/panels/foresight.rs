//! "If it lies here": what would follow, in words, while a tile hovers where it fits.

use super::{ForesightCard, ForesightMark};
use crate::app::theme::{FADED_INK, Face, INK, Pen, Thing, Type, WARNING};
use egui::{Align, Align2, Color32, Pos2, Rect, Stroke};

const TOP: f32 = 56.0;
/// Room for a line of the usual size or two small ones.
const LINE: f32 = 50.0;
const FOOT: f32 = 18.0;

/// The card's height in layout pixels, if there is room for it.
pub(super) fn height(card: &ForesightCard) -> f32 {
    TOP + card.lines.len().max(1) as f32 * LINE + FOOT
}

pub(super) fn show(pen: &mut Pen, place: Rect, card: &ForesightCard) {
    pen.fill(Thing::Sheet(16), place);
    let heading = Type::new(Face::Heading, 25.0, crate::app::theme::RUBRIC);
    let at = place.center_top() + pen.size(0.0, 14.0);
    let title = pen.write(at, Align2::CENTER_TOP, "If it lies here", heading, place.width() - 60.0 * pen.unit);
    pen.rule(place.left() + 40.0 * pen.unit, place.right() - 40.0 * pen.unit, title.bottom() + 4.0 * pen.unit);
    let left = place.left() + 72.0 * pen.unit;
    let width = place.right() - 16.0 * pen.unit - left;
    if card.lines.is_empty() {
        let room = Rect::from_min_max(place.min + pen.size(20.0, TOP + 4.0), place.max - pen.size(20.0, 4.0));
        pen.paragraph(room, Align::Center, "nothing stirs", Type::new(Face::Italic, 23.0, FADED_INK));
    }
    let mut y = place.top() + (TOP + LINE / 2.0) * pen.unit;
    for line in &card.lines {
        if y + LINE / 2.0 * pen.unit > place.bottom() {
            break;
        }
        mark(pen, egui::pos2(place.left() + 43.0 * pen.unit, y), line.mark);
        let danger = line.mark == ForesightMark::Danger;
        let (face, colour) = if danger { (Face::Bold, WARNING) } else { (Face::Text, INK) };
        tell(pen, egui::pos2(left, y), &line.text, Type::new(face, 23.0, colour), width);
        y += LINE * pen.unit;
    }
}

/// One line, if need be a little smaller, or two small ones where it is too long for that.
fn tell(pen: &mut Pen, at: Pos2, text: &str, set: Type, width: f32) {
    if pen.width_of(text, Type { size: 20.0, ..set }) <= width {
        pen.write(at, Align2::LEFT_CENTER, text, set, width);
    } else {
        let set = Type { size: 18.0, ..set };
        let room = egui::vec2(width, pen.height_of(text, set, width));
        pen.paragraph(Align2::LEFT_CENTER.anchor_size(at, room), Align::Min, text, set);
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
