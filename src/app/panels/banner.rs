//! The banner at the bottom: whose turn it is, what to do now, the step of the turn, and what else can be done.

use super::{AskGuide, TableIntent};
use crate::app::book::About;
use crate::app::input::{Want, keys_of};
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, RUBRIC, TellOnHover, Thing, Type};
use crate::app::words::say;
use crate::rules::Colour;
use egui::{Align2, Rect, Sense, pos2, vec2};

/// Height of the banner without choices, in layout pixels.
pub(in crate::app) const HIGH: f32 = 124.0;

/// What the banner says.
#[derive(Clone, Debug)]
pub(in crate::app) struct Banner<'a, I> {
    /// The active player's colour, for the emblem.
    pub colour: Option<Colour>,
    /// What to do, as a sentence.
    pub sentence: &'a str,
    /// The words of the steps that are shown, in order.
    pub steps: &'a [&'static str],
    /// Which of them is the current one.
    pub current: usize,
    /// Keys with their words, from right to left: as many as fit are shown.
    pub hints: &'a [Hint<I>],
    /// The rule that asks for the decision that is due, by its ID.
    pub rule: &'static str,
    /// Whether something can be taken back.
    pub can_take_back: bool,
    /// Whether the guide can be asked.
    pub can_ask: bool,
    /// Whether the guide would skip the step.
    pub skip_advised: bool,
}

/// A key, the word for what it does, and what a click on it wants.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Hint<I> {
    /// What the key means.
    pub want: Want,
    /// The word beside it.
    pub word: &'static str,
    /// What it does.
    pub intent: I,
}

impl<I: From<TableIntent>> Hint<I> {
    /// What can be hinted at in any game, as far as it is possible now. "Take back" stands behind one that is always
    /// there, so that it stays where it is from step to step.
    pub(in crate::app) fn usual(can_skip: bool, can_take_back: bool) -> impl Iterator<Item = Hint<I>> {
        let all = [
            (can_skip, Want::ConfirmOrSkip, say!("banner-no-meeple"), TableIntent::Skip),
            (!can_skip, Want::FitBoard, say!("banner-whole-board"), TableIntent::FitBoard),
            (can_take_back, Want::TakeBack, say!("banner-take-back"), TableIntent::TakeBack),
        ];
        let offered = all.into_iter().filter(|(offered, ..)| *offered);
        offered.map(|(_, want, word, intent)| Hint { want, word, intent: intent.into() })
    }
}

/// Shows the banner. With `choices`, it leaves the room below the sentence to them.
pub(in crate::app) fn show<I: Copy + From<TableIntent>>(
    pen: &mut Pen,
    place: Rect,
    view: &Banner<I>,
    choices: bool,
    intents: &mut Vec<I>,
) {
    pen.fill(Thing::Sheet(3), place);
    let left = place.left() + 24.0 * pen.unit;
    let line = place.top() + 40.0 * pen.unit;
    let text = emblem(pen, pos2(left, line), view.colour, !choices);
    let keys = keys_of(pen.ui.ctx());
    let (menu, edge) =
        pen.key_hint(pos2(place.right() - 24.0 * pen.unit, line), &keys.name(Want::Leave), say!("banner-menu"));
    if menu.clicked() {
        intents.push(TableIntent::OpenMenu.into());
    }
    let mut edge = edge;
    if view.can_ask {
        let right = pos2(edge - 20.0 * pen.unit, line);
        let (hint, left) = pen.key_hint(right, &keys.name(Want::Hint), say!("banner-hint"));
        if hint.clicked() {
            intents.push(TableIntent::Ask(AskGuide::Advice).into());
        }
        edge = left;
    }
    let set = Type::new(Face::Heavy, 30.0, INK);
    // Buttons leave no second line for this. A sentence that is then too long is written smaller or in two lines.
    if choices && view.can_take_back {
        let right = pos2(edge - 20.0 * pen.unit, line);
        let (take_back, left) = pen.key_hint(right, &keys.name(Want::TakeBack), say!("banner-take-back"));
        if take_back.clicked() {
            intents.push(TableIntent::TakeBack.into());
        }
        edge = left;
    }
    let rule = Hint {
        want: Want::Rule,
        word: say!("banner-rule"),
        intent: TableIntent::LookUp(About::Rule(view.rule)).into(),
    };
    // The key leads to the rule even where its cap has no room.
    let cap = (pen.keycap_width(&keys.name(Want::Rule)) + 40.0) * pen.unit;
    if choices && pen.width_of(view.sentence, set) + cap < edge - text {
        edge = bare_hint(pen, pos2(edge - 20.0 * pen.unit, line), &rule, intents);
    }
    let width = edge - 16.0 * pen.unit - text;
    pen.aloud(|pen| pen.write_or_wrap(pos2(text, line), Align2::LEFT_CENTER, view.sentence, set, width));
    if !choices {
        let line = place.top() + 87.0 * pen.unit;
        let strip_ends = text + strip_width(pen, view);
        let advised = view.skip_advised.then_some(Want::ConfirmOrSkip);
        let edge = hints(pen, pos2(place.right() - 24.0 * pen.unit, line), strip_ends, (view.hints, advised), intents);
        let edge = hints(pen, pos2(edge, line), strip_ends, (&[rule], None), intents);
        strip(pen, pos2(text, line), edge, view);
    }
}

/// The active player's badge. Returns where the text beside it begins.
fn emblem(pen: &mut Pen, at: egui::Pos2, colour: Option<Colour>, alone: bool) -> f32 {
    let Some(colour) = colour else {
        return at.x;
    };
    let size = if alone { 76.0 } else { 48.0 } * pen.unit;
    let top = if alone { at.y - 16.0 * pen.unit } else { at.y - size / 2.0 };
    pen.fill(Thing::Badge(colour), Rect::from_min_size(pos2(at.x, top), vec2(size, size)));
    at.x + size + 18.0 * pen.unit
}

/// Keys with their words, from right to left, as many as fit, with a ring around the advised one. Where a word has no room,
/// its key stands alone. Returns where they begin.
fn hints<I: Copy>(
    pen: &mut Pen,
    right: egui::Pos2,
    least: f32,
    (offered, advised): (&[Hint<I>], Option<Want>),
    intents: &mut Vec<I>,
) -> f32 {
    let mut right = right;
    let keys = keys_of(pen.ui.ctx());
    for hint in offered {
        let key = keys.name(hint.want);
        if right.x - pen.key_hint_width(&key, hint.word) > least {
            let (response, edge) = pen.key_hint(right, &key, hint.word);
            if advised == Some(hint.want) {
                pen.focus_ring(response.rect.expand2(pen.size(4.0, 0.0)));
            }
            if response.clicked() {
                intents.push(hint.intent);
            }
            right.x = edge - 20.0 * pen.unit;
        } else if right.x - pen.size(pen.keycap_width(&key) + 16.0, 0.0).x > least {
            right.x = bare_hint(pen, right, hint, intents) - 16.0 * pen.unit;
        }
    }
    right.x
}

/// A key without its word, which is only seen under the pointer. Returns where it begins.
fn bare_hint<I: Copy>(pen: &mut Pen, right: egui::Pos2, hint: &Hint<I>, intents: &mut Vec<I>) -> f32 {
    let key = keys_of(pen.ui.ctx()).name(hint.want);
    let size = pen.size(pen.keycap_width(&key), 34.0);
    let place = Align2::RIGHT_CENTER.anchor_size(right, size);
    if pen.control(place, hint.word, Sense::click()).tell_on_hover(hint.word).clicked() {
        intents.push(hint.intent);
    }
    pen.keycap(place, &key);
    place.left()
}

fn step_set(current: bool) -> Type {
    if current { Type::new(Face::Bold, 22.0, CREAM) } else { Type::new(Face::Text, 22.0, FADED_INK) }
}

/// The smallest gap between two steps of the strip, in layout pixels.
const CLOSEST: f32 = 14.0;

/// The widths of the steps' words, in points.
fn widths<I>(pen: &Pen, view: &Banner<I>) -> Vec<f32> {
    let words = view.steps.iter().enumerate();
    words.map(|(number, word)| pen.width_of(word, step_set(number == view.current))).collect()
}

/// The least width of the strip, in points.
fn strip_width<I>(pen: &Pen, view: &Banner<I>) -> f32 {
    widths(pen, view).into_iter().map(|width| width + CLOSEST * pen.unit).sum()
}

/// The least gap that an arrow has room in, beside the red one of the current step.
const WITH_ARROW: f32 = 24.0;

/// The strip "Tile › Ghosts › Meeple › Score". The current step is on red. Where there is little room it has no arrows.
fn strip<I>(pen: &mut Pen, at: egui::Pos2, edge: f32, view: &Banner<I>) {
    let widths = widths(pen, view);
    let last = widths.len().saturating_sub(1);
    let room = edge - at.x - widths.iter().sum::<f32>();
    let space = (room / last.max(1) as f32).clamp(CLOSEST * pen.unit, 46.0 * pen.unit);
    let mut x = at.x;
    for (number, (word, width)) in view.steps.iter().zip(widths).enumerate() {
        let current = number == view.current;
        if current {
            let edge = (space - 6.0 * pen.unit).min(11.0 * pen.unit);
            let mark = Rect::from_center_size(pos2(x + width / 2.0, at.y), vec2(width + 2.0 * edge, 32.0 * pen.unit));
            pen.painter().rect_filled(mark, 16.0 * pen.unit, RUBRIC);
        }
        pen.write(pos2(x, at.y), Align2::LEFT_CENTER, word, step_set(current), f32::INFINITY);
        x += width;
        if number != last && space >= WITH_ARROW * pen.unit {
            let arrow = Type::new(Face::Bold, 22.0, FADED_INK);
            pen.ink(pos2(x + space / 2.0, at.y - 2.0 * pen.unit), Align2::CENTER_CENTER, "›", arrow, f32::INFINITY);
        }
        x += space;
    }
}
