//! The card "If it lies here": what would follow, in words, while a tile, a ghost or a meeple hovers.

use super::{ForesightCard, ForesightMark, Hovering};
use crate::app::panels::card::{self, Heading, Line, PLAIN, WARNS};
use crate::app::theme::{CREAM, Pen, RUBRIC, Thing};
use crate::app::words::{say, signed};
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use crate::rules::carcassonne::Piece;
use egui::{Pos2, Rect, Shape, Stroke};

/// The height of the whole card in layout pixels.
pub(super) fn height(card: &ForesightCard) -> f32 {
    card::height(card.lines.iter().map(|line| line.text.as_str()))
}

pub(super) fn show(pen: &mut Pen, place: Rect, card: &ForesightCard) {
    let text = match card.of {
        Hovering::Tile => say!("rival-panel-if-tile"),
        Hovering::Ghost => say!("rival-panel-if-ghost"),
        Hovering::LeavingGhost => say!("rival-panel-if-ghost-leaves"),
        Hovering::Piece(Piece::Ordinary) => say!("rival-panel-if-meeple"),
        Hovering::Piece(Piece::Guard) => say!("rival-panel-if-guard"),
        Hovering::Piece(Piece::Abbot) => say!("rival-panel-if-abbot"),
        Hovering::Region => say!("rival-panel-if-scored"),
    };
    let set = |mark| if mark == ForesightMark::Danger { WARNS } else { PLAIN };
    let lines: Vec<Line> = card.lines.iter().map(|line| Line { text: &line.text, set: set(line.mark) }).collect();
    let heading = Heading { text, nothing: say!("rival-panel-if-nothing") };
    card::show(pen, place, heading, &lines, |pen, at, number| mark(pen, at, card.lines[number].mark));
}

fn mark(pen: &mut Pen, at: Pos2, mark: ForesightMark) {
    let feet = at + pen.size(0.0, 16.0);
    match mark {
        ForesightMark::Points { colour, points } => {
            card::coin(pen, at, &signed(points));
            if let Some(colour) = colour {
                badge(pen, at + pen.size(15.0, 13.0), 20.0, colour);
            }
        }
        ForesightMark::Ghost => pen.stand(Thing::Ghost, feet, 32.0),
        ForesightMark::Player(colour) => badge(pen, at, 32.0, colour),
        ForesightMark::Guard(colour) => pen.stand(Thing::Armed(colour, Ground::Paper), feet, 30.0),
        ForesightMark::Field => pen.stand(Thing::Sheaf, feet, 32.0),
        ForesightMark::City => city(pen, at),
        ForesightMark::Danger => card::exclamation(pen, at),
        ForesightMark::Note => card::dot(pen, at),
    }
}

fn badge(pen: &mut Pen, middle: Pos2, size: f32, colour: Colour) {
    let place = Rect::from_center_size(middle, pen.size(size, size));
    pen.fill(Thing::Badge(colour), place);
}

/// A tower with three merlons.
fn city(pen: &Pen, at: Pos2) {
    let stones =
        [(-14.0, -4.0, 28.0, 18.0), (-14.0, -14.0, 7.0, 11.0), (-3.5, -14.0, 7.0, 11.0), (7.0, -14.0, 7.0, 11.0)];
    let stone = |(x, y, width, height): (f32, f32, f32, f32)| pen.rect(at, (x, y), (width, height));
    for place in stones.map(stone) {
        pen.painter().rect_filled(place, 1.0 * pen.unit, RUBRIC);
    }
    let gate = [(-4.0, 14.0), (-4.0, 5.0), (0.0, 1.0), (4.0, 5.0), (4.0, 14.0)];
    let points = gate.map(|(x, y)| at + pen.size(x, y)).to_vec();
    pen.painter().add(Shape::convex_polygon(points, CREAM, Stroke::NONE));
}
