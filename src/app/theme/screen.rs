//! Parts that all screens share: a full-screen sheet, a title, a row of buttons, the way back, and the first keyboard
//! focus.

use super::{
    Art, CREAM, Face, GOLD, NIGHT, Pen, Reach, SheetOptions, Thing, Type, between, faint, ready, screen_unit, sheet,
};
use crate::app::input::{Want, keys_of, pressed};
use crate::app::words::say;
use egui::{Align2, Color32, Context, Order, Pos2, Rect, Response, Sense, Stroke, vec2};

/// Draws a full screen. Nothing is drawn before the fonts are loaded.
pub fn screen<T>(ctx: &Context, art: &mut Art, name: &str, draw: impl FnOnce(&mut Pen, Rect, &mut Vec<T>)) -> Vec<T> {
    let mut intents = Vec::new();
    if ready(ctx) {
        let place = ctx.content_rect();
        let options =
            SheetOptions { name, place, order: Order::Middle, reach: Reach::Keyboard, unit: screen_unit(ctx) };
        sheet(ctx, art, options, |pen| draw(pen, place, &mut intents));
    }
    intents
}

/// The bare table, with a title between two thin golden lines. Returns where the title ends.
pub fn table_with_title(pen: &mut Pen, place: Rect, text: &str) -> f32 {
    pen.spread(Thing::Table, pen.size(1920.0, 1080.0), place);
    let at = place.center_top() + pen.size(0.0, 30.0);
    let title = pen.write(at, Align2::CENTER_TOP, text, Type::new(Face::Heading, 52.0, CREAM), place.width() * 0.6);
    let (gap, long) = (34.0 * pen.unit, (place.width() - title.width()) / 2.0 - 90.0 * pen.unit);
    let line = Stroke::new(1.6 * pen.unit, faint(GOLD, 0.75));
    let y = title.center().y + 4.0 * pen.unit;
    let long = long.min(270.0 * pen.unit);
    pen.painter().hline(title.left() - gap - long..=title.left() - gap, y, line);
    pen.painter().hline(title.right() + gap..=title.right() + gap + long, y, line);
    for x in [title.left() - gap, title.right() + gap] {
        pen.painter().circle_filled(egui::pos2(x, y), 3.5 * pen.unit, GOLD);
    }
    title.bottom()
}

/// Gives a control the focus if nothing else has it.
pub fn focus_first(pen: &Pen, response: &Response) {
    if pen.ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}

/// Whether Escape was pressed.
pub fn escaped(pen: &Pen) -> bool {
    pressed(pen.ui.ctx(), Want::Leave)
}

/// A keycap and a word that lead back to the screen before, from the middle of their left side. Returns whether the
/// player goes back, by them or with the key.
pub fn way_back(pen: &mut Pen, left: Pos2) -> bool {
    let key = keys_of(pen.ui.ctx()).name(Want::Leave);
    let cap = pen.keycap_width(&key).max(52.0);
    let set = Type::new(Face::Italic, 25.0, CREAM);
    let wide = cap + 10.0 + pen.width_of(say!("levels-back"), set) / pen.unit;
    let word = Rect::from_min_size(left - pen.size(0.0, 20.0), pen.size(wide.max(130.0), 40.0));
    let response = pen.control(word, say!("back"), Sense::click());
    pen.keycap(pen.rect(word.min, (0.0, 2.0), (cap, 36.0)), &key);
    let at = word.left_center() + pen.size(cap + 10.0, -1.0);
    let colour = if response.hovered() { GOLD } else { CREAM };
    pen.ink(at, Align2::LEFT_CENTER, say!("levels-back"), Type { colour, ..set }, f32::INFINITY);
    response.clicked() || escaped(pen)
}

/// Candlelight around the card that would be chosen, golden towards the card.
pub fn candlelight(pen: &Pen, place: Rect) {
    const STEPS: u8 = 12;
    for step in 0..STEPS {
        let share = f32::from(step) / f32::from(STEPS);
        let ring = place.expand((1.0 - share) * 20.0 * pen.unit);
        let colour = between(NIGHT, Color32::from_rgb(0xE8, 0xA8, 0x48), share * share);
        pen.painter().rect_filled(ring, (1.0 - share) * 20.0 * pen.unit, colour);
    }
}

/// A centred row of wax buttons, one of which has the focus. Returns the one that was pressed.
pub fn buttons(pen: &mut Pen, middle: egui::Pos2, offers: &[(&str, bool)], focus: usize) -> Option<usize> {
    if let (Some((first, _)), None) = (offers.get(focus), pen.ui.memory(|memory| memory.focused())) {
        let first = pen.id(first);
        pen.ui.memory_mut(|memory| memory.request_focus(first));
    }
    row_of_buttons(pen, middle, offers).iter().position(Response::clicked)
}

/// A centred row of wax buttons. None has the focus until Tab gives it.
pub fn row_of_buttons(pen: &mut Pen, middle: egui::Pos2, offers: &[(&str, bool)]) -> Vec<Response> {
    let set = Type::new(Face::Bold, 25.0, CREAM);
    let widths: Vec<f32> =
        offers.iter().map(|(text, _)| (pen.width_of(text, set) + 76.0 * pen.unit).max(170.0 * pen.unit)).collect();
    let gap = 22.0 * pen.unit;
    let mut x = middle.x - (widths.iter().sum::<f32>() + gap * (offers.len() as f32 - 1.0)) / 2.0;
    let button = |(&(text, enabled), width): (&(&str, bool), f32)| {
        let high = 60.0 * pen.unit;
        let place = Rect::from_min_size(egui::pos2(x, middle.y - high / 2.0), vec2(width, high));
        x += width + gap;
        pen.button(place, text, enabled)
    };
    offers.iter().zip(widths).map(button).collect()
}
