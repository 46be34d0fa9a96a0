//! The players with the meeples that they have in hand. The active player is on a ribbon of their colour.

use super::{Intent, MeeplesInHand, PlayerRow};
use crate::app::panels::gear::gear;
use crate::app::theme::{CREAM, Face, GOLD, INK, Pen, TellOnHover, Thing, Type, faint};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::painter::paper::takes_ink;
use crate::rules::Colour;
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, vec2};

const TOP: f32 = 56.0;
const ONE_COLOUR: f32 = 56.0;
const EACH_COLOUR: f32 = 46.0;
const FOOT: f32 = 18.0;
const BADGE: f32 = 36.0;
const MEEPLE: f32 = 33.0;
/// Distance between two meeples, in layout pixels.
const STEP: f32 = 24.0;
/// Width of the sign of a computer, in layout pixels.
const SIGN: f32 = 30.0;

fn row_height(row: &PlayerRow) -> f32 {
    if row.colours.len() <= 1 { ONE_COLOUR } else { row.colours.len() as f32 * EACH_COLOUR + 12.0 }
}

/// The panel's height in layout pixels.
pub(super) fn height(rows: &[PlayerRow]) -> f32 {
    TOP + rows.iter().map(row_height).sum::<f32>() + FOOT
}

pub(super) fn show(pen: &mut Pen, place: Rect, rows: &[PlayerRow], intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(9), place);
    pen.heading(place, say!("players-heading"), 280.0 * pen.unit);
    let mut top = TOP;
    for row in rows {
        let high = row_height(row);
        let at = pen.rect(place.min, (0.0, top), (place.width() / pen.unit, high));
        player(pen, at, row, intents);
        top += high;
    }
}

fn player(pen: &mut Pen, place: Rect, row: &PlayerRow, intents: &mut Vec<Intent>) {
    if row.active {
        let ribbon = pen.rect(place.min, (9.0, 0.0), (place.width() / pen.unit - 14.0, place.height() / pen.unit));
        pen.fill(Thing::Ribbon(row.colours.first().map_or(Colour::Red, |hand| hand.colour)), ribbon);
    }
    let hands = |pen: &Pen, most: u8| 30.0 * pen.unit + f32::from(most) * STEP * pen.unit;
    let most = row.colours.iter().map(|hand| hand.of.min(5)).max().unwrap_or(0);
    let from = place.right() - hands(pen, most);
    let light = row.active && !on_light(row);
    let name = Type::new(if row.active { Face::Bold } else { Face::Text }, 26.0, if light { CREAM } else { INK });
    if let [hand] = row.colours[..] {
        badge(pen, place.left() + 22.0 * pen.unit, place.center().y, hand);
        let left = place.left() + (22.0 + BADGE + 10.0) * pen.unit;
        let at = egui::pos2(left, place.center().y - 2.0 * pen.unit);
        let room = from - left - (4.0 + sign_width(row)) * pen.unit;
        let written = pen.write(at, Align2::LEFT_CENTER, &row.name, name, room);
        sign(pen, written.right(), at.y, row, name);
        meeples(pen, Rect::from_min_max(egui::pos2(from, place.top()), place.max), row, hand, intents);
        return;
    }
    let left = place.left() + 26.0 * pen.unit;
    let badges = from - (BADGE + 6.0) * pen.unit;
    let at = egui::pos2(left, place.center().y);
    let written =
        pen.write(at, Align2::LEFT_CENTER, &row.name, name, badges - left - (8.0 + sign_width(row)) * pen.unit);
    sign(pen, written.right(), at.y, row, name);
    for (line, &hand) in row.colours.iter().enumerate() {
        let y = place.top() + (6.0 + line as f32 * EACH_COLOUR) * pen.unit;
        let at = Rect::from_min_max(egui::pos2(from, y), egui::pos2(place.right(), y + EACH_COLOUR * pen.unit));
        badge(pen, badges, at.center().y, hand);
        meeples(pen, at, row, hand, intents);
    }
}

/// The width of the sign of a computer, in layout pixels.
fn sign_width(row: &PlayerRow) -> f32 {
    if row.computer { SIGN } else { 0.0 }
}

/// The sign of a computer, behind the name.
fn sign(pen: &mut Pen, left: f32, middle: f32, row: &PlayerRow, name: Type) {
    if row.computer {
        let at = egui::pos2(left + 0.5 * SIGN * pen.unit, middle);
        gear(pen, at, faint(name.colour, 0.75));
        let told = say!("rival-panel-computer", name = &row.name);
        pen.plain_control(Rect::from_center_size(at, pen.size(SIGN, SIGN)), &told, Sense::hover()).tell_beside(told);
    }
}

/// Whether the player's ribbon is light.
fn on_light(row: &PlayerRow) -> bool {
    row.colours.first().is_some_and(|hand| takes_ink(hand.colour))
}

fn badge(pen: &mut Pen, left: f32, middle: f32, hand: MeeplesInHand) {
    let size = BADGE * pen.unit;
    let place = Rect::from_min_size(egui::pos2(left, middle - size / 2.0), vec2(size, size));
    pen.fill(Thing::Badge(hand.colour), place);
}

/// The meeples of one colour: those in hand, and outlines for the others.
fn meeples(pen: &mut Pen, place: Rect, row: &PlayerRow, hand: MeeplesInHand, intents: &mut Vec<Intent>) {
    let of = hand.of.max(hand.left).min(5);
    let grip = place.shrink2(pen.size(0.0, 4.0)).with_max_x(place.right() - 16.0 * pen.unit);
    let grip = grip.with_min_x(place.right() - (24.0 + f32::from(of) * STEP) * pen.unit);
    let name = say!("players-in-hand", name = &row.name, left = hand.left, colour = hand.colour.name());
    if !row.active {
        pen.plain_control(grip, &name, Sense::hover()).tell_beside(name);
    } else {
        let told = match row.colours.len() {
            0 | 1 => name.clone(),
            _ => format!("{name}. {}", say!("players-several-colours")),
        };
        let response = pen.control(grip, &name, Sense::click_and_drag()).tell_beside(told);
        if response.drag_started() && hand.usable {
            intents.push(Intent::DragMeeple(hand.colour));
        } else if response.clicked() {
            intents.push(Intent::SelectColour(hand.colour));
        }
        let chosen = hand.selected && (hand.usable || row.colours.len() > 1);
        if chosen && row.colours.len() > 1 {
            pen.say(&say!("players-next", colour = hand.colour.name()));
        }
        if chosen || (response.hovered() && hand.usable) {
            let (strong, weak) = if on_light(row) { (INK, faint(INK, 0.6)) } else { (GOLD, faint(CREAM, 0.7)) };
            let line = Stroke::new(1.8 * pen.unit, if chosen { strong } else { weak });
            pen.painter().rect_filled(grip, 7.0 * pen.unit, faint(strong, 0.16));
            pen.painter().rect_stroke(grip, 7.0 * pen.unit, line, StrokeKind::Inside);
        }
    }
    let ground = if row.active && !on_light(row) { Ground::Ribbon } else { Ground::Paper };
    for index in 0..of {
        let across = (24.0 + (f32::from(of - 1 - index) + 0.4) * STEP) * pen.unit;
        let feet = egui::pos2(place.right() - across, place.center().y + 15.0 * pen.unit);
        let thing = if index < hand.left { Thing::Guard(hand.colour, ground) } else { Thing::Slot(ground) };
        pen.stand(thing, feet, MEEPLE);
    }
}

/// The colour of the meeple that is put next, if one may be put now.
pub(super) fn next_meeple(rows: &[PlayerRow]) -> Option<Colour> {
    usable(rows).find(|hand| hand.selected).map(|hand| hand.colour)
}

/// Another colour that can be put instead; nothing if there is no other.
pub(super) fn other_colour(rows: &[PlayerRow]) -> Option<Colour> {
    usable(rows).find(|hand| !hand.selected).map(|hand| hand.colour)
}

/// The colours of which a meeple may be put now.
fn usable(rows: &[PlayerRow]) -> impl Iterator<Item = &MeeplesInHand> {
    rows.iter().filter(|row| row.active).flat_map(|row| &row.colours).filter(|hand| hand.usable)
}
