//! The picture in the making: light in floating point, with the glow of windows kept apart until the end.

use super::stage::Stage;
use crate::painter::colour::{Rgb, mix};
use crate::painter::noise::{hash, smoothstep};
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::{LARGEST, each_row, painted};

/// What has been painted at one pixel so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub colour: Rgb,
    pub glow: Rgb,
}

/// A landscape in the making.
pub(crate) struct Film {
    width: u32,
    height: u32,
    spots: Vec<Spot>,
}

impl Film {
    pub fn new(width: u32, height: u32) -> Film {
        let (width, height) = (width.clamp(1, LARGEST), height.clamp(1, LARGEST));
        let spots = vec![Spot { colour: [0.0; 3], glow: [0.0; 3] }; (width * height) as usize];
        Film { width, height, spots }
    }

    /// Width divided by height: the largest `x`.
    pub fn aspect(&self) -> f32 {
        self.width as f32 / self.height as f32
    }

    pub fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// Changes every pixel, told where it is.
    pub fn each(&mut self, change: impl Fn(f32, f32, &mut Spot) + Sync) {
        let unit = self.height as f32;
        each_row(&mut self.spots, self.width as usize, |row, spots| {
            let y = (row as f32 + 0.5) / unit;
            for (column, spot) in spots.iter_mut().enumerate() {
                change((column as f32 + 0.5) / unit, y, spot);
            }
        });
    }

    /// A plane of one number a pixel.
    pub fn plane(&self, value: impl Fn(f32, f32) -> f32 + Sync) -> Plane {
        let mut plane = Plane::filled(self.width as usize, self.height as usize, 0.0);
        let unit = self.height as f32;
        each_row(&mut plane.values, self.width as usize, |row, values| {
            let y = (row as f32 + 0.5) / unit;
            for (column, out) in values.iter_mut().enumerate() {
                *out = value((column as f32 + 0.5) / unit, y);
            }
        });
        plane
    }

    /// A stage of the film's size, to draw shapes on.
    pub fn stage(&self) -> Stage {
        Stage::new(self.width, self.height)
    }

    /// Lays what was drawn on a stage over the film, mixed with so much of the colour of distant air.
    pub fn lay(&mut self, stage: Stage, air: Rgb, haze: f32) {
        let (colour, glow) = stage.finish();
        for ((spot, above), light) in self.spots.iter_mut().zip(colour.rgba.chunks(4)).zip(glow.rgba.chunks(4)) {
            let cover = f32::from(above[3]) / 255.0;
            if cover > 0.0 {
                let paint = [above[0], above[1], above[2]].map(|part| f32::from(part) / 255.0);
                spot.colour = mix(spot.colour, mix(paint, air, haze), cover);
            }
            let lamp = f32::from(light[3]) / 255.0;
            if lamp > 0.0 {
                let bright = [light[0], light[1], light[2]].map(|part| f32::from(part) / 255.0);
                spot.glow = mix(spot.glow, bright.map(|part| part * (1.0 - haze * 0.6)), lamp);
            }
        }
    }

    /// The finished picture: glow spread out, colours graded, a darker rim, fine grain.
    pub fn finish(self, warmth: f32) -> Picture {
        let unit = self.height as f32;
        let near = self.spread(0.0035 * unit);
        let wide = self.spread(0.016 * unit);
        let far = self.spread(0.06 * unit);
        let (width, aspect) = (self.width, self.aspect());
        painted(self.width, self.height, |x, y| {
            let at = (y * width + x) as usize;
            let spot = self.spots[at];
            let amber = [1.0, 0.70, 0.32];
            let light = warmth * (0.9 * near.values[at] + 1.5 * wide.values[at] + 2.2 * far.values[at]);
            let bathed: Rgb =
                std::array::from_fn(|i| spot.colour[i] + light * amber[i] * (0.75 * spot.colour[i] + 0.13));
            // A lamp keeps its own amber, however much light falls on it.
            let lamp = [spot.glow[0], spot.glow[1] * 1.12, spot.glow[2] * 1.35];
            let lit = mix(bathed, lamp, 0.85 * smoothstep(0.45, 0.95, spot.glow[0]));
            let (u, v) = ((x as f32 + 0.5) / unit / aspect - 0.5, (y as f32 + 0.5) / unit - 0.5);
            let rim = 1.0 - 0.55 * smoothstep(0.22, 1.0, 1.75 * (u * u + v * v));
            let grain = (hash(x as i32, y as i32, 77) - 0.5) * 0.016;
            let [r, g, b] = graded(lit).map(|part| part * rim + grain);
            [r, g, b, 1.0]
        })
    }

    /// How bright the lamps are, blurred.
    fn spread(&self, deviation: f32) -> Plane {
        let values = self.spots.iter().map(|spot| spot.glow[0]).collect();
        Plane { width: self.width as usize, height: self.height as usize, values }.blurred(deviation)
    }
}

/// Cool shadows, warm lights, and a soft shoulder instead of clipping.
fn graded(colour: Rgb) -> Rgb {
    let luminance = 0.3 * colour[0] + 0.55 * colour[1] + 0.15 * colour[2];
    let share = (luminance * 1.5).clamp(0.0, 1.0);
    let tint = mix([0.82, 0.94, 1.18], [1.04, 1.0, 0.95], share);
    std::array::from_fn(|i| {
        let part = colour[i] * tint[i];
        if part > 0.82 { 0.82 + (1.0 - libm::expf(-(part - 0.82) / 0.18)) * 0.18 } else { part }
    })
}
