//! The banner at the bottom: whose turn it is, what to do now, the step of the turn, and what else can be done.

use super::{Choice, Intent, PhaseView, Step, choices};
use crate::app::input::{Want, keys_of};
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type};
use crate::app::words::say;
use egui::{Align2, Rect, pos2, vec2};

/// The steps in order, and whether every turn has them. The other steps are shown only while they are current.
const STEPS: [(Step, bool); 8] = [
    (Step::Tile, true),
    (Step::Burial, false),
    (Step::Ghosts, true),
    (Step::Eloise, false),
    (Step::Meeple, true),
    (Step::Score, true),
    (Step::Hound, false),
    (Step::FaceDown, false),
];

/// The steps to show while `now` is current, with their words.
fn steps(now: Step) -> impl Iterator<Item = (Step, &'static str)> {
    let shown = STEPS.into_iter().filter(move |&(step, always)| always || step == now);
    shown.map(|(step, _)| (step, word(step)))
}

fn word(step: Step) -> &'static str {
    match step {
        Step::Tile => say!("step-tile"),
        Step::Burial => say!("step-burial"),
        Step::Ghosts => say!("step-ghosts"),
        Step::Eloise => say!("step-eloise"),
        Step::Meeple => say!("step-meeple"),
        Step::Score => say!("step-score"),
        Step::Hound => say!("step-hound"),
        Step::FaceDown => say!("step-face-down"),
    }
}

pub(super) fn show(pen: &mut Pen, place: Rect, view: &PhaseView, offered: &[Choice], intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(3), place);
    let left = place.left() + 24.0 * pen.unit;
    let line = place.top() + 40.0 * pen.unit;
    let text = emblem(pen, pos2(left, line), view, offered.is_empty());
    let keys = keys_of(pen.ui.ctx());
    let (menu, edge) =
        pen.key_hint(pos2(place.right() - 24.0 * pen.unit, line), &keys.name(Want::Leave), say!("banner-menu"));
    if menu.clicked() {
        intents.push(Intent::OpenMenu);
    }
    let set = Type::new(Face::Heavy, 30.0, INK);
    let mut edge = edge;
    // Buttons leave no second line for this. A sentence that is then too long is written smaller or in two lines.
    if !offered.is_empty() && view.can_take_back {
        let right = pos2(edge - 20.0 * pen.unit, line);
        let (take_back, left) = pen.key_hint(right, &keys.name(Want::TakeBack), say!("banner-take-back"));
        if take_back.clicked() {
            intents.push(Intent::TakeBack);
        }
        edge = left;
    }
    pen.write_or_wrap(pos2(text, line), Align2::LEFT_CENTER, &view.sentence, set, edge - 16.0 * pen.unit - text);
    if offered.is_empty() {
        let line = place.top() + 87.0 * pen.unit;
        let strip_ends = text + strip_width(pen, view.step);
        let edge = hints(pen, pos2(place.right() - 24.0 * pen.unit, line), strip_ends, view, intents);
        strip(pen, pos2(text, line), edge, view.step);
    } else {
        choices::show(pen, place, offered, intents);
    }
}

/// The active player's badge. Returns where the text beside it begins.
fn emblem(pen: &mut Pen, at: egui::Pos2, view: &PhaseView, alone: bool) -> f32 {
    let Some(colour) = view.colour else {
        return at.x;
    };
    let size = if alone { 76.0 } else { 48.0 } * pen.unit;
    let top = if alone { at.y - 16.0 * pen.unit } else { at.y - size / 2.0 };
    pen.fill(Thing::Badge(colour), Rect::from_min_size(pos2(at.x, top), vec2(size, size)));
    at.x + size + 18.0 * pen.unit
}

/// Keys with their words, from right to left, as many as fit. Returns where they begin.
fn hints(pen: &mut Pen, right: egui::Pos2, least: f32, view: &PhaseView, intents: &mut Vec<Intent>) -> f32 {
    let offers = [
        (view.can_skip, Want::ConfirmOrSkip, say!("banner-no-meeple"), Intent::Skip),
        (view.can_take_back, Want::TakeBack, say!("banner-take-back"), Intent::TakeBack),
        (!view.can_skip, Want::FitBoard, say!("banner-whole-board"), Intent::FitBoard),
    ];
    let mut right = right;
    let keys = keys_of(pen.ui.ctx());
    for (offered, want, word, intent) in offers {
        let key = keys.name(want);
        if offered && right.x - pen.key_hint_width(&key, word) > least {
            let (response, edge) = pen.key_hint(right, &key, word);
            if response.clicked() {
                intents.push(intent);
            }
            right.x = edge - 20.0 * pen.unit;
        }
    }
    right.x
}

fn step_set(current: bool) -> Type {
    if current { Type::new(Face::Bold, 22.0, CREAM) } else { Type::new(Face::Text, 22.0, FADED_INK) }
}

/// The smallest gap between two steps of the strip, in layout pixels.
const CLOSEST: f32 = 14.0;

/// The least width of the strip, in points.
fn strip_width(pen: &Pen, now: Step) -> f32 {
    steps(now).map(|(step, word)| pen.width_of(word, step_set(step == now)) + CLOSEST * pen.unit).sum()
}

/// The strip "Tile › Ghosts › Meeple › Score", with a rarer step while it is current. The current step is on red.
fn strip(pen: &mut Pen, at: egui::Pos2, edge: f32, now: Step) {
    let widths: Vec<f32> = steps(now).map(|(step, word)| pen.width_of(word, step_set(step == now))).collect();
    let room = edge - at.x - widths.iter().sum::<f32>();
    let space = (room / (widths.len() - 1) as f32).clamp(CLOSEST * pen.unit, 46.0 * pen.unit);
    let mut x = at.x;
    let last = widths.len() - 1;
    for (number, ((step, word), width)) in steps(now).zip(widths).enumerate() {
        let current = step == now;
        if current {
            let mark =
                Rect::from_center_size(pos2(x + width / 2.0, at.y), vec2(width + 22.0 * pen.unit, 32.0 * pen.unit));
            pen.painter().rect_filled(mark, 16.0 * pen.unit, RUBRIC);
        }
        pen.write(pos2(x, at.y), Align2::LEFT_CENTER, word, step_set(current), f32::INFINITY);
        x += width;
        if number != last {
            let arrow = Type::new(Face::Bold, 22.0, FADED_INK);
            pen.ink(pos2(x + space / 2.0, at.y - 2.0 * pen.unit), Align2::CENTER_CENTER, "›", arrow, f32::INFINITY);
            x += space;
        }
    }
}
