//! One line over the board: near the pointer why something was refused, with the rule, or over the phase line what the
//! region under the pointer is.

use super::Toast;
use crate::app::theme::{Art, CREAM, Face, GOLD, Lie, NIGHT, Reach, Type, faint, sheet, table_unit};
use egui::{Align2, Context, Order, Pos2, Rect, Stroke, StrokeKind, vec2};

const HIGH: f32 = 50.0;

/// Shows the toast; `above` is the upper edge of the phase line, over which it stands without a place of its own.
pub(super) fn show(ctx: &Context, art: &mut Art, name: &str, toast: &Toast, above: f32) {
    let screen = ctx.content_rect();
    let unit = table_unit(ctx);
    let corner = Rect::from_min_size(screen.min, vec2(1.0, 1.0));
    sheet(ctx, art, Lie { name, place: corner, order: Order::Tooltip, reach: Reach::Nobody, unit }, |pen| {
        let (sentence, rule) = (Type::new(Face::Bold, 23.0, CREAM), Type::new(Face::Italic, 21.0, GOLD));
        let rule_width = if toast.rule.is_empty() { 0.0 } else { pen.width_of(&toast.rule, rule) + 16.0 * unit };
        let most = screen.width() - 80.0 * unit - rule_width;
        let width = pen.width_of(&toast.sentence, sentence).min(most);
        let size = vec2(width + rule_width + 48.0 * unit, HIGH * unit);
        let place = within(screen, anchor(toast.near, screen, above, unit), size, 12.0 * unit);
        pen.painter().rect_filled(
            place.translate(pen.size(2.0, 4.0)),
            10.0 * unit,
            egui::Color32::from_black_alpha(110),
        );
        pen.painter().rect_filled(place, 10.0 * unit, faint(NIGHT, 0.97));
        let line = Stroke::new(1.6 * unit, faint(GOLD, 0.8));
        pen.painter().rect_stroke(place, 10.0 * unit, line, StrokeKind::Inside);
        let at = place.left_center() + pen.size(24.0, -1.0);
        pen.write(at, Align2::LEFT_CENTER, &toast.sentence, sentence, width);
        if !toast.rule.is_empty() {
            let at = place.right_center() - pen.size(24.0, 1.0);
            pen.write(at, Align2::RIGHT_CENTER, &toast.rule, rule, rule_width);
        }
    });
}

/// The lower middle of the toast.
fn anchor(near: Option<Pos2>, screen: Rect, above: f32, unit: f32) -> Pos2 {
    near.map_or(egui::pos2(screen.center().x, above - 16.0 * unit), |at| at - vec2(0.0, 26.0 * unit))
}

/// A place of this size standing on `foot`, moved so that it stays on the screen.
fn within(screen: Rect, foot: Pos2, size: egui::Vec2, edge: f32) -> Rect {
    let place = Align2::CENTER_BOTTOM.anchor_size(foot, size);
    let room = screen.shrink(edge);
    let right = (room.left() - place.left()).max(0.0) - (place.right() - room.right()).max(0.0);
    let down = (room.top() - place.top()).max(0.0) - (place.bottom() - room.bottom()).max(0.0);
    place.translate(vec2(right, down))
}
