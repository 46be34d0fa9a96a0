//! Changes that a picture may make to the position: its own mist, lamps that are out, and extra figures.

use crate::painter::colour::{Rgb, mix};
use crate::painter::noise::{hash, smoothstep};
use crate::painter::tiles::geometry::{MistArea, Point, ROAD_WIDTH, origin};
use crate::painter::tiles::tile::{Footing, MARGINS, Painting, Relief, STEPS};
use crate::rules::Colour;
use crate::rules::mists::Hound;

/// The mist, the lamps and the figures of a picture, instead of those of its position.
#[derive(Clone, Copy)]
pub struct Haunting<'a> {
    /// The thickness of the mist at a point of the board, 0 to 1; `y` to the south.
    pub mist: &'a (dyn Fn(Point) -> f32 + Sync),
    /// How much of the mist also covers towns, 0 to 1.
    pub drowned: f32,
    /// How far thin mist opens over roads, 0 to 1. Thick mist hides them.
    pub roads: f32,
    /// The share of lamps that burn, 0 to 1.
    pub lamps: f32,
    /// The figures.
    pub wanderers: &'a [Wanderer],
}

/// A figure at any point of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wanderer {
    /// The kind of figure.
    pub who: Who,
    /// The position of its feet.
    pub at: Point,
    /// Its size relative to such a figure on the board.
    pub size: f32,
    /// Its opacity, 0 to 1.
    pub opacity: f32,
    /// Whether it is mirrored.
    pub turned_round: bool,
}

/// The kinds of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A ghost.
    Ghost,
    /// A guard of this colour.
    Guard(Colour),
    /// One of the hounds.
    Hound(Hound),
    /// Eloise.
    Cat,
}

impl Haunting<'_> {
    /// Applies the changes to a painted tile.
    pub(super) fn apply_to(&self, painting: &mut Painting) {
        if self.lamps < 1.0 {
            self.put_out(painting);
        }
        let corner = origin(painting.relief.layout.square);
        let Relief { layout, footing, .. } = &mut painting.relief;
        // Only the picture decides where the mist ends. It does not stay away from any side.
        layout.mist = vec![MistArea::everywhere()];
        for cell in 0..STEPS * STEPS {
            let (x, y) = (cell % STEPS, cell / STEPS);
            let p = Point::new(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / STEPS as f32);
            let steps = |from: f32, of: usize| (from * STEPS as f32) as i32 + of as i32;
            let thickness = (self.mist)(corner + p);
            // A mask of misty and clear cells becomes a thickness when it is blurred.
            let misty = hash(steps(corner.x, x), steps(corner.y, y), 811) < thickness;
            footing.areas[cell] = if misty { 0 } else { Footing::CLEAR };
            footing.city.values[cell] *= 1.0 - self.drowned;
            let road = 1.0 - smoothstep(0.40, 0.60, layout.distance_to_road(p) / ROAD_WIDTH);
            footing.readable.values[cell] = self.roads * road * (1.0 - 0.85 * thickness);
        }
        footing.lamps.values.iter_mut().for_each(|lamp| *lamp *= self.lamps);
    }

    /// Puts most lamps out. All lamps of a house go out together.
    fn put_out(&self, painting: &mut Painting) {
        const DARK: Rgb = [0.07, 0.09, 0.16];
        let px = painting.ground.width;
        let corner = origin(painting.relief.layout.square);
        let (left, top) = MARGINS.corner(px);
        let width = painting.emission.width;
        for (at, lamp) in painting.emission.values.iter_mut().enumerate().filter(|(_, lamp)| **lamp > 0.0) {
            let cell = |pixel: usize, margin: u32, from: f32| {
                (((pixel as f32 - margin as f32) / px as f32 + from) * HOUSES).floor() as i32
            };
            let (x, y) = (cell(at % width, left, corner.x), cell(at / width, top, corner.y));
            if hash(x, y, 823) < self.lamps {
                continue;
            }
            let pixel = &mut painting.standing.rgba[4 * at..4 * at + 3];
            let lit: Rgb = std::array::from_fn(|part| f32::from(pixel[part]) / 255.0);
            let dark = mix(lit, DARK, smoothstep(0.1, 0.5, *lamp));
            (0..3).for_each(|part| pixel[part] = (dark[part] * 255.0 + 0.5) as u8);
            *lamp = 0.0;
        }
    }
}

/// Houses side by side in one square of a town.
const HOUSES: f32 = 5.0;
