//! The ghosts that stand with a meeple in the competitive game: how tall they are and where they stand.
//!
//! They are drawn before their meeple, with their feet a little further back. The third one sends the meeple home
//! (RGHOST-3), so it is only ever shown as one to come.

use super::{Extent, ghost};
use crate::painter::colour::hex;
use crate::painter::ink::Ink;
use crate::painter::picture::Picture;

/// A ghost with a meeple. Its picture is [`ghost::ghost`].
pub const EXTENT: Extent = Extent { squares: 0.27, ..ghost::EXTENT };

/// Where the first and the second ghost stand: east and south of the feet of a standing meeple, in squares.
pub const STANDING: [(f32, f32); 2] = [(0.235, -0.03), (-0.235, -0.03)];

/// The same for a farmer.
pub const LYING: [(f32, f32); 2] = [(0.33, -0.03), (-0.40, -0.03)];

/// Where a third one would come: over the head.
pub const THIRD: (f32, f32) = (0.0, -0.33);

/// The ghost that would come to a meeple: a little transparent, with a dashed line of gold on ink.
pub fn to_come(height: u32, sway: f32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    ghost::draw_with_halo(&mut canvas, sway, 0.85);
    let outline = ghost::outline(sway);
    canvas.dash(&outline, 0.115, 0.20, 0.14, &Ink::flat(hex(0x14172A), 0.95));
    canvas.dash(&outline, 0.058, 0.20, 0.14, &Ink::flat(hex(0xFFC53D), 1.0));
    canvas.finish()
}
