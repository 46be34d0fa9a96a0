//! What happened lately.

use super::LogLine;
use crate::app::theme::{FADED_INK, Face, INK, Pen, Thing, Type};
use egui::{Align, Rect, vec2};

const TOP: f32 = 56.0;

pub(super) fn show(pen: &mut Pen, place: Rect, lines: &[LogLine]) {
    pen.fill(Thing::Sheet(7), place);
    pen.heading(place, "Lately", 200.0 * pen.unit);
    let (left, right) = (place.left() + 58.0 * pen.unit, place.right() - 18.0 * pen.unit);
    let bottom = place.bottom() - 16.0 * pen.unit;
    let mut y = place.top() + TOP * pen.unit;
    if lines.is_empty() {
        let room = Rect::from_min_max(egui::pos2(place.left() + 22.0 * pen.unit, y), egui::pos2(right, bottom));
        pen.paragraph(room, Align::Min, "Nothing yet: the night is young", Type::new(Face::Italic, 22.0, FADED_INK));
    }
    for (index, line) in lines.iter().enumerate() {
        let set = Type::new(Face::Text, 22.0, if index == 0 { INK } else { FADED_INK });
        let high = pen.height_of(&line.text, set, right - left);
        if y + high > bottom {
            break;
        }
        if let Some(colour) = line.colour {
            let badge = Rect::from_min_size(
                egui::pos2(place.left() + 22.0 * pen.unit, y + 2.0 * pen.unit),
                vec2(25.0, 25.0) * pen.unit,
            );
            pen.fill(Thing::Badge(colour), badge);
        }
        pen.paragraph(Rect::from_min_max(egui::pos2(left, y), egui::pos2(right, bottom)), Align::Min, &line.text, set);
        y += high + 5.0 * pen.unit;
    }
}
