//! The final scoring on a wide sheet over the table: the players with their cards, the steps, and what the step counted
//! now is about.

use super::columns::columns;
use super::list::list;
use super::tell::{CountView, colour_of};
use crate::app::screens::ending::{CountIntent, CountKeys, count_keys};
use crate::app::theme::{Art, Face, INK, Pen, Reach, SheetOptions, Thing, Type, faint, ready, screen_unit, sheet};
use crate::app::words::{say, signed};
use egui::{Align, Align2, Context, Order, Rect, Stroke, pos2, vec2};

/// How large the sheet is at most, and what is left free around it, in layout pixels.
const WIDTH: f32 = 1560.0;
const HEIGHT: f32 = 1000.0;
const GAP: f32 = 12.0;
/// The heights of its parts; the players and the steps have the rest.
const HEAD: f32 = 72.0;
const SENTENCE: f32 = 116.0;
const KEYS: f32 = 78.0;
/// The width of the steps, and the margin at the sides.
const STEPS: f32 = 400.0;
const MARGIN: f32 = 36.0;

/// The final scoring over the table.
pub fn count(ctx: &Context, view: &CountView, art: &mut Art) -> Vec<CountIntent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    let (unit, screen) = (screen_unit(ctx), ctx.content_rect());
    let size = (screen.size() - vec2(2.0, 2.0) * GAP * unit).min(vec2(WIDTH, HEIGHT) * unit);
    let place = Rect::from_center_size(screen.center(), size);
    let options = SheetOptions { name: "house-count", place, order: Order::Middle, reach: Reach::Keyboard, unit };
    sheet(ctx, art, options, |pen| {
        pen.fill(Thing::Sheet(96), place);
        let room = place.shrink2(pen.size(MARGIN, 0.0));
        head(pen, room, view);
        let below = room.top() + HEAD * unit;
        pen.aloud(|pen| sentence(pen, room.with_min_y(below).with_max_y(below + SENTENCE * unit), view));
        let body = room.with_min_y(below + (SENTENCE + 10.0) * unit).with_max_y(room.bottom() - (KEYS + 10.0) * unit);
        let middle = body.right() - STEPS * unit;
        columns(pen, body.with_max_x(middle - 26.0 * unit), view);
        intents.extend(list(pen, body.with_min_x(middle), view).map(CountIntent::To));
        let keys = room.with_min_y(room.bottom() - KEYS * unit);
        pen.painter().hline(room.x_range(), keys.top(), Stroke::new(1.2 * unit, faint(INK, 0.4)));
        intents.extend(count_keys(pen, keys.expand2(vec2(26.0 * unit, 0.0)), &keys_below(view)));
    });
    intents
}

fn keys_below(view: &CountView) -> CountKeys<'static> {
    let to_come = view.steps.len() - view.counted;
    CountKeys {
        next: say!("house-count-next"),
        is_last: view.is_over || view.steps.is_empty(),
        pace: view.pace,
        to_come: (to_come > 0).then(|| say!("house-count-to-come", steps = to_come)),
    }
}

fn head(pen: &mut Pen, room: Rect, view: &CountView) {
    let line = room.top() + 42.0 * pen.unit;
    let set = Type::new(Face::Heavy, 38.0, INK);
    let heading = say!("house-count-heading");
    let title = pen.write(pos2(room.left(), line), Align2::LEFT_CENTER, heading, set, room.width() * 0.6);
    let words = match (view.now, view.is_over || view.steps.is_empty()) {
        (Some(now), _) => say!("house-count-step", number = now + 1, of = view.steps.len()),
        (None, true) => say!("house-count-over").to_owned(),
        (None, false) => say!("house-count-steps", steps = view.steps.len()),
    };
    let left = room.right() - title.right() - 20.0 * pen.unit;
    let set = Type::new(Face::Italic, 25.0, INK);
    pen.write(pos2(room.right(), line), Align2::RIGHT_CENTER, &words, set, left);
}

/// What the step counted now is about, and what it changes.
fn sentence(pen: &mut Pen, place: Rect, view: &CountView) {
    pen.rule(place.left(), place.right(), place.top());
    let room = place.shrink2(pen.size(0.0, 16.0));
    let set = Type::new(Face::Text, 28.0, INK);
    let Some(step) = view.now.and_then(|now| view.steps.get(now)) else {
        let words = match view.is_over || view.steps.is_empty() {
            true => say!("house-count-all-counted"),
            false => say!("house-count-begins"),
        };
        pen.paragraph_within(room, Align::Min, words, set);
        return;
    };
    let badge = Rect::from_center_size(room.left_center() + pen.size(36.0, 0.0), pen.size(66.0, 66.0));
    if let Some(player) = view.players.get(step.player) {
        pen.fill(Thing::Badge(player.colour), badge);
    }
    let colour = colour_of(step.change);
    let big = Type::new(Face::Heavy, 58.0, colour);
    let change = pen.write(room.right_center(), Align2::RIGHT_CENTER, &signed(step.change), big, 170.0 * pen.unit);
    let (left, right) = (badge.right() + 22.0 * pen.unit, change.left() - 26.0 * pen.unit);
    // One line stands in the middle, like the badge and the number.
    let high = pen.height_of(&step.sentence, set, right - left).min(room.height());
    let words = Rect::from_center_size(pos2((left + right) / 2.0, room.center().y), vec2(right - left, high));
    pen.paragraph_within(words, Align::Min, &step.sentence, set);
}
