//! A village in the middle of a tile: thatched houses between the roads, and a well.

use super::house::{House, ROOFS};
use super::{Standing, Things};
use crate::painter::colour::{Rgb, hex};
use crate::painter::light::shade;
use crate::painter::noise::hash_of;
use crate::painter::tiles::geometry::{Layout, MIDDLE, Point, origin};
use crate::painter::tiles::scenery::Scenery;
use crate::painter::tiles::stencil::Shadows;

const THATCH: [Rgb; 3] = [hex(0xc69c58), ROOFS[0], hex(0xb38d52)];

/// Builds houses and a well where roads and walls leave room.
pub(in crate::painter) fn build(layout: &Layout, things: &mut Things) {
    let corner = origin(layout.square);
    let key = |i: usize, of: i32| hash_of(&[corner.x as i32 * 31, corner.y as i32 * 17, i as i32, of]);
    for (i, at) in spots(layout).into_iter().enumerate() {
        if layout.distance_to_wall(at) < 0.115 || layout.in_any_city(at) {
            continue;
        }
        if i == 3 {
            things.push(Box::new(Well { at }));
            continue;
        }
        things.push(Box::new(House {
            at,
            width: 0.15 + 0.03 * key(i, 1),
            depth: 0.11 + 0.02 * key(i, 2),
            height: 0.06 + 0.02 * key(i, 3),
            roof_height: 0.075,
            angle: (key(i, 4) - 0.5) * 0.5,
            roof: THATCH[i % 3],
            wall: hex(0xe2d2b4),
            lit: 1.0,
            chimney: true,
            lamplight: 0.2,
            seed: (key(i, 5) * 999.0) as i32,
        }));
    }
}

/// Where the village may build: between four roads, or around the end of one. The last spot is for the well.
pub(in crate::painter) fn spots(layout: &Layout) -> [Point; 4] {
    if let [road] = &layout.roads[..]
        && let (Some(start), Some(end)) = (road.line.first(), road.line.last())
        && end.distance(MIDDLE) < 0.1
    {
        let out = (*start - MIDDLE) * 2.0;
        let aside = Point::new(-out.y, out.x);
        let by = |south: f32, back: f32, side: f32| MIDDLE + Point::new(0.0, south) - out * back + aside * side;
        return [by(0.03, 0.17, 0.03), by(0.0, 0.02, 0.20), by(0.02, 0.02, -0.21), by(0.0, 0.22, -0.19)];
    }
    [0.78, 2.36, 3.93, 5.5].map(|angle: f32| {
        let (cos, sin) = (libm::cosf(angle), libm::sinf(angle));
        MIDDLE + Point::new(cos * 0.235, sin * if sin < 0.0 { 0.19 } else { 0.34 })
    })
}

struct Well {
    at: Point,
}

impl Standing for Well {
    fn foot(&self) -> f32 {
        self.at.y
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.04, 0.08);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        scenery.cylinder([x, y, 0.0], 0.036, 0.035, hex(0xa8a29a));
        scenery.ellipse([x, y, 0.035], (0.024, 0.015), hex(0x1b2430), 1.0);
        for aside in [-0.03, 0.03] {
            scenery.line([x + aside, y, 0.03], [x + aside, y, 0.10], hex(0x4a3a30), 0.009, 1.0);
        }
        let roof =
            [[x - 0.045, y + 0.025, 0.085], [x + 0.045, y + 0.025, 0.085], [x + 0.04, y, 0.125], [x - 0.04, y, 0.125]];
        scenery.face(&roof, hex(0xa8603e), [0.0, 0.6, 0.8], 1.0, 0.0);
        let light = shade(hex(0xa8603e), [-0.5, -0.4, 0.7]);
        scenery.line(roof[3], roof[2], light, 0.007, 0.8);
    }
}
