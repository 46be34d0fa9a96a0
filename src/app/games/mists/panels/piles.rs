//! The piles of tiles: how many tiles are left, which pile is active, and how many points it still needs (PILE-1,
//! PILE-2).

use super::{Intent, PileView, PilesView, TableIntent};
use crate::app::input::{Want, keys_of};
use crate::app::panels::pile::{self, ALONE, FEW, stack};
use crate::app::theme::{CREAM, FADED_INK, Face, GOLD, INK, Pen, Thing, Type, WARNING, explain, faint};
use crate::app::words::say;
use egui::{Align2, Color32, Rect, Sense, Shape, Stroke, StrokeKind};

const SEVERAL: f32 = 174.0;

/// The panel's height in layout pixels.
pub(super) fn height(view: &PilesView) -> f32 {
    if view.piles.len() > 1 { SEVERAL } else { ALONE }
}

/// Shows the piles. If `tells` is set, a click on them opens the tiles to come.
pub(super) fn show(pen: &mut Pen, place: Rect, view: &PilesView, tells: bool, intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(12), place);
    if tells {
        let name = &say!("piles-name", key = keys_of(pen.ui.ctx()).name(Want::Tiles));
        let response = explain(pen.control(place, name, Sense::click()), name, "PILE-1");
        if response.clicked() {
            intents.push(TableIntent::OpenTiles.into());
        }
        if response.hovered() {
            let line = Stroke::new(1.8 * pen.unit, faint(GOLD, 0.9));
            pen.painter().rect_stroke(place.shrink(6.0 * pen.unit), 5.0 * pen.unit, line, StrokeKind::Inside);
        }
    }
    match &view.piles[..] {
        [] => {}
        [only] => pile::alone(pen, place, say!("piles-heading"), only.left, view.of),
        several => {
            for (number, pile) in several.iter().enumerate() {
                let width = (place.width() / pen.unit - 36.0) / several.len() as f32;
                let at = pen.rect(place.min, (18.0 + width * number as f32, 14.0), (width, 92.0));
                one_of(pen, at, pile, number == view.active, number < view.active);
            }
            if let Some(pile) = several.get(view.active) {
                need(pen, place, pile, view);
            }
        }
    }
}

/// A pile with its number of tiles, and its target below.
fn one_of(pen: &mut Pen, place: Rect, pile: &PileView, active: bool, done: bool) {
    let card = Rect::from_center_size(place.center_top() + pen.size(0.0, 30.0), pen.size(56.0, 56.0));
    if active {
        let line = Stroke::new(3.0 * pen.unit, Color32::from_rgb(0x9A, 0x62, 0x14));
        pen.painter().rect_filled(card.expand(7.0 * pen.unit), 7.0 * pen.unit, faint(GOLD, 0.55));
        pen.painter().rect_stroke(card.expand(7.0 * pen.unit), 7.0 * pen.unit, line, StrokeKind::Inside);
    }
    if done {
        used(pen, card);
    } else {
        stack(pen, card, pile.left);
        if pile.left > 0 {
            let disc = card.center();
            pen.painter().circle_filled(disc, 20.0 * pen.unit, CREAM);
            let colour = if active && pile.left <= FEW { WARNING } else { INK };
            let number = Type::new(Face::Heavy, 27.0, colour);
            pen.write(disc - pen.size(0.0, 1.0), Align2::CENTER_CENTER, &pile.left.to_string(), number, card.width());
        }
    }
    let target = format!("{} {}", target(pile), pile.target);
    let (face, ink) = if active { (Face::Bold, INK) } else { (Face::Text, FADED_INK) };
    let at = place.center_bottom() - pen.size(0.0, 10.0);
    pen.write(at, Align2::CENTER_CENTER, &target, Type::new(face, 22.0, ink), place.width() - 4.0 * pen.unit);
}

fn target(pile: &PileView) -> String {
    match pile.hound {
        Some(hound) => say!("hound", hound = hound.name()),
        None => say!("piles-goal").to_owned(),
    }
}

/// The empty place of a pile whose hound was reached.
fn used(pen: &Pen, card: Rect) {
    let line = Stroke::new(1.5 * pen.unit, faint(INK, 0.5));
    let path = [card.left_top(), card.right_top(), card.right_bottom(), card.left_bottom(), card.left_top()];
    pen.painter().extend(Shape::dashed_line(&path, line, 7.0 * pen.unit, 5.0 * pen.unit));
    pen.paw(card.center());
}

/// How many points the active pile still needs, and how many tiles it has for that.
fn need(pen: &mut Pen, place: Rect, pile: &PileView, view: &PilesView) {
    let first = say!("piles-active", pile = view.active + 1, tiles = pile.left);
    let second = to_go(pile, &view.to_go);
    let few = pile.left <= FEW && view.to_go.iter().any(|&points| points > 0);
    let colour = if few { WARNING } else { INK };
    for (line, (text, face)) in [(first, Face::Bold), (second, Face::Text)].into_iter().enumerate() {
        let room = pen.rect(place.min, (18.0, 108.0 + line as f32 * 27.0), (place.width() / pen.unit - 36.0, 27.0));
        pen.write(room.center(), Align2::CENTER_CENTER, &text, Type::new(face, 22.0, colour), room.width());
    }
}

/// "Rufus at 15: 4 points to go". With three markers, it shows what each of them needs: "Rufus at 15: 4 + 0 + 7 to go".
fn to_go(pile: &PileView, needs: &[u16]) -> String {
    let (target, at) = (target(pile), pile.target);
    match needs {
        [only] => say!("piles-to-go", target = target, at = at, points = *only),
        several => {
            let each = several.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + ");
            say!("piles-each-to-go", target = target, at = at, points = each)
        }
    }
}
