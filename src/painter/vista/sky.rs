//! The sky at blue hour: afterglow at the horizon, streaks of cloud, first stars, a moon at night.

use super::film::Film;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::noise::{fractal, hash, smoothstep};

/// A sky.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sky {
    /// 0 at dusk, 1 in deep night.
    pub night: f32,
    /// Where the sun has set.
    pub glow: (f32, f32),
    /// Where the moon stands, if it is up.
    pub moon: Option<(f32, f32)>,
    /// Which clouds.
    pub seed: u32,
}

impl Sky {
    /// How much daylight is left for the things on the ground.
    pub fn day(&self) -> f32 {
        1.0 - 0.52 * self.night
    }

    /// The colour of air far away, towards which distant things fade.
    pub fn air(&self) -> Rgb {
        mix([0.46, 0.53, 0.70], [0.13, 0.19, 0.33], self.night)
    }

    pub fn paint(&self, film: &mut Film) {
        film.each(|x, y, spot| spot.colour = self.at(x, y));
    }

    fn at(&self, x: f32, y: f32) -> Rgb {
        let down = (y / self.glow.1).clamp(0.0, 1.3);
        let dusk = ramp(down, [hex(0x16233F), hex(0x33507E), hex(0x7F8FB4), hex(0xE3B692)]);
        let dark = ramp(down, [hex(0x070C1A), hex(0x101D38), hex(0x1F3358), hex(0x3C527C)]);
        let mut colour = mix(dusk, dark, self.night);
        let (dx, dy) = ((x - self.glow.0) / 0.62, (y - self.glow.1) / 0.24);
        let sunset = libm::expf(-(dx * dx + dy * dy)) * (1.0 - 0.8 * self.night);
        colour = mix(colour, hex(0xFFC98C), 0.72 * sunset);
        colour = self.clouded(colour, x, y, sunset);
        let star = self.star(x, y) * (1.0 - smoothstep(0.35, 0.95, down)) * (0.25 + 0.75 * self.night);
        colour = mix(colour, [0.95, 0.97, 1.0], star);
        match self.moon {
            Some((mx, my)) => moonlit(colour, x - mx, y - my),
            None => colour,
        }
    }

    fn clouded(&self, colour: Rgb, x: f32, y: f32, sunset: f32) -> Rgb {
        let drift = 0.25 * fractal(x * 1.1, y * 3.0, 2, 410 + self.seed);
        let streak = fractal(x * 1.3 + drift, y * 7.5 + drift * 2.0, 5, 400 + self.seed);
        let below = fractal(x * 1.3 + drift, (y + 0.02) * 7.5 + drift * 2.0, 5, 400 + self.seed);
        let low = smoothstep(0.25, 0.95, y / self.glow.1) * 0.16;
        let thick = smoothstep(0.04 - low, 0.60 - low, streak);
        let lit = (0.5 + 2.2 * (streak - below)).clamp(0.0, 1.0);
        let dark = mix(hex(0x3A4A72), hex(0x0C1528), self.night);
        let bright = mix(mix(hex(0xA9A6C0), hex(0xFFD2A0), (sunset * 1.8).min(1.0)), hex(0x2C4066), self.night);
        mix(colour, mix(dark, bright, lit), 0.62 * thick)
    }

    fn star(&self, x: f32, y: f32) -> f32 {
        let (cell_x, cell_y) = ((x * 34.0).floor() as i32, (y * 34.0).floor() as i32);
        let pick = hash(cell_x, cell_y, 431 + self.seed);
        if pick < 0.72 {
            return 0.0;
        }
        let place = |axis: u32| 0.2 + 0.6 * hash(cell_x, cell_y, 440 + axis + self.seed);
        let (dx, dy) = (x * 34.0 - cell_x as f32 - place(0), y * 34.0 - cell_y as f32 - place(1));
        let size = 0.018 + 0.05 * (pick - 0.72);
        libm::expf(-(dx * dx + dy * dy) / (size * size * 2.0)) * (0.4 + 2.0 * (pick - 0.72))
    }
}

fn moonlit(colour: Rgb, dx: f32, dy: f32) -> Rgb {
    let distance = libm::sqrtf(dx * dx + dy * dy);
    let halo = 0.50 * libm::expf(-distance / 0.10) + 0.14 * libm::expf(-distance / 0.34);
    let hazy = mix(colour, [0.72, 0.82, 0.98], halo.min(0.8));
    let seas = 1.0 - 0.13 * smoothstep(-0.1, 0.5, fractal(dx * 17.0 + 3.0, dy * 17.0, 3, 455));
    let disc = 1.0 - smoothstep(0.068, 0.071, distance);
    mix(hazy, [0.97 * seas, 0.97 * seas, 0.90 * seas], disc)
}

fn ramp(at: f32, stops: [Rgb; 4]) -> Rgb {
    let place = at.clamp(0.0, 1.0) * 3.0;
    let first = (place as usize).min(2);
    mix(stops[first], stops[first + 1], smoothstep(0.0, 1.0, place - first as f32))
}
