//! The marker on the score track of the competitive game: a small meeple that carries a pennon for each lap.

use super::{Extent, meeple};
use crate::painter::colour::hex;
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// A marker with any number of pennons.
pub const EXTENT: Extent = Extent { squares: 0.345, left: 0.44, up: 1.86, right: 0.98, down: 0.34 };

/// One pennon beside a number, measured from the foot of its staff.
pub const PENNON: Extent = Extent { squares: 0.345, left: 0.16, up: 1.16, right: 1.0, down: 0.16 };

/// The most pennons that a marker carries.
pub const MOST_LAPS: u32 = 4;

/// Where the staff stands, in heights of the meeple.
const STAFF: f32 = 0.36;
/// The lower edge of the lowest pennon.
const LOWEST: f32 = -0.68;
/// From one pennon to the next.
const STEP: f32 = 0.25;

/// A meeple that has gone round the track `laps` times, at most [`MOST_LAPS`], `height` pixels from feet to head.
pub fn marker(colour: Colour, laps: u32, height: u32) -> Picture {
    let mut canvas = EXTENT.canvas(height);
    meeple::shadow(&mut canvas);
    let laps = laps.min(MOST_LAPS);
    if laps > 0 {
        let top = LOWEST - STEP * laps as f32 - 0.02;
        draw_staff(&mut canvas, (STAFF, -0.16), (STAFF, top), 0.09);
        for lap in 0..laps {
            let base = LOWEST - STEP * lap as f32;
            draw_pennon(&mut canvas, &cloth((STAFF, base), 0.42, 0.225), 0.075);
        }
    }
    meeple::draw(&mut canvas, colour);
    canvas.finish()
}

/// A pennon for one lap beside a number, `height` pixels from the foot of its staff to the top.
pub fn pennon(height: u32) -> Picture {
    let mut canvas = PENNON.canvas(height);
    draw_staff(&mut canvas, (0.0, 0.0), (0.0, -1.0), 0.16);
    draw_pennon(&mut canvas, &cloth((0.0, -0.40), 0.78, 0.56), 0.12);
    canvas.finish()
}

fn draw_staff(canvas: &mut Canvas, foot: (f32, f32), top: (f32, f32), width: f32) {
    let staff = Shape::line(&[foot, top]);
    canvas.stroke(&staff, width, &Ink::flat(hex(0x14172A), 1.0));
    canvas.stroke(&staff, width * 0.45, &Ink::flat(hex(0xF3DDB0), 1.0));
}

fn draw_pennon(canvas: &mut Canvas, cloth: &Shape, line: f32) {
    let Some((west, north, east, _)) = cloth.bounds() else { return };
    canvas.stroke(cloth, line, &Ink::flat(hex(0x14172A), 1.0));
    let folds = [(0.0, hex(0xFFE39A), 1.0), (0.45, hex(0xFFC53D), 1.0), (1.0, hex(0xC9851C), 1.0)];
    canvas.fill(cloth, &Ink::along((west, north), (east, north), &folds));
}

/// A pointed cloth to the east of its lower western corner.
fn cloth((x, y): (f32, f32), long: f32, high: f32) -> Shape {
    Shape::polygon(&[(x, y - high), (x + long, y - high / 2.0), (x, y)])
}
