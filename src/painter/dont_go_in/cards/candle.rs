//! The candle in the west of every large card. The higher the Curse, the further it has burnt down.

use super::light::Fading;
use super::outline::Step::{L, Q};
use super::outline::{closed, mirrored};
use super::relief::{Clay, Relief, Tint};
use crate::painter::colour::{Rgb, hex};
use crate::painter::shape::Shape;

/// Where a candle stands, in units.
const AXIS: f32 = 38.0;

/// The flame of a card with this value, in units.
pub(super) fn flame(value: u8) -> (f32, f32) {
    (AXIS, [128.0, 145.0, 162.0, 179.0][usize::from(value.clamp(1, 4)) - 1])
}

/// Where the light comes from on small cards, on which no candle stands.
pub(super) const UNSEEN: (f32, f32) = (14.0, 140.0);

/// Carves the candle of a card with this value.
pub(super) fn carve(relief: &mut Relief, value: u8) {
    let (x, y) = flame(value);
    let top = y + 18.0;
    relief.lay(Shape::oval((x, 249.0), 21.0, 7.0), Clay::of(hex(0x9A7434), 4.0).shine(0.3).flush());
    relief.lay(Shape::oval((x, 247.0), 13.0, 4.0), Clay::of(hex(0x6B4A22), 3.0).shine(0.1).flush());
    let handle = Shape::circle((x - 20.0, 246.0), 5.0).stroked(2.4);
    relief.lay(handle, Clay::of(hex(0x9A7434), 1.6).shine(0.4).flush());
    let body = closed(
        (x - 10.0, top + 2.0),
        &[
            Q(x - 9.0, top - 2.0, x, top),
            Q(x + 9.0, top - 3.0, x + 10.0, top + 3.0),
            L(x + 10.5, 247.0),
            Q(x, 251.0, x - 10.5, 247.0),
        ],
    );
    relief.lay(body.clone(), Clay::of(hex(0xD2BC92), 9.0).shine(0.1).flush());
    relief.wash(body, |_, y| (hex(0xFFC873), 0.85 * libm::expf(-(y - top + 4.0).max(0.0) / 20.0)));
    for (from, to, drop) in [(-8.0, -3.0, 26.0), (3.0, 8.0, 14.0), (-2.0, 1.5, 38.0)] {
        let foot = (top + drop).min(240.0);
        let run = closed(
            (x + from, top),
            &[
                L(x + from - 0.5, foot - 5.0),
                Q(x + from, foot, x + (from + to) / 2.0, foot),
                Q(x + to, foot, x + to, foot - 6.0),
                L(x + to, top),
            ],
        );
        relief.lay(run, Clay::of(hex(0xF4E4C2), 2.4).shine(0.2).shadow(0.25, 1.2));
    }
    wick_and_flame(relief, (x, y));
}

fn wick_and_flame(relief: &mut Relief, (x, y): (f32, f32)) {
    let wick = super::outline::line((x, y + 19.0), &[L(x + 0.6, y + 10.0)], 1.5);
    relief.lay(wick, Clay::of([0.05, 0.04, 0.05], 1.0).flush());
    for (size, colour, soft) in
        [(1.0, [1.0, 0.52, 0.10], 1.2), (0.80, [1.0, 0.80, 0.34], 1.0), (0.52, [1.0, 0.97, 0.80], 0.8)]
    {
        let flame = mirrored(
            (1.0, -22.0 * size + 4.0),
            &[Q(2.0, -10.0 * size, 9.0 * size, 0.0), Q(8.0 * size, 10.0, 6.0 * size, 18.0), L(0.0, 18.0)],
        );
        relief.shine(flame.moved(1.0, (x, y)), Tint::of(colour).alpha(0.95).blur(soft));
    }
}

/// The light in the air around the flame.
pub(super) struct Halo(Fading, Fading);

impl Halo {
    pub fn new() -> Halo {
        Halo(Fading::new(13.0, 1.3), Fading::new(44.0, 1.2))
    }

    /// What it adds to a pixel so far from the flame.
    pub fn at(&self, distance: f32) -> Rgb {
        const NEAR: Rgb = [0.50, 0.27, 0.09];
        const FAR: Rgb = [0.20, 0.10, 0.03];
        let (near, far) = (self.0.at(distance), self.1.at(distance));
        std::array::from_fn(|i| near * NEAR[i] + far * FAR[i])
    }
}
