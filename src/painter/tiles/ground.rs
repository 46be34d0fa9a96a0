//! The land itself: fields of many colours, roads and paving. All of it is made from noise in board coordinates, so
//! that it continues from tile to tile.

use super::geometry::Point;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::noise::{Fractal, Gradient, LANES, hash, smoothstep};
use crate::painter::picture::Plane;

/// The look of a kind of field: its colour, and the density and strength of its furrows (0 for pasture).
struct Crop {
    colour: Rgb,
    furrows: f32,
    strength: f32,
}

const fn crop(colour: u32, furrows: f32, strength: f32) -> Crop {
    Crop { colour: hex(colour), furrows, strength }
}

const CROPS: [Crop; 8] = [
    crop(0x668a5c, 0.0, 0.0),
    crop(0x7c955e, 0.0, 0.0),
    crop(0xb8a465, 17.0, 0.13),
    crop(0xa09a66, 15.0, 0.12),
    crop(0x587c58, 12.0, 0.16),
    crop(0x8a8394, 14.0, 0.17),
    crop(0x728c5e, 0.0, 0.0),
    crop(0x94a068, 13.0, 0.11),
];

/// Size of a field, in squares.
const FIELD: f32 = 0.70;

/// What covers the land of one square, as planes with a margin around the square.
pub(in crate::painter) struct Cover {
    /// The city, sharp and blurred.
    pub city: Plane,
    pub city_near: Plane,
    /// The road beds, sharp; and the beds with verges, blurred.
    pub road: Plane,
    pub road_near: Plane,
    /// Trodden earth around a village or castle.
    pub yard: Plane,
    /// The margin of the planes, in pixels.
    pub margin: usize,
}

/// The field at a point.
pub(in crate::painter) struct Parcel {
    id: (i32, i32),
    /// The distance to the next field.
    pub border: f32,
}

/// Fields with irregular borders: one random point per cell. Read point by point, like noise.
pub(in crate::painter) struct Parcels {
    wander: [Gradient; 2],
    cell: Option<(i32, i32)>,
    /// The points of the cell and the eight around it, row by row.
    points: [Point; 9],
}

impl Parcels {
    /// The fields of the board.
    pub fn new() -> Parcels {
        Parcels { wander: [5, 9].map(Gradient::new), cell: None, points: [Point::default(); 9] }
    }

    /// The field at a point of the board.
    pub fn at(&mut self, p: Point) -> Parcel {
        let wander = self.wander(p);
        self.nearest(p + wander)
    }

    /// The displacement of field borders at a point.
    fn wander(&mut self, p: Point) -> Point {
        let [x, y] = self.wander.each_mut().map(|noise| 0.10 * noise.at(p.x * 1.7, p.y * 1.7));
        Point::new(x, y)
    }

    /// The field of the nearest point. The metric is between round and square, so that fields look planned.
    fn nearest(&mut self, wandered: Point) -> Parcel {
        let (cx, cy) = (wandered.x / FIELD, wandered.y / FIELD);
        let (ix, iy) = (cx.floor() as i32, cy.floor() as i32);
        let around = |i: usize| (ix + i as i32 % 3 - 1, iy + i as i32 / 3 - 1);
        if self.cell != Some((ix, iy)) {
            self.cell = Some((ix, iy));
            self.points = std::array::from_fn(|i| {
                let (x, y) = around(i);
                Point::new(x as f32 + 0.15 + 0.7 * hash(x, y, 1), y as f32 + 0.15 + 0.7 * hash(x, y, 2))
            });
        }
        let (mut nearest, mut second, mut id) = (9.0_f32, 9.0_f32, (0, 0));
        for (i, point) in self.points.iter().enumerate() {
            let (across, down) = ((point.x - cx).abs(), (point.y - cy).abs());
            let distance = (across * across + down * down).sqrt() * 0.55 + 0.45 * across.max(down);
            if distance < nearest {
                (second, nearest, id) = (nearest, distance, around(i));
            } else if distance < second {
                second = distance;
            }
        }
        Parcel { id, border: (second - nearest) * FIELD }
    }
}

/// Noise that changes slowly, stored on a coarse grid over one square.
struct Slow {
    planes: [Plane; 3],
}

/// Cells of the grid per square.
const STEPS: usize = 32;

impl Slow {
    fn over(origin: Point) -> Slow {
        let side = STEPS + 1;
        let mut planes = [(); 3].map(|()| Plane::filled(side, side, 0.0));
        let (mut parcels, mut height) = (Parcels::new(), Fractal::new(60));
        for i in 0..side * side {
            let p = origin + Point::new((i % side) as f32, (i / side) as f32) * (1.0 / STEPS as f32);
            let wander = parcels.wander(p);
            planes[0].values[i] = wander.x;
            planes[1].values[i] = wander.y;
            planes[2].values[i] = relief(p, &mut height);
        }
        Slow { planes }
    }

    /// Displacement and relief at a point of the square.
    fn at(&self, p: Point) -> (Point, f32) {
        let [x, y, relief] =
            &self.planes.each_ref().map(|plane| plane.sample(p.x * STEPS as f32 + 0.5, p.y * STEPS as f32 + 0.5));
        (Point::new(*x, *y), *relief)
    }
}

/// How much a slope faces the light: 1 on level land.
fn relief(p: Point, height: &mut Fractal<2>) -> f32 {
    let mut height = |dx: f32, dy: f32| height.at((p.x + dx) * 1.05, (p.y + dy) * 1.05);
    let (east, south) = (height(0.05, 0.0) - height(-0.05, 0.0), height(0.0, 0.05) - height(0.0, -0.05));
    1.0 + 1.15 * (east * 0.62 + south * 0.46)
}

/// The unlit colours of one square, row by row.
pub(in crate::painter) fn paint(origin: Point, px: usize, cover: &Cover) -> Vec<Rgb> {
    let slow = Slow::over(origin);
    let mut soil = Soil::new();
    let mut colours = Vec::with_capacity(px * px);
    for row in 0..px {
        for first in (0..px).step_by(LANES) {
            let place = |column: usize| Point::new((column as f32 + 0.5) / px as f32, (row as f32 + 0.5) / px as f32);
            let grain = soil.grain(std::array::from_fn(|lane| origin + place(first + lane)));
            for (column, grain) in (first..px).zip(grain) {
                let p = place(column);
                let at = (row + cover.margin) * cover.city.width + column + cover.margin;
                let (wander, relief) = slow.at(p);
                colours.push(soil.colour(origin + p, wander, relief, grain, cover, at));
            }
        }
    }
    colours
}

/// The colours of the land, computed pixel after pixel.
struct Soil {
    parcels: Parcels,
    sown: Option<Sown>,
    broad: Fractal<4>,
    fine: Fractal<3>,
    strokes: [Gradient; 2],
    furrow: Gradient,
    wear: Gradient,
    tufts: Gradient,
    pebbles: Gradient,
    cobbles: Gradient,
}

/// How the colours of the land vary at a point.
#[derive(Clone, Copy)]
struct Grain {
    broad: f32,
    fine: f32,
}

/// What grows on a field, and the direction of its rows.
#[derive(Clone, Copy)]
struct Sown {
    id: (i32, i32),
    crop: &'static Crop,
    cos: f32,
    sin: f32,
}

impl Sown {
    fn on(id: (i32, i32)) -> Sown {
        let (ix, iy) = id;
        let angle = (hash(ix, iy, 4) * 5.0).floor() * 0.62 + 0.25;
        let crop = &CROPS[(hash(ix, iy, 23) * 7.999) as usize];
        Sown { id, crop, cos: libm::cosf(angle), sin: libm::sinf(angle) }
    }
}

impl Soil {
    fn new() -> Soil {
        Soil {
            parcels: Parcels::new(),
            sown: None,
            broad: Fractal::new(31),
            fine: Fractal::new(77),
            strokes: [51, 53].map(Gradient::new),
            furrow: Gradient::new(8),
            wear: Gradient::new(15),
            tufts: Gradient::new(91),
            pebbles: Gradient::new(101),
            cobbles: Gradient::new(201),
        }
    }

    /// The coarse and fine variation of the land's colours, at several points.
    fn grain(&mut self, places: [Point; LANES]) -> [Grain; LANES] {
        let (x, y) = (places.map(|p| p.x), places.map(|p| p.y));
        let broad = self.broad.at_each(x.map(|x| x * 2.3), y.map(|y| y * 2.3));
        let fine = self.fine.at_each(x.map(|x| x * 14.0), y.map(|y| y * 14.0));
        std::array::from_fn(|lane| Grain { broad: broad[lane], fine: fine[lane] })
    }

    fn colour(&mut self, p: Point, wander: Point, relief: f32, grain: Grain, cover: &Cover, at: usize) -> Rgb {
        let [city, city_near, road, road_near, yard] =
            [&cover.city, &cover.city_near, &cover.road, &cover.road_near, &cover.yard].map(|plane| plane.values[at]);
        let mut land = [0.0; 3];
        if city < 0.999 {
            land = lean_to_light(self.field(p, p + wander, grain), relief);
            let verge = road_near * (1.0 - road);
            land = darkened(land, verge, [0.30, 0.25, 0.20]);
            if road > 0.0 {
                land = mix(land, self.bed(p, grain, road_near), road);
            }
            land = darkened(land, city_near * (1.0 - city), [0.25, 0.25, 0.18]);
        }
        if city > 0.0 {
            land = mix(land, self.paving(p, grain, city_near), city);
        }
        let grey = (land[0] + land[1] + land[2]) / 3.0;
        mix(land, [grey * 1.45, grey * 1.22, grey * 0.92], yard * 0.55)
    }

    /// Grass or furrows, brush strokes along the rows, and a dark border.
    fn field(&mut self, p: Point, wandered: Point, Grain { broad, fine }: Grain) -> Rgb {
        let parcel = self.parcels.nearest(wandered);
        let sown = self.sown.filter(|sown| sown.id == parcel.id).unwrap_or_else(|| Sown::on(parcel.id));
        self.sown = Some(sown);
        let Sown { crop, cos, sin, .. } = sown;
        let (u, v) = (wandered.x * cos + wandered.y * sin, wandered.y * cos - wandered.x * sin);
        let [wide, narrow] = &mut self.strokes;
        let strokes = wide.at(u * 16.0 + 0.6 * fine, v * 2.6) + 0.5 * narrow.at(u * 34.0, v * 5.5);
        let mut tone = 1.0 + 0.10 * broad + 0.075 * strokes;
        if crop.furrows > 0.0 {
            let along = u * crop.furrows + 0.22 * self.furrow.at(v * 3.0, u * 3.0);
            let wear = 0.65 + 0.5 * self.wear.at(v * 6.0, u * 4.0);
            tone += crop.strength * libm::sinf(std::f32::consts::TAU * (along - along.floor())) * wear;
        }
        let [r, g, b] = crop.colour;
        let mut colour = [r * tone * (1.0 + 0.05 * broad), g * tone, b * tone * (1.0 - 0.06 * broad)];
        if crop.furrows == 0.0 {
            let tuft = self.tufts.at(p.x * 30.0, p.y * 22.0);
            let (light, dark) = ((tuft - 0.28).max(0.0) * 0.9, (-0.33 - tuft).max(0.0) * 0.8);
            let [r, g, b] = colour;
            colour = [r + light * 0.10 - dark * 0.10, g + light * 0.13 - dark * 0.10, b + light * 0.02 - dark * 0.06];
        }
        let edge = 1.0 - smoothstep(0.0, 0.028, parcel.border);
        darkened(colour, edge, [0.31, 0.22, 0.22])
    }

    /// The bed of a road: two ruts, pebbles, and darker towards the verge.
    fn bed(&mut self, p: Point, Grain { broad, fine }: Grain, near: f32) -> Rgb {
        let rut = smoothstep(0.62, 0.80, near) * (1.0 - smoothstep(0.80, 0.93, near));
        let pebble = if self.pebbles.at(p.x * 46.0, p.y * 46.0) > 0.36 { 1.12 } else { 1.0 };
        let tone = (1.0 + 0.10 * fine + 0.08 * broad) * pebble;
        let edge = smoothstep(0.0, 0.9, near);
        [
            1.02 * tone * (1.0 - 0.15 * rut) * (0.86 + 0.14 * edge),
            0.86 * tone * (1.0 - 0.17 * rut) * (0.84 + 0.16 * edge),
            0.63 * tone * (1.0 - 0.15 * rut) * (0.86 + 0.14 * edge),
        ]
    }

    /// The cobbles of a city, darker along the walls.
    fn paving(&mut self, p: Point, Grain { broad, fine }: Grain, near: f32) -> Rgb {
        let cobbles = self.cobbles.at(p.x * 38.0, p.y * 44.0);
        let tone = 1.0 + 0.10 * broad + 0.10 * cobbles + 0.06 * fine;
        let inner = smoothstep(0.45, 1.0, near);
        let dim = 0.80 + 0.2 * inner;
        [0.75 * tone * dim, 0.548 * tone * dim, 0.39 * tone * (0.86 + 0.14 * inner)]
    }
}

/// Makes slopes towards the light warmer, and slopes away from it cooler.
fn lean_to_light(colour: Rgb, relief: f32) -> Rgb {
    let tilt = relief - 1.0;
    let by = if tilt > 0.0 { [1.15, 0.95, 0.6] } else { [1.1, 0.95, 0.55] };
    std::array::from_fn(|i| colour[i] * (1.0 + tilt * by[i]))
}

fn darkened(colour: Rgb, share: f32, by: Rgb) -> Rgb {
    std::array::from_fn(|i| colour[i] * (1.0 - by[i] * share))
}
