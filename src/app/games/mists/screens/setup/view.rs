//! How the setup form is drawn, and what players click in it.

use super::form::{MOST, Seat, SetupForm};
use crate::app::games::mists::words::roman;
use crate::app::screens::sitting_down::{
    FavouriteWish, FavouritesView, Foot, Onward, SeedWish, colour_button, name_field, onward, played_by, player_seals,
    ring, seed_field, switch,
};
use crate::app::theme::{Art, FADED_INK, Face, INK, Pen, RUBRIC, TellOnHover, Thing, Type, screen, table_with_title};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use crate::rules::mists::Setup;
use crate::table;
use crate::table::LONGEST_NAME;
use bevy::prelude::Message;
use egui::{Align2, Context, Rect, Sense, WidgetInfo, WidgetType, vec2};

/// What the player wants at the setup.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupIntent {
    /// Play with this many players.
    Players(usize),
    /// Change the name of this player.
    Name(usize, String),
    /// Give the player on this seat a colour.
    Colour(usize, Colour),
    /// A person or the computer plays for the player on this seat.
    PlayedBy(usize, table::Seat),
    /// Give this colour a score marker.
    Marker(Colour),
    /// Play with the Spell Circles, or without them.
    SpellCircles(bool),
    /// Something about the favourites.
    Favourite(FavouriteWish),
    /// Write a seed.
    Seed(String),
    /// Choose a random seed.
    RollSeed,
    /// Start the game.
    Begin,
    /// Go back to the levels.
    Back,
}

const WIDTH: f32 = 1340.0;
const ROW: f32 = 84.0;
const LEFT: f32 = 56.0;

/// The setup of a game.
pub fn setup(ctx: &Context, form: &SetupForm, favourites: &FavouritesView, art: &mut Art) -> Vec<SetupIntent> {
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
        let complaint = form.complaint();
        let ready = form.trouble().is_none();
        let foot = Foot { complaint: complaint.as_deref(), ready, length: &form.length(), favourites };
        let left = onward(pen, sheet, foot);
        intents.extend(left.map(|onward| match onward {
            Onward::Begin => SetupIntent::Begin,
            Onward::Back => SetupIntent::Back,
            Onward::Favourite(wish) => SetupIntent::Favourite(wish),
        }));
    })
}

/// The number of players.
fn company(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let pressed = player_seals(pen, sheet.min + pen.size(LEFT, 62.0), 1..=MOST, form.seats.len());
    intents.extend(pressed.map(SetupIntent::Players));
    let at = sheet.min + pen.size(LEFT, 132.0);
    pen.write(at, Align2::LEFT_CENTER, meeples_each(form), Type::new(Face::Italic, 24.0, INK), sheet.width() * 0.8);
    let y = sheet.top() + 158.0 * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, y);
}

/// The switch for the Spell Circles, with Eloise in its corner. Returns whether it was pressed.
fn spell_circles(pen: &mut Pen, place: Rect, on: bool) -> bool {
    let name = say!("spell-circles-name");
    let response = switch(pen, place, place.left_center() + pen.size(32.0, 0.0), name, on);
    let response = response.tell_on_hover(say!("spell-circles-told"));
    let lit = response.hovered() || response.has_focus();
    let ink = if lit { RUBRIC } else { INK };
    let room = place.width() - 112.0 * pen.unit;
    let at = place.left_center() + pen.size(60.0, -14.0);
    pen.ink(at, Align2::LEFT_CENTER, name, Type::new(Face::Bold, 27.0, ink), room);
    let at = place.left_center() + pen.size(60.0, 17.0);
    pen.write(at, Align2::LEFT_CENTER, say!("spell-circles-what"), Type::new(Face::Italic, 21.0, INK), room);
    pen.stand(Thing::Cat, place.right_bottom() - pen.size(29.0, 14.0), 46.0);
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
    let field = pen.rect(place.min, (70.0, 17.0), (310.0, 50.0));
    if let Some(name) = name_field(pen, field, index, &seat.name, LONGEST_NAME) {
        intents.push(SetupIntent::Name(index, name));
    }
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        let grip = pen.rect(place.min, (402.0 + at as f32 * 79.0, 8.0), (68.0, 68.0));
        if colour_button(pen, grip, index, colour, form.owner(colour), 50.0) {
            intents.push(SetupIntent::Colour(index, colour));
        }
    }
    let place = pen.rect(place.min, (894.0, 19.0), (WIDTH - 2.0 * LEFT - 894.0, 46.0));
    let played_by = played_by(pen, place, index, seat.played_by, &[]);
    intents.extend(played_by.map(|played_by| SetupIntent::PlayedBy(index, played_by)));
}

/// The seed, and the colours of the score markers.
fn chance(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent>) {
    let top = sheet.bottom() - 266.0 * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, top - 6.0 * pen.unit);
    let line = top + 46.0 * pen.unit;
    let seed = seed_field(pen, egui::pos2(sheet.left() + LEFT * pen.unit, line), &form.seed);
    intents.extend(seed.map(|wish| match wish {
        SeedWish::Write(seed) => SetupIntent::Seed(seed),
        SeedWish::Roll => SetupIntent::RollSeed,
    }));
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
        let name = say!("setup-marks-score", colour = colour.name());
        let response = pen.control(grip, &name, sense);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, some_are_free, chosen, &name));
        ring(pen, grip, chosen, response.hovered());
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
