//! The ghosts of the supply on their dark shelf, and those that the hovering tile would take.

use super::GhostsView;
use crate::app::theme::{Face, INK, Pen, Thing, Type, WARNING};
use crate::painter::figures::ghost::Mark;
use egui::{Align2, Rect};

const IN_A_ROW: u8 = 8;
const TOP: f32 = 62.0;
const ROW: f32 = 62.0;
const FOOT: f32 = 54.0;

fn rows(view: &GhostsView) -> u8 {
    view.of.max(view.left).div_ceil(IN_A_ROW).clamp(1, 4)
}

/// The panel's height in layout pixels.
pub(super) fn height(view: &GhostsView) -> f32 {
    TOP + f32::from(rows(view)) * ROW + 12.0 + FOOT
}

pub(super) fn show(pen: &mut Pen, place: Rect, view: &GhostsView) {
    pen.fill(Thing::Sheet(5), place);
    pen.heading(place, "Ghosts in hand", 220.0 * pen.unit);
    let few = view.would_take.is_some_and(|take| take > view.left) || view.left <= 2;
    let number = Type::new(Face::Heavy, 44.0, if few { WARNING } else { INK });
    let at = place.right_top() + pen.size(-22.0, 4.0);
    pen.write(at, Align2::RIGHT_TOP, &view.left.to_string(), number, 80.0 * pen.unit);
    shelf(pen, place, view);
    foot(pen, place, view);
}

fn shelf(pen: &mut Pen, place: Rect, view: &GhostsView) {
    let high = f32::from(rows(view)) * ROW + 12.0;
    let shelf = pen.rect(place.min, (16.0, TOP), (place.width() / pen.unit - 32.0, high));
    pen.fill(Thing::Shelf, shelf);
    let step = (shelf.width() / pen.unit - 20.0) / f32::from(IN_A_ROW);
    let whole = view.of.max(view.left).min(IN_A_ROW * rows(view));
    let kept = view.left.saturating_sub(view.would_take.unwrap_or(0));
    for slot in 0..whole {
        let (column, row) = (f32::from(slot % IN_A_ROW), f32::from(slot / IN_A_ROW));
        let feet = shelf.min + pen.size(10.0 + step * (column + 0.5), 52.0 + row * ROW);
        if slot < view.left {
            pen.stand(Thing::Ghost, feet, 38.0);
            if slot >= kept {
                pen.stand(Thing::GhostMark(Mark::Taken), feet + pen.size(0.0, 3.0), 44.0);
            }
        } else {
            pen.stand(Thing::GhostMark(Mark::Slot), feet, 36.0);
        }
    }
}

fn foot(pen: &mut Pen, place: Rect, view: &GhostsView) {
    let at = place.left_bottom() + pen.size(22.0, -FOOT / 2.0 - 2.0);
    let set = Type::new(Face::Text, 23.0, INK);
    let width = place.width() - 44.0 * pen.unit;
    let (text, set) = match view.would_take {
        None => (format!("{} of {} haunt the land", view.of.saturating_sub(view.left), view.of), set),
        Some(0) => ("This tile would take none".to_owned(), set),
        Some(take) if take > view.left => {
            (format!("It would take {take}: too many"), Type { face: Face::Bold, colour: WARNING, ..set })
        }
        Some(take) => (format!("This tile would take {take}"), set),
    };
    pen.write(at, Align2::LEFT_CENTER, &text, set, width);
}
