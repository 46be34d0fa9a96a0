//! Houses with gables, lit windows and tiled roofs.

use super::Standing;
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::light::lit;
use crate::painter::noise::hash_of;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::{Scenery, Spot, WINDOW};
use crate::painter::tiles::stencil::Shadows;

/// The roofs of a town, brick and slate. All are equally bright, so that a distant town looks calm.
pub(in crate::painter) const ROOFS: [Rgb; 7] =
    [hex(0x965440), hex(0x9f6049), hex(0x8b4b3d), hex(0xa26b54), hex(0x865044), hex(0x5c6a87), hex(0x6b7589)];

/// The plastered walls of a town.
pub(in crate::painter) const WALLS: [Rgb; 4] = [hex(0xe6d3b0), hex(0xdcc39c), hex(0xcfb795), hex(0xe9dcc2)];

/// How much of its slope a roof shows in its lighting. With the full slope one side would be black and the other too
/// bright, and a town of many small roofs would look restless.
const SLANT: f32 = 0.45;

/// How much sun a roof gets. With full sun, a side that faces west would glow like neon.
const SUN: f32 = 0.62;
const SUN_FROM_THE_WEST: f32 = 0.42;

/// A house. Its ridge is along its width.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct House {
    /// The middle of its ground floor.
    pub at: Point,
    pub width: f32,
    pub depth: f32,
    /// Height of its walls.
    pub height: f32,
    /// Height of its roof above the walls.
    pub roof_height: f32,
    /// Its rotation, in radians.
    pub angle: f32,
    pub roof: Rgb,
    pub wall: Rgb,
    /// The share of its windows that are lit.
    pub lit: f32,
    pub chimney: bool,
    /// The amount of lamplight on the street in front of it.
    pub lamplight: f32,
    pub seed: i32,
}

impl House {
    fn spot(&self, a: f32, b: f32, z: f32) -> Spot {
        let turned = self.turned(a, b);
        [self.at.x + turned.x, self.at.y + turned.y, z]
    }

    fn turned(&self, a: f32, b: f32) -> Point {
        let (cos, sin) = (libm::cosf(self.angle), libm::sinf(self.angle));
        Point::new(a * cos - b * sin, a * sin + b * cos)
    }

    fn walls(&self, scenery: &mut Scenery) {
        let (w, d, h) = (self.width / 2.0, self.depth / 2.0, self.height);
        let sides = [
            ((-w, d), (w, d), (0.0, 1.0)),
            ((w, d), (w, -d), (1.0, 0.0)),
            ((w, -d), (-w, -d), (0.0, -1.0)),
            ((-w, -d), (-w, d), (-1.0, 0.0)),
        ];
        for (a, b, (nx, ny)) in sides {
            let outward = self.turned(nx, ny);
            if outward.y <= 0.02 {
                continue;
            }
            let normal = [outward.x, outward.y, 0.0];
            let gable = nx != 0.0;
            let mut corners = vec![self.spot(a.0, a.1, 0.0), self.spot(b.0, b.1, 0.0), self.spot(b.0, b.1, h)];
            if gable {
                corners.push(self.spot(nx * w, 0.0, h + self.roof_height));
            }
            corners.push(self.spot(a.0, a.1, h));
            scenery.face(&corners, self.wall, normal, 1.0, 0.35);
            let (foot_a, foot_b) = (self.spot(a.0, a.1, h * 0.22), self.spot(b.0, b.1, h * 0.22));
            scenery.face(&[corners[0], corners[1], foot_b, foot_a], times(self.wall, 0.80), normal, 1.0, 0.2);
            self.windows(scenery, a, b, nx as i32 * 3 + ny as i32);
            if gable && hash_of(&[self.seed, 5, nx as i32]) < self.lit * 0.7 {
                let attic = self.spot(nx * w, 0.0, h + self.roof_height * 0.16);
                scenery.window(scenery.arched(attic, 0.016, 0.026), WINDOW);
            }
        }
    }

    fn windows(&self, scenery: &mut Scenery, a: (f32, f32), b: (f32, f32), face: i32) {
        let length = Point::new(b.0 - a.0, b.1 - a.1).length();
        let count = ((length / 0.062) as i32).max(1);
        let (sill, lintel) = (self.height * 0.40, self.height * 0.78);
        for i in (0..count).filter(|&i| hash_of(&[self.seed, i, face, 77]) <= self.lit) {
            let along = |t: f32, z: f32| self.spot(a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t, z);
            let (t, half) = ((i as f32 + 0.5) / count as f32, 0.017 / length);
            let (left, right) = (t - half, t + half);
            let pane = [along(left, sill), along(right, sill), along(right, lintel), along(left, lintel)];
            scenery.window(scenery.outline(&pane), WINDOW);
        }
    }

    fn roof(&self, scenery: &mut Scenery) {
        let (w, d, rise, eaves) = (self.width / 2.0, self.depth / 2.0, self.roof_height, 0.012);
        let ridge = self.height + rise;
        let low = self.height - rise * eaves / d;
        let mut planes = [-1.0_f32, 1.0].map(|side| (self.turned(0.0, side * rise), side));
        planes.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        for (outward, side) in planes {
            let normal = [outward.x * SLANT, outward.y * SLANT, d];
            let corners = [
                self.spot(-w - eaves, side * (d + eaves), low),
                self.spot(w + eaves, side * (d + eaves), low),
                self.spot(w + eaves, 0.0, ridge),
                self.spot(-w - eaves, 0.0, ridge),
            ];
            let leans_west = outward.x / (rise * rise + d * d).sqrt() < -0.35;
            let sun = if leans_west { SUN_FROM_THE_WEST } else { SUN };
            scenery.face(&corners, self.roof, normal, sun, 0.0);
            let tiles = lit(self.roof, normal, sun, 0.0);
            let rows = (((d * d + rise * rise).sqrt() / 0.022) as i32).max(2);
            for row in 1..rows {
                let t = row as f32 / rows as f32;
                let between = |a: Spot, b: Spot| std::array::from_fn(|i| a[i] + (b[i] - a[i]) * t);
                let (from, to) = (between(corners[0], corners[3]), between(corners[1], corners[2]));
                scenery.line(from, to, times(tiles, 0.78), 0.0045, 0.45);
            }
            scenery.line(corners[0], corners[1], times(tiles, 0.62), 0.006, 0.6);
        }
        let light = lit(self.roof, [-0.5, -0.4, 0.7], 0.85, 0.0);
        scenery.line(self.spot(-w - eaves, 0.0, ridge), self.spot(w + eaves, 0.0, ridge), light, 0.009, 0.9);
    }
}

impl Standing for House {
    fn foot(&self) -> f32 {
        self.at.y + self.depth * 0.35
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.house(self.at, self.width, self.depth, self.height);
    }

    fn draw(&self, scenery: &mut Scenery) {
        self.walls(scenery);
        self.roof(scenery);
        if self.chimney {
            let east = if hash_of(&[self.seed, 9]) > 0.5 { 1.0 } else { -1.0 };
            let foot = self.spot(self.width * 0.225 * east, -self.depth * 0.125, self.height + self.roof_height * 0.72);
            scenery.cuboid(foot, [0.026, 0.022, 0.05], 0.0, hex(0xa08a78));
        }
        scenery.glow([self.at.x, self.at.y + self.depth * 0.6, 0.02], 0.08, self.lamplight);
    }
}
