//! Describes the region under the pointer, or what the choice there would do, in one or two lines above the banner. It
//! avoids everything that can be chosen, and land as far as it can: it moves aside, and if necessary lies over the panels.

use super::over_board::Room;
use super::toast::{SENTENCE, SPARE, plate};
use crate::app::input::{Want, keys_of};
use crate::app::theme::{Art, Reach, SheetOptions, sheet, table_unit};
use egui::{Align, Align2, Context, Order, Rect, pos2, vec2};

const HIGH: f32 = 50.0;
const EDGE: f32 = 24.0;

/// What the region under the pointer is, or what follows from the choice there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tip {
    /// It, as a sentence.
    pub sentence: String,
    /// The rule that it is about, by its ID.
    pub rule: &'static str,
}

/// Shows the tip.
pub(in crate::app) fn show(ctx: &Context, art: &mut Art, tip: &Tip, room: Room) {
    let screen = ctx.content_rect();
    let unit = table_unit(ctx);
    let corner = Rect::from_min_size(screen.min, vec2(1.0, 1.0));
    let options = SheetOptions { name: "tip", place: corner, order: Order::Tooltip, reach: Reach::Nobody, unit };
    sheet(ctx, art, options, |pen| {
        pen.read_aloud();
        let key = keys_of(ctx).name(Want::Rule);
        let cap = pen.keycap_width(&key);
        let beside = (2.0 * EDGE + cap) * unit;
        let whole = pen.width_of(&tip.sentence, SENTENCE);
        let in_one_line = vec2((whole + beside).min(screen.width() - 80.0 * unit), HIGH * unit);
        let half = whole / 2.0 * SPARE;
        let in_two_lines = vec2(half + beside, pen.height_of(&tip.sentence, SENTENCE, half) + 0.8 * EDGE * unit);
        if let Some(place) = room.place(&[in_one_line, in_two_lines]) {
            plate(pen, place);
            let text = place.shrink2(pen.size(EDGE, 0.0)).with_max_x(place.right() - beside + EDGE * unit);
            // Sizes are not the same to the last digit once they lie somewhere.
            if place.height() > in_one_line.y + unit {
                pen.paragraph(text.shrink2(pen.size(0.0, 0.4 * EDGE)), Align::Min, &tip.sentence, SENTENCE);
            } else {
                let at = text.left_center() - pen.size(0.0, 1.0);
                pen.write(at, Align2::LEFT_CENTER, &tip.sentence, SENTENCE, text.width());
            }
            pen.corner_keycap(place, &key);
            return;
        }
        let column = room.column;
        let inner = column.width() - EDGE * unit;
        let high = pen.height_of(&tip.sentence, SENTENCE, inner) + 0.8 * EDGE * unit;
        let place = Rect::from_min_max(pos2(column.left(), column.bottom() - high), column.max);
        plate(pen, place);
        let inside = place.shrink2(pen.size(EDGE / 2.0, 0.4 * EDGE));
        pen.paragraph(inside, Align::Min, &tip.sentence, SENTENCE);
    });
}
