//! Choices with a button each, under the sentence that asks: points or ghosts, which region first, which mist is spared.

use super::{Answer, Choice, Intent};
use crate::app::theme::{Pen, pressed};
use egui::{Context, Key, Rect};

const KEYS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

const TOP: f32 = 76.0;
const ROW: f32 = 66.0;
const BUTTON: f32 = 54.0;
const IN_A_ROW: usize = 3;
/// More rows than this would cover the board.
const ROWS: usize = 3;

/// Height of the banner with so many choices, in layout pixels.
pub(super) fn height(choices: usize) -> f32 {
    if choices == 0 { 0.0 } else { TOP + choices.div_ceil(IN_A_ROW).min(ROWS) as f32 * ROW + 12.0 }
}

pub(super) fn show(pen: &mut Pen, place: Rect, choices: &[Choice], intents: &mut Vec<Intent>) {
    let (edge, gap) = (22.0, 14.0);
    let width = place.width() / pen.unit - 2.0 * edge;
    for (index, choice) in choices.iter().take(IN_A_ROW * ROWS).enumerate() {
        let (row, column) = (index / IN_A_ROW, index % IN_A_ROW);
        let in_row = (choices.len() - row * IN_A_ROW).min(IN_A_ROW) as f32;
        let each = (width - gap * (in_row - 1.0)) / in_row;
        let corner = (edge + column as f32 * (each + gap), TOP + row as f32 * ROW);
        let button = pen.rect(place.min, corner, (each, BUTTON));
        let response = pen.keyed_button(button, &(index + 1).to_string(), choice.badge, &choice.text);
        if response.clicked() {
            intents.push(wish(choice));
        }
    }
}

/// Answers the keys 1 to 9.
pub(super) fn keys(ctx: &Context, choices: &[Choice], intents: &mut Vec<Intent>) {
    for (key, choice) in KEYS.into_iter().zip(choices) {
        if pressed(ctx, key) {
            intents.push(wish(choice));
        }
    }
}

fn wish(choice: &Choice) -> Intent {
    match choice.answer {
        Answer::Act(action) => Intent::Choose(action),
        Answer::PickGhosts => Intent::PickGhosts,
    }
}
