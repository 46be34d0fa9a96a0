//! The castle: a keep between towers behind a curtain wall, on a rock.

use super::Standing;
use super::tower::Tower;
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::ink::Ink;
use crate::painter::light::shade;
use crate::painter::noise::hash_of;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::Scenery;
use crate::painter::tiles::stencil::Shadows;

const STONE: Rgb = hex(0xa39ab4);
const ROOF: Rgb = hex(0x5a5878);

/// A castle; its gate looks south.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Castle {
    pub at: Point,
}

impl Standing for Castle {
    fn foot(&self) -> f32 {
        self.at.y + 0.10
    }

    fn shadow(&self, shadows: &mut Shadows) {
        for aside in [-0.15, 0.0, 0.15] {
            shadows.upright(self.at + Point::new(aside, 0.0), 0.09, 0.62);
        }
    }

    fn draw(&self, scenery: &mut Scenery) {
        let at = self.at;
        scenery.zoomed(at + Point::new(0.0, 0.03), 1.08, |scenery| {
            rock(scenery, at);
            let tower = |dx: f32, dy: f32, radius: f32, height: f32, roofed: bool| Tower {
                at: at + Point::new(dx, dy),
                radius,
                height,
                roof: roofed.then_some(ROOF),
                stone: STONE,
                lit: false,
            };
            tower(-0.155, -0.075, 0.058, 0.36, true).draw(scenery);
            tower(0.155, -0.075, 0.052, 0.28, true).draw(scenery);
            keep(scenery, at);
            tower(-0.18, 0.10, 0.050, 0.22, true).draw(scenery);
            curtain(scenery, at + Point::new(-0.16, 0.115), at + Point::new(-0.045, 0.13));
            curtain(scenery, at + Point::new(0.045, 0.13), at + Point::new(0.17, 0.11));
            gate(scenery, at);
            tower(0.19, 0.10, 0.055, 0.17, false).draw(scenery);
        });
        scenery.glow([at.x, at.y + 0.2, 0.05], 0.088, 0.104);
    }
}

fn rock(scenery: &mut Scenery, at: Point) {
    for i in 0..9 {
        let angle = i as f32 * 0.7 + 0.3;
        let (cos, sin) = (libm::cosf(angle), libm::sinf(angle));
        let stone = times(hex(0x6a6a72), 0.9 + 0.15 * hash_of(&[i]));
        let spot = [at.x + cos * 0.20, at.y + 0.03 + sin * 0.12, 0.0];
        scenery.ellipse(spot, (0.085, 0.055), shade(stone, [cos * 0.5, sin * 0.5, 0.7]), 1.0);
    }
}

fn keep(scenery: &mut Scenery, at: Point) {
    scenery.cuboid([at.x, at.y - 0.015, 0.0], [0.22, 0.17, 0.40], 0.0, STONE);
    for aside in [-0.055, 0.055] {
        let sill = [at.x + aside, at.y + 0.07, 0.235];
        scenery.window(scenery.arched(sill, 0.028, 0.062), hex(0xffd36a));
    }
    for i in 0..4 {
        let y = at.y - 0.09 + i as f32 * 0.045;
        for x in [at.x - 0.10, at.x + 0.10] {
            scenery.cuboid([x, y, 0.40], [0.022, 0.026, 0.035], 0.0, STONE);
        }
    }
    for i in 0..5 {
        scenery.cuboid([at.x - 0.10 + i as f32 * 0.05, at.y + 0.058, 0.40], [0.028, 0.022, 0.035], 0.0, STONE);
    }
}

fn curtain(scenery: &mut Scenery, from: Point, to: Point) {
    let outward = (to - from).unit().left() * -1.0;
    let (half, h) = (outward * 0.02, 0.115);
    let (a, b, c, d) = (from + half, to + half, to - half, from - half);
    let normal = [outward.x, outward.y, 0.0];
    scenery.face(&[[a.x, a.y, 0.0], [b.x, b.y, 0.0], [b.x, b.y, h], [a.x, a.y, h]], STONE, normal, 1.0, 0.1);
    scenery.face(&[a, b, c, d].map(|p| [p.x, p.y, h]), STONE, [0.0, 0.0, 1.0], 1.0, 0.0);
    for i in 0..3 {
        let merlon = from.toward(to, (i as f32 + 0.5) / 3.0);
        scenery.cuboid([merlon.x, merlon.y, h], [0.022, 0.03, 0.026], 0.0, STONE);
    }
}

fn gate(scenery: &mut Scenery, at: Point) {
    scenery.cuboid([at.x, at.y + 0.125, 0.0], [0.10, 0.04, 0.15], 0.0, STONE);
    let arch = scenery.arched([at.x, at.y + 0.147, 0.0], 0.048, 0.085);
    scenery.fill(arch, Ink::flat(hex(0x1a1622), 1.0), (0.0, 0.085));
}
