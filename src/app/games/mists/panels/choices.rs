//! Choices as buttons below the question: points or ghosts, which region first, which mist gets one ghost less.

use super::{Answer, Choice, Intent};
use crate::app::input::{Want, pressed};
use crate::app::theme::{Face, INK, Pen, Type};
use egui::{Align, Context, Rect};

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
/// Space beside the text of a button, at least for the cap of its key.
const ROUND_TEXT: f32 = 74.0;

fn noted(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| !choice.note.is_empty())
}

/// Height of the banner with these choices, in layout pixels. 0 without choices.
pub(super) fn height(choices: &[Choice]) -> f32 {
    let note = if noted(choices) { NOTE } else { 0.0 };
    let rows = choices.len().div_ceil(IN_A_ROW).min(ROWS) as f32;
    if choices.is_empty() { 0.0 } else { TOP + rows * ROW + note + 12.0 }
}

/// The width of each button of a row, in layout pixels. Without notes all are equal. With notes, each gets what its
/// text needs, and the rest is shared out by the lengths of the notes.
fn widths(pen: &Pen, row: &[Choice], room: f32) -> Vec<f32> {
    if !noted(row) {
        return vec![room / row.len() as f32; row.len()];
    }
    let text = |choice: &Choice| pen.width_of(&choice.text, Type::new(Face::Bold, 25.0, INK)) / pen.unit + ROUND_TEXT;
    let needed = |choice: &Choice| if choice.minor { MINOR } else { text(choice) };
    let wished = |choice: &Choice| match choice.note.is_empty() {
        true => 0.0,
        false => (pen.width_of(&choice.note, NOTE_SET) / pen.unit - needed(choice)).max(0.0) + 1.0,
    };
    let left = (room - row.iter().map(needed).sum::<f32>()).max(0.0);
    let whole = row.iter().map(wished).sum::<f32>().max(1.0);
    row.iter().map(|choice| needed(choice) + left * wished(choice) / whole).collect()
}

/// The type of a note.
const NOTE_SET: Type = Type { face: Face::Text, size: 21.0, colour: INK };

pub(super) fn show(pen: &mut Pen, place: Rect, choices: &[Choice], intents: &mut Vec<Intent>) {
    let (edge, gap) = (22.0, 14.0);
    let width = place.width() / pen.unit - 2.0 * edge;
    for (row, in_row) in choices.chunks(IN_A_ROW).take(ROWS).enumerate() {
        let mut left = edge;
        let widths = widths(pen, in_row, width - gap * (in_row.len() - 1) as f32);
        for ((column, choice), wide) in in_row.iter().enumerate().zip(widths) {
            let inset = if choice.minor { 5.0 } else { 0.0 };
            let corner = (left, TOP + row as f32 * ROW + inset);
            let button = pen.rect(place.min, corner, (wide, BUTTON - 2.0 * inset));
            let key = (row * IN_A_ROW + column + 1).to_string();
            let pressed = pen.keyed_button(button, &key, choice.badge, &choice.text);
            if pressed.clicked() {
                intents.push(intent(choice));
            }
            if let (true, Answer::Act(action)) = (pressed.hovered(), choice.answer) {
                intents.push(Intent::PointAt(action));
            }
            if !choice.note.is_empty() {
                let below = Rect::from_min_size(button.left_bottom(), egui::vec2(button.width(), NOTE * pen.unit));
                pen.paragraph(below.translate(pen.size(0.0, 3.0)), Align::Center, &choice.note, NOTE_SET);
            }
            left += wide + gap;
        }
    }
}

/// Handles the number keys.
pub(super) fn keys(ctx: &Context, choices: &[Choice], intents: &mut Vec<Intent>) {
    for (number, choice) in (1..).zip(choices) {
        if pressed(ctx, Want::Choice(number)) {
            intents.push(intent(choice));
        }
    }
}

fn intent(choice: &Choice) -> Intent {
    match choice.answer {
        Answer::Act(action) => Intent::Choose(action),
        Answer::PickGhosts => Intent::PickGhosts,
    }
}
