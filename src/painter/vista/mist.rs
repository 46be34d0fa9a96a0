//! A bank of mist: one density, lit from the north-west, in three shelves.

use super::film::Film;
use super::sky::Sky;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::noise::{fractal, smoothstep};

/// A bank of mist.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bank {
    /// Where it begins, from above.
    pub top: f32,
    /// Where it ends, from above.
    pub bottom: f32,
    /// Its western and eastern ends.
    pub ends: (f32, f32),
    /// How thick it is; 1 hides the land.
    pub thick: f32,
    /// Size of its billows; 1 is near by.
    pub billow: f32,
    /// Which bank.
    pub seed: u32,
}

/// A shelf of the bank: from which density to which it appears, how much it hides, and its dark and light colour.
const SHELVES: [(f32, f32, f32, Rgb, Rgb); 3] = [
    (0.14, 0.58, 0.60, hex(0x6A80AC), hex(0xA9BEE0)),
    (0.50, 0.96, 0.52, hex(0x879DC8), hex(0xDAE5F6)),
    (0.86, 1.26, 0.70, hex(0xA8BEE2), hex(0xFDFDFF)),
];

impl Bank {
    pub fn paint(&self, film: &mut Film, sky: &Sky) {
        let unit = film.size().1 as f32;
        let density = film.plane(|x, y| self.density(x, y));
        let grain = unit * self.billow;
        let soft = density.blurred(0.012 * grain);
        let dark = mix([1.0; 3], [0.44, 0.53, 0.72], sky.night);
        film.each(|x, y, spot| {
            let (px, py) = (x * unit, y * unit);
            let here = density.sample(px, py);
            if here <= 0.14 {
                return;
            }
            let fine = here - density.sample(px - 0.005 * grain, py - 0.006 * grain);
            let broad = soft.sample(px, py) - soft.sample(px - 0.016 * grain, py - 0.021 * grain);
            let light = (0.62 + 1.7 * fine + 2.3 * broad + 0.14 * (here - 0.6)).clamp(0.0, 1.0);
            let dx = (x - sky.glow.0) / 0.7;
            let warm = libm::expf(-dx * dx) * (1.0 - sky.night) * (2.2 * broad).clamp(0.0, 0.24);
            for (low, high, alpha, shade, bright) in SHELVES {
                let cover = smoothstep(low, high, here) * alpha;
                let mut colour = mix(shade, bright, light);
                colour = std::array::from_fn(|i| colour[i] * dark[i] + warm * [0.9, 0.42, 0.12][i]);
                spot.colour = mix(spot.colour, colour, cover);
                spot.glow = spot.glow.map(|part| part * (1.0 - 0.55 * cover));
            }
        });
    }

    fn density(&self, x: f32, y: f32) -> f32 {
        let (bx, by) = (x * 5.6 / self.billow, y * 8.6 / self.billow);
        let sway = fractal(bx * 0.5, by * 0.6, 3, 301 + self.seed);
        let edge = 0.075 * self.billow * sway + 0.03 * self.billow * fractal(bx * 1.7, by * 1.4, 3, 305 + self.seed);
        let rise = smoothstep(self.top - 0.02, self.top + 0.17 * self.billow, y + edge);
        let fall = 1.0 - smoothstep(self.bottom - 0.10, self.bottom + 0.08, y + edge);
        let along = x + 3.0 * edge;
        let west = smoothstep(self.ends.0 - 0.26, self.ends.0 + 0.34, along);
        let east = 1.0 - smoothstep(self.ends.1 - 0.34, self.ends.1 + 0.26, along);
        let mask = rise * fall * west * east * self.thick;
        if mask <= 0.0 {
            return 0.0;
        }
        let lean = fractal(bx * 0.5, by * 0.6 - 3.0, 3, 302 + self.seed);
        let billows = fractal(bx + 0.5 * sway, by + 0.4 * lean, 5, 303 + self.seed);
        mask * 1.09 + billows * 0.74 * (mask * 1.8).min(1.0) - 0.04
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bank_lies_between_its_ends_and_below_its_top() {
        let bank = Bank { top: 0.5, bottom: 2.0, ends: (-1.0, 0.9), thick: 1.0, billow: 1.0, seed: 4 };
        let mean = |x: f32, y: f32| (0..40).map(|i| bank.density(x + i as f32 * 0.004, y)).sum::<f32>() / 40.0;
        assert!(mean(0.2, 0.9) > 0.6);
        assert_eq!(mean(0.2, 0.2), 0.0);
        assert_eq!(mean(1.7, 0.9), 0.0);
    }
}
