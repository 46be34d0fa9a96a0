//! Choices as buttons below the question, where it is not answered on the board: which region is scored first, for
//! example. A digit takes the one with this number; with a gamepad one walks along them.

use crate::app::input::{Want, keys_of, pressed};
use crate::app::theme::{Face, GOLD, INK, Pen, Type};
use crate::app::words::say;
use crate::rules::Colour;
use egui::{Align, Context, Id, Rect, Stroke, StrokeKind};

const TOP: f32 = 76.0;
const ROW: f32 = 66.0;
const BUTTON: f32 = 54.0;
const IN_A_ROW: usize = 3;
/// More rows than this would cover the board.
const ROWS: usize = 3;
/// Space below a button for its note, which may take two lines.
const NOTE: f32 = 60.0;
/// Width of a button that is rarely pressed.
const MINOR: f32 = 172.0;
/// The part of a note's length that two lines of it need: lines are never filled to the last letter.
const TWO_LINES: f32 = 0.62;
/// Width of a button that stands alone, unless its text needs more, and what is empty then beside the text.
const ALONE: f32 = 430.0;
const MARGIN: f32 = 24.0;
/// Space beside the text of a button, at least for the cap of its key.
const ROUND_TEXT: f32 = 74.0;

/// Something to choose, and the answer that it stands for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice<A> {
    /// What it says: "8 points".
    pub text: String,
    /// What there is to know about it, in a smaller line below: "4 tiles × 2 × 1 colour = 8". May be empty.
    pub note: String,
    /// Whether it is one that hardly anybody takes: it is narrower than the others.
    pub minor: bool,
    /// Whose badge stands before it.
    pub badge: Option<Colour>,
    /// Whether the guide shows it: Enter takes it.
    pub shown: bool,
    /// What choosing it does.
    pub answer: A,
}

impl<A> Choice<A> {
    /// A choice with nothing but its text.
    pub fn new(text: impl Into<String>, answer: A) -> Choice<A> {
        Choice { text: text.into(), note: String::new(), minor: false, badge: None, shown: false, answer }
    }
}

/// What somebody does with a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Chosen<A> {
    /// The pointer is on its button.
    Pointed(A),
    /// It is chosen.
    Taken(A),
}

fn noted<A>(choices: &[Choice<A>]) -> bool {
    choices.iter().any(|choice| !choice.note.is_empty())
}

/// Height of the banner with these choices, in layout pixels. 0 without choices.
pub(in crate::app) fn height<A>(choices: &[Choice<A>]) -> f32 {
    let note = if noted(choices) { NOTE } else { 0.0 };
    let rows = choices.len().div_ceil(IN_A_ROW).min(ROWS) as f32;
    if choices.is_empty() { 0.0 } else { TOP + rows * ROW + note + 12.0 }
}

/// The width of each button of a row, in layout pixels. Without notes all are equal. With notes, each gets what its
/// text needs, and then what its note needs for two lines, as far as there is room; the rest goes to all alike but those
/// that are rarely pressed.
fn widths<A>(pen: &Pen, row: &[Choice<A>], room: f32) -> Vec<f32> {
    let text =
        |choice: &Choice<A>| pen.width_of(&choice.text, Type::new(Face::Bold, 25.0, INK)) / pen.unit + ROUND_TEXT;
    if let [only] = row {
        return vec![ALONE.max(text(only) + MARGIN).min(room)];
    }
    if !noted(row) {
        return vec![room / row.len() as f32; row.len()];
    }
    let needed = |choice: &Choice<A>| if choice.minor { MINOR } else { text(choice) };
    let wished = |choice: &Choice<A>| match choice.note.is_empty() {
        true => 0.0,
        false => (TWO_LINES * pen.width_of(&choice.note, NOTE_SET) / pen.unit - needed(choice)).max(0.0) + 1.0,
    };
    let left = (room - row.iter().map(needed).sum::<f32>()).max(0.0);
    let whole = row.iter().map(wished).sum::<f32>().max(1.0);
    let share = (left / whole).min(1.0);
    let large = row.iter().filter(|choice| !choice.minor).count();
    let rest = (left - share * whole) / large.max(1) as f32;
    let rest = |choice: &Choice<A>| if choice.minor && large > 0 { 0.0 } else { rest };
    row.iter().map(|choice| needed(choice) + share * wished(choice) + rest(choice)).collect()
}

/// The type of a note.
const NOTE_SET: Type = Type { face: Face::Text, size: 21.0, colour: INK };

/// Shows the buttons on the banner. Returns what is done with them.
pub(in crate::app) fn show<A: Copy>(pen: &mut Pen, place: Rect, choices: &[Choice<A>]) -> Vec<Chosen<A>> {
    let mut done = Vec::new();
    let focus = Focus::of(pen.ui.ctx(), choices).at;
    let (edge, gap) = (22.0, 14.0);
    let width = place.width() / pen.unit - 2.0 * edge;
    for (row, in_row) in choices.chunks(IN_A_ROW).take(ROWS).enumerate() {
        let gaps = gap * (in_row.len() - 1) as f32;
        let widths = widths(pen, in_row, width - gaps);
        let mut left = edge + (width - gaps - widths.iter().sum::<f32>()) / 2.0;
        for ((column, choice), wide) in in_row.iter().enumerate().zip(widths) {
            let button = pen.rect(place.min, (left, TOP + row as f32 * ROW), (wide, BUTTON));
            let number = row * IN_A_ROW + column;
            let key = key_of(pen.ui.ctx(), number, focus);
            let pressed = pen.keyed_button(button, &key, choice.badge, &choice.text);
            if choice.shown || focus == Some(number) {
                let rim = Stroke::new(3.6 * pen.unit, GOLD);
                pen.painter().rect_stroke(button.expand(2.0 * pen.unit), 16.0 * pen.unit, rim, StrokeKind::Outside);
            }
            if pressed.clicked() {
                done.push(Chosen::Taken(choice.answer));
            }
            if pressed.hovered() {
                done.push(Chosen::Pointed(choice.answer));
            }
            if !choice.note.is_empty() {
                let below = Rect::from_min_size(button.left_bottom(), egui::vec2(button.width(), NOTE * pen.unit));
                pen.paragraph(below.translate(pen.size(0.0, 3.0)), Align::Center, &choice.note, NOTE_SET);
            }
            left += wide + gap;
        }
    }
    pen.say(&spoken(choices, focus));
    done
}

/// What a screen reader says of the choices: all of them with their numbers, or the one that keys have come to.
fn spoken<A>(choices: &[Choice<A>], focus: Option<usize>) -> String {
    let told = |(number, choice): (usize, &Choice<A>)| match choice.note.is_empty() {
        true => say!("choice-told", number = number + 1, text = &choice.text),
        false => say!("choice-told-with-note", number = number + 1, text = &choice.text, note = &choice.note),
    };
    let all = choices.iter().enumerate().take(IN_A_ROW * ROWS);
    all.filter(|(number, _)| focus.is_none_or(|focus| focus == *number)).map(told).collect::<Vec<_>>().join(" ")
}

/// The same choices, with the one that the guide shows.
pub(in crate::app) fn with_shown<A: PartialEq>(choices: Vec<Choice<A>>, shown: impl Fn(&A) -> bool) -> Vec<Choice<A>> {
    choices.into_iter().map(|choice| Choice { shown: shown(&choice.answer), ..choice }).collect()
}

/// The choices whose number keys are pressed, or the one that has the focus if it is confirmed.
pub(in crate::app) fn keyed<A: Copy>(ctx: &Context, choices: &[Choice<A>]) -> Vec<A> {
    let numbered = (1..).zip(choices).filter(|&(number, _)| pressed(ctx, Want::Choice(number)));
    let by_number = numbered.map(|(_, choice)| choice);
    // What has taken one choice must not take the first of the next ones in the same frame.
    let were_there = Focus::kept(ctx, choices).is_some();
    let focused = Focus::of(ctx, choices).walk(ctx, choices).filter(|_| were_there && pressed(ctx, Want::Confirm));
    by_number.chain(focused).map(|choice| choice.answer).collect()
}

/// Which of the buttons has the focus of the keys that otherwise turn the tile.
#[derive(Clone, Debug, Default, PartialEq)]
struct Focus {
    /// What the buttons say: other ones begin anew.
    texts: Vec<String>,
    at: Option<usize>,
}

impl Focus {
    /// The focus as it was left, if these choices were there before.
    fn kept<A>(ctx: &Context, choices: &[Choice<A>]) -> Option<Focus> {
        let kept: Focus = ctx.data(|data| data.get_temp(Id::new("focused choice")))?;
        kept.texts.iter().eq(choices.iter().map(|choice| &choice.text)).then_some(kept)
    }

    /// A gamepad has no digits, so it begins with the first button.
    fn of<A>(ctx: &Context, choices: &[Choice<A>]) -> Focus {
        Focus::kept(ctx, choices).unwrap_or_else(|| {
            let texts = choices.iter().map(|choice| choice.text.clone()).collect();
            Focus { texts, at: keys_of(ctx).pad.map(|_| 0).filter(|_| !choices.is_empty()) }
        })
    }

    /// Moves it on, or leaves the buttons if a place on the board gets the focus. Returns the choice that has it now.
    /// What the guide shows is taken by the hint.
    fn walk<'a, A>(mut self, ctx: &Context, choices: &'a [Choice<A>]) -> Option<&'a Choice<A>> {
        const ON_BOARD: [Want; 6] = [Want::Up, Want::Right, Want::Down, Want::Left, Want::Next, Want::Previous];
        let shown = choices.iter().position(|choice| choice.shown);
        let here = shown.or(self.at);
        let way = if pressed(ctx, Want::Turn) { 1 } else { choices.len().saturating_sub(1) };
        if pressed(ctx, Want::Turn) || pressed(ctx, Want::TurnBack) {
            self.at = Some(here.map_or(0, |at| (at + way) % choices.len().max(1)));
        } else if shown.is_some() || ON_BOARD.into_iter().any(|want| pressed(ctx, want)) {
            self.at = None;
        }
        let focused = self.at.and_then(|at| choices.get(at));
        ctx.data_mut(|data| data.insert_temp(Id::new("focused choice"), self));
        focused
    }
}

/// The key of a button: its number, or the way to it with a gamepad.
fn key_of(ctx: &Context, number: usize, focus: Option<usize>) -> String {
    let keys = keys_of(ctx);
    match (keys.pad, focus) {
        (None, _) => (number + 1).to_string(),
        (Some(_), Some(at)) if at == number => keys.name(Want::Confirm),
        (Some(_), Some(at)) if at > number => keys.name(Want::TurnBack),
        (Some(_), _) => keys.name(Want::Turn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::{Keys, Pad, hand_over};
    use egui::{Event, Key, Modifiers, RawInput};

    #[test]
    fn a_press_that_took_a_choice_takes_none_of_the_next_ones() {
        let ctx = Context::default();
        let mut keys = Keys::default();
        keys.pad = Some(Pad::Letters);
        hand_over(&ctx, &keys);
        let confirm = |pressed| Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let taken = |events: Vec<Event>, texts: &[&str]| {
            let choices: Vec<Choice<usize>> =
                texts.iter().enumerate().map(|(number, &text)| Choice::new(text, number)).collect();
            let mut taken = Vec::new();
            let input = RawInput { events, ..RawInput::default() };
            let mut drawn = ctx.run_ui(input, |_| taken = keyed(&ctx, &choices));
            drawn.textures_delta.clear();
            taken
        };
        let (first, next) = (["a castle", "a road"], ["points", "ghosts"]);
        taken(vec![], &first);
        assert_eq!(taken(vec![confirm(true)], &first), [0]);
        assert!(taken(vec![confirm(false), confirm(true)], &next).is_empty(), "they have just come");
        assert_eq!(taken(vec![confirm(false), confirm(true)], &next), [0]);
    }
}
