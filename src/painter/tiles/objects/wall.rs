//! City walls, made of short pieces with merlons.

use super::Standing;
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::Scenery;
use crate::painter::tiles::stencil::Shadows;

const STONE: Rgb = hex(0xbdad93);
const MERLON: Rgb = hex(0xc4b59c);

/// A side that faces south by no more than this is invisible: no wall is so long that it would be one pixel wide.
const EDGEWISE: f32 = 1e-6;

/// A straight piece of wall.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Wall {
    pub from: Point,
    pub to: Point,
    /// The unit vector that points away from the guarded area.
    pub outward: Point,
    pub height: f32,
    pub thickness: f32,
}

impl Wall {
    /// A piece of a city's wall.
    pub fn of_city(from: Point, to: Point, outward: Point) -> Wall {
        // Pieces overlap a little, so that no seam is visible between them.
        let along = (to - from).unit() * 0.004;
        Wall { from: from - along, to: to + along, outward, height: 0.105, thickness: 0.042 }
    }
}

impl Standing for Wall {
    fn foot(&self) -> f32 {
        self.from.y.max(self.to.y) - 0.004
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.wall(self.from, self.to, self.height * 0.62);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let (a, b, h) = (self.from, self.to, self.height);
        let half = self.outward * (self.thickness / 2.0);
        for side in [1.0, -1.0] {
            let normal = [self.outward.x * side, self.outward.y * side, 0.0];
            // A piece that looks due east or west is seen edge-on.
            if normal[1] <= EDGEWISE {
                continue;
            }
            let (p, q) = (a + half * side, b + half * side);
            let up_to = |z: f32| [[p.x, p.y, 0.0], [q.x, q.y, 0.0], [q.x, q.y, z], [p.x, p.y, z]];
            scenery.face(&up_to(h), STONE, normal, 1.0, 0.30);
            scenery.face(&up_to(h * 0.3), times(STONE, 0.82), normal, 1.0, 0.22);
        }
        let corners = [a + half, b + half, b - half, a - half].map(|p| [p.x, p.y, h]);
        scenery.face(&corners, times(STONE, 1.03), [0.0, 0.0, 1.0], 1.0, 0.0);
    }
}

/// A merlon on the outer edge of a wall. It is a separate object, so that it hides only what stands behind it.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Merlon {
    pub at: Point,
    pub angle: f32,
}

impl Merlon {
    /// The merlon in the middle of a piece of wall.
    pub fn on(wall: &Wall) -> Merlon {
        let along = wall.to - wall.from;
        let at = wall.from.toward(wall.to, 0.5) + wall.outward * 0.017;
        Merlon { at, angle: libm::atan2f(along.y, along.x) }
    }
}

impl Standing for Merlon {
    fn foot(&self) -> f32 {
        self.at.y + 0.006
    }

    fn draw(&self, scenery: &mut Scenery) {
        scenery.cuboid([self.at.x, self.at.y, 0.105], [0.024, 0.020, 0.030], self.angle, MERLON);
    }
}
