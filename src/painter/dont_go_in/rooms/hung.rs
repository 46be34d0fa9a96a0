//! A room as it hangs in the house: its plate in the frame, with the medal, and with the slab that shows its effect.

use super::{EFFECT, HEIGHT, MARGIN, MEDAL, SLAB, WIDTH, breathing, effect, frame, medal, medal_at, plate};
use crate::painter::paper;
use crate::painter::picture::Picture;
use crate::rules::dont_go_in::Room;

/// A room with a plate that is `width` pixels wide. The plate lies [`MARGIN`] units from every edge of the picture. The
/// name on the slab is missing: the painter has no letters.
pub fn hung(room: Room, width: u32) -> Picture {
    framed(room, &plate(room, width))
}

/// The same at the two moments of [`breathing`].
pub fn hung_breathing(room: Room, width: u32) -> [Picture; 2] {
    breathing(room, width).map(|plate| framed(room, &plate))
}

fn framed(room: Room, plate: &Picture) -> Picture {
    let width = plate.width;
    let unit = width as f32 / WIDTH;
    let at = |(x, y): (f32, f32)| (((x + MARGIN) * unit).round() as i64, ((y + MARGIN) * unit).round() as i64);
    let pixels = |units: f32| (units * unit).round() as u32;
    let mut picture = Picture::clear(pixels(WIDTH + 2.0 * MARGIN), pixels(HEIGHT + 2.0 * MARGIN));
    picture.lay(&frame(width), (0, 0), 1.0);
    picture.lay(plate, at((0.0, 0.0)), 1.0);
    if let (Some(place), Some(medal)) = (medal_at(room), medal(room, pixels(2.0 * MEDAL))) {
        let (x, y) = at(place);
        picture.lay(&medal, (x - i64::from(medal.width / 2), y - i64::from(medal.height / 2)), 1.0);
    }
    slab(&mut picture, room, unit, at);
    picture
}

/// The slab of paper over the lower edge, with the picture of the effect at its right end.
fn slab(picture: &mut Picture, room: Room, unit: f32, at: impl Fn((f32, f32)) -> (i64, i64)) {
    /// Pixels of the layout for each unit of a plate that hangs in the house.
    const LAYOUT: f32 = 1.0 / 1.18;
    let pixels = |units: f32| (units * unit).round() as u32;
    let [left, top, wide, high] = SLAB;
    let paper = paper::panel(pixels(wide), pixels(high), unit * LAYOUT, 11 + room as u32 * 7);
    let margin = i64::from(paper::margin(unit * LAYOUT));
    let (x, y) = at((left, top));
    picture.lay(&paper, (x - margin, y - margin), 1.0);
    let effect = effect(room, pixels(high));
    let (right, middle) = at(EFFECT);
    picture.lay(&effect, (right - i64::from(effect.width), middle - i64::from(effect.height / 2)), 1.0);
}
