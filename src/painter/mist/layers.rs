//! What makes up the mist over a square, and its colours: shelves of cloud, golden haze, motes of light.

use super::{FAR, near, sample};
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::light::{TO_LIGHT, warmed};
use crate::painter::noise::{Fractal, hash, smoothstep};
use crate::painter::picture::Plane;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::tile::{LAMP_STEPS, STEPS};

/// Towards the light, over the ground.
const LIGHT: Point = Point::new(TO_LIGHT[0], TO_LIGHT[1]);

/// A shelf of cloud: between which densities it thickens, how far it is lifted, how opaque it is, which heights stand
/// out of it, and its colours in shade and in light.
struct Shelf {
    thickens: (f32, f32),
    lifted: f32,
    opacity: f32,
    pierced: (f32, f32),
    dark: Rgb,
    light: Rgb,
}

const SHELVES: [Shelf; 3] = [
    Shelf {
        thickens: (0.14, 0.58),
        lifted: 0.0,
        opacity: 0.60,
        pierced: (-0.02, 0.10),
        dark: hex(0x627aac),
        light: hex(0xafc4e4),
    },
    Shelf {
        thickens: (0.50, 0.96),
        lifted: 0.028,
        opacity: 0.52,
        pierced: (0.06, 0.24),
        dark: hex(0x7c95c8),
        light: hex(0xdde8f7),
    },
    Shelf {
        thickens: (0.86, 1.26),
        lifted: 0.064,
        opacity: 0.70,
        pierced: (0.13, 0.36),
        dark: hex(0x9fb8e1),
        light: hex(0xfdfdff),
    },
];

/// What takes the light out of mist that can never be finished, and how much of it at most.
const ASH: (Rgb, f32) = ([0.27, 0.27, 0.40], 0.58);

/// Unfinished mist, ready to be lit.
pub(super) struct Shelves {
    density: Plane,
    smooth: Plane,
    shadow: Plane,
    /// How much ash is in it, if there is any.
    ash: Option<Plane>,
}

impl Shelves {
    pub(super) fn of(density: Plane, cold: Option<Plane>, corner: Point) -> Shelves {
        let dense = density.values.iter().map(|&d| smoothstep(0.35, 0.8, d)).collect();
        let shadow = Plane { values: dense, ..density }.blurred(0.05 * STEPS as f32);
        let smooth = density.blurred(0.04 * STEPS as f32);
        let ash = cold.map(|cold| {
            // Worn thin here and there.
            let mut wear = Fractal::<3>::new(907);
            let worn = near(|places| {
                let board = places.map(|p| corner + p);
                let wear = wear.at_each(board.map(|b| b.x * 3.1), board.map(|b| b.y * 3.1));
                wear.map(|wear| ASH.1 * (0.66 + 0.34 * smoothstep(-0.30, 0.25, wear)))
            });
            Plane { values: cold.values.iter().zip(&worn.values).map(|(cold, worn)| cold * worn).collect(), ..cold }
        });
        Shelves { density, smooth, shadow, ash }
    }
}

/// Golden haze, ready to be lit.
pub(super) struct Haze {
    near: Plane,
    wide: Plane,
    density: Plane,
    /// Places and radii of motes of light in it.
    motes: Vec<(Point, f32)>,
}

impl Haze {
    pub(super) fn of(density: Plane, corner: Point) -> Haze {
        let blurred = |deviation: f32| density.blurred(deviation * STEPS as f32);
        let mut haze = Haze { near: blurred(0.03), wide: blurred(0.09), density, motes: Vec::new() };
        haze.motes = motes(corner).filter(|&(at, _)| sample(&haze.near, at) > 0.42).collect();
        haze
    }
}

/// Motes over a square and a little round it: one in some cells of a grid over the board.
fn motes(corner: Point) -> impl Iterator<Item = (Point, f32)> {
    const CELLS: i32 = 8;
    let (x, y) = (corner.x as i32 * CELLS, corner.y as i32 * CELLS);
    let cells = (-1..=CELLS).flat_map(move |row| (-1..=CELLS).map(move |column| (x + column, y + row)));
    cells.filter(|&(x, y)| hash(x, y, 701) < 0.42).map(move |(x, y)| {
        let at = Point::new(x as f32 + hash(x, y, 702), y as f32 + hash(x, y, 703)) * (1.0 / CELLS as f32);
        (at - corner, 0.007 + 0.011 * hash(x, y, 704))
    })
}

/// Everything that makes up the mist over one square.
pub(super) struct Layers {
    pub(super) shelves: Option<Shelves>,
    pub(super) haze: Option<Haze>,
    pub(super) readable: Plane,
    pub(super) lamps: Plane,
    pub(super) on_land: bool,
}

/// Colour laid over colour: colours multiplied by their alpha.
#[derive(Default)]
struct Laid {
    colour: Rgb,
    alpha: f32,
}

impl Laid {
    fn over(&mut self, colour: Rgb, alpha: f32) {
        self.colour = std::array::from_fn(|i| self.colour[i] * (1.0 - alpha) + colour[i] * alpha);
        self.alpha = self.alpha * (1.0 - alpha) + alpha;
    }
}

impl Layers {
    /// Colour and opacity at a place of the square; the height there is asked for only where mist is.
    pub(super) fn at(&self, p: Point, height: impl Fn() -> f32) -> (Rgb, f32) {
        let mut laid = Laid::default();
        let lamp = self.lamps.sample(p.x * LAMP_STEPS as f32 + 1.0, p.y * LAMP_STEPS as f32 + 1.0);
        // A soft shoulder: cut off, the light of every house would be a disc.
        let melted = 0.62 * (1.0 - libm::expf(-4.6 * lamp));
        if let Some(shelves) = &self.shelves {
            let readable = self.readable.sample(p.x * STEPS as f32 + FAR as f32, p.y * STEPS as f32 + FAR as f32);
            shelves.lay(p, &height, (1.0 - readable) * (1.0 - melted), self.on_land, &mut laid);
        }
        if let Some(haze) = &self.haze {
            haze.lay(p, &height, 1.0 - 0.6 * melted, &mut laid);
        }
        if laid.alpha <= 0.0 {
            return ([0.6, 0.7, 0.85], 0.0);
        }
        (warmed(laid.colour.map(|part| part / laid.alpha), 2.1 * lamp), laid.alpha)
    }
}

impl Shelves {
    fn lay(&self, p: Point, height: &impl Fn() -> f32, open: f32, on_land: bool, laid: &mut Laid) {
        if on_land {
            let shadow = sample(&self.shadow, p - Point::new(0.055, 0.075));
            if shadow > 0.0 {
                laid.over([0.0, 0.03, 0.07], 0.48 * shadow);
            }
        }
        let ash = self.ash.as_ref().map_or(0.0, |ash| sample(ash, p));
        let mut known = None;
        for (at, shelf) in SHELVES.iter().enumerate() {
            let q = p + Point::new(0.0, shelf.lifted);
            let density = sample(&self.density, q);
            let alpha = smoothstep(shelf.thickens.0, shelf.thickens.1, density) * shelf.opacity;
            if alpha <= 0.0 {
                continue;
            }
            let height = *known.get_or_insert_with(height);
            let alpha = alpha * (1.0 - 0.95 * smoothstep(shelf.pierced.0, shelf.pierced.1, height)) * open;
            let slope = density - sample(&self.density, q + LIGHT * 0.030);
            let swell = sample(&self.smooth, q) - sample(&self.smooth, q + LIGHT * 0.10);
            let shaded = 0.55 * SHELVES.get(at + 1).map_or(0.0, |above| self.shadow_of(above, p));
            let light = (0.58 + 1.6 * slope + 2.4 * swell + 0.10 * (density - 0.6) - shaded).clamp(0.0, 1.0);
            let crest = (2.2 * swell).clamp(0.0, 0.2);
            let [r, g, b] = mix(shelf.dark, shelf.light, light);
            laid.over(mix([r + crest * 0.20, g + crest * 0.10, b + crest * 0.02], ASH.0, ash), alpha);
        }
    }
}

impl Shelves {
    /// The shadow that a shelf casts on the one below it, beyond its own rim.
    fn shadow_of(&self, shelf: &Shelf, p: Point) -> f32 {
        let thick = |q: Point| {
            let density = sample(&self.smooth, q + Point::new(0.0, shelf.lifted));
            smoothstep(shelf.thickens.0, shelf.thickens.1, density)
        };
        (thick(p + LIGHT * 0.09) - thick(p)).max(0.0)
    }
}

impl Haze {
    fn lay(&self, p: Point, height: &impl Fn() -> f32, open: f32, laid: &mut Laid) {
        let (wide, near) = (sample(&self.wide, p), sample(&self.near, p));
        let body = smoothstep(0.02, 0.85, wide) * 0.30 + smoothstep(0.55, 1.2, near) * 0.12;
        if body <= 0.0 {
            return;
        }
        let height = height();
        let light = 0.52 + 1.9 * (near - sample(&self.near, p + LIGHT * 0.07)) + 0.30 * (near - 0.6);
        let colour = mix(hex(0xe08c2c), hex(0xffeaa6), light.clamp(0.0, 1.0));
        laid.over(colour, body * (1.0 - 0.75 * smoothstep(0.0, 0.16, height)) * open);
        let wisp = smoothstep(0.85, 1.3, sample(&self.density, p)) * 0.16 * (1.0 - 0.8 * smoothstep(0.0, 0.2, height));
        laid.over(hex(0xfff0c4), wisp);
        for &(at, radius) in &self.motes {
            let distance = at.distance(p) / radius;
            if distance < 6.0 {
                let glow = (1.0 - distance / 6.0) * (1.0 - distance / 6.0);
                laid.over(hex(0xffd070), 0.50 * glow);
                laid.over(hex(0xfff4d0), 0.95 * (1.0 - smoothstep(0.5, 1.1, distance)));
            }
        }
    }
}
