//! The church of a large town.

use super::Standing;
use super::house::House;
use crate::painter::colour::{Rgb, hex};
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::{Scenery, WINDOW};
use crate::painter::tiles::stencil::Shadows;

const STONE: Rgb = hex(0xdccbaa);
const SPIRE: Rgb = hex(0x7a8492);

/// The space for a church: width and depth.
pub(in crate::painter) const ROOM: (f32, f32) = (0.46, 0.34);

/// A nave with a spire at its western end.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Church {
    pub at: Point,
}

impl Standing for Church {
    fn foot(&self) -> f32 {
        self.at.y + 0.06
    }

    fn shadow(&self, shadows: &mut Shadows) {
        let at = |x: f32, y: f32| self.at + Point::new(x, y);
        shadows.0.area(&[at(-0.15, -0.08), at(0.15, -0.08), at(0.30, 0.02), at(0.30, 0.16), at(-0.05, 0.16)]);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let nave = House {
            at: self.at + Point::new(0.06, 0.0),
            width: 0.27,
            depth: 0.14,
            height: 0.11,
            roof_height: 0.085,
            angle: 0.0,
            roof: hex(0x737c89),
            wall: STONE,
            lit: 1.0,
            chimney: false,
            lamplight: 0.115,
            seed: 5,
        };
        nave.draw(scenery);
        let (x, y) = (self.at.x - 0.12, self.at.y + 0.01);
        scenery.cuboid([x, y, 0.0], [0.105, 0.105, 0.24], 0.0, STONE);
        for aside in [-0.022, 0.022] {
            scenery.window(scenery.arched([x + aside, y + 0.055, 0.155], 0.018, 0.042), WINDOW);
        }
        spire(scenery, x, y);
        scenery.glow([self.at.x, self.at.y + 0.16, 0.02], 0.11, 0.18);
    }
}

fn spire(scenery: &mut Scenery, x: f32, y: f32) {
    let (w, foot, tip) = (0.062, 0.24, 0.44);
    let corners = [(-w, -w), (w, -w), (w, w), (-w, w)].map(|(dx, dy)| [x + dx, y + dy, foot]);
    let sides = [(0, [0.0, -0.9, 0.4]), (3, [-0.9, 0.0, 0.45]), (1, [0.9, 0.0, 0.45]), (2, [0.0, 0.9, 0.4])];
    for (i, normal) in sides {
        scenery.face(&[corners[i], corners[(i + 1) % 4], [x, y, tip]], SPIRE, normal, 1.0, 0.0);
    }
    scenery.ellipse([x, y, tip], (0.010, 0.010), hex(0xf2c14e), 1.0);
}
