//! Ghosts of the supply, side by side on their dark shelf.

use crate::app::theme::{Pen, Thing};
use crate::painter::figures::ghost::Mark;
use egui::{Color32, Pos2, Vec2};

/// The ghosts of a supply, and those that something would take or bring back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct Row {
    /// How many are there.
    pub left: u8,
    /// How many of them would be taken.
    pub taken: u8,
    /// How many would come back.
    pub back: u8,
    /// The height of a ghost, in layout pixels.
    pub high: f32,
}

/// Lets the ghosts stand at these feet, with outlines for those that are out. The last ones are taken first.
pub(in crate::app) fn stand(pen: &mut Pen, row: Row, feet: impl IntoIterator<Item = Pos2>) {
    let kept = row.left.saturating_sub(row.taken);
    for (slot, feet) in (0..).zip(feet) {
        if slot < row.left {
            pen.stand(Thing::Ghost, feet, row.high);
            if slot >= kept {
                pen.stand(Thing::GhostMark(Mark::Taken), feet + pen.size(0.0, 3.0), row.high + 6.0);
            }
        } else {
            pen.stand(Thing::GhostMark(Mark::Slot), feet, row.high - 2.0);
            if slot < row.left.saturating_add(row.back) {
                pen.stand_tinted(Thing::Ghost, feet, row.high, Color32::from_white_alpha(120));
            }
        }
    }
}

/// Positions of `count` ghosts in rows, from `left`, in layout pixels. `step` is the distance to the next one and to
/// the next row.
pub(in crate::app) fn block(left: f32, count: u8, in_a_row: u8, step: Vec2) -> impl Iterator<Item = Vec2> {
    (0..count).map(move |slot| {
        let (column, row) = (f32::from(slot % in_a_row), f32::from(slot / in_a_row));
        Vec2::new(left + step.x * (column + 0.5), step.y - 10.0 + row * step.y)
    })
}
