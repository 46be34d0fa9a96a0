//! The mist: one layer over one square, the same at a shared edge from either side.
//!
//! Its density is a function of board coordinates and of the nine tiles round a place, computed on a coarse grid and
//! lit like three shelves of cloud. Roofs and tree tops stand out of it, roads and spell circles show through, lit
//! windows melt holes. A finished bank thins to a golden haze, and one that can never be finished turns cold.
//!
//! The constants assume that colours are blended as they are encoded (sRGB).

mod layers;

use crate::painter::light::{byte, grade};
use crate::painter::noise::{Fractal, LANES, Lanes, smoothstep};
use crate::painter::picture::{Picture, Plane};
use crate::painter::tiles::geometry::{Point, inside, mid, origin, outward};
use crate::painter::tiles::tile::{Footing, LAMP_STEPS, MARGINS, REACH, Relief, STEPS};
use crate::rules::tiles::{Centre, Region, Side, Square};
use layers::{Haze, Layers, Shelves};
use std::array;

/// The state of a bank of mist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bank {
    /// It can still be completed.
    #[default]
    Open,
    /// It was completed and has burnt off.
    Finished,
    /// It can never be completed.
    Dead,
}

impl Bank {
    /// The state of a region of mist.
    pub fn of(region: &Region) -> Bank {
        match (region.finished(), region.dead) {
            (true, _) => Bank::Finished,
            (false, true) => Bank::Dead,
            (false, false) => Bank::Open,
        }
    }
}

/// How far the mist of a tile in hand swells over its edges, in squares.
pub const SWELL: f32 = 0.05;

/// How far a patch reaches beyond its square where it has room to sway, in squares.
pub const BORDER: f32 = 0.0625;

/// A tile as the mist sees it.
#[derive(Clone, Copy, Debug)]
pub struct MistTile<'a> {
    /// What it flows round, painted at any size.
    pub relief: &'a Relief,
    /// For each mist area in printed order, what has become of its bank.
    pub banks: [Bank; 4],
}

/// The mist over exactly one square: that of the tile there, or what spills from its neighbours onto an empty square.
///
/// `around` gives the tile on this square and on the eight round it. Nothing if no mist shows.
pub fn paint<'a>(square: Square, around: &impl Fn(Square) -> Option<MistTile<'a>>, px: u32) -> Option<Picture> {
    Surroundings { tiles: nine(square, around), corner: origin(square), held: false }.picture(px, 0.0)
}

/// The same with [`BORDER`] round the square: the mist of its neighbours, as they have it themselves.
pub fn paint_with_border<'a>(
    square: Square,
    around: &impl Fn(Square) -> Option<MistTile<'a>>,
    px: u32,
) -> Option<Picture> {
    Surroundings { tiles: nine(square, around), corner: origin(square), held: false }.picture(px, BORDER)
}

fn nine<'a>(square: Square, around: &impl Fn(Square) -> Option<MistTile<'a>>) -> [Option<MistTile<'a>>; 9] {
    std::array::from_fn(|i| {
        let (dx, dy) = (i as i16 % 3 - 1, i as i16 / 3 - 1);
        around(Square::new(square.x.checked_add(dx)?, square.y.checked_sub(dy)?))
    })
}

/// The mist of a tile in hand over the square and [`SWELL`] round it: its misty edges end a little beyond the tile.
///
/// `square` chooses the place of the board whose billows it shows.
pub fn paint_held(tile: MistTile, square: Square, px: u32) -> Option<Picture> {
    let mut tiles = [None; 9];
    tiles[4] = Some(tile);
    Surroundings { tiles, corner: origin(square), held: true }.picture(px, SWELL)
}

/// Cells of the density grid beyond the square: as far as light and shadow reach for it.
const MARGIN: usize = 16;
/// Cells of the masks beyond the square: as far as billows and blurs reach for them, and less than a square.
const FAR: usize = 41;

struct Surroundings<'a> {
    /// The square and its eight neighbours, row by row from the north-west.
    tiles: [Option<MistTile<'a>>; 9],
    corner: Point,
    held: bool,
}

/// What of the mist is looked for.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Unfinished mist.
    Grey,
    /// What of it can never be finished.
    Cold,
    /// Golden haze.
    Golden,
}

impl Kind {
    fn is(self, bank: Bank) -> bool {
        match self {
            Kind::Grey => bank != Bank::Finished,
            Kind::Cold => bank == Bank::Dead,
            Kind::Golden => bank == Bank::Finished,
        }
    }
}

impl Surroundings<'_> {
    /// The square with so much round it.
    fn picture(&self, px: u32, beyond: f32) -> Option<Picture> {
        let px = px.clamp(8, 1024);
        let grey = self.mask(Kind::Grey);
        let golden = self.mask(Kind::Golden);
        if grey.is_none() && golden.is_none() {
            return None;
        }
        let city = self.plane(|footing, cell| footing.city.values[cell]).blurred(0.035 * STEPS as f32);
        let city = Plane { values: city.values.iter().map(|c| (c * 1.7 - 0.15).clamp(0.0, 1.0)).collect(), ..city };
        let layers = Layers {
            shelves: grey.map(|mask| {
                let cold = self.mask(Kind::Cold).map(|cold| self.share(&cold, &mask));
                Shelves::of(self.density(&mask, &city, 0), cold, self.corner)
            }),
            haze: golden.map(|mask| Haze::of(self.density(&mask, &city, 40), self.corner)),
            readable: self.plane(|footing, cell| footing.readable.values[cell]).blurred(0.02 * STEPS as f32),
            lamps: self.lamps(),
            on_land: self.tiles[4].is_some(),
        };
        let swell = (beyond * px as f32).round() as u32;
        let mut picture = Picture::clear(px + 2 * swell, px + 2 * swell);
        let mut shows = false;
        for (i, pixel) in picture.rgba.chunks_exact_mut(4).enumerate() {
            let (column, row) = (i as u32 % (px + 2 * swell), i as u32 / (px + 2 * swell));
            let at = |pixel: u32| (pixel as f32 + 0.5 - swell as f32) / px as f32;
            let p = Point::new(at(column), at(row));
            let (colour, alpha) = layers.at(p, || self.height(p));
            let [r, g, b] = grade(colour).map(byte);
            pixel.copy_from_slice(&[r, g, b, byte(alpha)]);
            shows |= pixel[3] > 0;
        }
        shows.then_some(picture)
    }

    /// The tile under a cell of the far grid, and the cell of its own planes.
    fn cell(&self, x: usize, y: usize) -> (usize, usize) {
        let (x, y) = (x + STEPS - FAR, y + STEPS - FAR);
        (y / STEPS * 3 + x / STEPS, y % STEPS * STEPS + x % STEPS)
    }

    /// What the tiles' footings say, on the far grid.
    fn plane(&self, value: impl Fn(&Footing, usize) -> f32) -> Plane {
        let side = STEPS + 2 * FAR;
        let values = (0..side * side)
            .map(|i| {
                let (tile, cell) = self.cell(i % side, i / side);
                self.tiles[tile].map_or(0.0, |tile| value(&tile.relief.footing, cell))
            })
            .collect();
        Plane { width: side, height: side, values }
    }

    /// Where mist of one kind lies, on the far grid; nothing if there is none.
    fn mask(&self, kind: Kind) -> Option<Plane> {
        let side = STEPS + 2 * FAR;
        let mut any = false;
        let values = (0..side * side)
            .map(|i| {
                let (tile, cell) = self.cell(i % side, i / side);
                let p = Point::new((cell % STEPS) as f32 + 0.5, (cell / STEPS) as f32 + 0.5) * (1.0 / STEPS as f32);
                let value = match &self.tiles[tile] {
                    Some(there) => on_tile(there, kind, cell, p),
                    None => self.spilled(tile, kind, p),
                };
                any |= value > 0.0;
                value
            })
            .collect();
        any.then(|| Plane { width: side, height: side, values }.blurred(0.075 * STEPS as f32))
    }

    /// What spills from its neighbours onto an empty square.
    fn spilled(&self, empty: usize, kind: Kind, p: Point) -> f32 {
        let spills = |side: Side| {
            let Some(tile) = neighbour(empty, side).and_then(|at| self.tiles[at].as_ref()) else { return false };
            let toward_here = side.opposite();
            let areas = &tile.relief.layout.mist;
            let Some(area) = areas.iter().position(|area| area.sides.contains(&toward_here)) else { return false };
            if !kind.is(bank_of(tile, area)) {
                return false;
            }
            let depth = inside(side, p);
            if self.held {
                return depth < 0.4;
            }
            let along = inside(Side::ALL[(side as usize + 1) & 3], p);
            let narrowing = 0.02 + 0.14 * depth / 0.16;
            depth < 0.16 && along > narrowing && along < 1.0 - narrowing
        };
        if Side::ALL.into_iter().any(spills) { 1.0 } else { 0.0 }
    }

    /// How dense the mist is, over the square and [`MARGIN`].
    fn density(&self, mask: &Plane, city: &Plane, seed: u32) -> Plane {
        let (clear, torn) = (self.clear_sides(), self.torn_sides());
        let (mut drift, mut ragged, mut billows) = (Sweep::drift(seed), Sweep::ragged(), Fractal::<5>::new(303 + seed));
        near(|places| {
            let board = places.map(|p| self.corner + p);
            let (drift, ragged) = (drift.at_each(&board), ragged.at_each(&board));
            let cover: Lanes = array::from_fn(|i| {
                let warped = places[i] + drift[i] * 0.12 + ragged[i] * 0.065;
                far(mask, warped) * (1.0 - far(city, warped))
            });
            if cover.iter().all(|&cover| cover <= 0.0) {
                return [-0.04; LANES];
            }
            let x = array::from_fn(|i| (board[i].x + 0.30 * drift[i].x) * 1.9);
            let y = array::from_fn(|i| (board[i].y + 0.24 * drift[i].y) * 2.6);
            let billows = billows.at_each(x, y);
            array::from_fn(|i| {
                let (p, cover) = (places[i], cover[i]);
                if cover <= 0.0 {
                    return -0.04;
                }
                let density = 1.09 * cover + 0.80 * billows[i] * (1.8 * cover).min(1.0) - 0.04;
                density
                    * (1.0 - 0.92 * (far(city, p) * 1.15).min(1.0))
                    * self.hem(p)
                    * clearing(&clear, p)
                    * tear(&torn, p)
            })
        })
    }

    /// How much of a mask is this part of it; between the two it ends as raggedly as mist itself.
    fn share(&self, part: &Plane, of: &Plane) -> Plane {
        let (mut drift, mut ragged) = (Sweep::drift(0), Sweep::ragged());
        near(|places| {
            let board = places.map(|p| self.corner + p);
            let (drift, ragged) = (drift.at_each(&board), ragged.at_each(&board));
            array::from_fn(|i| {
                let warped = places[i] + drift[i] * 0.12 + ragged[i] * 0.13;
                far(part, warped) / far(of, warped).max(1e-3)
            })
        })
    }

    /// The square's sides that show no mist from either side.
    fn clear_sides(&self) -> Vec<Side> {
        let clear = |&side: &Side| self.misty(side) == [false, false];
        Side::ALL.into_iter().filter(clear).collect()
    }

    /// The square's sides at which a misty edge lies against a clear one: mist is broken there.
    fn torn_sides(&self) -> Vec<Side> {
        let laid = |at: usize| self.tiles[at].is_some();
        let torn = |&side: &Side| {
            let [here, beyond] = self.misty(side);
            here != beyond && laid(4) && neighbour(4, side).is_some_and(laid)
        };
        Side::ALL.into_iter().filter(torn).collect()
    }

    /// Whether the square's edge on this side is misty, and the edge that lies against it.
    fn misty(&self, side: Side) -> [bool; 2] {
        let is_misty = |at: usize, side: Side| {
            self.tiles[at].is_some_and(|tile| tile.relief.layout.mist.iter().any(|area| area.sides.contains(&side)))
        };
        [is_misty(4, side), neighbour(4, side).is_some_and(|at| is_misty(at, side.opposite()))]
    }

    /// Mist in hand ends a little beyond the tile.
    fn hem(&self, p: Point) -> f32 {
        if !self.held {
            return 1.0;
        }
        let depth = Side::ALL.into_iter().map(|side| inside(side, p)).fold(f32::INFINITY, f32::min);
        smoothstep(-0.045, 0.022, depth)
    }

    /// Lamplight over the square, at [`LAMP_STEPS`] with one cell's margin.
    fn lamps(&self) -> Plane {
        let (side, reach) = (LAMP_STEPS + 2, (REACH * LAMP_STEPS as f32) as isize);
        let mut plane = Plane::filled(side, side, 0.0);
        for (i, tile) in self.tiles.iter().enumerate() {
            let Some(tile) = tile else { continue };
            let lamps = &tile.relief.footing.lamps;
            let shift = |step: usize| reach - 1 - (step as isize - 1) * LAMP_STEPS as isize;
            let (left, top) = (shift(i % 3), shift(i / 3));
            for (cell, value) in plane.values.iter_mut().enumerate() {
                let (x, y) = ((cell % side) as isize + left, (cell / side) as isize + top);
                if (0..lamps.width as isize).contains(&x) && (0..lamps.height as isize).contains(&y) {
                    *value += lamps.at(x, y);
                }
            }
        }
        plane
    }

    /// How high what stands at a place of the square reaches.
    fn height(&self, p: Point) -> f32 {
        let mut highest = 0.0_f32;
        for (i, tile) in self.tiles.iter().enumerate() {
            let Some(tile) = tile else { continue };
            let q = p - Point::new((i % 3) as f32 - 1.0, (i / 3) as f32 - 1.0);
            let covers =
                q.x > -MARGINS.sides && q.x < 1.0 + MARGINS.sides && q.y > -MARGINS.north && q.y < 1.0 + MARGINS.south;
            if covers {
                highest = highest.max(tile.relief.height_at(q));
            }
        }
        highest
    }
}

/// A field over the square and [`MARGIN`], worked out at several places of a row together.
fn near(values: impl FnMut([Point; LANES]) -> Lanes) -> Plane {
    let side = STEPS + 2 * MARGIN;
    let place = |i: usize| {
        let cells = Point::new((i % side) as f32 + 0.5, (i / side) as f32 + 0.5);
        (cells - Point::new(MARGIN as f32, MARGIN as f32)) * (1.0 / STEPS as f32)
    };
    const { assert!((STEPS + 2 * MARGIN).is_multiple_of(LANES)) };
    let together = (0..side * side).step_by(LANES).map(|first| array::from_fn(|lane| place(first + lane)));
    Plane { width: side, height: side, values: together.flat_map(values).collect() }
}

/// A plane of the far grid at a place of the square.
fn far(plane: &Plane, p: Point) -> f32 {
    plane.sample(p.x * STEPS as f32 + FAR as f32, p.y * STEPS as f32 + FAR as f32)
}

/// Where mist has drifted from, at a place of the board.
struct Sweep {
    noise: [Fractal<3>; 2],
    /// Features a square.
    closeness: Point,
}

impl Sweep {
    /// In wide sweeps.
    fn drift(seed: u32) -> Sweep {
        Sweep { noise: [301 + seed, 302 + seed].map(Fractal::new), closeness: Point::new(0.9, 1.2) }
    }

    /// In small, for its rim.
    fn ragged() -> Sweep {
        Sweep { noise: [305, 306].map(Fractal::new), closeness: Point::new(3.6, 4.4) }
    }

    fn at_each(&mut self, board: &[Point; LANES]) -> [Point; LANES] {
        let (x, y) = (board.map(|b| b.x * self.closeness.x), board.map(|b| b.y * self.closeness.y));
        let [x, y] = self.noise.each_mut().map(|noise| noise.at_each(x, y));
        array::from_fn(|i| Point::new(x[i], y[i]))
    }
}

/// However the mist billows, the middle of a clear edge stays clear: what is seen is what is played.
fn clearing(clear: &[Side], p: Point) -> f32 {
    clear.iter().map(|&side| smoothstep(0.30, 1.0, off_middle(side, p, 0.25, 0.20))).product()
}

/// Where mist is broken a seam stays thin, so that two banks on both sides of it do not look like one.
fn tear(torn: &[Side], p: Point) -> f32 {
    torn.iter().map(|&side| smoothstep(0.20, 1.0, off_middle(side, p, 0.46, 0.075))).product()
}

/// How far a place lies from the middle of an edge: 1 on the rim of an ellipse that reaches so far along the edge and
/// across it.
fn off_middle(side: Side, p: Point, along: f32, across: f32) -> f32 {
    let off = p - mid(side);
    let (far, deep) = if outward(side).x == 0.0 { (off.x, off.y) } else { (off.y, off.x) };
    (far * far / (along * along) + deep * deep / (across * across)).sqrt()
}

fn bank_of(tile: &MistTile, area: usize) -> Bank {
    tile.banks.get(area).copied().unwrap_or_default()
}

/// The mist of one kind at a cell of a tile, thinner over a village or castle.
fn on_tile(tile: &MistTile, kind: Kind, cell: usize, p: Point) -> f32 {
    let area = tile.relief.footing.areas[cell];
    if area == Footing::CLEAR || !kind.is(bank_of(tile, usize::from(area))) {
        return 0.0;
    }
    let (strength, radius) = match tile.relief.layout.centre {
        Some(Centre::Castle) if kind != Kind::Golden => (0.50, 0.30),
        Some(Centre::Village) if kind != Kind::Golden => (0.42, 0.24),
        _ => return 1.0,
    };
    let distance = p.distance(crate::painter::tiles::geometry::MIDDLE) / radius;
    1.0 - strength * libm::expf(-distance * distance)
}

/// The place of a neighbour among the nine.
fn neighbour(at: usize, side: Side) -> Option<usize> {
    let out = outward(side);
    let (x, y) = ((at % 3) as isize + out.x as isize, (at / 3) as isize + out.y as isize);
    ((0..3).contains(&x) && (0..3).contains(&y)).then_some((y * 3 + x) as usize)
}

/// A density plane at a place of the square.
fn sample(plane: &Plane, p: Point) -> f32 {
    plane.sample(p.x * STEPS as f32 + MARGIN as f32, p.y * STEPS as f32 + MARGIN as f32)
}
