//! The list of all pages with the open one on red, and above it the books of the other games.

use super::{Frame, Pages};
use crate::app::theme::{CREAM, Face, INK, Pen, RUBRIC, Type, faint};
use egui::{Align2, Rect, Sense};

const HEADING: f32 = 44.0;
const ENTRY: f32 = 45.0;
const GAP: f32 = 14.0;

/// Shows the list. Returns the page that was clicked; `taken` becomes the place of another book that was clicked.
pub(super) fn show<P: Pages>(
    pen: &mut Pen,
    place: Rect,
    open: P,
    frame: Frame,
    taken: &mut Option<usize>,
) -> Option<P> {
    let mut chosen = None;
    let mut top = 0.0;
    let wide = place.width() / pen.unit;
    for (number, name) in frame.shelf.iter().enumerate() {
        let line = pen.rect(place.min, (0.0, top), (wide, ENTRY - 3.0));
        if entry(pen, line, name, number == frame.open) {
            *taken = Some(number);
        }
        top += ENTRY;
    }
    if !frame.shelf.is_empty() {
        top += GAP;
    }
    for chapter in P::chapters() {
        let at = place.min + pen.size(10.0, top);
        let set = Type::new(Face::Heading, 25.0, RUBRIC);
        pen.write(at, Align2::LEFT_TOP, (chapter.name)(), set, place.width() - 10.0 * pen.unit);
        top += HEADING;
        for &page in chapter.pages {
            let line = pen.rect(place.min, (0.0, top), (wide, ENTRY - 3.0));
            if entry(pen, line, &page.entry(), page == open) {
                chosen = Some(page);
            }
            top += ENTRY;
        }
        top += GAP;
    }
    chosen
}

fn entry(pen: &mut Pen, place: Rect, text: &str, open: bool) -> bool {
    let response = pen.control(place, text, Sense::click());
    let lit = response.hovered() || response.has_focus();
    if open || lit {
        let fill = if open { RUBRIC } else { faint(RUBRIC, 0.16) };
        pen.painter().rect_filled(place, 7.0 * pen.unit, fill);
    }
    let set = Type::new(if open { Face::Bold } else { Face::Text }, 25.0, if open { CREAM } else { INK });
    let at = place.left_center() + pen.size(12.0, -1.0);
    pen.ink(at, Align2::LEFT_CENTER, text, set, place.width() - 20.0 * pen.unit);
    response.clicked()
}
