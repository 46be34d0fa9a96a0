//! The ghosts of the supply on their dark shelf (RSETUP-5), and those that the hovering choice would take or bring
//! back.

use super::{GhostsMoved, GhostsView};
use crate::app::panels::ghosts::{self, Row, block};
use crate::app::theme::{Face, INK, Pen, Thing, Type, explain};
use crate::app::words::say;
use egui::{Align2, Rect, Sense, vec2};

const IN_A_ROW: u8 = 8;
const ROWS: u8 = 2;
const TOP: f32 = 62.0;
const ROW: f32 = 62.0;
const SHELF: f32 = ROWS as f32 * ROW + 12.0;
const FOOT: f32 = 54.0;
const EDGE: f32 = 10.0;
const GHOST: f32 = 38.0;

/// The panel's height in layout pixels.
pub(super) const HIGH: f32 = TOP + SHELF + FOOT;

pub(super) fn show(pen: &mut Pen, place: Rect, view: &GhostsView) {
    pen.fill(Thing::Sheet(5), place);
    pen.heading(place, say!("supply-heading"), 220.0 * pen.unit);
    let at = place.right_top() + pen.size(-22.0, 4.0);
    let number = Type::new(Face::Heavy, 44.0, INK);
    pen.write(at, Align2::RIGHT_TOP, &view.left.to_string(), number, 80.0 * pen.unit);
    let shelf = pen.rect(place.min, (16.0, TOP), (place.width() / pen.unit - 32.0, SHELF));
    pen.fill(Thing::Shelf, shelf);
    let moved = view.would.unwrap_or_default();
    let row = Row { left: view.left, taken: moved.taken, back: moved.back, high: GHOST };
    let step = vec2((shelf.width() / pen.unit - 2.0 * EDGE) / f32::from(IN_A_ROW), ROW);
    let (corner, unit) = (shelf.min, pen.unit);
    let places = view.of.max(view.left).min(ROWS * IN_A_ROW);
    ghosts::stand(pen, row, block(EDGE, places, IN_A_ROW, step).map(|feet| corner + feet * unit));
    let at = place.left_bottom() + pen.size(22.0, -(FOOT / 2.0 + 2.0));
    pen.write(at, Align2::LEFT_CENTER, &told(view), Type::new(Face::Text, 23.0, INK), place.width() - 44.0 * unit);
    let explained = say!("rival-supply-told");
    explain(pen.plain_control(place, explained, Sense::hover()), explained, "RGHOST-2");
}

/// What is said below the shelf.
fn told(view: &GhostsView) -> String {
    match view.would {
        None => say!("rival-panel-ghosts-out", out = view.of.saturating_sub(view.left), of = view.of),
        Some(GhostsMoved { taken: 0, back: 0 }) => say!("rival-panel-ghosts-stay").to_owned(),
        Some(GhostsMoved { taken, back: 0 }) => say!("rival-panel-ghosts-leave", taken = taken),
        Some(GhostsMoved { taken: 0, back }) => say!("rival-panel-ghosts-return", back = back),
        Some(GhostsMoved { taken, back }) => say!("rival-panel-ghosts-leave-and-return", taken = taken, back = back),
    }
}
