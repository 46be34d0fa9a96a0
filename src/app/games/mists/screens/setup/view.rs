//! How the setup form is drawn, and what players click in it.

use super::form::{LONGEST_NAME, MOST, Seat, SetupForm};
use crate::app::games::mists::words::roman;
use crate::app::theme::{
    Art, CREAM, FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type, VELLUM, WARNING, buttons, escaped, faint, screen,
    table_with_title,
};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::painter::plates::Wax;
use crate::rules::Colour;
use crate::rules::mists::Setup;
use bevy::prelude::Message;
use egui::{Align2, Color32, Context, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, vec2};

/// What the player wants at the setup.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupIntent {
    /// Play with this many players.
    Players(usize),
    /// Change the name of this player.
    Name(usize, String),
    /// Give the player on this seat a colour.
    Colour(usize, Colour),
    /// Give this colour a score marker.
    Marker(Colour),
    /// Play with the Spell Circles, or without them.
    SpellCircles(bool),
    /// Write a seed.
    Seed(String),
    /// Choose a random seed.
    RollSeed,
    /// Start the game.
    Begin,
    /// Go back to the levels.
    Back,
}

/// The colour of the ring around what is chosen.
const RING: Color32 = Color32::from_rgb(0x9A, 0x62, 0x14);
const WIDTH: f32 = 1080.0;
const ROW: f32 = 84.0;
const LEFT: f32 = 56.0;

/// The setup of a game.
pub fn setup(ctx: &Context, form: &SetupForm, art: &mut Art) -> Vec<SetupIntent> {
    screen(ctx, art, "setup", |pen, place, intents| {
        let text = say!("setup-heading", level = roman(form.level));
        let top = table_with_title(pen, place, &text) + 22.0 * pen.unit;
        let room = place.bottom() - 22.0 * pen.unit - top;
        let size = vec2(WIDTH * pen.unit, room.min(930.0 * pen.unit));
        let sheet = Rect::from_min_size(egui::pos2(place.center().x - size.x / 2.0, top), size);
        pen.fill(Thing::Sheet(61), sheet);
        company(pen, sheet, form, intents);
        if spell_circles(pen, pen.rect(sheet.min, (WIDTH - LEFT - 350.0, 24.0), (350.0, 78.0)), form.spell_circles) {
            intents.push(SetupIntent::SpellCircles(!form.spell_circles));
        }
        for (index, seat) in form.seats.iter().enumerate() {
            let at = pen.rect(sheet.min, (LEFT, 170.0 + index as f32 * ROW), (WIDTH - 2.0 * LEFT, ROW));
            row(pen, at, index, seat, form, intents);
        }
        chance(pen, sheet, form, intents);
        end(pen, sheet, form, intents);
    })
}

/// The number of players.
fn company(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let players = form.seats.len();
    let at = sheet.min + pen.size(LEFT, 62.0);
    pen.write(at, Align2::LEFT_CENTER, say!("setup-players"), Type::new(Face::Heading, 30.0, RUBRIC), 300.0);
    for number in 1..=MOST {
        let middle = sheet.min + pen.size(LEFT + 130.0 + number as f32 * 86.0, 62.0);
        let place = Rect::from_center_size(middle, pen.size(70.0, 70.0));
        let name = say!("players", players = number);
        let response = pen.control(place, &name, Sense::click());
        let chosen = number == players;
        let wax = match () {
            () if chosen => Wax::Red,
            () if response.hovered() || response.has_focus() => Wax::Gold,
            () => Wax::Slate,
        };
        pen.fill(Thing::Seal(wax), place);
        let set = Type::new(Face::Heavy, 32.0, CREAM);
        pen.ink(middle - pen.size(0.0, 2.0), Align2::CENTER_CENTER, &number.to_string(), set, place.width());
        if response.clicked() {
            intents.push(SetupIntent::Players(number));
        }
    }
    let at = sheet.min + pen.size(LEFT, 132.0);
    pen.write(at, Align2::LEFT_CENTER, meeples_each(form), Type::new(Face::Italic, 24.0, INK), sheet.width() * 0.8);
    let y = sheet.top() + 158.0 * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, y);
}

/// The switch for the Spell Circles, with Eloise in its corner. Returns whether it was pressed.
fn spell_circles(pen: &mut Pen, place: Rect, on: bool) -> bool {
    let name = say!("spell-circles-name");
    let response = pen.control(place, name, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, name));
    let lit = response.hovered() || response.has_focus();
    pen.painter().rect_filled(place, 10.0 * pen.unit, faint(VELLUM, if on { 1.0 } else { 0.35 }));
    let line = match on {
        true => Stroke::new(2.6 * pen.unit, RING),
        false => Stroke::new(1.6 * pen.unit, faint(INK, if lit { 0.7 } else { 0.4 })),
    };
    pen.painter().rect_stroke(place, 10.0 * pen.unit, line, StrokeKind::Inside);
    let square = Rect::from_center_size(place.left_center() + pen.size(32.0, 0.0), pen.size(30.0, 30.0));
    pen.tick(square, on, lit);
    let ink = if lit { RUBRIC } else { INK };
    let room = place.width() - 112.0 * pen.unit;
    let at = place.left_center() + pen.size(60.0, -14.0);
    pen.ink(at, Align2::LEFT_CENTER, name, Type::new(Face::Bold, 27.0, ink), room);
    let at = place.left_center() + pen.size(60.0, 17.0);
    pen.write(at, Align2::LEFT_CENTER, say!("spell-circles-what"), Type::new(Face::Italic, 21.0, INK), room);
    pen.stand(Thing::Cat, place.right_bottom() - pen.size(37.0, 13.0), 50.0);
    response.clicked()
}

fn meeples_each(form: &SetupForm) -> &'static str {
    match (Setup::colours_each(form.seats.len()), form.has_one_marker()) {
        (1, true) => say!("setup-one-colour"),
        (1, false) => say!("setup-one-colour-marking"),
        (2, _) => say!("setup-two-colours"),
        _ => say!("setup-four-colours"),
    }
}

fn row(pen: &mut Pen, place: Rect, index: usize, seat: &Seat, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let badge = pen.rect(place.min, (0.0, 16.0), (52.0, 52.0));
    if let Some(&colour) = seat.colours.first() {
        pen.fill(Thing::Badge(colour), badge);
    }
    let field = pen.rect(place.min, (70.0, 17.0), (390.0, 50.0));
    let name = say!("setup-name-of-player", seat = index + 1);
    if let Some(name) = pen.field(field, &name, &seat.name, say!("setup-name-hint"), LONGEST_NAME) {
        intents.push(SetupIntent::Name(index, name));
    }
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        let grip = pen.rect(place.min, (492.0 + at as f32 * 79.0, 8.0), (68.0, 68.0));
        if colour_button(pen, grip, index, colour, form) {
            intents.push(SetupIntent::Colour(index, colour));
        }
    }
}

/// A meeple to click. It has a ring if it belongs to this player. It is an empty outline with a small badge if it
/// belongs to another one.
fn colour_button(pen: &mut Pen, grip: Rect, index: usize, colour: Colour, form: &SetupForm) -> bool {
    let response =
        pen.control(grip, &say!("setup-colour-for-player", colour = colour.name(), seat = index + 1), Sense::click());
    let owner = form.owner(colour);
    if owner == Some(index) {
        pen.painter().rect_filled(grip, 10.0 * pen.unit, VELLUM);
        let line = Stroke::new(2.6 * pen.unit, RING);
        pen.painter().rect_stroke(grip, 10.0 * pen.unit, line, StrokeKind::Inside);
    } else if response.hovered() && owner.is_none() {
        let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.45));
        pen.painter().rect_stroke(grip, 10.0 * pen.unit, line, StrokeKind::Inside);
    }
    let feet = grip.center() + pen.size(0.0, 24.0);
    if owner.is_none_or(|owner| owner == index) {
        pen.stand(Thing::Guard(colour, Ground::Paper), feet, 50.0);
    } else {
        pen.stand(Thing::Slot(Ground::Paper), feet, 50.0);
        let badge = Rect::from_center_size(feet - pen.size(0.0, 14.0), pen.size(22.0, 22.0));
        pen.fill(Thing::Badge(colour), badge);
    }
    response.clicked()
}

/// The seed, and the colours of the score markers.
fn chance(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let top = sheet.bottom() - 266.0 * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, top - 6.0 * pen.unit);
    let line = top + 46.0 * pen.unit;
    let at = egui::pos2(sheet.left() + LEFT * pen.unit, line);
    let heading = Type::new(Face::Heading, 28.0, RUBRIC);
    let word = pen.write(at, Align2::LEFT_CENTER, say!("setup-seed"), heading, 200.0 * pen.unit);
    let field =
        Rect::from_min_size(egui::pos2(word.right() + 20.0 * pen.unit, line - 25.0 * pen.unit), pen.size(300.0, 50.0));
    if let Some(seed) = pen.field(field, say!("setup-seed-name"), &form.seed, say!("setup-seed-hint"), 20) {
        intents.push(SetupIntent::Seed(seed));
    }
    let dice =
        Rect::from_min_size(egui::pos2(field.right() + 16.0 * pen.unit, field.top() - pen.unit), pen.size(52.0, 52.0));
    if self::dice(pen, dice) {
        intents.push(SetupIntent::RollSeed);
    }
    let right = egui::pos2(sheet.right() - LEFT * pen.unit, line);
    match form.markers()[..] {
        [colour] => marker(pen, right, colour),
        _ => markers(pen, right, form, intents),
    }
}

/// The unused colour, which the score marker gets (SETUP-4).
fn marker(pen: &mut Pen, right: egui::Pos2, colour: Colour) {
    let note = say!("setup-marks-score", colour = colour.name());
    let text = Type::new(Face::Italic, 23.0, FADED_INK);
    let words = pen.write(right, Align2::RIGHT_CENTER, &note, text, 330.0 * pen.unit);
    let feet = egui::pos2(words.left() - 24.0 * pen.unit, right.y + 17.0 * pen.unit);
    pen.stand(Thing::Guard(colour, Ground::Paper), feet, 38.0);
}

/// The colours in play. The three that have a score marker (L6-1) are ringed.
fn markers(pen: &mut Pen, right: egui::Pos2, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    const STEP: f32 = 60.0;
    let (played, marking): (Vec<Colour>, Vec<Colour>) = (form.played().collect(), form.markers());
    let some_are_free = played.len() > marking.len();
    for (index, &colour) in played.iter().rev().enumerate() {
        let middle = right - pen.size((index as f32 + 0.5) * STEP, 0.0);
        let grip = Rect::from_center_size(middle, pen.size(STEP - 6.0, 62.0));
        let chosen = marking.contains(&colour);
        let sense = if some_are_free { Sense::click() } else { Sense::hover() };
        let response = pen.control(grip, &say!("setup-marks-score", colour = colour.name()), sense);
        if chosen {
            pen.painter().rect_filled(grip, 10.0 * pen.unit, VELLUM);
            let line = Stroke::new(2.6 * pen.unit, RING);
            pen.painter().rect_stroke(grip, 10.0 * pen.unit, line, StrokeKind::Inside);
        } else if response.hovered() {
            let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.45));
            pen.painter().rect_stroke(grip, 10.0 * pen.unit, line, StrokeKind::Inside);
        }
        pen.stand(Thing::Guard(colour, Ground::Paper), middle + pen.size(0.0, 21.0), 43.0);
        if response.clicked() {
            intents.push(SetupIntent::Marker(colour));
        }
    }
    let at = right - pen.size(played.len() as f32 * STEP + 14.0, 0.0);
    let note = if some_are_free { say!("setup-choose-three") } else { say!("setup-three-markers") };
    let set = Type::new(Face::Italic, 23.0, INK);
    pen.write(at, Align2::RIGHT_CENTER, note, set, 224.0 * pen.unit);
}

fn dice(pen: &mut Pen, place: Rect) -> bool {
    let response = pen.control(place, say!("setup-roll-seed"), Sense::click()).on_hover_text(say!("setup-roll-seed"));
    let lift = if response.hovered() || response.has_focus() { 1.0 } else { 0.0 };
    let body = place.shrink(4.0 * pen.unit).translate(pen.size(0.0, -2.0 * lift));
    pen.painter().rect_filled(
        body.translate(pen.size(2.0, 3.0 + 2.0 * lift)),
        9.0 * pen.unit,
        Color32::from_black_alpha(90),
    );
    pen.painter().rect_filled(body, 9.0 * pen.unit, Color32::from_rgb(0xF5, 0xEA, 0xCB));
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(body, 9.0 * pen.unit, line, StrokeKind::Inside);
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)] {
        let at = body.center() + pen.size(x, y) * 10.5;
        pen.painter().circle_filled(at, 3.7 * pen.unit, RUBRIC);
    }
    response.clicked()
}

fn end(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let line = sheet.bottom() - 148.0 * pen.unit;
    if let Some(complaint) = form.complaint() {
        let set = Type::new(Face::Bold, 24.0, WARNING);
        let at = egui::pos2(sheet.center().x, line);
        pen.write(at, Align2::CENTER_CENTER, &complaint, set, sheet.width() - 2.0 * LEFT * pen.unit);
    }
    let middle = sheet.center_bottom() - pen.size(0.0, 74.0);
    match buttons(pen, middle, &[(say!("setup-begin"), form.trouble().is_none()), (say!("back"), true)], 0) {
        Some(0) => intents.push(SetupIntent::Begin),
        Some(_) => intents.push(SetupIntent::Back),
        None if escaped(pen) => intents.push(SetupIntent::Back),
        None => {}
    }
}
