//! The pile of tiles and how many are left.

use super::PileView;
use crate::app::theme::{FADED_INK, Face, GOLD, INK, Pen, Thing, Type, WARNING, faint};
use crate::painter::figures::ghost::Mark;
use egui::{Align2, Color32, Rect, Stroke, StrokeKind};

const BACK: f32 = 64.0;

pub(super) fn show(pen: &mut Pen, place: Rect, view: &PileView) {
    pen.fill(Thing::Sheet(12), place);
    let card = pen.rect(place.min, (28.0, 22.0), (BACK, BACK));
    stack(pen, card, view.left);
    let words = card.right() + 26.0 * pen.unit;
    let width = place.right() - 18.0 * pen.unit - words;
    let at = egui::pos2(words, place.top() + 14.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, "Pile", Type::new(Face::Heading, 25.0, crate::app::theme::RUBRIC), width);
    let text = match view.left {
        0 => "The last tile is drawn".to_owned(),
        1 => "1 tile left".to_owned(),
        left => format!("{left} tiles left"),
    };
    let colour = if view.left <= 5 { WARNING } else { INK };
    let at = egui::pos2(words, place.top() + 45.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, &text, Type::new(Face::Bold, 25.0, colour), width);
    let of = format!("of {}", view.of);
    let at = egui::pos2(words, place.top() + 74.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, &of, Type::new(Face::Italic, 21.0, FADED_INK), width);
}

/// The backs of the tiles, one edge to every eight tiles below the topmost.
fn stack(pen: &mut Pen, card: Rect, left: u16) {
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
