//! The cemetery: a walled yard with gravestones, cypresses, a fresh grave and lanterns at its gates.

use super::tree::Cypress;
use super::wall::Wall;
use super::{Standing, Things};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::ink::{Ink, Shape};
use crate::painter::light::{lit, shade};
use crate::painter::noise::hash_of;
use crate::painter::tiles::geometry::{Layout, Point, Road, RoadEnd, Yard, outward};
use crate::painter::tiles::scenery::{Scenery, WINDOW};
use crate::painter::tiles::stencil::Shadows;
use crate::rules::tiles::Side;

const STONE: Rgb = hex(0xa39b92);

/// Gravestones: their position in the yard, their height and how far they lean.
const STONES: [(f32, f32, f32, f32); 7] = [
    (-0.20, -0.13, 0.095, 0.14),
    (-0.085, -0.16, 0.085, -0.10),
    (0.10, -0.165, 0.10, 0.08),
    (0.205, -0.12, 0.08, -0.20),
    (-0.21, 0.03, 0.085, -0.12),
    (0.215, 0.045, 0.095, 0.16),
    (0.10, 0.0, 0.08, -0.06),
];

/// Builds a whole cemetery.
pub(in crate::painter) fn build(layout: &Layout, things: &mut Things) {
    let yard = layout.yard();
    let k = yard.scale;
    let at = |dx: f32, dy: f32| yard.centre + Point::new(dx, dy) * k;
    things.push(Box::new(Ground { yard }));
    for side in Side::ALL {
        enclose(layout, yard, side, things);
    }
    for (dx, dy, size, lean) in STONES {
        things.push(Box::new(Gravestone { at: at(dx, dy), size: size * 1.22 * k, lean }));
    }
    for (dx, dy, height) in [(0.235, -0.19, 0.34), (-0.245, -0.20, 0.27), (0.225, 0.20, 0.24)] {
        things.push(Box::new(Cypress { at: at(dx, dy), height: height * k, tone: 0.85 }));
    }
    things.push(Box::new(Grave { at: at(0.0, 0.0), scale: k }));
}

/// One side of the wall, with a gap where a road enters.
fn enclose(layout: &Layout, yard: Yard, side: Side, things: &mut Things) {
    let out = outward(side);
    let middle = layout.cemetery_gate(side);
    let along = Point::new(-out.y * yard.half.x, out.x * yard.half.y);
    let entered =
        |road: &Road| road.end == RoadEnd::Cemetery && road.line.last().is_some_and(|p| p.distance(middle) < 1e-3);
    let mut row = |from: Point, to: Point| {
        let pieces = ((from.distance(to) / 0.1) as usize).max(2);
        for i in 0..pieces {
            let (a, b) = (from.toward(to, i as f32 / pieces as f32), from.toward(to, (i + 1) as f32 / pieces as f32));
            things.push(Box::new(Wall {
                from: a,
                to: b,
                outward: out,
                height: 0.05 * yard.scale,
                thickness: 0.03 * yard.scale,
            }));
        }
    };
    if !layout.roads.iter().any(entered) {
        return row(middle - along, middle + along);
    }
    let gap = along.unit() * (0.065 * yard.scale);
    row(middle - along, middle - gap);
    row(middle + gap, middle + along);
    for at in [middle - gap * 1.1, middle + gap * 1.1] {
        things.push(Box::new(Lantern { at, scale: yard.scale }));
    }
}

struct Ground {
    yard: Yard,
}

impl Standing for Ground {
    fn foot(&self) -> f32 {
        self.yard.centre.y - self.yard.half.y - 0.05
    }

    fn draw(&self, scenery: &mut Scenery) {
        let (c, half) = (self.yard.centre, self.yard.half);
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let corners = corners.map(|(x, y)| [c.x + x * half.x, c.y + y * half.y, 0.0]);
        scenery.fill(scenery.outline(&corners), Ink::flat(hex(0x77725f), 1.0), (0.0, 0.0));
        for i in 0..34 {
            let at = c + Point::new(
                (hash_of(&[i, 1]) * 2.0 - 1.0) * (half.x - 0.06),
                (hash_of(&[i, 2]) * 2.0 - 1.0) * (half.y - 0.03),
            );
            let tuft = times(hex(0x86866a), 0.8 + 0.4 * hash_of(&[i, 3]));
            scenery.patch(at, (0.05 + 0.03 * hash_of(&[i, 5]), 0.02), tuft, 0.35);
        }
    }
}

struct Gravestone {
    at: Point,
    size: f32,
    lean: f32,
}

impl Gravestone {
    fn slab(&self, scenery: &Scenery, aside: f32) -> Shape {
        let (s, w) = (self.size, self.size * 0.36);
        let at = |dx: f32, z: f32| scenery.at([self.at.x + dx + self.lean * z, self.at.y, z]);
        let (foot, side, end) = (at(-w + aside, 0.0), at(-w + aside, s * 0.6), at(w + aside, 0.0));
        let ((ax, ay), (bx, by), (cx, cy)) =
            (at(-w + aside, s * 1.05), at(w + aside, s * 1.05), at(w + aside, s * 0.6));
        Shape::drawn(|path| {
            path.move_to(foot.0, foot.1);
            path.line_to(side.0, side.1);
            path.cubic_to(ax, ay, bx, by, cx, cy);
            path.line_to(end.0, end.1);
            path.close();
        })
    }
}

impl Standing for Gravestone {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.022, 0.07);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let grey = hex(0xa9a6a2);
        let height = (0.0, self.size);
        scenery.fill(self.slab(scenery, 0.010), Ink::flat(shade(times(grey, 0.7), [0.8, 0.4, 0.1]), 1.0), height);
        scenery.fill(self.slab(scenery, 0.0), Ink::flat(lit(grey, [-0.45, 0.35, 0.6], 1.0, 0.15), 1.0), height);
        let edge = |z: f32| [self.at.x - self.size * 0.31 + self.lean * z, self.at.y, z];
        let light = shade(times(grey, 1.15), [-0.8, -0.4, 0.5]);
        scenery.line(edge(self.size * 0.1), edge(self.size * 0.62), light, 0.006, 0.9);
    }
}

struct Lantern {
    at: Point,
    scale: f32,
}

impl Standing for Lantern {
    fn foot(&self) -> f32 {
        self.at.y + 0.012
    }

    fn draw(&self, scenery: &mut Scenery) {
        let (Point { x, y }, k) = (self.at, self.scale);
        scenery.cuboid([x, y, 0.0], [0.042 * k, 0.042 * k, 0.10 * k], 0.0, STONE);
        scenery.window(scenery.oval([x, y, 0.112 * k], 0.018 * k, 0.018 * k), WINDOW);
    }
}

struct Grave {
    at: Point,
    scale: f32,
}

impl Standing for Grave {
    fn foot(&self) -> f32 {
        self.at.y + 0.02
    }

    fn draw(&self, scenery: &mut Scenery) {
        let (at, k) = (self.at, self.scale);
        let by = |dx: f32, dy: f32| at + Point::new(dx, dy) * k;
        scenery.patch(by(-0.02, 0.115), (0.155 * k, 0.075 * k), hex(0x39312e), 0.85);
        scenery.patch(by(-0.03, 0.105), (0.15 * k, 0.065 * k), hex(0x5b4a3e), 0.9);
        let candle = by(0.17, 0.16);
        scenery.window(scenery.oval([candle.x, candle.y, 0.02], 0.011 * k, 0.016 * k), hex(0xffe3a0));
    }
}
