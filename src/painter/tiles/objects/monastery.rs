//! A monastery in the middle of a tile: a slate church with a bell tower, a wing for the monks, and a walled kitchen
//! garden with lanterns at its gate. Towns are red and it is blue, so it is told from them at once.

use super::house::House;
use super::monastery_garden::{self, GATE};
use super::tree::Cypress;
use super::{Standing, Things};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::ink::Ink;
use crate::painter::tiles::geometry::{Layout, MIDDLE, Point};
use crate::painter::tiles::scenery::{Scenery, WINDOW};
use crate::painter::tiles::stencil::Shadows;

const SLATE: Rgb = hex(0x5e7fa0);
const STONE: Rgb = hex(0xddd0b8);
const GOLD: Rgb = hex(0xf2c14e);

/// Builds the monastery.
pub(in crate::painter) fn build(layout: &Layout, things: &mut Things) {
    let at = |dx: f32, dy: f32| MIDDLE + Point::new(dx, dy);
    monastery_garden::build(layout, things);
    for (dx, dy, height) in [(0.27, -0.16, 0.27), (0.335, -0.11, 0.20), (-0.345, -0.14, 0.22)] {
        things.push(Box::new(Cypress { at: at(dx, dy), height, tone: 1.0 }));
    }
    things.push(Box::new(Apse { at: at(0.145, -0.145) }));
    things.push(Box::new(Nave { at: at(-0.03, -0.145) }));
    things.push(Box::new(BellTower { at: at(-0.235, -0.12) }));
    things.push(Box::new(House {
        at: at(0.255, 0.045),
        width: 0.26,
        depth: 0.12,
        height: 0.075,
        roof_height: 0.062,
        angle: std::f32::consts::FRAC_PI_2,
        roof: times(SLATE, 0.92),
        wall: times(STONE, 0.97),
        lit: 1.0,
        chimney: true,
        lamplight: 0.12,
        seed: 9,
    }));
}

/// The nave, with its ridge from west to east and three tall windows to the garden.
struct Nave {
    at: Point,
}

impl Standing for Nave {
    fn foot(&self) -> f32 {
        self.at.y + 0.07
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.house(self.at, 0.32, 0.155, 0.20);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        let house = House {
            at: self.at,
            width: 0.32,
            depth: 0.155,
            height: 0.125,
            roof_height: 0.105,
            angle: 0.0,
            roof: SLATE,
            wall: STONE,
            lit: 0.0,
            chimney: false,
            lamplight: 0.0,
            seed: 5,
        };
        house.draw(scenery);
        for aside in [-0.10, 0.0, 0.10] {
            let frame = scenery.arched([x + 0.02 + aside, y + 0.0785, 0.020], 0.036, 0.092);
            scenery.fill(frame, Ink::flat(hex(0x8f8472), 1.0), (0.06, 0.06));
            scenery.window(scenery.arched([x + 0.02 + aside, y + 0.0785, 0.024], 0.025, 0.082), WINDOW);
        }
        scenery.glow([x - 0.03, y + 0.145, 0.02], 0.17, 0.30);
    }
}

/// The round eastern end of the church.
struct Apse {
    at: Point,
}

impl Standing for Apse {
    fn foot(&self) -> f32 {
        self.at.y + 0.045
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        scenery.cylinder([x, y, 0.0], 0.062, 0.125, STONE);
        scenery.cone([x, y, 0.125], 0.072, 0.085, SLATE);
    }
}

/// The tower at the western end, with lit bell windows, a spire and a golden cross.
struct BellTower {
    at: Point,
}

impl Standing for BellTower {
    fn foot(&self) -> f32 {
        self.at.y + 0.06
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.06, 0.48);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        let (half, top) = (0.0575, 0.31);
        scenery.cuboid([x, y, 0.0], [2.0 * half, 2.0 * half, top], 0.0, STONE);
        // A ledge below the bells.
        scenery.cuboid([x, y, 0.205], [2.0 * half + 0.012, 2.0 * half + 0.012, 0.012], 0.0, times(STONE, 0.94));
        scenery.cuboid([x, y, 0.217], [2.0 * half, 2.0 * half, top - 0.217], 0.0, STONE);
        for aside in [-0.024, 0.024] {
            scenery.window(scenery.arched([x + aside, y + half, 0.232], 0.022, 0.050), WINDOW);
        }
        scenery.window(scenery.arched([x, y + half, 0.0], 0.044, 0.080), hex(0xffc25a));
        spire(scenery, self.at, 0.068, top, 0.25);
        scenery.glow([x, y + 0.10, 0.02], 0.10, 0.20);
    }
}

fn spire(scenery: &mut Scenery, at: Point, half: f32, foot: f32, rise: f32) {
    let tip = [at.x, at.y, foot + rise];
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| [at.x + x, at.y + y, foot]);
    let sides = [(0, [0.0, -0.9, 0.4]), (3, [-0.9, 0.0, 0.45]), (1, [0.9, 0.0, 0.45]), (2, [0.0, 0.9, 0.4])];
    for (side, normal) in sides {
        scenery.face(&[corners[side], corners[(side + 1) % 4], tip], SLATE, normal, 1.0, 0.0);
    }
    let up = |z: f32, x: f32| [tip[0] + x, tip[1], tip[2] + z];
    scenery.line(up(-0.01, 0.0), up(0.085, 0.0), GOLD, 0.012, 1.0);
    scenery.line(up(0.055, -0.022), up(0.055, 0.022), GOLD, 0.012, 1.0);
}

/// Where a road from the south or the west enters the garden, and where one from elsewhere ends behind the houses.
pub(in crate::painter) fn door(from: Point) -> Point {
    let off = from - MIDDLE;
    if off.y > 0.4 {
        MIDDLE + GATE
    } else if off.x < -0.4 {
        MIDDLE + monastery_garden::WEST_GATE
    } else {
        from.toward(MIDDLE, 0.66)
    }
}
