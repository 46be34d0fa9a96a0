//! How the setup form is drawn, and what players click in it.

use super::form::{LONGEST_NAME, PLAYERS, Player, SetupForm};
use crate::app::screens::sitting_down::{
    Onward, SeedWish, colour_button, name_field, onward, player_seals, seed_field, switch,
};
use crate::app::theme::{Art, FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type, faint, screen, table_with_title};
use crate::app::words::say;
use crate::guide::Policy;
use crate::rules::Colour;
use crate::table::Seat;
use bevy::prelude::Message;
use egui::{Align, Align2, Context, Rect, Sense, Shape, Stroke, vec2};

/// What the player wants at the setup.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupIntent {
    /// Play with this many players.
    Players(usize),
    /// Change the name of this player.
    Name(usize, String),
    /// Give this player a colour.
    Colour(usize, Colour),
    /// A person or the computer plays for this player.
    PlayedBy(usize, Seat),
    /// Let this player play before the one who plays before them now.
    Earlier(usize),
    /// Play with farmers, or without them.
    Farmers(bool),
    /// Play with the Spell Circles, or without them.
    SpellCircles(bool),
    /// Play with abbots, or without them.
    Abbot(bool),
    /// Write a seed.
    Seed(String),
    /// Choose a random seed.
    RollSeed,
    /// Start the game.
    Begin,
    /// Go back to the choice of the game.
    Back,
}

const WIDTH: f32 = 1380.0;
const LEFT: f32 = 56.0;
const ROW: f32 = 68.0;
/// Where the rows begin, below the top of the sheet.
const ROWS: f32 = 112.0;
/// Where the options begin, above the foot of the sheet, and how high they are.
const OPTIONS: f32 = 396.0;
const OPTION: f32 = 152.0;

/// The setup of a game.
pub fn setup(ctx: &Context, form: &SetupForm, art: &mut Art) -> Vec<SetupIntent> {
    screen(ctx, art, "rival-setup", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("rival-setup-heading")) + 22.0 * pen.unit;
        let room = place.bottom() - 22.0 * pen.unit - top;
        let size = vec2(WIDTH * pen.unit, room.min(940.0 * pen.unit));
        let sheet = Rect::from_min_size(egui::pos2(place.center().x - size.x / 2.0, top), size);
        pen.fill(Thing::Sheet(63), sheet);
        head(pen, sheet, form, intents);
        for (index, player) in form.players.iter().enumerate() {
            let at = pen.rect(sheet.min, (LEFT, ROWS + index as f32 * ROW), (WIDTH - 2.0 * LEFT, ROW));
            row(pen, at, index, player, form, intents);
        }
        options(pen, sheet, form, intents);
        let left = egui::pos2(sheet.left() + LEFT * pen.unit, sheet.bottom() - 203.0 * pen.unit);
        intents.extend(seed_field(pen, left, &form.seed).map(|wish| match wish {
            SeedWish::Write(seed) => SetupIntent::Seed(seed),
            SeedWish::Roll => SetupIntent::RollSeed,
        }));
        let trouble = form.trouble();
        intents.extend(onward(pen, sheet, trouble.as_deref(), trouble.is_none()).map(|onward| match onward {
            Onward::Begin => SetupIntent::Begin,
            Onward::Back => SetupIntent::Back,
        }));
    })
}

/// The number of players, and what the words at the end of each row mean.
fn head(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let pressed = player_seals(pen, sheet.min + pen.size(LEFT, 56.0), PLAYERS, form.players.len());
    intents.extend(pressed.map(SetupIntent::Players));
    let room = pen.rect(sheet.min, (WIDTH - LEFT - 560.0, 26.0), (560.0, 66.0));
    pen.paragraph(room, Align::Max, say!("rival-setup-computer"), Type::new(Face::Italic, 23.0, FADED_INK));
    let y = sheet.top() + (ROWS - 8.0) * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, y);
}

fn row(pen: &mut Pen, place: Rect, index: usize, player: &Player, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let at = place.left_center() + pen.size(12.0, 0.0);
    pen.write(at, Align2::CENTER_CENTER, &(index + 1).to_string(), Type::new(Face::Heavy, 28.0, FADED_INK), 40.0);
    if index > 0 && earlier(pen, pen.rect(place.min, (32.0, 12.0), (44.0, 44.0)), index) {
        intents.push(SetupIntent::Earlier(index));
    }
    pen.fill(Thing::Badge(player.colour), pen.rect(place.min, (88.0, 11.0), (46.0, 46.0)));
    let field = pen.rect(place.min, (150.0, 10.0), (290.0, 48.0));
    if let Some(name) = name_field(pen, field, index, &player.name, LONGEST_NAME) {
        intents.push(SetupIntent::Name(index, name));
    }
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        let grip = pen.rect(place.min, (466.0 + at as f32 * 64.0, 5.0), (58.0, 58.0));
        if colour_button(pen, grip, index, colour, form.owner(colour), 43.0) {
            intents.push(SetupIntent::Colour(index, colour));
        }
    }
    let place = pen.rect(place.min, (874.0, 11.0), (394.0, 46.0));
    intents.extend(played_by(pen, place, index, player.seat).map(|seat| SetupIntent::PlayedBy(index, seat)));
}

/// An arrow up. Returns whether it was pressed.
fn earlier(pen: &mut Pen, place: Rect, index: usize) -> bool {
    let name = say!("rival-setup-earlier", seat = index + 1);
    let response = pen.control(place, &name, Sense::click()).on_hover_text(&name);
    let lit = response.hovered() || response.has_focus();
    let colour = if lit { RUBRIC } else { faint(INK, 0.55) };
    let point = |x: f32, y: f32| place.center() + pen.size(x, y);
    let tip = vec![point(0.0, -12.0), point(11.0, 2.0), point(-11.0, 2.0)];
    pen.painter().add(Shape::convex_polygon(tip, colour, Stroke::NONE));
    pen.painter().line_segment([point(0.0, 0.0), point(0.0, 12.0)], Stroke::new(6.0 * pen.unit, colour));
    response.clicked()
}

/// Who decides for a player. Returns the seat that was pressed.
fn played_by(pen: &mut Pen, place: Rect, index: usize, seat: Seat) -> Option<Seat> {
    let seats = [Seat::Person, Seat::Computer(Policy::Beginner), Seat::Computer(Policy::Random)];
    let named = seats.map(|seat| {
        let word = word_for(seat);
        (word, say!("rival-setup-played-by", who = word, seat = index + 1))
    });
    let words: Vec<(&str, &str)> = named.iter().map(|(word, name)| (*word, &**name)).collect();
    let chosen = seats.iter().position(|&other| other == seat).unwrap_or_default();
    pen.one_of_named(place, &words, chosen).and_then(|pressed| seats.get(pressed).copied())
}

fn word_for(seat: Seat) -> &'static str {
    match seat {
        Seat::Person => say!("rival-setup-person"),
        Seat::Computer(Policy::Beginner) => say!("rival-setup-careful"),
        Seat::Computer(Policy::Random) => say!("rival-setup-carefree"),
    }
}

/// The three options (RSETUP-6).
fn options(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    const GAP: f32 = 22.0;
    let y = sheet.bottom() - (OPTIONS + 12.0) * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, y);
    let offers = [
        (
            say!("rival-setup-farmers"),
            say!("rival-setup-farmers-what"),
            form.farmers,
            SetupIntent::Farmers(!form.farmers),
        ),
        (
            say!("rival-setup-circles"),
            say!("rival-setup-circles-what"),
            form.spell_circles,
            SetupIntent::SpellCircles(!form.spell_circles),
        ),
        (say!("rival-setup-abbot"), say!("rival-setup-abbot-what"), form.abbot, SetupIntent::Abbot(!form.abbot)),
    ];
    let wide = (WIDTH - 2.0 * LEFT - 2.0 * GAP) / 3.0;
    for (index, (name, what, on, intent)) in offers.into_iter().enumerate() {
        let corner = egui::pos2(sheet.left(), sheet.bottom() - OPTIONS * pen.unit);
        let place = pen.rect(corner, (LEFT + index as f32 * (wide + GAP), 0.0), (wide, OPTION));
        if option(pen, place, name, what, on) {
            intents.push(intent);
        }
    }
}

fn option(pen: &mut Pen, place: Rect, name: &str, what: &str, on: bool) -> bool {
    let line = place.left_top() + pen.size(32.0, 28.0);
    let response = switch(pen, place, line, name, on);
    let ink = if response.hovered() || response.has_focus() { RUBRIC } else { INK };
    let room = place.width() - 76.0 * pen.unit;
    pen.ink(line + pen.size(28.0, -1.0), Align2::LEFT_CENTER, name, Type::new(Face::Bold, 27.0, ink), room);
    let text = Rect::from_min_max(place.min + pen.size(18.0, 48.0), place.max - pen.size(16.0, 2.0));
    pen.paragraph(text, Align::Min, what, Type::new(Face::Italic, 22.0, INK));
    response.clicked()
}
