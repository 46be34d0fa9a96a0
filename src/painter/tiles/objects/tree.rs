//! Trees, cypresses and the bushes of hedges.

use super::Standing;
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::ink::{Ink, Shape};
use crate::painter::light::{lit, shade};
use crate::painter::noise::hash_of;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::Scenery;
use crate::painter::tiles::stencil::Shadows;

const LEAVES: [Rgb; 5] = [hex(0x4c7a55), hex(0x5d8552), hex(0x41695a), hex(0x6f8753), hex(0x8a7a4e)];

/// A leafy tree.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Tree {
    pub at: Point,
    /// Radius of its crown.
    pub size: f32,
    pub seed: i32,
}

/// One round clump of leaves: its position and its radius.
type Clump = ([f32; 3], f32);

impl Tree {
    /// Clumps along a golden-angle spiral, those at the back first.
    fn clumps(&self) -> Vec<Clump> {
        let (at, s) = (self.at, self.size);
        let clump = |i: i32| {
            let angle = i as f32 * 2.4 + hash_of(&[self.seed, i]) * 1.2;
            let out = s * 0.62 * ((i as f32 + 0.3) / 8.0).sqrt();
            let up = s * 0.95 + libm::sinf(angle * 1.7) * s * 0.25 + if i < 3 { 0.25 * s } else { 0.0 };
            let spot = [at.x + libm::cosf(angle) * out, at.y + libm::sinf(angle) * out * 0.5, up];
            (spot, s * (0.46 + 0.18 * hash_of(&[self.seed, i, 4])))
        };
        let mut clumps: Vec<Clump> = (0..8).map(clump).collect();
        clumps.sort_by(|(a, _), (b, _)| (a[1] - a[2] * 0.2).total_cmp(&(b[1] - b[2] * 0.2)));
        clumps
    }
}

impl Standing for Tree {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, self.size * 0.85, self.size * 2.3);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        let pick = hash_of(&[self.seed, 3]);
        // Autumn leaves are rare.
        let leaves = LEAVES[(libm::powf(pick, 1.2) * 4.08) as usize];
        scenery.line([x, y, 0.0], [x, y, self.size * 0.8], hex(0x3a3030), 0.016, 1.0);
        let clumps = self.clumps();
        let mut pass = |toward: [f32; 3], radii: (f32, f32), colour: Rgb, alpha: f32, every: usize| {
            for &([x, y, z], r) in clumps.iter().step_by(every) {
                let spot = [x + toward[0] * r, y + toward[1] * r, z + toward[2] * r];
                scenery.ellipse(spot, (r * radii.0, r * radii.1), colour, alpha);
            }
        };
        pass([0.0; 3], (1.0, 0.96), shade(times(leaves, 0.78), [0.3, 0.6, 0.1]), 1.0, 1);
        pass([-0.24, -0.12, 0.20], (0.74, 0.68), shade(leaves, [0.05, 0.1, 0.7]), 0.85, 1);
        pass([-0.40, -0.2, 0.36], (0.46, 0.40), lit(times(leaves, 1.12), [-0.5, -0.3, 0.8], 1.1, 0.0), 0.80, 1);
        let glint = lit(leaves.map(|part| part * 1.18 + 0.02), [-0.6, -0.4, 0.7], 1.1, 0.0);
        pass([-0.52, -0.2, 0.52], (0.22, 0.18), glint, 0.75, 2);
    }
}

/// A cypress: three flame shapes inside each other.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Cypress {
    pub at: Point,
    pub height: f32,
    /// How much lighter or darker it is than others.
    pub tone: f32,
}

impl Cypress {
    fn flame(&self, scenery: &Scenery, width: f32, aside: f32, foot: f32, tip: f32) -> Shape {
        let h = self.height;
        let at = |dx: f32, z: f32| scenery.at([self.at.x + dx, self.at.y, z]);
        let ((x, y), shoulder, hip) = (at(aside * 0.2, tip), tip * 0.72, foot + h * 0.25);
        // Points of the outline on one side.
        let half =
            |side: f32| [(0.75, shoulder), (1.25, hip), (0.35, foot)].map(|(out, z)| at(side * width * out + aside, z));
        let (east, west) = (half(1.0), half(-1.0));
        Shape::drawn(|path| {
            path.move_to(x, y);
            path.cubic_to(east[0].0, east[0].1, east[1].0, east[1].1, east[2].0, east[2].1);
            path.line_to(west[2].0, west[2].1);
            path.cubic_to(west[1].0, west[1].1, west[0].0, west[0].1, x, y);
            path.close();
        })
    }
}

impl Standing for Cypress {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.03, self.height);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let (h, w) = (self.height, self.height * 0.17);
        let needles = times(hex(0x3f6450), self.tone);
        let Point { x, y } = self.at;
        scenery.line([x, y, 0.0], [x, y, h * 0.12], hex(0x352b2b), 0.014, 1.0);
        let shadow = shade(times(needles, 0.8), [0.5, 0.6, 0.1]);
        scenery.fill(self.flame(scenery, w, 0.0, h * 0.06, h), Ink::flat(shadow, 1.0), (0.0, h));
        let body = self.flame(scenery, w * 0.72, -w * 0.26, h * 0.10, h * 0.96);
        scenery.fill(body, Ink::flat(shade(needles, [-0.1, 0.3, 0.5]), 0.9), (0.0, h));
        let edge = self.flame(scenery, w * 0.36, -w * 0.50, h * 0.16, h * 0.88);
        let light = lit(times(needles, 1.25), [-0.8, -0.2, 0.4], 1.1, 0.0);
        scenery.fill(edge, Ink::flat(light, 0.85), (0.0, h));
    }
}

/// A low bush; rows of them are hedges.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Bush {
    pub at: Point,
    pub size: f32,
    pub seed: i32,
}

impl Standing for Bush {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at + Point::new(0.008, 0.006), self.size * 0.8, self.size * 1.2);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let s = self.size;
        let leaves = times(LEAVES[(hash_of(&[self.seed, 3]) * 2.9) as usize], 0.95);
        for i in 0..3 {
            let x = self.at.x + (i - 1) as f32 * s * 0.7;
            let y = self.at.y + (hash_of(&[self.seed, i]) - 0.5) * s * 0.4;
            scenery.ellipse([x, y, s * 0.4], (s * 0.72, s * 0.62), shade(times(leaves, 0.8), [0.3, 0.6, 0.1]), 1.0);
            let body = shade(times(leaves, 1.05), [-0.3, -0.2, 0.8]);
            scenery.ellipse([x - s * 0.16, y, s * 0.62], (s * 0.50, s * 0.40), body, 0.9);
            let light = lit(times(leaves, 1.3), [-0.6, -0.3, 0.7], 1.1, 0.0);
            scenery.ellipse([x - s * 0.26, y, s * 0.80], (s * 0.24, s * 0.18), light, 0.8);
        }
    }
}
