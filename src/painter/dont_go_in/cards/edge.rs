//! The edge of a card: round corners, a dark border, and a golden hairline.

use super::sheet::{CARD, Sheet};
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::noise::smoothstep;

/// How far a point is outside a card with round corners, in units; below 0 inside.
fn outside((x, y): (f32, f32)) -> f32 {
    const CORNER: f32 = 14.0;
    let (dx, dy) = ((x - CARD.0 / 2.0).abs() - CARD.0 / 2.0 + CORNER, (y - CARD.1 / 2.0).abs() - CARD.1 / 2.0 + CORNER);
    let beyond = (dx.max(0.0) * dx.max(0.0) + dy.max(0.0) * dy.max(0.0)).sqrt();
    beyond + dx.max(dy).min(0.0) - CORNER
}

/// How much of a pixel the card covers.
pub(super) fn cover(point: (f32, f32), sheet: Sheet) -> f32 {
    (0.5 - outside(point) * sheet.unit).clamp(0.0, 1.0)
}

/// The dark edge of a card, with a golden hairline that cools towards the night.
pub(super) fn edge(colour: Rgb, point: (f32, f32), sheet: Sheet) -> Rgb {
    const DARK: Rgb = hex(0x0B1020);
    const STOPS: [Rgb; 3] = [hex(0xFFE3AC), hex(0xB98A48), hex(0x50618C)];
    /// The middle of the hairline, from the outside, and half its width.
    const HAIRLINE: (f32, f32) = (4.9, 0.85);
    let (inside, soft) = (-outside(point), 0.5 / sheet.unit);
    let dark = mix(DARK, colour, smoothstep(HAIRLINE.0 - soft, HAIRLINE.0 + soft, inside));
    let along = (point.0 + point.1) / (CARD.0 + CARD.1);
    let gold =
        if along < 0.4 { mix(STOPS[0], STOPS[1], along / 0.4) } else { mix(STOPS[1], STOPS[2], (along - 0.4) / 0.6) };
    let on_line = (HAIRLINE.1 + soft - (inside - HAIRLINE.0).abs()) / (2.0 * soft);
    mix(dark, gold, on_line.clamp(0.0, 1.0))
}
