//! Which part of field a place of a tile belongs to. The rules know fields by their half-edges only; here each spreads
//! from its half-edges over the open land, as far as roads, walls and mist let it.

use super::geometry::{Layout, Point, ROAD_WIDTH};
use crate::rules::tiles::{Face, Rotation};
use std::collections::VecDeque;

/// Cells along each side of a tile. More would make no difference to a pointer or a glow.
const CELLS: usize = 96;

/// The parts of field of a tile, place by place.
#[derive(Clone, Debug)]
pub struct FieldMap {
    /// The part at each cell, row by row from the north-west.
    parts: Vec<Option<u8>>,
}

impl FieldMap {
    /// The map of a face that is turned like this; `layout` is where everything on it lies.
    pub fn of(face: &Face, turn: Rotation, layout: &Layout) -> FieldMap {
        let open: Vec<bool> = (0..CELLS * CELLS).map(|cell| is_open(layout, middle_of(cell))).collect();
        let mut map = FieldMap { parts: vec![None; CELLS * CELLS] };
        let mut next: VecDeque<usize> = VecDeque::new();
        for (part, field) in (0..).zip(face.fields()) {
            for edge in field.edges() {
                for cell in along((edge + 2 * turn.quarters()) % 8).filter(|&cell| open[cell]) {
                    map.parts[cell] = Some(part);
                    next.push_back(cell);
                }
            }
        }
        while let Some(cell) = next.pop_front() {
            for beside in beside(cell).filter(|&beside| open[beside]) {
                if map.parts[beside].is_none() {
                    map.parts[beside] = map.parts[cell];
                    next.push_back(beside);
                }
            }
        }
        map
    }

    /// The part of field at a place of the tile, as its number on the face; none on roads, in cities and mist.
    pub fn at(&self, p: Point) -> Option<u8> {
        let cell = |v: f32| ((v * CELLS as f32) as usize).min(CELLS - 1);
        self.parts[cell(p.y) * CELLS + cell(p.x)]
    }
}

fn middle_of(cell: usize) -> Point {
    Point::new((cell % CELLS) as f32 + 0.5, (cell / CELLS) as f32 + 0.5) * (1.0 / CELLS as f32)
}

fn is_open(layout: &Layout, p: Point) -> bool {
    !layout.in_any_city(p) && layout.mist_at(p).is_none() && layout.distance_to_road(p) > 0.5 * ROAD_WIDTH
}

/// The cells along a half-edge, clockwise from the western half of the northern side (RFIELD-1).
fn along(edge: u8) -> impl Iterator<Item = usize> {
    let second_half = edge % 2 == 1;
    (0..CELLS / 2).map(move |step| {
        let clockwise = step + if second_half { CELLS / 2 } else { 0 };
        let (last, back) = (CELLS - 1, CELLS - 1 - clockwise);
        let (x, y) = match edge / 2 {
            0 => (clockwise, 0),
            1 => (last, clockwise),
            2 => (back, last),
            _ => (0, back),
        };
        y * CELLS + x
    })
}

/// The cells beside one.
fn beside(cell: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (cell % CELLS, cell / CELLS);
    let across = [(x > 0).then(|| cell - 1), (x + 1 < CELLS).then(|| cell + 1)];
    let along = [(y > 0).then(|| cell - CELLS), (y + 1 < CELLS).then(|| cell + CELLS)];
    across.into_iter().chain(along).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::Square;
    use crate::table::carcassonne::shipped;

    /// RFIELD-3: on every face and in every rotation each part of field is seen, and the land near a half-edge belongs
    /// to the part that has it.
    #[test]
    fn every_part_of_field_is_seen_at_its_half_edges() {
        let deck = shipped::deck().expect("the deck");
        for named in deck.faces() {
            for turn in Rotation::ALL {
                let layout = Layout::of(&named.face, turn, Square::new(3, 2));
                let map = FieldMap::of(&named.face, turn, &layout);
                for (part, field) in (0..).zip(named.face.fields()) {
                    for edge in field.edges() {
                        let cells = along((edge + 2 * turn.quarters()) % 8);
                        let right = cells.filter(|&cell| map.parts[cell] == Some(part)).count();
                        assert!(right > CELLS / 5, "{} turned {}: half-edge {edge}", named.name, turn.quarters());
                    }
                }
            }
        }
    }
}
