//! The light of windows and lamps, and how it falls on the tile.

use super::geometry::{Layout, Point, inside};
use super::tile::{LAMP_STEPS, MARGINS, REACH};
use crate::painter::light::faded;
use crate::painter::picture::Plane;
use crate::rules::tiles::{Centre, Side};

/// Lamplight over the tile.
pub(super) struct Glow {
    /// Close to the lamps, at the standing extent.
    near: Plane,
    /// Spread over the tile.
    far: Plane,
    /// What the mist reads.
    pub(super) lamps: Plane,
    /// Sides across which the town goes on.
    town_sides: Vec<Side>,
    /// Sides across which the neighbour knows nothing of these lamps.
    dark_sides: Vec<Side>,
    /// The fire in the ruin, which lights all four squares of the start tile.
    fire: Option<Point>,
    px: f32,
    /// The pixel of the square's north-western corner.
    corner: (f32, f32),
}

/// Lamplight spread over the middle of a town.
const TOWN_LIGHT: f32 = 0.26;

impl Glow {
    pub(super) fn of(layout: &Layout, emission: &Plane, px: u32) -> Glow {
        let coarse = coarse(emission, px);
        let lamps = coarse.blurred(0.075 * LAMP_STEPS as f32);
        let town_sides: Vec<Side> = layout.cities.iter().flat_map(|city| city.sides.iter().copied()).collect();
        let wider = coarse.blurred(0.26 * LAMP_STEPS as f32);
        let values = lamps.values.iter().zip(&wider.values).map(|(a, b)| 2.1 * a + 5.6 * b).collect();
        let dark_sides = Side::ALL.into_iter().filter(|side| !town_sides.contains(side)).collect();
        let fire = (layout.centre == Some(Centre::Ruin)).then(|| layout.ruin_corner());
        let near = emission.blurred(0.018 * px as f32);
        let far = Plane { values, ..wider };
        let (left, top) = MARGINS.corner(px);
        let corner = (left as f32, top as f32);
        Glow { near, far, lamps, town_sides, dark_sides, fire, px: px as f32, corner }
    }

    /// Lamplight at a place of the square, which is pixel `at` of the standing extent.
    pub(super) fn at(&self, p: Point, at: usize) -> f32 {
        let spread = self.far.sample((p.x + REACH) * LAMP_STEPS as f32, (p.y + REACH) * LAMP_STEPS as f32);
        // Neither tile knows the other's lamps, so towards a common town both tend to the same light.
        let to_town = |light: f32, &side: &Side| TOWN_LIGHT + (light - TOWN_LIGHT) * faded(inside(side, p), 0.22);
        let spread = self.town_sides.iter().fold(spread, to_town);
        let fade: f32 = self.dark_sides.iter().map(|&side| faded(inside(side, p), 0.14)).product();
        let fire =
            self.fire.map_or(0.0, |fire| 0.42 * libm::expf(-(p.distance(fire) / 0.17) * (p.distance(fire) / 0.17)));
        1.1 * self.near.values[at] + spread * fade + fire
    }

    pub(super) fn place(&self, column: usize, row: usize) -> Point {
        let (left, top) = self.corner;
        Point::new((column as f32 + 0.5 - left) / self.px, (row as f32 + 0.5 - top) / self.px)
    }
}

/// A plane of the standing extent averaged onto the lamplight grid.
fn coarse(fine: &Plane, px: u32) -> Plane {
    let side = (LAMP_STEPS as f32 * (1.0 + 2.0 * REACH)) as usize;
    let mut plane = Plane::filled(side, side, 0.0);
    let (left, top) = MARGINS.corner(px);
    let px = px as f32;
    let share = (LAMP_STEPS as f32 / px) * (LAMP_STEPS as f32 / px);
    let cell =
        |pixel: usize, margin: u32| (((pixel as f32 + 0.5 - margin as f32) / px + REACH) * LAMP_STEPS as f32) as usize;
    for row in 0..fine.height {
        let y = cell(row, top);
        for (column, value) in
            fine.values[row * fine.width..][..fine.width].iter().enumerate().filter(|(_, v)| **v > 0.0)
        {
            let x = cell(column, left);
            if x < side && y < side {
                plane.values[y * side + x] += value * share;
            }
        }
    }
    plane
}
