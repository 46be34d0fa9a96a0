//! Ridges far away, hills with fields, and roads over them.

use super::film::Film;
use super::sky::Sky;
use super::stage::Stage;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::ink::{Ink, Shape};
use crate::painter::noise::{fractal, gradient, hash, smoothstep};

/// A ridge so far away that it is only a colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ridge {
    /// Mean height of its crest.
    pub crest: f32,
    /// How much it rises and falls.
    pub rise: f32,
    /// How far it has faded into the air, 0..=1.
    pub haze: f32,
    /// Which ridge.
    pub seed: u32,
}

impl Ridge {
    pub fn paint(&self, film: &mut Film, sky: &Sky) {
        let edge = 1.2 / film.size().1 as f32;
        let ground = hex(0x35485F).map(|part| part * sky.day());
        film.each(|x, y, spot| {
            let along = x * 1.9 + self.seed as f32 * 7.3;
            let woods = 0.0022 * fractal(x * 60.0, 0.5, 3, 505 + self.seed);
            let crest = self.crest - self.rise * fractal(along, 0.5, 5, 500 + self.seed) - woods;
            let cover = smoothstep(crest - edge, crest + edge, y);
            if cover > 0.0 {
                let below = y - crest;
                let fold = fractal(along * 2.2 + below * 5.0, below * 6.0, 4, 508 + self.seed);
                let patch = gradient(x * 22.0 + below * 30.0, below * 90.0, 509 + self.seed);
                let lean = 1.0 + 0.55 * fold + 0.16 * patch;
                let depth = smoothstep(0.0, 0.13, below);
                let body = mix(ground.map(|part| part * lean), sky.air(), self.haze + (1.0 - self.haze) * 0.6 * depth);
                let glow = libm::expf(-((x - sky.glow.0) / 0.5) * ((x - sky.glow.0) / 0.5)) * (1.0 - sky.night);
                spot.colour = mix(spot.colour, mix(body, hex(0xE9B48C), 0.28 * glow * self.haze), cover);
                spot.glow = mix(spot.glow, [0.0; 3], cover);
            }
        });
    }
}

/// A hill near enough to see its fields.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hill {
    /// Mean height of its crest.
    pub crest: f32,
    /// How much the crest wavers.
    pub rise: f32,
    /// A knoll on it: middle, half width and height.
    pub knoll: (f32, f32, f32),
    /// How fast the land comes nearer below the crest; higher is nearer.
    pub near: f32,
    /// How far it has faded into the air, 0..=1.
    pub haze: f32,
    /// Which fields.
    pub seed: u32,
}

/// The colours of fields: pasture, wheat, vines, lavender.
const FIELDS: [Rgb; 8] = [
    hex(0x668A5C),
    hex(0x7C955E),
    hex(0xB8A465),
    hex(0xA09A66),
    hex(0x587C58),
    hex(0x8A8394),
    hex(0x728C5E),
    hex(0x94A068),
];

/// Rows of a field to a unit of land, and how deep they are; pasture has none.
const ROWS: [(f32, f32); 8] =
    [(0.0, 0.0), (0.0, 0.0), (9.0, 0.15), (8.0, 0.14), (7.0, 0.18), (8.0, 0.20), (0.0, 0.0), (7.0, 0.13)];

impl Hill {
    /// Height of the crest at `x`.
    pub fn crest_at(&self, x: f32) -> f32 {
        let (middle, half, height) = self.knoll;
        let away = (x - middle) / half.max(1e-3);
        let waver = fractal(x * 1.1 + self.seed as f32 * 3.7, 2.5, 3, 520 + self.seed);
        self.crest - self.rise * waver - height * libm::expf(-away * away)
    }

    pub fn paint(&self, film: &mut Film, sky: &Sky) {
        let edge = 1.0 / film.size().1 as f32;
        film.each(|x, y, spot| {
            let crest = self.crest_at(x);
            let cover = smoothstep(crest - edge, crest + edge, y);
            if cover > 0.0 {
                spot.colour = mix(spot.colour, self.ground(x, y, crest, sky), cover);
                spot.glow = mix(spot.glow, [0.0; 3], cover);
            }
        });
    }

    fn ground(&self, x: f32, y: f32, crest: f32, sky: &Sky) -> Rgb {
        let below = (y - crest).max(0.0);
        let far = 1.0 / (0.20 + below * self.near);
        let (u, v) = ((x - 0.9) * (0.8 + 0.55 * far) * 1.9, far * 1.55 + self.seed as f32 * 2.3);
        let (wu, wv) = (u + 0.16 * gradient(u * 1.7, v * 1.7, 5), v + 0.16 * gradient(u * 1.7, v * 1.7, 9));
        let (field, border, angle) = parcel(wu, wv, self.seed);
        let brush = 0.10 * fractal(u * 2.3, v * 2.3, 4, 31) + 0.10 * gradient(u * 15.0, v * 6.0, 51);
        let (count, depth) = ROWS[field];
        let across = wu * libm::cosf(angle) + wv * libm::sinf(angle);
        let fine = (1.0 - (far - 1.4) / 2.4).clamp(0.0, 1.0);
        let rows =
            depth * fine * libm::sinf(std::f32::consts::TAU * (across * count + 0.2 * gradient(u * 3.0, v * 3.0, 8)));
        let hedge = (1.0 - smoothstep(0.012, 0.05 + 0.02 * gradient(u * 9.0, v * 9.0, 12), border)) * 0.5;
        let tone = 1.0 + brush + rows;
        let mut colour = FIELDS[field].map(|part| part * tone);
        colour = mix(colour, hex(0x2C4A3C), hedge);
        let lean = self.crest_at(x + 0.02) - self.crest_at(x - 0.02);
        let roll = fractal((u + 0.05) * 1.05, v * 1.05, 2, 60) - fractal((u - 0.05) * 1.05, v * 1.05, 2, 60);
        let light = (1.0 - 4.5 * lean + 1.3 * roll) * (0.82 + 0.25 * smoothstep(0.06, 0.0, below));
        let warm = if light > 1.0 { [1.15, 0.95, 0.6] } else { [1.1, 0.95, 0.55] };
        let tint = mix([0.84, 0.88, 0.98], [0.25, 0.34, 0.53], sky.night);
        let lit: Rgb = std::array::from_fn(|i| colour[i] * tint[i] * (1.0 + (light - 1.0) * warm[i]));
        mix(lit, sky.air(), self.haze * (1.0 - 0.35 * smoothstep(0.0, 0.3, below)))
    }
}

/// The kind of the field a place belongs to, its distance from the border, and the direction of its rows.
fn parcel(x: f32, y: f32, seed: u32) -> (usize, f32, f32) {
    let cell = 0.62;
    let (x, y) = (x / cell, y / cell);
    let (ix, iy) = (x.floor() as i32, y.floor() as i32);
    let (mut first, mut second, mut owner) = (9.0_f32, 9.0_f32, (ix, iy));
    for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
        let at = (ix + dx, iy + dy);
        let px = at.0 as f32 + 0.15 + 0.7 * hash(at.0, at.1, 1 + seed) - x;
        let py = at.1 as f32 + 0.15 + 0.7 * hash(at.0, at.1, 2 + seed) - y;
        let distance = 0.55 * libm::sqrtf(px * px + py * py) + 0.45 * px.abs().max(py.abs());
        if distance < first {
            (second, first, owner) = (first, distance, at);
        } else {
            second = second.min(distance);
        }
    }
    let kind = (hash(owner.0, owner.1, 3 + seed) * 7.999) as usize;
    let angle = (hash(owner.0, owner.1, 4 + seed) * 5.0).floor() * 0.62 + 0.25;
    (kind, (second - first) * cell, angle)
}

/// A road through these places, each with its width there.
pub(crate) fn road(stage: &mut Stage, course: &[(f32, f32, f32)]) {
    let smooth = rounded(course);
    let side = |by: f32| -> Vec<(f32, f32)> {
        (0..smooth.len())
            .map(|i| {
                let (before, after) = (smooth[i.saturating_sub(1)], smooth[(i + 1).min(smooth.len() - 1)]);
                let (dx, dy) = (after.0 - before.0, after.1 - before.1);
                let length = libm::sqrtf(dx * dx + dy * dy).max(1e-5);
                let (x, y, width) = smooth[i];
                // The land is seen at a slant: a road that runs across is foreshortened.
                (x - dy / length * width * by, y + dx / length * width * by * 0.45)
            })
            .collect()
    };
    let strip = |by: f32| {
        let mut points = side(by);
        points.extend(side(-by).into_iter().rev());
        Shape::polygon(&points)
    };
    let bed = stage.lit(hex(0xABA78E), [0.0, 0.0, 1.0], 0.0);
    stage.glaze(&strip(0.72), &Ink::flat(bed.map(|part| part * 0.45), 0.5));
    stage.fill(&strip(0.5), &Ink::flat(bed, 1.0));
    for (by, width) in [(0.22, 0.10), (-0.22, 0.10)] {
        let mut points = side(by + width / 2.0);
        points.extend(side(by - width / 2.0).into_iter().rev());
        stage.glaze(&Shape::polygon(&points), &Ink::flat(bed.map(|part| part * 0.72), 0.5));
    }
}

/// More places between the given ones, on a smooth curve through them.
fn rounded(course: &[(f32, f32, f32)]) -> Vec<(f32, f32, f32)> {
    let last = course.len().saturating_sub(1);
    let mut smooth = Vec::new();
    for i in 0..last {
        let [a, b, c, d] = [i.saturating_sub(1), i, i + 1, (i + 2).min(last)].map(|at| course[at]);
        for step in 0..12 {
            let t = step as f32 / 12.0;
            let curve = |a: f32, b: f32, c: f32, d: f32| {
                b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
            };
            smooth.push((curve(a.0, b.0, c.0, d.0), curve(a.1, b.1, c.1, d.1), b.2 + (c.2 - b.2) * t));
        }
    }
    smooth.extend(course.last());
    smooth
}
