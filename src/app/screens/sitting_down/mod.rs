//! What every game's setup has: how many players, names, colours, switches for options, the seed, and the buttons at
//! the end.

mod company;
mod favourites;
mod names;
mod rows;

pub use company::{Company, CompanyWish, Player};
pub use favourites::{FavouriteWish, FavouritesView};
pub use names::{trouble, unused_name};
pub use rows::{LEFT, WIDTH, company_rows, played_by, seed_and_onward, sheet_with_title};

use crate::app::theme::{
    CREAM, FADED_INK, Face, INK, Pen, RUBRIC, TellOnHover, Thing, Type, VELLUM, WARNING, buttons, escaped, faint,
};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::painter::plates::Wax;
use crate::rules::Colour;
use egui::{
    Align2, Color32, Pos2, Rect, RectAlign, Response, Sense, Stroke, StrokeKind, Tooltip, WidgetInfo, WidgetType,
};
use std::ops::RangeInclusive;

/// The colour of the ring around what is chosen.
const RING: Color32 = Color32::from_rgb(0x9A, 0x62, 0x14);

/// Draws the word for the players and a seal for each possible number. `left` is the middle of the left side. Returns
/// the number that was pressed.
pub fn player_seals(pen: &mut Pen, left: Pos2, numbers: RangeInclusive<usize>, chosen: usize) -> Option<usize> {
    pen.write(left, Align2::LEFT_CENTER, say!("setup-players"), Type::new(Face::Heading, 30.0, RUBRIC), 300.0);
    let mut pressed = None;
    for (place, number) in (1..).zip(numbers) {
        let middle = left + pen.size(130.0 + place as f32 * 86.0, 0.0);
        let place = Rect::from_center_size(middle, pen.size(70.0, 70.0));
        let name = say!("players", players = number);
        let response = pen.control(place, &name, Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, number == chosen, &name));
        let wax = match () {
            () if number == chosen => Wax::Red,
            () if response.hovered() || response.has_focus() => Wax::Gold,
            () => Wax::Slate,
        };
        pen.fill(Thing::Seal(wax), place);
        let set = Type::new(Face::Heavy, 32.0, CREAM);
        pen.ink(middle - pen.size(0.0, 2.0), Align2::CENTER_CENTER, &number.to_string(), set, place.width());
        if response.clicked() {
            pressed = Some(number);
        }
    }
    pressed
}

/// The field for the name of the player on this seat, which counts from 0. Returns the name if it changed.
pub fn name_field(pen: &mut Pen, place: Rect, seat: usize, name: &str, longest: usize) -> Option<String> {
    pen.field(place, &say!("setup-name-of-player", seat = seat + 1), name, say!("setup-name-hint"), longest)
}

/// A meeple to click, for the player on this seat. It has a ring if it belongs to this player. It is an empty outline
/// with a small badge if it belongs to another one. `high` is the height of the meeple in layout pixels.
pub fn colour_button(pen: &mut Pen, grip: Rect, seat: usize, colour: Colour, owner: Option<usize>, high: f32) -> bool {
    let name = say!("setup-colour-for-player", colour = colour.name(), seat = seat + 1);
    let response = pen.control(grip, &name, Sense::click());
    let spoken = match owner.filter(|&owner| owner != seat) {
        Some(owner) => say!("setup-colour-of-other", name = &name, seat = owner + 1),
        None => name,
    };
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, owner == Some(seat), &spoken));
    ring(pen, grip, owner == Some(seat), response.hovered() && owner.is_none());
    let feet = grip.center() + pen.size(0.0, 0.48 * high);
    if owner.is_none_or(|owner| owner == seat) {
        pen.stand(Thing::Guard(colour, Ground::Paper), feet, high);
    } else {
        pen.stand(Thing::Slot(Ground::Paper), feet, high);
        let badge = Rect::from_center_size(feet - pen.size(0.0, 0.28 * high), pen.size(22.0, 22.0));
        pen.fill(Thing::Badge(colour), badge);
    }
    response.clicked()
}

/// The ring around what is chosen, and a thin one around what may be.
pub fn ring(pen: &Pen, grip: Rect, chosen: bool, pointed_at: bool) {
    if chosen {
        pen.painter().rect_filled(grip, 10.0 * pen.unit, VELLUM);
        pen.edge(grip, 10.0, Stroke::new(2.6 * pen.unit, RING));
    } else if pointed_at {
        pen.edge(grip, 10.0, Stroke::new(1.6 * pen.unit, faint(INK, 0.45)));
    }
}

/// The frame of a switch for an option, with its tick box around `tick`. The words inside are the caller's.
pub fn switch(pen: &mut Pen, place: Rect, tick: Pos2, name: &str, on: bool) -> Response {
    let response = pen.control(place, name, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, name));
    let lit = response.hovered() || response.has_focus();
    pen.painter().rect_filled(place, 10.0 * pen.unit, faint(VELLUM, if on { 1.0 } else { 0.35 }));
    let line = match on {
        true => Stroke::new(2.6 * pen.unit, RING),
        false => Stroke::new(1.6 * pen.unit, faint(INK, if lit { 0.7 } else { 0.4 })),
    };
    pen.edge(place, 10.0, line);
    pen.tick(Rect::from_center_size(tick, pen.size(30.0, 30.0)), on, lit);
    response
}

/// What the player wants of the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeedWish {
    /// Write it.
    Write(String),
    /// Roll one.
    Roll,
}

/// The field for the seed, with a die. `left` is the middle of the left side.
pub fn seed_field(pen: &mut Pen, left: Pos2, seed: &str) -> Option<SeedWish> {
    let heading = Type::new(Face::Heading, 28.0, RUBRIC);
    let word = pen.write(left, Align2::LEFT_CENTER, say!("setup-seed"), heading, 200.0 * pen.unit);
    let corner = egui::pos2(word.right() + 20.0 * pen.unit, left.y - 25.0 * pen.unit);
    let field = Rect::from_min_size(corner, pen.size(300.0, 50.0));
    let written = pen.field(field, say!("setup-seed-name"), seed, say!("setup-seed-hint"), 20);
    let told = pen.ui.interact(word.union(field), pen.id("seed-explained"), Sense::hover());
    let mut told = Tooltip::for_enabled(&told);
    // Below it would cover the button that begins.
    told.popup = told.popup.align(RectAlign::TOP_START);
    told.show(|ui| ui.label(say!("setup-seed-what")));
    let corner = egui::pos2(field.right() + 16.0 * pen.unit, field.top() - pen.unit);
    let rolled = die(pen, Rect::from_min_size(corner, pen.size(52.0, 52.0)));
    written.map(SeedWish::Write).or_else(|| rolled.then_some(SeedWish::Roll))
}

fn die(pen: &mut Pen, place: Rect) -> bool {
    let response = pen.control(place, say!("setup-roll-seed"), Sense::click()).tell_on_hover(say!("setup-roll-seed"));
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

/// How the player goes on from the foot of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onward {
    /// The game begins.
    Begin,
    /// Back to the screen before.
    Back,
    /// Something about the favourites.
    Favourite(FavouriteWish),
}

/// What stands at the foot of a form.
#[derive(Clone, Copy, Debug)]
pub struct Foot<'a> {
    /// Why the last change was refused, or what is missing.
    pub complaint: Option<&'a str>,
    /// Whether the game can begin.
    pub ready: bool,
    /// How long the game is, in turns.
    pub length: &'a str,
    /// The favourites, which are shown while there is no complaint.
    pub favourites: &'a FavouritesView,
}

/// The complaint about the form or else the favourites, and below them the length of the game and two buttons.
pub fn onward(pen: &mut Pen, sheet: Rect, foot: Foot) -> Option<Onward> {
    let y = sheet.bottom() - 148.0 * pen.unit;
    let wish = match foot.complaint {
        Some(complaint) => {
            let set = Type::new(Face::Bold, 24.0, WARNING);
            let at = egui::pos2(sheet.center().x, y);
            let width = sheet.width() - 112.0 * pen.unit;
            pen.aloud(|pen| pen.write(at, Align2::CENTER_CENTER, complaint, set, width));
            None
        }
        None => favourites::favourites(pen, sheet, y, foot.favourites).map(Onward::Favourite),
    };
    let middle = sheet.center_bottom() - pen.size(0.0, 74.0);
    let left = egui::pos2(sheet.left() + LEFT * pen.unit, middle.y);
    let set = Type::new(Face::Italic, 24.0, FADED_INK);
    pen.write_or_wrap(left, Align2::LEFT_CENTER, foot.length, set, 300.0 * pen.unit);
    match buttons(pen, middle, &[(say!("setup-begin"), foot.ready), (say!("back"), true)], 0) {
        Some(0) => Some(Onward::Begin),
        Some(_) => Some(Onward::Back),
        None => escaped(pen).then_some(Onward::Back).or(wish),
    }
}
