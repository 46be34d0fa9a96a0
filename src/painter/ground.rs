//! The land itself: fields of many colours, roads and paving, all from noise in board coordinates, so that it flows
//! from tile to tile.

use super::colour::{Rgb, hex, mix};
use super::geometry::Point;
use super::noise::{fractal, gradient, hash, smoothstep};
use super::picture::Plane;

/// What a kind of field looks like: its colour, and its furrows' closeness and strength (0 for pasture).
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

/// Size of a field.
const FIELD: f32 = 0.70;

/// What lies on the land of one square, as planes with a margin round the square.
pub(super) struct Cover {
    /// City, sharp and blurred.
    pub city: Plane,
    pub city_near: Plane,
    /// Road beds, sharp, and beds with verges, blurred.
    pub road: Plane,
    pub road_near: Plane,
    /// Trodden earth round a village or castle.
    pub yard: Plane,
    /// The margin of the planes, in pixels.
    pub margin: usize,
}

/// Fields whose borders wander: where a place lies among them.
pub(super) struct Parcel {
    id: (i32, i32),
    /// Distance to the next field.
    pub border: f32,
}

/// The wandering of field borders at a place.
fn wander(p: Point) -> Point {
    Point::new(0.10 * gradient(p.x * 1.7, p.y * 1.7, 5), 0.10 * gradient(p.x * 1.7, p.y * 1.7, 9))
}

/// The field at a place of the board.
pub(super) fn parcel(p: Point) -> Parcel {
    parcel_at(p + wander(p))
}

/// The nearest of one jittered point a cell, in a metric between round and square, so that fields look laid out.
fn parcel_at(wandered: Point) -> Parcel {
    let (cx, cy) = (wandered.x / FIELD, wandered.y / FIELD);
    let (ix, iy) = (cx.floor() as i32, cy.floor() as i32);
    let (mut nearest, mut second, mut id) = (9.0_f32, 9.0_f32, (0, 0));
    for dy in -1..=1 {
        for dx in -1..=1 {
            let (x, y) = (ix + dx, iy + dy);
            let across = (x as f32 + 0.15 + 0.7 * hash(x, y, 1) - cx).abs();
            let down = (y as f32 + 0.15 + 0.7 * hash(x, y, 2) - cy).abs();
            let distance = (across * across + down * down).sqrt() * 0.55 + 0.45 * across.max(down);
            if distance < nearest {
                (second, nearest, id) = (nearest, distance, (x, y));
            } else if distance < second {
                second = distance;
            }
        }
    }
    Parcel { id, border: (second - nearest) * FIELD }
}

/// Slow fields of noise, kept on a coarse grid over one square.
struct Slow {
    planes: [Plane; 3],
}

/// Steps of the grid a square.
const STEPS: usize = 32;

impl Slow {
    fn over(origin: Point) -> Slow {
        let side = STEPS + 1;
        let mut planes = [(); 3].map(|()| Plane::filled(side, side, 0.0));
        for i in 0..side * side {
            let p = origin + Point::new((i % side) as f32, (i / side) as f32) * (1.0 / STEPS as f32);
            let wander = wander(p);
            planes[0].values[i] = wander.x;
            planes[1].values[i] = wander.y;
            planes[2].values[i] = relief(p);
        }
        Slow { planes }
    }

    /// Wandering and relief at a place of the square.
    fn at(&self, p: Point) -> (Point, f32) {
        let [x, y, relief] =
            &self.planes.each_ref().map(|plane| plane.sample(p.x * STEPS as f32 + 0.5, p.y * STEPS as f32 + 0.5));
        (Point::new(*x, *y), *relief)
    }
}

/// How much a slope turns to the light: 1 on level land.
fn relief(p: Point) -> f32 {
    let height = |dx: f32, dy: f32| fractal((p.x + dx) * 1.05, (p.y + dy) * 1.05, 2, 60);
    let (east, south) = (height(0.05, 0.0) - height(-0.05, 0.0), height(0.0, 0.05) - height(0.0, -0.05));
    1.0 + 1.15 * (east * 0.62 + south * 0.46)
}

/// The unlit colours of one square, row by row.
pub(super) fn paint(origin: Point, px: usize, cover: &Cover) -> Vec<Rgb> {
    let slow = Slow::over(origin);
    let mut colours = Vec::with_capacity(px * px);
    for row in 0..px {
        for column in 0..px {
            let p = Point::new((column as f32 + 0.5) / px as f32, (row as f32 + 0.5) / px as f32);
            let at = (row + cover.margin) * cover.city.width + column + cover.margin;
            let (wander, relief) = slow.at(p);
            colours.push(colour(origin + p, wander, relief, cover, at));
        }
    }
    colours
}

fn colour(p: Point, wander: Point, relief: f32, cover: &Cover, at: usize) -> Rgb {
    let [city, city_near, road, road_near, yard] =
        [&cover.city, &cover.city_near, &cover.road, &cover.road_near, &cover.yard].map(|plane| plane.values[at]);
    let broad = fractal(p.x * 2.3, p.y * 2.3, 4, 31);
    let fine = fractal(p.x * 14.0, p.y * 14.0, 3, 77);
    let mut land = [0.0; 3];
    if city < 0.999 {
        land = lean_to_light(field(p, p + wander, broad, fine), relief);
        let verge = road_near * (1.0 - road);
        land = darkened(land, verge, [0.30, 0.25, 0.20]);
        land = mix(land, bed(p, broad, fine, road_near), road);
        land = darkened(land, city_near * (1.0 - city), [0.25, 0.25, 0.18]);
    }
    if city > 0.0 {
        land = mix(land, paving(p, broad, fine, city_near), city);
    }
    let grey = (land[0] + land[1] + land[2]) / 3.0;
    mix(land, [grey * 1.45, grey * 1.22, grey * 0.92], yard * 0.55)
}

/// Grass or furrows, brush strokes along the rows, a dark border.
fn field(p: Point, wandered: Point, broad: f32, fine: f32) -> Rgb {
    let parcel = parcel_at(wandered);
    let (ix, iy) = parcel.id;
    let crop = &CROPS[(hash(ix, iy, 23) * 7.999) as usize];
    let angle = (hash(ix, iy, 4) * 5.0).floor() * 0.62 + 0.25;
    let (cos, sin) = (libm::cosf(angle), libm::sinf(angle));
    let (u, v) = (wandered.x * cos + wandered.y * sin, wandered.y * cos - wandered.x * sin);
    let strokes = gradient(u * 16.0 + 0.6 * fine, v * 2.6, 51) + 0.5 * gradient(u * 34.0, v * 5.5, 53);
    let mut tone = 1.0 + 0.10 * broad + 0.075 * strokes;
    if crop.furrows > 0.0 {
        let along = u * crop.furrows + 0.22 * gradient(v * 3.0, u * 3.0, 8);
        let wear = 0.65 + 0.5 * gradient(v * 6.0, u * 4.0, 15);
        tone += crop.strength * libm::sinf(std::f32::consts::TAU * (along - along.floor())) * wear;
    }
    let [r, g, b] = crop.colour;
    let mut colour = [r * tone * (1.0 + 0.05 * broad), g * tone, b * tone * (1.0 - 0.06 * broad)];
    if crop.furrows == 0.0 {
        let tuft = gradient(p.x * 30.0, p.y * 22.0, 91);
        let (light, dark) = ((tuft - 0.28).max(0.0) * 0.9, (-0.33 - tuft).max(0.0) * 0.8);
        let [r, g, b] = colour;
        colour = [r + light * 0.10 - dark * 0.10, g + light * 0.13 - dark * 0.10, b + light * 0.02 - dark * 0.06];
    }
    let edge = 1.0 - smoothstep(0.0, 0.028, parcel.border);
    darkened(colour, edge, [0.31, 0.22, 0.22])
}

/// Slopes to the light are warmer, slopes away from it cooler.
fn lean_to_light(colour: Rgb, relief: f32) -> Rgb {
    let tilt = relief - 1.0;
    let by = if tilt > 0.0 { [1.15, 0.95, 0.6] } else { [1.1, 0.95, 0.55] };
    std::array::from_fn(|i| colour[i] * (1.0 + tilt * by[i]))
}

/// A road's bed: two ruts, pebbles, darker towards the verge.
fn bed(p: Point, broad: f32, fine: f32, near: f32) -> Rgb {
    let rut = smoothstep(0.62, 0.80, near) * (1.0 - smoothstep(0.80, 0.93, near));
    let pebble = if gradient(p.x * 46.0, p.y * 46.0, 101) > 0.36 { 1.12 } else { 1.0 };
    let tone = (1.0 + 0.10 * fine + 0.08 * broad) * pebble;
    let edge = smoothstep(0.0, 0.9, near);
    [
        1.02 * tone * (1.0 - 0.15 * rut) * (0.86 + 0.14 * edge),
        0.86 * tone * (1.0 - 0.17 * rut) * (0.84 + 0.16 * edge),
        0.63 * tone * (1.0 - 0.15 * rut) * (0.86 + 0.14 * edge),
    ]
}

/// A city's cobbles, darker along the walls.
fn paving(p: Point, broad: f32, fine: f32, near: f32) -> Rgb {
    let cobbles = gradient(p.x * 38.0, p.y * 44.0, 201);
    let tone = 1.0 + 0.10 * broad + 0.10 * cobbles + 0.06 * fine;
    let inner = smoothstep(0.45, 1.0, near);
    let dim = 0.80 + 0.2 * inner;
    [0.75 * tone * dim, 0.548 * tone * dim, 0.39 * tone * (0.86 + 0.14 * inner)]
}

fn darkened(colour: Rgb, share: f32, by: Rgb) -> Rgb {
    std::array::from_fn(|i| colour[i] * (1.0 - by[i] * share))
}
