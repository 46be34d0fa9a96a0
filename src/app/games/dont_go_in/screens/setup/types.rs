//! Which types of cards are in play: drawn, or picked by the table (HSETUP-3).

use super::form::{Choice, SetupForm};
use crate::app::games::dont_go_in::words;
use crate::app::screens::sitting_down::{LEFT, WIDTH, switch};
use crate::app::theme::{FADED_INK, Face, INK, Pen, RUBRIC, TellOnHover, Type, faint};
use crate::app::words::say;
use crate::rules::dont_go_in::CardType;
use egui::{Align2, Rect, pos2};

/// Where this part of the form begins, above the foot of the sheet.
const TOP: f32 = 470.0;
/// The types stand in rows of this many.
const ACROSS: usize = 6;
const GAP: f32 = 14.0;
const HIGH: f32 = 62.0;

/// Draws the choice. Returns what the player wants.
pub(super) fn types(pen: &mut Pen, sheet: Rect, form: &SetupForm) -> Option<Choice> {
    let (left, right) = (sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit);
    let top = sheet.bottom() - TOP * pen.unit;
    pen.rule(left, right, top - 12.0 * pen.unit);
    let line = top + 34.0 * pen.unit;
    let set = Type::new(Face::Heading, 28.0, RUBRIC);
    let name = say!("house-setup-types");
    let heading = pen.write(pos2(left, line), Align2::LEFT_CENTER, name, set, 330.0 * pen.unit);
    let chooser = Rect::from_center_size(pos2(sheet.center().x - 40.0 * pen.unit, line), pen.size(520.0, 48.0));
    let chooser = chooser.translate(egui::vec2((heading.right() + 24.0 * pen.unit - chooser.left()).max(0.0), 0.0));
    let words = [say!("house-setup-drawn"), say!("house-setup-picked")];
    let picks = pen.one_of(chooser, name, &words, usize::from(form.picks)).map(|chosen| Choice::Picks(chosen == 1));
    note(pen, pos2(right, line), right - chooser.right() - 24.0 * pen.unit, form);
    let wide = (WIDTH - 2.0 * LEFT - (ACROSS as f32 - 1.0) * GAP) / ACROSS as f32;
    let mut pressed = None;
    for (index, of) in CardType::ALL.into_iter().enumerate() {
        let (row, column) = (index / ACROSS, index % ACROSS);
        let corner = (column as f32 * (wide + GAP), 78.0 + row as f32 * (HIGH + GAP));
        if kind(pen, pen.rect(pos2(left, top), corner, (wide, HIGH)), of, form) {
            pressed = Some(Choice::Type(of));
        }
    }
    picks.or(pressed)
}

/// How many of the twelve types are in play.
fn note(pen: &mut Pen, right: egui::Pos2, room: f32, form: &SetupForm) {
    let types = form.types_in_play();
    let words = match form.picks {
        true => say!("house-setup-so-many-picked", picked = form.picked.len(), types = types),
        false => say!("house-setup-so-many-drawn", types = types),
    };
    pen.write(right, Align2::RIGHT_CENTER, &words, Type::new(Face::Italic, 23.0, FADED_INK), room);
}

/// A type to pick. Types are pale while they are drawn. Returns whether it was pressed.
fn kind(pen: &mut Pen, place: Rect, of: CardType, form: &SetupForm) -> bool {
    let name = words::card_type(of);
    let line = place.left_center() + pen.size(30.0, 0.0);
    let response = switch(pen, place, line, name, form.picks && form.picked.contains(of));
    let response = response.tell_on_hover(words::card_effect(of));
    let ink = match () {
        () if response.hovered() || response.has_focus() => RUBRIC,
        () if form.picks => INK,
        () => faint(INK, 0.75),
    };
    let room = place.width() - 62.0 * pen.unit;
    pen.ink(line + pen.size(24.0, -1.0), Align2::LEFT_CENTER, name, Type::new(Face::Bold, 25.0, ink), room);
    response.clicked()
}
