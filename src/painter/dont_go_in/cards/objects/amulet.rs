//! An eye of emerald in gold, on a chain of beads.

use super::super::outline::Step::Q;
use super::super::outline::{closed, ring};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, WHITE, gem, on_ellipse};
use crate::painter::colour::{hex, times};
use crate::painter::shape::Shape;

/// The middle of the eye.
const MIDDLE: (f32, f32) = (0.0, 160.0);

pub(super) fn carve(relief: &mut Relief) {
    chain(relief);
    setting(relief);
    eye(relief);
}

fn chain(relief: &mut Relief) {
    for side in [-1.0, 1.0] {
        for bead in 0..15 {
            let along = bead as f32 / 14.0;
            let apart = 58.0 * libm::powf(1.0 - along, 0.85) + 2.0;
            let place = (side * apart, -8.0 + 110.0 * libm::powf(along, 1.12));
            let size = if bead % 2 == 1 { 4.6 } else { 3.5 };
            relief.lay(Shape::circle(place, size), Clay::of(GOLD, 4.0).shine(0.6).shadow(0.5, 1.5));
        }
    }
}

fn setting(relief: &mut Relief) {
    let (x, y) = MIDDLE;
    relief.lay(ring((x, y - 54.0), 8.0, 9.0, 5.0), Clay::of(GOLD, 3.0).shine(0.6).shadow(0.5, 3.0));
    for pearl in 0..12 {
        let place = on_ellipse(MIDDLE, 54.0, 53.0, 30.0 * pearl as f32);
        relief.lay(Shape::circle(place, 6.2), Clay::of(GOLD, 6.0).shine(0.6).shadow(0.4, 2.0));
    }
    relief.lay(Shape::circle(MIDDLE, 51.0), Clay::of(GOLD, 9.0).shine(0.5).shadow(0.5, 3.0));
    for notch in 0..48 {
        let (from, to) =
            (on_ellipse(MIDDLE, 43.5, 43.5, 7.5 * notch as f32), on_ellipse(MIDDLE, 47.0, 47.0, 7.5 * notch as f32));
        relief.tint(Shape::line(&[from, to]).stroked(0.9), Tint::of(hex(0x5A3410)).alpha(0.5));
    }
    relief.lay(Shape::circle(MIDDLE, 39.0), Clay::of(hex(0x6E4A1C), 5.0).shine(0.1).flush().dome(-0.8));
}

fn eye(relief: &mut Relief) {
    let (x, y) = MIDDLE;
    let lids = closed(
        (x - 36.0, y),
        &[
            Q(x - 17.0, y - 30.0, x + 17.0, y - 29.0),
            Q(x + 29.0, y - 18.0, x + 36.0, y),
            Q(x + 17.0, y + 28.0, x - 16.0, y + 27.0),
            Q(x - 28.0, y + 17.0, x - 36.0, y),
        ],
    );
    relief.lay(lids.stroked(3.4), Clay::of(times(GOLD, 0.9), 1.8).shine(0.5).shadow(0.5, 2.0));
    relief.lay(lids.clone(), Clay::of(hex(0xF3E6C8), 16.0).shine(0.3).shadow(0.4, 2.0));
    for vein in [[-33.0, 1.0, -25.0, -2.0], [-32.0, 3.0, -24.0, 6.0], [33.0, 1.0, 26.0, -3.0], [32.0, 3.0, 25.0, 5.0]] {
        let [from_x, from_y, to_x, to_y] = vein;
        let line = Shape::line(&[(x + from_x, y + from_y), (x + to_x, y + to_y)]).stroked(1.0);
        relief.tint(line, Tint::of(hex(0xB0382E)).alpha(0.5).blur(0.3));
    }
    gem::set(relief, MIDDLE, 20.0, hex(0x1FA866), 0.5);
    let pupil = closed((x, y - 16.0), &[Q(x + 5.5, y, x, y + 16.0), Q(x - 5.5, y, x, y - 16.0)]);
    relief.tint(pupil, Tint::of([0.02, 0.05, 0.06]).alpha(0.95));
    relief.tint(Shape::circle((x - 7.5, y - 9.0), 3.2), Tint::of(WHITE).alpha(0.95));
    relief.tint(Shape::circle((x + 7.0, y + 9.0), 1.8), Tint::of(WHITE).alpha(0.45));
}
