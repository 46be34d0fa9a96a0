//! The ghosts of the supply on their dark shelf, and those that the hovering tile would take. With the Spell Circles,
//! Eloise sits between her part of the ghosts, which is taken first, and the rest (CAT-1).

use super::{CatView, GhostsView};
use crate::app::panels::ghosts::{self, Row, block};
use crate::app::theme::{Face, INK, Pen, Thing, Type, WARNING, explain};
use crate::app::words::say;
use egui::{Align2, Pos2, Rect, Sense, Vec2};

const IN_A_ROW: u8 = 8;
/// Number of rows while Eloise divides the shelf.
const PARTED: u8 = 2;
const TOP: f32 = 62.0;
const ROW: f32 = 62.0;
const FOOT: f32 = 54.0;
/// How much lower each row is with Eloise, to make room for her second line of text.
const CLOSER: f32 = 4.0;
/// As few ghosts as one tile can bring are a warning.
const FEW: u8 = 3;
const EDGE: f32 = 10.0;
/// Width of Eloise's seat on the shelf.
const SEAT: f32 = 58.0;

/// The number of rows, and their height.
fn rows(view: &GhostsView) -> (u8, f32) {
    match view.cat {
        Some(_) => (whole(view).div_ceil(IN_A_ROW).clamp(PARTED, 4), ROW - CLOSER),
        None => (whole(view).div_ceil(IN_A_ROW).clamp(1, 4), ROW),
    }
}

/// The number of places for ghosts.
fn whole(view: &GhostsView) -> u8 {
    view.of.max(view.left).min(4 * IN_A_ROW)
}

/// The panel's height in layout pixels.
pub(super) fn height(view: &GhostsView) -> f32 {
    TOP + shelf_height(view) + foot_height(view)
}

fn shelf_height(view: &GhostsView) -> f32 {
    let (rows, high) = rows(view);
    f32::from(rows) * high + 12.0
}

fn foot_height(view: &GhostsView) -> f32 {
    let (rows, _) = rows(view);
    if view.cat.is_some() { FOOT + f32::from(rows) * CLOSER } else { FOOT }
}

pub(super) fn show(pen: &mut Pen, place: Rect, view: &GhostsView) {
    pen.fill(Thing::Sheet(5), place);
    pen.heading(place, say!("supply-heading"), 220.0 * pen.unit);
    let few = view.would_take.is_some_and(|taking| taking.too_many) || view.left <= FEW;
    let number = Type::new(Face::Heavy, 44.0, if few { WARNING } else { INK });
    let at = place.right_top() + pen.size(-22.0, 4.0);
    pen.write(at, Align2::RIGHT_TOP, &view.left.to_string(), number, 80.0 * pen.unit);
    let shelf = pen.rect(place.min, (16.0, TOP), (place.width() / pen.unit - 32.0, shelf_height(view)));
    stand(pen, shelf, view);
    foot(pen, place, view);
    let told = say!("supply-told");
    explain(pen.plain_control(place, told, Sense::hover()), told, "GHOST-5");
}

fn stand(pen: &mut Pen, shelf: Rect, view: &GhostsView) {
    pen.fill(Thing::Shelf, shelf);
    let layout = Layout::of(view, shelf.width() / pen.unit);
    if let Some(seat) = layout.seat {
        pen.stand(Thing::Cat, shelf.min + seat * pen.unit, 60.0);
    }
    let taken = view.would_take.map_or(0, |taking| taking.ghosts);
    let row = Row { left: view.left, taken, back: 0, high: layout.high };
    let (corner, unit) = (shelf.min, pen.unit);
    ghosts::stand(pen, row, layout.feet.into_iter().map(|feet| corner + feet * unit));
}

/// The positions on the shelf, in layout pixels from its corner.
#[derive(Debug, PartialEq)]
struct Layout {
    /// The feet of the ghosts. The last ones are taken first.
    feet: Vec<Vec2>,
    /// The height of a ghost.
    high: f32,
    /// The seat of Eloise while she divides the shelf.
    seat: Option<Vec2>,
}

impl Layout {
    fn of(view: &GhostsView, width: f32) -> Layout {
        let (_, row) = rows(view);
        let room = width - 2.0 * EDGE;
        match view.cat {
            Some(CatView::Behind(before)) => Layout::parted(whole(view), view.left.saturating_sub(before), room, row),
            _ => {
                let step = Vec2::new(room / f32::from(IN_A_ROW), row);
                Layout { feet: block(EDGE, whole(view), IN_A_ROW, step).collect(), high: 38.0, seat: None }
            }
        }
    }

    /// From left to right: the other ghosts, Eloise, and the ghosts of her part.
    fn parted(whole: u8, apart: u8, room: f32, row: f32) -> Layout {
        let hers = whole - apart.min(whole);
        let (columns, her_columns) = (apart.div_ceil(PARTED), hers.div_ceil(PARTED));
        let step = ((room - SEAT) / f32::from((columns + her_columns).max(1))).min(room / f32::from(IN_A_ROW));
        let step = Vec2::new(step, row);
        let seat = EDGE + f32::from(columns) * step.x;
        let hers = block(seat + SEAT, hers, her_columns, step);
        Layout {
            feet: block(EDGE, apart, columns, step).chain(hers).collect(),
            high: 35.0,
            // Moved to the left, because her tail is on the right.
            seat: Some(Vec2::new(seat + SEAT / 2.0 - 6.0, 1.5 * row + 4.0)),
        }
    }
}

fn foot(pen: &mut Pen, place: Rect, view: &GhostsView) {
    let set = Type::new(Face::Text, 23.0, INK);
    let warning = Type { face: Face::Bold, colour: WARNING, ..set };
    let (text, set) = match view.would_take {
        None => (say!("supply-haunting", out = view.of.saturating_sub(view.left), of = view.of), set),
        Some(taking) if taking.too_many => (say!("supply-too-many", ghosts = taking.ghosts), warning),
        Some(taking) if taking.ghosts == 0 => (say!("supply-would-take-none").to_owned(), set),
        Some(taking) => (say!("supply-would-take", ghosts = taking.ghosts), set),
    };
    let up = if view.cat.is_some() { 47.0 } else { FOOT / 2.0 + 2.0 };
    let at = place.left_bottom() + pen.size(22.0, -up);
    pen.write(at, Align2::LEFT_CENTER, &text, set, place.width() - 44.0 * pen.unit);
    if let Some(cat) = view.cat {
        tell_of_cat(pen, place.left_bottom() + pen.size(22.0, -20.0), place, view, cat);
    }
}

/// Says where Eloise is, or when she would come.
fn tell_of_cat(pen: &mut Pen, at: Pos2, place: Rect, view: &GhostsView, cat: CatView) {
    let set = Type::new(Face::Italic, 22.0, INK);
    let text = match cat {
        _ if view.would_take.is_some_and(|taking| taking.cat_comes) => say!("eloise-would-come").to_owned(),
        CatView::Behind(before) => match view.left.saturating_sub(before) {
            0 => say!("supply-before-eloise", before = before),
            apart => say!("supply-round-eloise", before = before, behind = apart),
        },
        CatView::With(colour) => say!("supply-eloise-with", colour = colour.name()),
        CatView::Waiting => say!("supply-eloise-waits").to_owned(),
        CatView::Asking => say!("supply-eloise-asking").to_owned(),
    };
    let asking = Type { face: Face::Bold, colour: crate::app::theme::RUBRIC, ..set };
    let set = if cat == CatView::Asking { asking } else { set };
    let width = place.right() - 22.0 * pen.unit - at.x;
    let line = pen.write(at, Align2::LEFT_CENTER, &text, set, width);
    if let CatView::With(colour) = cat {
        let badge = Align2::LEFT_CENTER.anchor_size(line.right_center() + pen.size(8.0, 1.0), pen.size(25.0, 25.0));
        pen.fill(Thing::Badge(colour), badge);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf(left: u8, cat: Option<CatView>) -> Layout {
        Layout::of(&GhostsView { left, of: 15, would_take: None, cat }, 298.0)
    }

    // CAT-1
    #[test]
    fn the_ghosts_before_eloise_stand_apart_and_are_the_last() {
        for (left, before) in [(12, 7), (9, 4), (6, 1), (15, 10)] {
            let parted = shelf(left, Some(CatView::Behind(before)));
            let seat = parted.seat.expect("she sits on the shelf");
            assert_eq!(parted.feet.len(), 15);
            let behind = parted.feet.iter().take_while(|feet| feet.x < seat.x).count();
            assert_eq!(behind, usize::from(left - before), "with {before} of {left} before her");
            assert!(parted.feet[behind..].iter().all(|feet| feet.x > seat.x + 25.0));
        }
    }

    // CAT-5
    #[test]
    fn the_shelf_is_one_once_she_has_come() {
        for cat in [CatView::Waiting, CatView::With(crate::rules::Colour::Red)] {
            let (with, without) = (shelf(5, Some(cat)), shelf(5, None));
            assert_eq!((with.seat, with.high), (None, without.high));
            let columns = |layout: &Layout| layout.feet.iter().map(|feet| feet.x).collect::<Vec<_>>();
            assert_eq!(columns(&with), columns(&without));
        }
    }

    #[test]
    fn nobody_stands_outside_the_shelf_whatever_the_numbers_are() {
        for of in 0..=40 {
            for left in 0..=of {
                for before in 0..=left {
                    let view = GhostsView { left, of, would_take: None, cat: Some(CatView::Behind(before)) };
                    let layout = Layout::of(&view, 298.0);
                    let high = shelf_height(&view);
                    assert!(
                        layout.feet.iter().chain(&layout.seat).all(|at| (0.0..=298.0).contains(&at.x) && at.y < high),
                        "{view:?}: {layout:?}"
                    );
                }
            }
        }
    }
}
