//! A seal with a question mark in the corner of a panel: it opens the rules.

use crate::app::theme::{CREAM, Face, Pen, TellOnHover, Thing, Type};
use crate::painter::plates::Wax;
use egui::{Align2, Rect, Sense};

/// Shows the seal in the lower left corner of a panel. Returns whether it is clicked.
pub(in crate::app) fn show(pen: &mut Pen, panel: Rect, name: &str) -> bool {
    let seal = Rect::from_center_size(panel.left_bottom() + pen.size(24.0, -24.0), pen.size(44.0, 44.0));
    let response = pen.control(seal, name, Sense::click()).tell_on_hover(name);
    pen.fill(Thing::Seal(if response.hovered() { Wax::Gold } else { Wax::Slate }), seal);
    let at = seal.center() - pen.size(0.0, 2.0);
    pen.ink(at, Align2::CENTER_CENTER, "?", Type::new(Face::Heavy, 26.0, CREAM), f32::INFINITY);
    response.clicked()
}
