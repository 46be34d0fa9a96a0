//! The table under a whole board, the board's shadow on it, and the dark rim of the picture.

use super::{Laid, View};
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::each_row;
use crate::painter::table;
use crate::painter::tiles::geometry::origin;
use crate::rules::tiles::Square;

/// Cells per square in the planes that say where the board is.
const STEPS: usize = 24;

/// The table with the board's shadow on it, and a faint blue glow around the board.
pub(super) fn paint(laid: &Laid, view: &View) -> Picture {
    // Scaled like the 1920 × 1080 layout, where a board of medium size has about 100 pixels per square.
    let mut picture = table::ground(view.width, view.height, view.px as f32 / 100.0);
    let mask = Mask::of(laid, view);
    let (near, far, breath) = (mask.plane.blurred(0.08 * mask.step), mask.plane.blurred(0.28 * mask.step), {
        mask.plane.blurred(0.9 * mask.step)
    });
    let width = picture.width as usize;
    each_row(&mut picture.rgba, 4 * width, |y, row| {
        for (x, pixel) in row.chunks_exact_mut(4).enumerate() {
            let at = |plane: &Plane, dx: f32, dy: f32| {
                let place = |pixel: usize, shift: f32| (pixel as f32 + 0.5) / view.px as f32 - shift;
                plane.sample((place(x, dx) + mask.margin) * mask.step, (place(y, dy) + mask.margin) * mask.step)
            };
            let shadow = (1.0 - 0.55 * at(&near, 0.10, 0.16)) * (1.0 - 0.28 * at(&far, 0.16, 0.26));
            let blue = 0.5 * at(&breath, 0.0, 0.0);
            for (part, tint) in pixel.iter_mut().zip([6.0, 12.0, 20.0]) {
                *part = ((f32::from(*part) + tint * blue) * shadow).clamp(0.0, 255.0) as u8;
            }
        }
    });
    picture
}

/// Where the board is in the picture and around it.
struct Mask {
    plane: Plane,
    /// Cells per square.
    step: f32,
    /// How far the plane extends beyond the picture, in squares.
    margin: f32,
}

impl Mask {
    fn of(laid: &Laid, view: &View) -> Mask {
        let (step, margin) = (STEPS as f32, 2.0);
        let cells = |pixels: u32| ((pixels as f32 / view.px as f32 + 2.0 * margin) * step).ceil() as usize;
        let mut plane = Plane::filled(cells(view.width), cells(view.height), 0.0);
        laid.squares().for_each(|at| fill(&mut plane, view, at, margin));
        Mask { plane, step, margin }
    }
}

fn fill(plane: &mut Plane, view: &View, square: Square, margin: f32) {
    let (x, y) = view.pixel(origin(square));
    let cell = |pixel: f32| ((pixel / view.px as f32 + margin) * STEPS as f32).round();
    let span = |pixel: f32, size: usize| {
        let from = cell(pixel);
        from.max(0.0) as usize..((from + STEPS as f32).max(0.0) as usize).min(size)
    };
    for row in span(y, plane.height) {
        for column in span(x, plane.width) {
            plane.values[row * plane.width + column] = 1.0;
        }
    }
}

/// Draws the dark rim of a window over everything.
pub(super) fn darken_rim(picture: &mut Picture) {
    picture.lay(&table::vignette(picture.width, picture.height), (0, 0), 0.8);
}
