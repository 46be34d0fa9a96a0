//! The sign of a seat that the computer plays.

use crate::app::theme::Pen;
use egui::{Color32, Pos2, Stroke, Vec2};
use std::f32::consts::TAU;

/// A cog wheel: the computer plays.
pub(in crate::app) fn gear(pen: &Pen, at: Pos2, colour: Color32) {
    let line = Stroke::new(2.6 * pen.unit, colour);
    pen.painter().circle_stroke(at, 6.5 * pen.unit, line);
    for tooth in 0_u8..8 {
        let way = Vec2::angled(f32::from(tooth) * TAU / 8.0) * pen.unit;
        pen.painter().line_segment([at + way * 7.0, at + way * 11.0], line);
    }
}
