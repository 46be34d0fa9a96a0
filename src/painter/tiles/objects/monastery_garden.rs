//! The kitchen garden of a monastery: four beds round a cross of gravel, and a low wall with lanterns at its gate.

use super::tree::Tree;
use super::wall::Wall;
use super::{Standing, Things};
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::Ink;
use crate::painter::tiles::geometry::{Layout, MIDDLE, Point};
use crate::painter::tiles::scenery::Scenery;
use crate::painter::tiles::stencil::Shadows;

/// The middle of the southern gate, from the middle of the tile.
pub(super) const GATE: Point = Point::new(-0.06, 0.32);
/// The same of the western gate, which is there only if a road comes from the west.
pub(super) const WEST_GATE: Point = Point::new(-0.33, 0.06);

const GRAVEL: Rgb = hex(0xb79f7a);
const EARTH: Rgb = hex(0x3b3a36);
const STONE: Rgb = hex(0xb3a68f);
const LANTERN: Rgb = hex(0xffd88a);

/// Builds the garden, south of the church.
pub(super) fn build(layout: &Layout, things: &mut Things) {
    let at = |p: (f32, f32)| MIDDLE + Point::new(p.0, p.1);
    things.push(Box::new(Beds));
    let west = layout.roads.iter().any(|road| road.line.first().is_some_and(|p| p.x < 0.05));
    let north = if west { 0.13 } else { -0.03 };
    enclose(at((-0.33, north)), at((-0.33, 0.31)), things);
    enclose(at((-0.33, 0.31)), at((-0.125, 0.31)), things);
    enclose(at((0.005, 0.31)), at((0.32, 0.31)), things);
    enclose(at((0.32, 0.20)), at((0.32, 0.31)), things);
    for dx in [-0.125, 0.005] {
        things.push(Box::new(Lantern { at: at((dx, 0.312)) }));
    }
    things.push(Box::new(Tree { at: at((0.225, 0.255)), size: 0.048, seed: 31 }));
    things.push(Box::new(Tree { at: at((-0.285, 0.245)), size: 0.034, seed: 32 }));
}

/// A low wall in short pieces, so that each is drawn in its own row.
fn enclose(from: Point, to: Point, things: &mut Things) {
    let pieces = ((from.distance(to) / 0.08) as usize).max(2);
    let outward = (to - from).unit().left();
    for i in 0..pieces {
        let (a, b) = (from.toward(to, i as f32 / pieces as f32), from.toward(to, (i + 1) as f32 / pieces as f32));
        things.push(Box::new(Wall { from: a, to: b, outward, height: 0.042, thickness: 0.026 }));
    }
}

/// Four beds with two rows of seven plants each: their north-western corners, their sizes, and two colours of each
/// plant.
const BEDS: [([f32; 4], Rgb, Rgb); 4] = [
    ([-0.275, 0.020, 0.170, 0.085], hex(0x5e8a50), hex(0x7ba65e)),
    ([-0.015, 0.020, 0.170, 0.085], hex(0x7c6fa8), hex(0xa79ad0)),
    ([-0.245, 0.180, 0.140, 0.090], hex(0x4e7f58), hex(0xc9a24a)),
    ([-0.015, 0.180, 0.170, 0.090], hex(0x628f4e), hex(0xb8593f)),
];

struct Beds;

impl Standing for Beds {
    /// The ground lies under all that stands.
    fn foot(&self) -> f32 {
        -1.0
    }

    fn draw(&self, scenery: &mut Scenery) {
        let spot = |dx: f32, dy: f32, z: f32| [MIDDLE.x + dx, MIDDLE.y + dy, z];
        let flat = |colour: Rgb, alpha: f32| Ink::flat(colour, alpha);
        let lawn = [spot(-0.33, -0.06, 0.0), spot(0.20, -0.06, 0.0), spot(0.32, 0.31, 0.0), spot(-0.33, 0.31, 0.0)];
        scenery.fill(scenery.outline(&lawn), flat(hex(0x5f6e4e), 0.55), (0.0, 0.0));
        let paths = [((-0.31, 0.143), (0.185, 0.143)), ((-0.06, -0.04), (-0.06, 0.33))];
        for (width, colour) in [(0.056, hex(0x6d624f)), (0.046, GRAVEL)] {
            for ((ax, ay), (bx, by)) in paths {
                scenery.line(spot(ax, ay, 0.0), spot(bx, by, 0.0), colour, width, 0.95);
            }
        }
        for ([west, north, width, depth], leaf, bloom) in BEDS {
            let (east, south) = (west + width, north + depth);
            let bed = [spot(west, north, 0.0), spot(east, north, 0.0), spot(east, south, 0.0), spot(west, south, 0.0)];
            scenery.fill(scenery.outline(&bed), flat(EARTH, 1.0), (0.0, 0.0));
            for plant in 0..14 {
                let (column, row) = ((plant % 7) as f32, (plant / 7) as f32);
                let (x, y) = (west + width * (column + 0.5) / 7.0, north + depth * (0.30 + 0.45 * row));
                scenery.ellipse(spot(x, y, 0.010), (0.0125, 0.011), leaf, 1.0);
                scenery.ellipse(spot(x - 0.004, y - 0.006, 0.012), (0.0072, 0.0062), bloom, 0.95);
            }
        }
    }
}

/// A lantern on a post of the gate.
struct Lantern {
    at: Point,
}

impl Standing for Lantern {
    fn foot(&self) -> f32 {
        self.at.y + 0.012
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.016, 0.09);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        scenery.cuboid([x, y, 0.0], [0.036, 0.036, 0.085], 0.0, STONE);
        scenery.window(scenery.oval([x, y, 0.103], 0.016, 0.018), LANTERN);
        scenery.glow([x, y + 0.01, 0.09], 0.055, 0.35);
    }
}
