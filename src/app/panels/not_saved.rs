//! A badge that stays while the game cannot be saved. A tooltip tells why.

use crate::app::theme::{
    Art, CREAM, Face, NIGHT, RUBRIC, Reach, SheetOptions, Type, WARNING, faint, sheet, table_unit,
};
use crate::app::words::say;
use egui::{Align, Align2, Context, Order, Sense, Stroke, StrokeKind, pos2, vec2};

/// Width and height of the badge, and the width of the reason below it, in layout pixels.
const BADGE: (f32, f32) = (158.0, 44.0);
const REASON: f32 = 520.0;

/// Shows the badge at the top of the screen.
pub(in crate::app) fn show(ctx: &Context, art: &mut Art, why: &str) {
    let (screen, unit) = (ctx.content_rect(), table_unit(ctx));
    let size = vec2(BADGE.0, BADGE.1) * unit;
    let badge = Align2::CENTER_TOP.anchor_size(pos2(screen.center().x, screen.top() + 8.0 * unit), size);
    let options = SheetOptions { name: "not saved", place: badge, order: Order::Middle, reach: Reach::Pointer, unit };
    sheet(ctx, art, options, |pen| {
        let hovered = pen.control(badge, say!("not-saved"), Sense::hover()).hovered();
        pen.painter().rect_filled(badge, 9.0 * unit, WARNING);
        pen.painter().rect_stroke(badge, 9.0 * unit, Stroke::new(1.6 * unit, faint(CREAM, 0.7)), StrokeKind::Inside);
        let at = badge.center() - pen.size(0.0, 1.0);
        pen.ink(at, Align2::CENTER_CENTER, say!("not-saved"), Type::new(Face::Bold, 23.0, CREAM), badge.width());
        let sentence = say!("not-saved-why", why = why);
        if !hovered {
            pen.say(&sentence);
            return;
        }
        let text = Type::new(Face::Text, 23.0, CREAM);
        let width = REASON * unit;
        let high = pen.height_of(&sentence, text, width - 40.0 * unit) + 28.0 * unit;
        let foot = pos2(screen.center().x, badge.bottom() + 8.0 * unit);
        let room = Align2::CENTER_TOP.anchor_size(foot, vec2(width, high));
        pen.painter().rect_filled(room, 10.0 * unit, faint(NIGHT, 0.97));
        pen.painter().rect_stroke(room, 10.0 * unit, Stroke::new(1.6 * unit, RUBRIC), StrokeKind::Inside);
        pen.paragraph(room.shrink2(pen.size(20.0, 14.0)), Align::Center, &sentence, text);
    });
}
