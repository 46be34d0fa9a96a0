//! A pile of tiles: its backs, and how many tiles are left.

use crate::app::theme::{FADED_INK, Face, GOLD, INK, Pen, RUBRIC, Thing, Type, WARNING, faint};
use crate::app::words::say;
use crate::painter::figures::ghost::Mark;
use egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2};

const BACK: f32 = 64.0;
/// Height of the panel of a single pile, in layout pixels.
pub(in crate::app) const ALONE: f32 = 116.0;
/// At most this many tiles are shown as a warning.
pub(in crate::app) const FEW: u16 = 5;

/// The panel of a single pile: the pile, its heading and how many tiles are left of how many.
pub(in crate::app) fn alone(pen: &mut Pen, place: Rect, heading: &str, left: u16, of: u16) {
    let card = pen.rect(place.min, (28.0, 22.0), (BACK, BACK));
    stack(pen, card, left);
    let words = card.right() + 26.0 * pen.unit;
    let width = place.right() - 18.0 * pen.unit - words;
    let at = pos2(words, place.top() + 14.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, heading, Type::new(Face::Heading, 25.0, RUBRIC), width);
    let text = match left {
        0 => say!("piles-last-tile-drawn").to_owned(),
        left => say!("piles-tiles-left", tiles = left),
    };
    let colour = if left <= FEW { WARNING } else { INK };
    let at = pos2(words, place.top() + 45.0 * pen.unit);
    let written = pen.write_or_wrap(at, Align2::LEFT_TOP, &text, Type::new(Face::Bold, 25.0, colour), width);
    let of = say!("piles-of", tiles = of);
    let below = pos2(words, place.top() + 74.0 * pen.unit);
    let (at, align) = match written.bottom() <= below.y + pen.unit * 6.0 {
        true => (below, Align2::LEFT_TOP),
        // Two lines below leave room only beside the heading.
        false => (pos2(words + width, place.top() + 18.0 * pen.unit), Align2::RIGHT_TOP),
    };
    pen.write(at, align, &of, Type::new(Face::Italic, 21.0, FADED_INK), width);
}

/// The backs of the tiles: one edge for every eight tiles below the top one.
pub(in crate::app) fn stack(pen: &mut Pen, card: Rect, left: u16) {
    let (unit, painter) = (pen.unit, pen.painter().clone());
    if left == 0 {
        painter.rect_stroke(card, 4.0 * unit, Stroke::new(1.4 * unit, faint(INK, 0.4)), StrokeKind::Inside);
        return;
    }
    for edge in (1..=left.div_ceil(8).min(7)).rev() {
        let dark =
            if edge % 2 == 0 { Color32::from_rgb(0x4A, 0x46, 0x5F) } else { Color32::from_rgb(0x17, 0x16, 0x1F) };
        let shift = pen.size(0.8, 2.0) * f32::from(edge);
        painter.rect_filled(card.translate(shift), 3.0 * unit, dark);
    }
    painter.rect_filled(card, 3.0 * unit, Color32::from_rgb(0x2B, 0x2A, 0x46));
    let line = Stroke::new(1.3 * unit, Color32::from_rgb(0x7C, 0x77, 0xA6));
    painter.rect_stroke(card.shrink(5.0 * unit), 2.0 * unit, line, StrokeKind::Inside);
    for ray in 0..16 {
        let angle = f32::from(ray as u8) * std::f32::consts::TAU / 16.0;
        let way = egui::Vec2::angled(angle) * unit;
        let middle = card.center();
        painter.line_segment([middle + way * 20.0, middle + way * 24.0], Stroke::new(unit, faint(GOLD, 0.5)));
    }
    pen.stand(Thing::GhostMark(Mark::Slot), card.center() + pen.size(0.0, 13.0), 27.0);
}
