//! The supply of tiles: how many are left of how many, and how many fitted nowhere (RPLACE-2).

use super::{Intent, TableIntent, TilesView};
use crate::app::input::{Want, keys_of};
use crate::app::panels::pile;
use crate::app::theme::{FADED_INK, Face, GOLD, Pen, Thing, Type, explain, faint};
use crate::app::words::say;
use egui::{Align2, Rect, Sense, Stroke, StrokeKind};

/// Extra height for the line about tiles that were set aside.
const ASIDE: f32 = 30.0;

/// The panel's height in layout pixels.
pub(super) fn height(view: &TilesView) -> f32 {
    if view.set_aside > 0 { pile::ALONE + ASIDE } else { pile::ALONE }
}

/// Shows the supply. If `tells` is set, a click on it opens the tiles to come.
pub(super) fn show(pen: &mut Pen, place: Rect, view: &TilesView, tells: bool, intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(12), place);
    if tells {
        let name = &say!("piles-name", key = keys_of(pen.ui.ctx()).name(Want::Tiles));
        let response = explain(pen.control(place, name, Sense::click()), name, "RPLACE-1");
        if response.clicked() {
            intents.push(TableIntent::OpenTiles.into());
        }
        if response.hovered() {
            let line = Stroke::new(1.8 * pen.unit, faint(GOLD, 0.9));
            pen.painter().rect_stroke(place.shrink(6.0 * pen.unit), 5.0 * pen.unit, line, StrokeKind::Inside);
        }
    }
    pile::alone(pen, place, say!("rival-panel-tiles"), view.left, view.of);
    if view.set_aside > 0 {
        let at = place.left_bottom() + pen.size(28.0, -26.0);
        let set = Type::new(Face::Italic, 21.0, FADED_INK);
        let text = say!("rival-panel-tiles-set-aside", tiles = view.set_aside);
        pen.write(at, Align2::LEFT_CENTER, &text, set, place.width() - 46.0 * pen.unit);
    }
}
