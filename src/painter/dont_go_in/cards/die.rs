//! The dice that are printed on a card, below the name: as many ghosts as it may bring.

use super::super::ghost;
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Cast, Ink};
use crate::painter::picture::Picture;
use crate::painter::shape::Shape;

/// From the middle of a die to the edge of its picture, as a share of the die's side.
pub(super) const REACH: f32 = 0.68;

/// A printed die with a ghost, whose side is this many pixels.
pub(super) fn printed(side: f32) -> Picture {
    let size = ((2.0 * REACH * side).ceil() as u32).max(1);
    let mut canvas = Canvas::new(size, size);
    canvas.at((size as f32 / 2.0, size as f32 / 2.0), side.max(0.1));
    let body = Shape::rounded(-0.5, -0.5, 1.0, 1.0, 0.24);
    canvas.soft(&body.moved(1.0, (0.05, 0.08)), Cast::Body, 0.065, [0.0, 0.0, 0.03], 0.8);
    let bone = [(0.0, hex(0xFFF6E0), 1.0), (0.5, hex(0xECDAB2), 1.0), (1.0, hex(0xA4929A), 1.0)];
    canvas.fill(&body, &Ink::along((-0.5, -0.5), (0.5, 0.5), &bone));
    canvas.soft_inside(&body.moved(1.0, (0.03, 0.03)), Cast::Edge(0.06), 0.02, &body, [1.0, 0.98, 0.9], 0.8);
    // On a die of a dozen pixels the eyes would be blots; there the ghost is larger and looks with holes.
    let (height, eye) = if side < 16.0 { (0.84, 1.35) } else { (0.74, 1.0) };
    ghost::draw(&mut canvas, (0.0, height / 2.0), height, hex(0x22304F), (hex(0xFFF6E0), eye));
    canvas.finish()
}
