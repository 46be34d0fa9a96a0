//! The ruin of the start tile: columns around the common corner of its four squares, a fallen arch, a campfire.
//!
//! Each square builds the objects whose feet are on it, so that the four pictures join into one ruin.

use super::tree::Bush;
use super::{Standing, Things};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::ink::Ink;
use crate::painter::light::{lit, shade};
use crate::painter::noise::hash_of;
use crate::painter::tiles::geometry::{Layout, Point};
use crate::painter::tiles::scenery::{Scenery, WINDOW};
use crate::painter::tiles::stencil::Shadows;

const STONE: Rgb = hex(0xb3a795);
const SCALE: f32 = 1.25;

/// Columns: their position relative to the corner, and their height.
const COLUMNS: [(f32, f32, f32); 6] = [
    (-0.17, -0.10, 0.20),
    (-0.02, -0.13, 0.20),
    (0.14, -0.11, 0.13),
    (-0.16, 0.11, 0.09),
    (0.16, 0.10, 0.20),
    (0.01, 0.15, 0.05),
];

/// The part of the ruin that stands on this square.
pub(in crate::painter) fn build(layout: &Layout, things: &mut Things) {
    let corner = layout.ruin_corner();
    let owned = |dx: f32, dy: f32| {
        let foot = corner + Point::new(dx, dy) * SCALE;
        ((0.0..1.0).contains(&foot.x) && (0.0..1.0).contains(&foot.y)).then_some(foot)
    };
    for i in 0..26 {
        let (angle, out) = (i as f32 * 2.4, 0.06 + 0.20 * hash_of(&[i, 9]));
        if let Some(at) = owned(libm::cosf(angle) * out, libm::sinf(angle) * out * 0.8) {
            let colour = times(hex(0xa99a7c), 0.75 + 0.35 * hash_of(&[i, 2]));
            let radii = ((0.022 + 0.014 * hash_of(&[i, 7])) * SCALE, (0.014 + 0.008 * hash_of(&[i, 6])) * SCALE);
            things.push(Box::new(Paving { at, radii, colour }));
        }
    }
    for (dx, dy, height) in COLUMNS {
        if let Some(at) = owned(dx, dy) {
            things.push(Box::new(Column { at, height: height * SCALE }));
        }
    }
    if owned(-0.095, -0.115).is_some() {
        let at = |dx: f32| corner + Point::new(dx, -0.115) * SCALE;
        things.push(Box::new(Arch { from: at(-0.17), to: at(-0.02), height: 0.20 * SCALE }));
    }
    for (dx, dy, size) in
        [(0.19, -0.08, [0.05, 0.08, 0.06]), (0.20, 0.03, [0.05, 0.07, 0.10]), (-0.06, 0.13, [0.07, 0.04, 0.03])]
    {
        if let Some(at) = owned(dx, dy) {
            things.push(Box::new(Block { at, size: size.map(|length| length * SCALE) }));
        }
    }
    if let Some(at) = owned(-0.22, 0.06) {
        things.push(Box::new(Bush { at, size: 0.03, seed: 4 }));
    }
    if let Some(at) = owned(0.012, 0.02) {
        things.push(Box::new(Fire { at }));
    }
}

struct Paving {
    at: Point,
    radii: (f32, f32),
    colour: Rgb,
}

impl Standing for Paving {
    fn foot(&self) -> f32 {
        self.at.y - 1.0
    }

    fn draw(&self, scenery: &mut Scenery) {
        scenery.patch(self.at, self.radii, shade(self.colour, [0.0, 0.0, 1.0]), 0.8);
    }
}

struct Column {
    at: Point,
    height: f32,
}

impl Standing for Column {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.03, self.height);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        scenery.cylinder([x, y, 0.0], 0.026 * SCALE, self.height, STONE);
        let capital = shade(times(STONE, 1.1), [0.0, 0.0, 1.0]);
        scenery.ellipse([x, y, self.height + 0.005], (0.034 * SCALE, 0.022 * SCALE), capital, 1.0);
    }
}

struct Arch {
    from: Point,
    to: Point,
    height: f32,
}

impl Standing for Arch {
    fn foot(&self) -> f32 {
        self.from.y + 0.03
    }

    fn draw(&self, scenery: &mut Scenery) {
        let middle = self.from.toward(self.to, 0.5);
        let radius = self.from.distance(self.to) / 2.0;
        let at = |t: f32, out: f32| {
            let angle = std::f32::consts::PI * (1.0 - t);
            let r = radius + out * SCALE;
            [middle.x + libm::cosf(angle) * r, middle.y, self.height + libm::sinf(angle) * r]
        };
        let outer: Vec<_> = (0..14).map(|i| at(i as f32 / 13.0, 0.024)).collect();
        let inner = (0..14).rev().map(|i| at(i as f32 / 13.0, -0.022));
        let whole: Vec<_> = outer.iter().copied().chain(inner).collect();
        let front = Ink::flat(lit(STONE, [-0.15, 0.8, 0.25], 1.0, 0.25), 1.0);
        scenery.fill(scenery.outline(&whole), front, (self.height, self.height + radius));
        scenery.strokes(&outer, shade(times(STONE, 1.15), [-0.4, -0.3, 0.8]), 0.012 * SCALE, 1.0);
    }
}

struct Block {
    at: Point,
    size: [f32; 3],
}

impl Standing for Block {
    fn foot(&self) -> f32 {
        self.at.y + self.size[1] * 0.4
    }

    fn draw(&self, scenery: &mut Scenery) {
        scenery.cuboid([self.at.x, self.at.y, 0.0], self.size, 0.15, STONE);
    }
}

struct Fire {
    at: Point,
}

impl Standing for Fire {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        scenery.window(scenery.oval([x, y, 0.014], 0.022, 0.016), WINDOW);
        scenery.glow([x, y, 0.02], 0.066, 0.15);
    }
}
