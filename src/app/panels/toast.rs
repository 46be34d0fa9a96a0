//! Why something was refused, near the pointer, with a link to the rule in the book, or what the guide says, where it
//! covers nothing that can be chosen. A click beside the link closes it.

use super::TableIntent;
use super::over_board::Room;
use crate::app::book::About;
use crate::app::theme::{
    Art, CREAM, Face, GOLD, NIGHT, Pen, Reach, SheetOptions, TellOnHover, Type, faint, sheet, table_unit,
};
use crate::app::words::say;
use egui::{Align, Align2, Context, Order, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2};

const HIGH: f32 = 50.0;
const EDGE: f32 = 24.0;
/// A longer sentence has several lines.
const WIDEST: f32 = 1180.0;
/// Lines are never filled to the last letter.
pub(super) const SPARE: f32 = 1.08;
const LINK: Type = Type::new(Face::Italic, 21.0, GOLD);
pub(super) const SENTENCE: Type = Type::new(Face::Bold, 23.0, CREAM);

/// Why something was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// The reason, as a sentence.
    pub sentence: String,
    /// The rule's ID, if a rule is meant.
    pub rule: Option<&'static str>,
    /// Where the refused click was, in points; without it the toast stands on the banner.
    pub near: Option<Pos2>,
}

/// Shows the toast, and returns where it is. Without a place of its own it stands on the banner. From there it gives way
/// to what can be chosen, if there is room further up or aside.
pub(in crate::app) fn show<I: From<TableIntent>>(
    ctx: &Context,
    art: &mut Art,
    toast: &Toast,
    (banner, room): (Rect, Option<Room>),
    intents: &mut Vec<I>,
) -> Rect {
    let screen = ctx.content_rect();
    let unit = table_unit(ctx);
    let corner = Rect::from_min_size(screen.min, vec2(1.0, 1.0));
    let told = SheetOptions { name: "toast", place: corner, order: Order::Tooltip, reach: Reach::Nobody, unit };
    let (place, link) = sheet(ctx, art, told, |pen| {
        pen.read_aloud();
        let link = toast.rule.map_or(0.0, |_| pen.width_of(say!("toast-rule"), LINK) + 16.0 * unit);
        let room = room.filter(|_| toast.near.is_none());
        // Over the board it stays between the panels.
        let wide = room.map_or(screen.width() - 32.0 * unit, |room| room.free.width()) - 2.0 * EDGE * unit;
        let most = wide.min(WIDEST * unit) - link;
        // Two lines of the same length look better than a long and a short one.
        let whole = pen.width_of(&toast.sentence, SENTENCE);
        let fewest = (whole / most).ceil().max(1.0);
        let size = |lines: f32| {
            let width = if lines > 1.0 { (whole / lines * SPARE).min(most) } else { whole + 1.0 };
            let high = pen.height_of(&toast.sentence, SENTENCE, width);
            vec2(width + link + 2.0 * EDGE * unit, (HIGH * unit).max(high + EDGE * unit))
        };
        let sizes = [fewest, fewest + 1.0, fewest + 2.0].map(size);
        let (place, edge) = match room.map(|room| (room.place(&sizes), room.column)) {
            Some((Some(free), _)) => (free, EDGE),
            // Rather over the log than over the tile that it is about.
            Some((None, column)) if toast.rule.is_none() => {
                let high = pen.height_of(&toast.sentence, SENTENCE, column.width() - EDGE * unit) + EDGE * unit;
                (column.with_min_y(column.bottom() - high), EDGE / 2.0)
            }
            _ => (within(screen, anchor(toast.near, banner, unit), sizes[0], 12.0 * unit), EDGE),
        };
        plate(pen, place);
        let lines = place.shrink2(pen.size(edge, 0.0)).with_max_x(place.right() - edge * unit - link);
        let high = pen.height_of(&toast.sentence, SENTENCE, lines.width());
        let lines = Rect::from_center_size(lines.center() - pen.size(0.0, 1.0), vec2(lines.width(), high));
        pen.paragraph(lines, Align::Min, &toast.sentence, SENTENCE);
        let foot = place.right_bottom() - pen.size(EDGE, 2.0);
        (place, Rect::from_min_max(pos2(foot.x - link, place.top()), foot))
    });
    // It catches the pointer only within its own area.
    let options = SheetOptions { name: "toast in hand", place, order: Order::Tooltip, reach: Reach::Pointer, unit };
    sheet(ctx, art, options, |pen| {
        // Tab goes on to the tile in hand, and never to a message that comes and goes.
        if pen.ui.interact(place, pen.id("put away"), Sense::CLICK).clicked() {
            intents.push(TableIntent::CloseToast.into());
        }
        let Some(rule) = toast.rule else { return };
        let link = pen.link(link, Align2::RIGHT_CENTER, say!("toast-rule"), LINK, CREAM);
        if link.tell_on_hover(say!("toast-read-in-book")).clicked() {
            intents.push(TableIntent::LookUp(About::Rule(rule)).into());
        }
    });
    place
}

/// The background of a line over the board.
pub(super) fn plate(pen: &Pen, place: Rect) {
    let round = 10.0 * pen.unit;
    let shadow = place.translate(pen.size(2.0, 4.0));
    pen.painter().rect_filled(shadow, round, egui::Color32::from_black_alpha(110));
    pen.painter().rect_filled(place, round, faint(NIGHT, 0.97));
    let line = Stroke::new(1.6 * pen.unit, faint(GOLD, 0.8));
    pen.painter().rect_stroke(place, round, line, StrokeKind::Inside);
}

/// The middle of the toast's lower edge.
fn anchor(near: Option<Pos2>, banner: Rect, unit: f32) -> Pos2 {
    near.map_or(banner.center_top() - vec2(0.0, 16.0 * unit), |at| at - vec2(0.0, 26.0 * unit))
}

/// A place of this size that stands on `foot`, moved so that it stays on the screen.
fn within(screen: Rect, foot: Pos2, size: Vec2, edge: f32) -> Rect {
    let place = Align2::CENTER_BOTTOM.anchor_size(foot, size);
    let room = screen.shrink(edge);
    let right = (room.left() - place.left()).max(0.0) - (place.right() - room.right()).max(0.0);
    let down = (room.top() - place.top()).max(0.0) - (place.bottom() - room.bottom()).max(0.0);
    place.translate(vec2(right, down))
}
