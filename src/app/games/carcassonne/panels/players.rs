//! Everybody at the table: name, laps and points, and below how many pieces they have left, how many guards wait in the
//! reserve and how many ghosts stand with their meeples. The active player is on a ribbon of their colour.

use super::score_track::{self, pennons};
use super::{Intent, PieceInHand, PlayerRow};
use crate::app::panels::gear::gear;
use crate::app::theme::{CREAM, FADED_INK, Face, GOLD, INK, Pen, RUBRIC, TellOnHover, Thing, Type, explain, faint};
use crate::app::words::{say, signed};
use crate::painter::figures::guard::Ground;
use crate::painter::paper::takes_ink;
use crate::rules::Colour;
use crate::rules::carcassonne::Piece;
use egui::{Align2, Color32, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Vec2, pos2};

const TOP: f32 = 52.0;
const FOOT: f32 = 14.0;
/// Height of a row if there is room, and the least one.
const ROW: f32 = 90.0;
const LEAST_ROW: f32 = 64.0;
/// Where the name and the counts stand, in heights of a row.
const NAME: f32 = 0.29;
const COUNTS: f32 = 0.72;
const BADGE: f32 = 36.0;
const FIGURE: f32 = 30.0;
/// Width of the sign of a computer and of a pennon, in layout pixels.
const SIGN: f32 = 30.0;
const PENNON: f32 = 20.0;
/// The room of all pennons.
const PENNONS: f32 = 60.0;

/// The panel's height in layout pixels, if possible not more than `most`.
pub(super) fn height(rows: &[PlayerRow], most: f32) -> f32 {
    let count = rows.len() as f32;
    TOP + FOOT + count * ((most - TOP - FOOT) / count.max(1.0)).clamp(LEAST_ROW, ROW)
}

/// The kind of piece after the selected one that can be put next; nothing if there is no other.
pub(super) fn next_piece(rows: &[PlayerRow]) -> Option<Piece> {
    let row = rows.iter().find(|row| row.active)?;
    let usable: Vec<&PieceInHand> = row.pieces.iter().filter(|hand| hand.usable && hand.left > 0).collect();
    let now = usable.iter().position(|hand| hand.selected);
    let next = usable.get(now.map_or(0, |now| (now + 1) % usable.len()))?;
    (!next.selected).then_some(next.piece)
}

/// The piece that is put next and its colour, if one may be put now.
pub(super) fn piece_to_put(rows: &[PlayerRow]) -> Option<(Piece, Colour)> {
    let row = rows.iter().find(|row| row.active)?;
    let next = row.pieces.iter().find(|hand| hand.selected && hand.usable)?;
    Some((next.piece, row.colour))
}

/// A piece of this kind, standing on such a ground.
pub(super) fn picture_of(piece: Piece, colour: Colour, ground: Ground) -> Thing {
    match piece {
        Piece::Ordinary => Thing::Ordinary(colour, ground),
        Piece::Guard => Thing::Armed(colour, ground),
        Piece::Abbot => Thing::Abbot(colour, ground),
    }
}

/// The word for taking a piece of this kind next.
pub(super) fn take(piece: Piece) -> &'static str {
    match piece {
        Piece::Ordinary => say!("rival-panel-take-ordinary"),
        Piece::Guard => say!("rival-panel-take-guard"),
        Piece::Abbot => say!("rival-panel-take-abbot"),
    }
}

pub(super) fn show(pen: &mut Pen, place: Rect, rows: &[PlayerRow], intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(9), place);
    let heading = pen.heading(place, say!("players-heading"), 180.0 * pen.unit);
    let at = pos2(place.right() - 24.0 * pen.unit, heading.center().y + pen.unit);
    let width = at.x - heading.right() - 14.0 * pen.unit;
    pen.write(at, Align2::RIGHT_CENTER, say!("rival-panel-points"), Type::new(Face::Italic, 22.0, INK), width);
    let high = (place.height() / pen.unit - TOP - FOOT) / rows.len().max(1) as f32;
    for (number, row) in rows.iter().enumerate() {
        let at = pen.rect(place.min, (0.0, TOP + number as f32 * high), (place.width() / pen.unit, high));
        let alone = row.active || number == 0 || rows[number - 1].active;
        if !alone {
            let line = Stroke::new(pen.unit, faint(INK, 0.2));
            pen.painter().hline(at.left() + 22.0 * pen.unit..=at.right() - 22.0 * pen.unit, at.top(), line);
        }
        player(pen, at, row, intents);
    }
}

/// How the words of a row are written, and what its figures stand on.
#[derive(Clone, Copy)]
struct Inks {
    text: Color32,
    faded: Color32,
    ground: Ground,
}

impl Inks {
    fn of(row: &PlayerRow) -> Inks {
        match (row.active, takes_ink(row.colour)) {
            (true, false) => Inks { text: CREAM, faded: faint(CREAM, 0.7), ground: Ground::Ribbon },
            (true, true) => Inks { text: INK, faded: faint(INK, 0.7), ground: Ground::Paper },
            (false, _) => Inks { text: INK, faded: FADED_INK, ground: Ground::Paper },
        }
    }
}

fn player(pen: &mut Pen, place: Rect, row: &PlayerRow, intents: &mut Vec<Intent>) {
    if row.active {
        let ribbon = pen.rect(place.min, (9.0, 0.0), (place.width() / pen.unit - 14.0, place.height() / pen.unit));
        pen.fill(Thing::Ribbon(row.colour), ribbon);
    }
    let inks = Inks::of(row);
    let line = place.top() + NAME * place.height();
    let size = (BADGE * pen.unit).min(0.5 * place.height());
    let middle = pos2(place.left() + (22.0 + BADGE / 2.0) * pen.unit, line);
    pen.fill(Thing::Badge(row.colour), Rect::from_center_size(middle, Vec2::splat(size)));
    let ends = points(pen, pos2(place.right() - 26.0 * pen.unit, line - pen.unit), row, inks);
    let left = place.left() + (32.0 + BADGE) * pen.unit;
    let sign = if row.computer { SIGN * pen.unit } else { 0.0 };
    let face = if row.active { Face::Bold } else { Face::Text };
    let room = ends - left - sign - 8.0 * pen.unit;
    let at = pos2(left, line - 2.0 * pen.unit);
    let name = pen.write_or_wrap(at, Align2::LEFT_CENTER, &row.name, Type::new(face, 26.0, inks.text), room);
    if row.computer {
        let at = pos2(name.right() + 0.55 * SIGN * pen.unit, line);
        gear(pen, at, inks.faded);
        let told = say!("rival-panel-computer", name = &row.name);
        let around = Rect::from_center_size(at, pen.size(SIGN, SIGN));
        pen.plain_control(around, &told, Sense::hover()).tell_beside(told);
    }
    counts(pen, place, row, inks, intents);
}

/// The points at the right end of the line, with a pennon for each lap and what would come. Returns where that begins.
fn points(pen: &mut Pen, right: Pos2, row: &PlayerRow, inks: Inks) -> f32 {
    let set = Type::new(Face::Heavy, 30.0, inks.text);
    let number = pen.write(right, Align2::RIGHT_CENTER, &row.points.to_string(), set, f32::INFINITY);
    let mut left = number.left() - 6.0 * pen.unit;
    let first = left - PENNON * pen.unit;
    for farther in pennons(row.points, PENNON, PENNONS) {
        left = first - farther * pen.unit;
        pen.stand(Thing::Pennon, pos2(left, right.y + 11.0 * pen.unit), 24.0);
    }
    if row.coming != 0 {
        let colour = if inks.ground == Ground::Ribbon { GOLD } else { RUBRIC };
        let at = pos2(left - 4.0 * pen.unit, right.y);
        let set = Type::new(Face::Bold, 24.0, colour);
        left = pen.write(at, Align2::RIGHT_CENTER, &signed(row.coming), set, f32::INFINITY).left();
    }
    let around = Rect::from_min_max(pos2(left, number.top()), number.max);
    told(pen, around, &score_track::told(row), "RSCORE-5");
    left
}

/// The figures with their numbers: pieces in hand, guards of the reserve, ghosts on the board.
fn counts(pen: &mut Pen, place: Rect, row: &PlayerRow, inks: Inks, intents: &mut Vec<Intent>) {
    let columns = row.pieces.len() as f32 + 2.0;
    let (left, right) = (place.left() + 18.0 * pen.unit, place.right() - 22.0 * pen.unit);
    let wide = (right - left) / columns;
    let line = place.top() + COUNTS * place.height();
    let high = (0.5 * place.height()).min(44.0 * pen.unit);
    let size = Vec2::new(wide - 2.0 * pen.unit, high);
    let cell = |number: usize| Rect::from_center_size(pos2(left + (number as f32 + 0.5) * wide, line), size);
    for (number, &hand) in row.pieces.iter().enumerate() {
        piece(pen, cell(number), row, hand, inks, intents);
    }
    let reserve = cell(row.pieces.len());
    told(pen, reserve, &say!("rival-panel-reserve", name = &row.name, left = row.reserve), "RGUARD-3");
    count(pen, reserve, Thing::ArmedSlot(inks.ground), row.reserve, inks);
    let ghosts = cell(row.pieces.len() + 1);
    told(pen, ghosts, &say!("rival-panel-ghosts", name = &row.name, ghosts = row.ghosts), "RSCORE-4");
    count(pen, ghosts, Thing::Ghost, row.ghosts, inks);
}

/// The pieces of one kind. Those that can be put now are clicked to select the kind, and dragged onto the board.
fn piece(pen: &mut Pen, cell: Rect, row: &PlayerRow, hand: PieceInHand, inks: Inks, intents: &mut Vec<Intent>) {
    let (name, left) = (&row.name, hand.left);
    let (caption, rule) = match hand.piece {
        Piece::Ordinary => (say!("rival-panel-ordinary", name = name, left = left), "RMEEPLE-1"),
        Piece::Guard => (say!("rival-panel-guards", name = name, left = left), "RGUARD-1"),
        Piece::Abbot => (say!("rival-panel-abbot", name = name, left = left), "RABBOT-1"),
    };
    if row.active && hand.usable && left > 0 {
        let response = explain(pen.control(cell, &caption, Sense::click_and_drag()), &caption, rule);
        if response.drag_started() {
            intents.push(Intent::DragPiece(hand.piece));
        } else if response.clicked() {
            intents.push(Intent::SelectPiece(hand.piece));
        }
        frame(pen, cell, hand.selected, &response, inks);
    } else {
        told(pen, cell, &caption, rule);
    }
    count(pen, cell, picture_of(hand.piece, row.colour, inks.ground), left, inks);
}

/// The frame of the selected kind, or of the one under the pointer.
fn frame(pen: &Pen, cell: Rect, selected: bool, response: &Response, inks: Inks) {
    if !selected && !response.hovered() {
        return;
    }
    let strong = if inks.ground == Ground::Ribbon { GOLD } else { INK };
    let line = Stroke::new(1.8 * pen.unit, if selected { strong } else { inks.faded });
    pen.painter().rect_filled(cell, 7.0 * pen.unit, faint(strong, 0.16));
    pen.painter().rect_stroke(cell, 7.0 * pen.unit, line, StrokeKind::Inside);
}

/// Tells what is counted here, by this rule, while the pointer is on it.
fn told(pen: &mut Pen, cell: Rect, caption: &str, rule: &'static str) {
    explain(pen.plain_control(cell, caption, Sense::hover()), caption, rule);
}

/// A figure and how many there are of it. Nought is faint.
fn count(pen: &mut Pen, cell: Rect, thing: Thing, count: u8, inks: Inks) {
    let middle = cell.left() + 0.28 * cell.width();
    let tint = if count == 0 { Color32::from_white_alpha(150) } else { Color32::WHITE };
    let feet = pos2(middle, cell.center().y + 0.5 * FIGURE * pen.unit);
    pen.stand_tinted(thing, feet, FIGURE, tint);
    let (face, colour) = if count == 0 { (Face::Text, inks.faded) } else { (Face::Bold, inks.text) };
    let at = pos2(cell.left() + 0.59 * cell.width(), cell.center().y);
    pen.ink(at, Align2::LEFT_CENTER, &count.to_string(), Type::new(face, 25.0, colour), f32::INFINITY);
}
