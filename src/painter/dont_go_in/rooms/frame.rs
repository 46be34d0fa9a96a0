//! The frame of cut plaster round a plate, with the shadow that it casts on the house.

use super::{HEIGHT, WIDTH};
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::noise::{gradient, hash_of};
use crate::painter::picture::Picture;

/// The width of the frame, in units of the plate.
pub const FRAME: f32 = 8.0;

/// From the edge of the frame's picture to the plate, on every side, in units of the plate.
pub const MARGIN: f32 = 48.0;

/// The frame of a plate that is `width` pixels wide. The plate is laid over it, [`MARGIN`] units from its left and
/// upper edge.
pub fn frame(width: u32) -> Picture {
    let unit = width as f32 / WIDTH;
    let pixels = |units: f32| ((units * unit).round() as u32).max(1);
    let mut canvas = Canvas::plain(pixels(WIDTH + 2.0 * MARGIN), pixels(HEIGHT + 2.0 * MARGIN));
    canvas.at((MARGIN * unit, MARGIN * unit), unit);
    let cut = outline();
    canvas.soft(&cut.moved(1.0, (6.0, 11.0)), Cast::Body, 10.0, [0.0, 0.01, 0.03], 0.72);
    canvas.soft(&cut.moved(1.0, (1.5, 3.0)), Cast::Body, 3.0, [0.0, 0.01, 0.03], 0.55);
    let plaster = [(0.0, hex(0xD9C29A), 1.0), (0.5, hex(0x9A8270), 1.0), (1.0, hex(0x4A4A66), 1.0)];
    canvas.fill(&cut, &Ink::along((0.0, 0.0), (WIDTH, HEIGHT), &plaster));
    canvas.soft_inside(&cut.moved(1.0, (-1.4, -1.6)), Cast::Edge(1.6), 0.5, &cut, hex(0x2A2438), 0.75);
    canvas.soft_inside(&cut.moved(1.0, (0.9, 0.9)), Cast::Edge(1.4), 0.3, &cut, hex(0xFFF3D6), 0.60);
    let opening = Shape::rectangle(-1.4, -1.4, WIDTH + 2.8, HEIGHT + 2.8);
    canvas.soft_inside(&opening, Cast::Grown(3.4), 1.2, &cut, hex(0x1A1420), 0.70);
    canvas.fill(&opening, &Ink::flat(hex(0x0A0C18), 1.0));
    rough(canvas.finish(), unit)
}

/// A rectangle that was cut by hand: never quite straight, with a chip here and there.
fn outline() -> Shape {
    const STEP: f32 = 13.0;
    let corners = [
        (-FRAME, -FRAME),
        (WIDTH + FRAME, -FRAME),
        (WIDTH + FRAME, HEIGHT + FRAME),
        (-FRAME, HEIGHT + FRAME),
        (-FRAME, -FRAME),
    ];
    let mut points = Vec::new();
    for (side, ends) in (0..).zip(corners.windows(2)) {
        let (dx, dy) = (ends[1].0 - ends[0].0, ends[1].1 - ends[0].1);
        let length = dx.abs() + dy.abs();
        let (along, inwards) = ((dx / length, dy / length), (-dy / length, dx / length));
        for step in 0..(length / STEP) as i32 {
            let key = |about: i32| hash_of(&[side, step, about]);
            let chip = if key(2) < 0.05 { 1.3 } else { 0.0 };
            let worn = if step == 0 { 1.6 } else { 0.0 };
            let (on, off) = (step as f32 * STEP + worn, 0.45 * key(1) + chip + worn);
            points.push((ends[0].0 + along.0 * on + inwards.0 * off, ends[0].1 + along.1 * on + inwards.1 * off));
        }
    }
    Shape::polygon(&points)
}

/// Gives plaster its grain. Only what is opaque is plaster.
fn rough(mut picture: Picture, unit: f32) -> Picture {
    let width = picture.width;
    for (at, pixel) in (0..).zip(picture.rgba.chunks_exact_mut(4)) {
        if pixel[3] > 250 {
            let (x, y) = ((at % width) as f32 / unit, (at / width) as f32 / unit);
            let grain = 1.0 + 0.22 * gradient(x / 21.0, y / 19.0, 41) + 0.16 * gradient(x / 2.3, y / 2.1, 42);
            pixel[..3].iter_mut().for_each(|part| *part = (f32::from(*part) * grain).min(255.0) as u8);
        }
    }
    picture
}
