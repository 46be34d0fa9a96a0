//! The last roll: its dice on felt, where and by whom, and who got how many ghosts.

use super::{Intent, RollView};
use crate::app::book::About;
use crate::app::panels::{TableIntent, question_mark};
use crate::app::theme::{FADED_INK, Face, GOLD, INK, Pen, TellOnHover, Thing, Type};
use crate::app::words::say;
use crate::painter::dont_go_in::dice::{Face as Side, REACH};
use crate::rules::dont_go_in::{Action, Roll};
use egui::{Align, Align2, Color32, Rect, Sense, Stroke, pos2, vec2};

/// Shows it, with the seal that opens the rules in its corner.
pub(super) fn show(pen: &mut Pen, place: Rect, roll: Option<&RollView>, intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(22), place);
    rolled(pen, place, roll, intents);
    if question_mark::show(pen, place, say!("house-panel-rules")) {
        intents.push(TableIntent::LookUp(About::Rule("HROLL-1")).into());
    }
}

fn rolled(pen: &mut Pen, place: Rect, roll: Option<&RollView>, intents: &mut Vec<Intent>) {
    let heading = pen.heading(place, say!("house-roll-heading"), 200.0 * pen.unit);
    let Some(roll) = roll else {
        let room = Rect::from_min_max(place.min + pen.size(24.0, 62.0), place.max - pen.size(24.0, 10.0));
        let set = Type::new(Face::Italic, 23.0, FADED_INK);
        pen.paragraph(room, Align::Min, say!("house-roll-none"), set);
        return;
    };
    let at = pos2(place.right() - 24.0 * pen.unit, heading.center().y + pen.unit);
    let width = at.x - heading.right() - 14.0 * pen.unit;
    pen.write(at, Align2::RIGHT_CENTER, &roll.whence, Type::new(Face::Italic, 22.0, INK), width);
    let felt = Rect::from_min_max(place.min + pen.size(20.0, 52.0), place.max - pen.size(20.0, 56.0));
    pen.painter().rect_filled(felt, 8.0 * pen.unit, Color32::from_rgb(0x10, 0x2A, 0x2C));
    if let Some(shown) = roll.roll {
        dice(pen, felt, shown, roll, intents);
    }
    // Right of the seal.
    let line = pos2(place.left() + 58.0 * pen.unit, place.bottom() - 31.0 * pen.unit);
    let room = place.width() - 80.0 * pen.unit;
    let set = Type::new(Face::Bold, 24.0, INK);
    pen.aloud(|pen| pen.write_or_wrap(line, Align2::LEFT_CENTER, &roll.result, set, room));
}

/// The dice side by side on their felt, with a ring around the one that was turned over, and thin ones around those that
/// may be: they are turned here as in the room.
fn dice(pen: &mut Pen, felt: Rect, shown: Roll, roll: &RollView, intents: &mut Vec<Intent>) {
    let dice = shown.len().max(1) as f32;
    let side = (0.62 * felt.height()).min(felt.width() / (1.5 * dice));
    let step = felt.width() / dice;
    for (number, ghost) in (1_u8..).zip(shown.faces()) {
        let face = if ghost { Side::Ghost } else { Side::Blank };
        let middle = pos2(felt.left() + (f32::from(number) - 0.5) * step, felt.center().y);
        pen.fill(Thing::Die(face), Rect::from_center_size(middle, vec2(1.0, 1.0) * 2.0 * REACH * side));
        let ring = 0.72 * side;
        let place = Rect::from_center_size(middle, vec2(2.0, 2.0) * ring);
        if roll.can_turn.contains(&number) {
            let turn = Action::TurnDie { die: number };
            let die = pen.plain_control(place, &say!("house-roll-turn", number = number), Sense::click());
            let width = if die.hovered() { 2.4 } else { 1.2 };
            pen.painter().circle_stroke(middle, ring, Stroke::new(width * pen.unit, GOLD));
            intents.extend(die.hovered().then_some(Intent::PointAt(turn)));
            intents.extend(die.clicked().then_some(Intent::Choose(turn)));
        } else if roll.turned == Some(number) {
            pen.painter().circle_stroke(middle, ring, Stroke::new(2.4 * pen.unit, GOLD));
            let told = say!("house-roll-turned");
            pen.plain_control(place, told, Sense::hover()).tell_on_hover(told);
        }
    }
}
