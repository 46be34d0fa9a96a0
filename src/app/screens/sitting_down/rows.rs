//! How the players of a setup form are drawn: a sheet with their number, and a row for each.

use super::company::{Company, CompanyWish, Player};
use super::{Foot, Onward, SeedWish, colour_button, name_field, onward, player_seals, seed_field};
use crate::app::theme::{FADED_INK, Face, INK, OneOf, Pen, RUBRIC, TellOnHover, Thing, Type, faint, table_with_title};
use crate::app::words::say;
use crate::guide::{Policy, Strength};
use crate::rules::Colour;
use crate::table::LONGEST_NAME;
use crate::table::Seat;
use egui::{Align, Align2, Rect, Sense, Shape, Stroke, pos2, vec2};

/// The width of the sheet, and the margin at its sides, in layout pixels.
pub const WIDTH: f32 = 1380.0;
/// The margin at the sides of the sheet, in layout pixels.
pub const LEFT: f32 = 56.0;
/// The height of a row, and where the rows begin below the top of the sheet.
const ROW: f32 = 68.0;
const ROWS: f32 = 112.0;
/// Where the seed stands, above the foot of the sheet.
const SEED: f32 = 203.0;

/// The table with a title, and the sheet of the form on it. `torn` selects how it is torn.
pub fn sheet_with_title(pen: &mut Pen, place: Rect, title: &str, torn: u32) -> Rect {
    let top = table_with_title(pen, place, title) + 22.0 * pen.unit;
    let room = place.bottom() - 22.0 * pen.unit - top;
    let size = vec2(WIDTH * pen.unit, room.min(940.0 * pen.unit));
    let sheet = Rect::from_min_size(pos2(place.center().x - size.x / 2.0, top), size);
    pen.fill(Thing::Sheet(torn), sheet);
    sheet
}

/// The number of players, and a row for each. Returns what the player wants.
pub fn company_rows(pen: &mut Pen, sheet: Rect, company: &Company) -> Vec<CompanyWish> {
    let mut wishes = Vec::new();
    head(pen, sheet, company, &mut wishes);
    for (index, player) in company.players().iter().enumerate() {
        let at = pen.rect(sheet.min, (LEFT, ROWS + index as f32 * ROW), (WIDTH - 2.0 * LEFT, ROW));
        row(pen, at, index, player, company, &mut wishes);
    }
    wishes
}

/// The seed of this form, and what stands at its foot.
pub fn seed_and_onward(pen: &mut Pen, sheet: Rect, seed: &str, foot: Foot) -> (Option<SeedWish>, Option<Onward>) {
    let left = pos2(sheet.left() + LEFT * pen.unit, sheet.bottom() - SEED * pen.unit);
    let wish = seed_field(pen, left, seed);
    (wish, onward(pen, sheet, foot))
}

/// The number of players, and what the words at the end of each row mean.
fn head(pen: &mut Pen, sheet: Rect, company: &Company, wishes: &mut Vec<CompanyWish>) {
    let left = sheet.min + pen.size(LEFT, 56.0);
    let pressed = player_seals(pen, left, company.possible(), company.players().len());
    wishes.extend(pressed.map(CompanyWish::Number));
    let room = pen.rect(sheet.min, (WIDTH - LEFT - 560.0, 26.0), (560.0, 66.0));
    pen.paragraph_within(room, Align::Max, say!("setup-computer"), Type::new(Face::Italic, 23.0, FADED_INK));
    let y = sheet.top() + (ROWS - 8.0) * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, y);
}

fn row(pen: &mut Pen, place: Rect, index: usize, player: &Player, company: &Company, wishes: &mut Vec<CompanyWish>) {
    let at = place.left_center() + pen.size(12.0, 0.0);
    pen.write(at, Align2::CENTER_CENTER, &(index + 1).to_string(), Type::new(Face::Heavy, 28.0, FADED_INK), 40.0);
    if index > 0 && earlier(pen, pen.rect(place.min, (32.0, 12.0), (44.0, 44.0)), index) {
        wishes.push(CompanyWish::Earlier(index));
    }
    pen.fill(Thing::Badge(player.colour), pen.rect(place.min, (88.0, 11.0), (46.0, 46.0)));
    let field = pen.rect(place.min, (150.0, 10.0), (270.0, 48.0));
    if let Some(name) = name_field(pen, field, index, &player.name, LONGEST_NAME) {
        wishes.push(CompanyWish::Name(index, name));
    }
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        let grip = pen.rect(place.min, (440.0 + at as f32 * 58.0, 5.0), (58.0, 58.0));
        if colour_button(pen, grip, index, colour, company.owner(colour), 43.0) {
            wishes.push(CompanyWish::Colour(index, colour));
        }
    }
    let place = pen.rect(place.min, (804.0, 11.0), (464.0, 46.0));
    let others = [Policy::Beginner, Policy::Random];
    let pressed = played_by(pen, place, index, player.seat, &others);
    wishes.extend(pressed.map(|seat| CompanyWish::PlayedBy(index, seat)));
}

/// An arrow up. Returns whether it was pressed.
fn earlier(pen: &mut Pen, place: Rect, index: usize) -> bool {
    let name = say!("setup-earlier", seat = index + 1);
    let response = pen.control(place, &name, Sense::click()).tell_on_hover(&name);
    let lit = response.hovered() || response.has_focus();
    let colour = if lit { RUBRIC } else { faint(INK, 0.55) };
    let point = |x: f32, y: f32| place.center() + pen.size(x, y);
    let tip = vec![point(0.0, -12.0), point(11.0, 2.0), point(-11.0, 2.0)];
    pen.painter().add(Shape::convex_polygon(tip, colour, Stroke::NONE));
    pen.painter().line_segment([point(0.0, 0.0), point(0.0, 12.0)], Stroke::new(6.0 * pen.unit, colour));
    response.clicked()
}

/// Who decides for a player: a person, the guide, or the computer by one of the other policies. Returns the seat that
/// was pressed. The guide, pressed again, gets another strength.
pub fn played_by(pen: &mut Pen, place: Rect, index: usize, seat: Seat, others: &[Policy]) -> Option<Seat> {
    let strength = match seat {
        Seat::Computer(Policy::Guide(strength)) => Some(strength),
        Seat::Person | Seat::Elsewhere | Seat::Computer(_) => None,
    };
    let guide = Policy::Guide(strength.unwrap_or(Strength::Strong));
    let guide = Seat::Computer(guide);
    let others = others.iter().copied().map(Seat::Computer);
    let seats: Vec<Seat> = [Seat::Person, guide].into_iter().chain(others).collect();
    let named = seats.iter().map(|&seat| {
        let word = word_for(seat);
        let name = say!("setup-played-by", who = &word, seat = index + 1);
        (word, name)
    });
    let named: Vec<(String, String)> = named.collect();
    let words = seats.iter().zip(&named).map(|(&seat, (word, name))| OneOf { word, name, told: told_of(seat) });
    let words: Vec<OneOf> = words.collect();
    let chosen = seats.iter().position(|&other| other == seat).unwrap_or_default();
    let pressed = pen.one_of_told(place, &words, chosen).and_then(|pressed| seats.get(pressed).copied())?;
    match strength {
        Some(strength) if pressed == guide => Some(Seat::Computer(Policy::Guide(strength.next()))),
        _ => Some(pressed),
    }
}

fn told_of(seat: Seat) -> &'static str {
    match seat {
        Seat::Person | Seat::Elsewhere => say!("setup-person-told"),
        Seat::Computer(Policy::Guide(_)) => say!("setup-guide-what"),
        Seat::Computer(Policy::Beginner) => say!("setup-careful-told"),
        Seat::Computer(Policy::Random) => say!("setup-carefree-told"),
    }
}

fn word_for(seat: Seat) -> String {
    let word = match seat {
        Seat::Person | Seat::Elsewhere => say!("setup-person"),
        Seat::Computer(Policy::Guide(strength)) => return say!("setup-guide", strength = 1 + strength as usize),
        Seat::Computer(Policy::Beginner) => say!("setup-careful"),
        Seat::Computer(Policy::Random) => say!("setup-carefree"),
    };
    word.to_owned()
}
