//! The card "If it lies here": what would follow, in words, while a tile hovers over a square where it fits.

use super::{ForesightCard, ForesightLine, ForesightMark};
use crate::app::panels::card::{self, Heading, Line, PLAIN, WARNS};
use crate::app::theme::{CREAM, Face, Pen, Thing, Type};
use crate::app::words::say;
use egui::{Color32, Pos2, Rect, Shape, Stroke};

/// The cold colour of mist that can never burn off.
const SPOILT: Color32 = Color32::from_rgb(0x2C, 0x2A, 0x6E);

/// The height of the whole card in layout pixels.
pub(super) fn height(card: &ForesightCard) -> f32 {
    card::height(card.lines.iter().map(|line| line.text.as_str()))
}

pub(super) fn show(pen: &mut Pen, place: Rect, card: &ForesightCard) {
    let heading = Heading { text: say!("ahead-heading"), nothing: say!("ahead-nothing-stirs") };
    let lines: Vec<Line> = card.lines.iter().map(|line| Line { text: &line.text, set: set(line) }).collect();
    card::show(pen, place, heading, &lines, |pen, at, number| mark(pen, at, card.lines[number].mark));
}

fn set(line: &ForesightLine) -> Type {
    match line.mark {
        ForesightMark::Danger => WARNS,
        ForesightMark::Spoilt => Type::new(Face::Bold, 23.0, SPOILT),
        _ => PLAIN,
    }
}

fn mark(pen: &mut Pen, at: Pos2, mark: ForesightMark) {
    match mark {
        ForesightMark::Points(points) => card::coin(pen, at, &format!("+{points}")),
        ForesightMark::Ghosts => pen.stand(Thing::Ghost, at + pen.size(0.0, 16.0), 32.0),
        ForesightMark::Freed => {
            let gold = Color32::from_rgb(0xFF, 0xE2, 0x9A);
            pen.stand_tinted(Thing::Ghost, at + pen.size(0.0, 16.0), 32.0, gold);
        }
        ForesightMark::Cat => pen.stand(Thing::Cat, at + pen.size(0.0, 16.0), 32.0),
        ForesightMark::Spoilt => {
            let point = |x: f32, y: f32| at + pen.size(x, y);
            let lozenge = vec![point(0.0, -19.0), point(17.0, 0.0), point(0.0, 19.0), point(-17.0, 0.0)];
            pen.painter().add(Shape::convex_polygon(lozenge, SPOILT, Stroke::new(2.0 * pen.unit, CREAM)));
            let line = Stroke::new(3.2 * pen.unit, CREAM);
            for side in [-1.0, 1.0] {
                pen.painter().line_segment([point(-6.0 * side, -6.0), point(6.0 * side, 6.0)], line);
            }
        }
        ForesightMark::Note => card::dot(pen, at),
        ForesightMark::Danger => card::exclamation(pen, at),
    }
}
