//! What is told about the thing under the pointer, on a dark plate: a card in large with what it does, a room, or how
//! many ghosts a meeple on a space can expect, as a small chart.

use super::Info;
use crate::app::games::dont_go_in::words::card_type;
use crate::app::input::{Want, keys_of};
use crate::app::theme::{Art, CREAM, Face, GOLD, NIGHT, PALE, Pen, Reach, SheetOptions, Thing, Type, faint, sheet};
use crate::app::words::say;
use crate::painter::dont_go_in::cards::{NAME_INK, SHAPE, name_band};
use crate::painter::dont_go_in::marks::Ghost;
use crate::rules::dont_go_in::Card;
use egui::{Align, Align2, Color32, Context, Order, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

/// Width of the plate, and of the card on it, in layout pixels.
const WIDTH: f32 = 396.0;
const CARD: f32 = 190.0;
const EDGE: f32 = 20.0;
const CHART: f32 = 118.0;
/// The line above the chart.
const CAPTION: f32 = 30.0;
const TITLE: Type = Type::new(Face::Heavy, 27.0, CREAM);
const TEXT: Type = Type::new(Face::Text, 23.0, PALE);
const LINE: Type = Type::new(Face::Bold, 23.0, CREAM);

/// Shows the plate within the house, which is the `free` area. Where it has no room beside what it is about and beside a
/// message, it is not shown.
pub(super) fn show(ctx: &Context, art: &mut Art, info: &Info, (free, message): (Rect, Option<Rect>), unit: f32) {
    let corner = Rect::from_min_size(ctx.content_rect().min, vec2(1.0, 1.0));
    let options = SheetOptions { name: "info", place: corner, order: Order::Tooltip, reach: Reach::Nobody, unit };
    sheet(ctx, art, options, |pen| {
        let size = vec2(WIDTH * unit, height(pen, info));
        let Some(place) = place_for(size, free, (info.about, message), 14.0 * unit) else { return };
        plate(pen, place);
        draw(pen, place, info);
        if info.rule.is_some() {
            pen.corner_keycap(place, &keys_of(ctx).name(Want::Rule));
        }
    });
}

fn plate(pen: &Pen, place: Rect) {
    let round = 12.0 * pen.unit;
    pen.painter().rect_filled(place.translate(pen.size(3.0, 6.0)), round, Color32::from_black_alpha(120));
    pen.painter().rect_filled(place, round, faint(NIGHT, 0.97));
    pen.painter().rect_stroke(place, round, Stroke::new(1.8 * pen.unit, GOLD), StrokeKind::Inside);
}

/// The room for words, in points.
fn width(pen: &Pen) -> f32 {
    (WIDTH - 2.0 * EDGE) * pen.unit
}

/// What is left free on both sides of the title, in layout pixels: the cap of the key stands in the corner.
fn beside_title(info: &Info) -> f32 {
    if info.rule.is_some() { 34.0 } else { 0.0 }
}

fn height(pen: &Pen, info: &Info) -> f32 {
    let mut high =
        2.0 * EDGE * pen.unit + pen.height_of(&info.title, TITLE, width(pen) - 2.0 * beside_title(info) * pen.unit);
    if info.card.is_some() {
        high += (CARD * SHAPE + 12.0) * pen.unit;
    }
    if !info.chances.is_empty() {
        high += (CAPTION + CHART + 12.0) * pen.unit;
    }
    let texts = std::iter::once((&info.text, TEXT)).chain(info.lines.iter().map(|line| (line, LINE)));
    let texts = texts.filter(|(text, _)| !text.is_empty());
    high + texts.map(|(text, set)| pen.height_of(text, set, width(pen)) + 6.0 * pen.unit).sum::<f32>()
}

fn draw(pen: &mut Pen, place: Rect, info: &Info) {
    pen.read_aloud();
    pen.say(&info.whereabouts);
    let room = place.shrink(EDGE * pen.unit);
    let title = room.shrink2(pen.size(beside_title(info), 0.0));
    let mut top = pen.paragraph(title, Align::Center, &info.title, TITLE).bottom();
    if let Some(card) = info.card {
        let size = pen.size(CARD, CARD * SHAPE);
        let at = Align2::CENTER_TOP.anchor_size(pos2(room.center().x, top + 8.0 * pen.unit), size);
        pen.fill(Thing::Cursed(card), at);
        name(pen, at, card);
        top = at.bottom() + 4.0 * pen.unit;
    }
    if !info.chances.is_empty() {
        let at = pos2(room.center().x, top + 8.0 * pen.unit);
        let set = Type::new(Face::Italic, 21.0, PALE);
        pen.ink(at, Align2::CENTER_TOP, say!("house-info-chances"), set, room.width());
        let chart = room.with_min_y(at.y + CAPTION * pen.unit).with_max_y(at.y + (CAPTION + CHART) * pen.unit);
        pen.say(&spoken(&info.chances));
        bars(pen, chart, &info.chances);
        top = chart.bottom() + 4.0 * pen.unit;
    }
    let texts = std::iter::once((&info.text, TEXT)).chain(info.lines.iter().map(|line| (line, LINE)));
    for (text, set) in texts.filter(|(text, _)| !text.is_empty()) {
        top = pen.paragraph(room.with_min_y(top + 6.0 * pen.unit), Align::Center, text, set).bottom();
    }
}

/// The name of a card, on the band that the painter leaves for it.
fn name(pen: &mut Pen, place: Rect, card: Card) {
    let density = pen.ui.ctx().pixels_per_point();
    let Some(band) = name_band((place.width() * density).round() as u32) else { return };
    let at = place.min + vec2(band.middle.0, band.middle.1) / density;
    let [r, g, b] = NAME_INK;
    let ink = Color32::from(egui::Rgba::from_rgb(r, g, b));
    let set = Type::new(Face::Bold, band.letters / density / pen.unit, ink);
    pen.ink(at, Align2::CENTER_CENTER, card_type(card.of), set, band.width / density);
}

/// Chances in percent that add up to 100 as the chances add up to 1: each sum is rounded, not each chance.
fn percents(chances: &[f32]) -> impl Iterator<Item = u16> {
    let mut sum = 0.0;
    chances.iter().map(move |chance| {
        let before = (100.0_f32 * sum).round();
        sum += chance;
        ((100.0 * sum).round() - before) as u16
    })
}

/// What a screen reader says of the chart.
fn spoken(chances: &[f32]) -> String {
    let each = percents(chances).enumerate();
    let each = each.map(|(ghosts, percent)| say!("house-info-chance", ghosts = ghosts, percent = percent));
    format!("{} {}", say!("house-info-chances"), each.collect::<Vec<_>>().join(", "))
}

/// A bar for no ghost, one, two and so on. No ghost is green.
fn bars(pen: &mut Pen, place: Rect, chances: &[f32]) {
    const FOOT: f32 = 34.0;
    const HEAD: f32 = 26.0;
    let base = place.bottom() - FOOT * pen.unit;
    let most = chances.iter().copied().fold(0.01, f32::max);
    let tall = place.height() - (FOOT + HEAD) * pen.unit;
    let step = place.width() / chances.len() as f32;
    pen.painter().hline(place.x_range(), base, Stroke::new(1.4 * pen.unit, faint(PALE, 0.7)));
    for ((ghosts, &chance), percent) in chances.iter().enumerate().zip(percents(chances)) {
        let x = place.left() + (ghosts as f32 + 0.5) * step;
        let high = (tall * chance / most).max(2.0 * pen.unit);
        let bar = Rect::from_min_max(pos2(x - 0.36 * step, base - high), pos2(x + 0.36 * step, base));
        let colour =
            if ghosts == 0 { Color32::from_rgb(0x6C, 0xC0, 0x90) } else { Color32::from_rgb(0xF0, 0xB8, 0x52) };
        pen.painter().rect_filled(bar, 3.0 * pen.unit, colour);
        let share = say!("house-info-percent", percent = percent);
        let at = pos2(x, bar.top() - 2.0 * pen.unit);
        pen.ink(at, Align2::CENTER_BOTTOM, &share, Type::new(Face::Bold, 21.0, CREAM), step);
        let at = pos2(x - 2.0 * pen.unit, base + 18.0 * pen.unit);
        pen.ink(at, Align2::RIGHT_CENTER, &ghosts.to_string(), Type::new(Face::Bold, 22.0, CREAM), step);
        let ghost = Rect::from_center_size(at + pen.size(14.0, 0.0), Vec2::splat(24.0 * pen.unit));
        pen.fill(Thing::HouseGhost(Ghost::Had), ghost);
    }
}

/// A place of this size within the house that covers neither what it is about nor a message: beside it if there is room,
/// else above or below. Without a message there always is one.
fn place_for(size: Vec2, free: Rect, (about, message): (Option<Rect>, Option<Rect>), gap: f32) -> Option<Rect> {
    let about = about.unwrap_or(Rect::from_center_size(free.center(), Vec2::ZERO));
    let middle = about.center();
    let (right, left) = (about.right() + gap, about.left() - gap - size.x);
    let over_message = message.map_or(free.top(), |message| message.top() - gap - size.y);
    let beside = [
        pos2(right, middle.y - size.y / 2.0),
        pos2(left, middle.y - size.y / 2.0),
        pos2(middle.x - size.x / 2.0, about.top() - gap - size.y),
        pos2(middle.x - size.x / 2.0, about.bottom() + gap),
        pos2(right, over_message),
        pos2(left, over_message),
    ];
    let fitted = beside.map(|corner| {
        let most = free.max - size;
        Rect::from_min_size(pos2(corner.x.min(most.x).max(free.left()), corner.y.min(most.y).max(free.top())), size)
    });
    let is_free = |place: &Rect| !place.intersects(about) && !message.is_some_and(|message| message.intersects(*place));
    fitted.into_iter().find(is_free).or(message.is_none().then_some(fitted[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percents_add_up_to_a_hundred() {
        assert_eq!(Vec::from_iter(percents(&[0.875, 0.125])), [88, 12]);
        assert_eq!(percents(&[1.0 / 3.0; 3]).sum::<u16>(), 100);
    }

    #[test]
    fn the_plate_never_covers_a_message() {
        let free = Rect::from_min_max(pos2(10.0, 10.0), pos2(900.0, 600.0));
        let message = Rect::from_min_max(pos2(150.0, 500.0), pos2(750.0, 580.0));
        let mut shown = 0;
        for x in (20_u16..860).step_by(31) {
            let about = Rect::from_min_size(pos2(x.into(), 420.0), vec2(40.0, 40.0));
            let Some(place) = place_for(vec2(264.0, 300.0), free, (Some(about), Some(message)), 10.0) else { continue };
            assert!(!place.intersects(about) && !place.intersects(message), "{place:?} over {about:?}");
            shown += 1;
        }
        assert!(shown > 20, "{shown} of 28");
        let wide = Rect::from_min_max(pos2(10.0, 200.0), pos2(900.0, 580.0));
        let about = Rect::from_min_size(pos2(400.0, 60.0), vec2(40.0, 40.0));
        assert_eq!(place_for(vec2(264.0, 300.0), free, (Some(about), Some(wide)), 10.0), None);
    }

    #[test]
    fn the_plate_never_covers_what_it_is_about() {
        let free = Rect::from_min_max(pos2(10.0, 10.0), pos2(900.0, 600.0));
        for x in (20_u16..860).step_by(31) {
            for y in (20_u16..560).step_by(23) {
                let about = Rect::from_min_size(pos2(x.into(), y.into()), vec2(40.0, 40.0));
                let place = place_for(vec2(264.0, 300.0), free, (Some(about), None), 10.0).expect("there is room");
                assert!(!place.intersects(about) && free.expand(0.5).contains_rect(place), "{place:?} over {about:?}");
            }
        }
    }
}
