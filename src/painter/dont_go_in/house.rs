//! The house around the three rooms of a game: a night sky with the moon, a crooked slate roof for the cards, walls and
//! plinth, and where a window puts the rooms and the cards.
//!
//! Lengths and places are in units: the house is [`WIDTH`] × [`HEIGHT`] of them, pixels of the 1920 × 1080 layout.

use super::stage::{Grain, Lamp, Stage, Surface, outline, surface};
use crate::painter::colour::{Rgb, hex, mix, times};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::noise::{fractal, hash, hash_of, smoothstep};
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::{each_row, painted};

/// The width of the house with its sky, in units.
pub const WIDTH: f32 = 1338.0;

/// The height of the house with its sky, in units.
pub const HEIGHT: f32 = 914.0;

/// The width of a plate in the house, in units.
pub const PLATE: f32 = 404.8;

/// The size of a card on the roof, in units.
pub const CARD: (f32, f32) = (124.0, 166.0);

/// Where something lies in the house: its middle in units, and how it is turned in degrees clockwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// To the right, from the left edge of the house.
    pub x: f32,
    /// Down, from its upper edge.
    pub y: f32,
    /// In degrees, clockwise.
    pub turn: f32,
}

/// The places of the three plates, from left to right.
pub const PLATES: [Place; 3] = [
    Place { x: 236.0, y: 640.0, turn: -1.7 },
    Place { x: 668.0, y: 628.0, turn: 1.1 },
    Place { x: 1100.0, y: 642.0, turn: -1.0 },
];

/// The places of the three cards above a plate, from left to right.
pub fn cards(plate: Place) -> [Place; 3] {
    let card =
        |dx: f32, dy: f32, turn: f32| Place { x: plate.x + dx, y: plate.y - 318.0 + dy, turn: plate.turn * 0.6 + turn };
    [card(-138.0, -6.0, -2.0), card(0.0, 4.0, 1.0), card(138.0, -2.0, 1.5)]
}

/// The middle and the radius of the moon.
const MOON: ((f32, f32), f32) = ((1196.0, 62.0), 40.0);

/// The edge of the roof against the sky.
const RIDGE: [(f32, f32); 9] = [
    (2.0, 452.0),
    (128.0, 156.0),
    (330.0, 206.0),
    (430.0, 60.0),
    (690.0, 112.0),
    (890.0, 44.0),
    (1010.0, 170.0),
    (1210.0, 138.0),
    (1336.0, 444.0),
];

/// The edge of the roof against the wall, from right to left.
const EAVES: [(f32, f32); 6] =
    [(1336.0, 444.0), (1100.0, 428.0), (880.0, 446.0), (450.0, 424.0), (240.0, 448.0), (2.0, 452.0)];

/// The house, `width` pixels wide, without rooms and cards. Its sky fades towards the edges, so that it lies on any
/// table.
pub fn house(width: u32) -> Picture {
    /// Wider houses are no use on any screen.
    const WIDEST: u32 = 8192;
    let width = width.clamp(2, WIDEST);
    let unit = width as f32 / WIDTH;
    let height = ((HEIGHT * unit).round() as u32).max(2);
    let mut picture = sky((width, height), unit);
    picture.lay(&shadow((width, height), unit), (0, 0), 1.0);
    let mut stage = Stage::new((width, height), unit, MOON.0, (0x6C7698, 0.78), 9);
    let s = &mut stage;
    chimney(s, (232.0, 122.0), -4.0, 1);
    chimney(s, (1080.0, 94.0), 5.0, 2);
    walls(s);
    roof(s);
    plinth(s);
    vane(s, (890.0, 46.0));
    for (at, size, looks_out) in [((1122.0, 194.0), 1.0, false), ((836.0, 150.0), 1.12, true)] {
        garret(s, at, size, looks_out);
    }
    ivy(s);
    s.lamp(Lamp::fill((MOON.0.0, MOON.0.1, 330.0), 0xC4D4F4, 1.10, 640.0));
    s.lamp(Lamp::fill((260.0, -40.0, 420.0), 0x9CB0E0, 0.42, 520.0));
    for plate in PLATES {
        s.lamp(Lamp::fill((plate.x, plate.y + 30.0, 130.0), 0xFFB058, 1.5, 190.0));
    }
    picture.lay(&stage.lit(0.0), (0, 0), 1.0);
    picture
}

/// The sky: stars, thin clouds, and the moon with its halo.
fn sky((width, height): (u32, u32), unit: f32) -> Picture {
    /// Below this height there is only house.
    const GROUND: f32 = 620.0;
    let clouds = coarse((width, height), unit, |(x, y)| fractal::<4>(x / 260.0, y / 62.0, 71));
    let rim = coarse((width, height), unit, |(x, y)| fractal::<3>(x / 150.0, y / 150.0, 72));
    painted(width, height, |column, row| {
        let (x, y) = ((column as f32 + 0.5) / unit, (row as f32 + 0.5) / unit);
        if y > GROUND {
            return [0.0; 4];
        }
        let [clouds, rim] = [&clouds, &rim].map(|plane| {
            let coarse = |at: u32| (at as f32 + 0.5) / COARSE as f32;
            plane.sample(coarse(column), coarse(row))
        });
        let ([r, g, b], halo) = heaven((x, y), smoothstep(0.02, 0.55, clouds));
        let side = x.min(WIDTH - x) / 120.0 + 0.30 * rim;
        let foot = (560.0 - y) / 260.0 + 0.30 * rim;
        let seen = smoothstep(0.0, 1.0, side) * smoothstep(0.0, 1.0, foot) * smoothstep(0.0, 1.0, y / 34.0);
        [r, g, b, (seen * 0.86).max(halo * seen.sqrt()).max(disc(from_moon((x, y))))]
    })
}

/// Pixels per value of a [`coarse`] plane.
const COARSE: usize = 4;

/// Slow noise, computed only for every fourth pixel across and down.
fn coarse((width, height): (u32, u32), unit: f32, noise: impl Fn((f32, f32)) -> f32 + Sync) -> Plane {
    let mut plane = Plane::filled(width as usize / COARSE + 1, height as usize / COARSE + 1, 0.0);
    let across = plane.width;
    each_row(&mut plane.values, across, |row, values| {
        for (column, value) in values.iter_mut().enumerate() {
            let at = |cell: usize| (cell as f32 + 0.5) * COARSE as f32 / unit;
            *value = noise((at(column), at(row)));
        }
    });
    plane
}

/// The colour of the sky at a place under so many clouds, and how opaque the halo of the moon makes it.
fn heaven((x, y): (f32, f32), clouds: f32) -> (Rgb, f32) {
    const HIGH: Rgb = hex(0x0A1230);
    const LOW: Rgb = hex(0x2C4484);
    let distance = from_moon((x, y));
    let mut colour = mix(HIGH, LOW, smoothstep(-40.0, 470.0, y));
    let lit = libm::expf(-distance * distance / 26.0);
    colour = mix(colour, mix(hex(0x1C2A5C), hex(0x8FA8DC), lit), 0.55 * clouds);
    let beyond = (distance - 1.0).max(0.0);
    let halo = 0.42 * libm::expf(-beyond * 0.72) + 0.16 * libm::expf(-beyond * 0.22);
    let star = star((x, y)) * (1.0 - clouds);
    colour = std::array::from_fn(|i| colour[i] + halo * [0.55, 0.70, 1.0][i] + star);
    let disc = disc(distance);
    if disc > 0.0 {
        colour = mix(colour, moon((x, y), distance), disc);
    }
    (colour, halo * 0.9)
}

/// How far a place is from the middle of the moon, in radii of the moon.
fn from_moon((x, y): (f32, f32)) -> f32 {
    let ((middle_x, middle_y), radius) = MOON;
    let (dx, dy) = ((x - middle_x) / radius, (y - middle_y) / radius);
    (dx * dx + dy * dy).sqrt()
}

/// How much of a place the moon covers.
fn disc(distance: f32) -> f32 {
    smoothstep(1.0 + 0.7 / MOON.1, 1.0 - 0.7 / MOON.1, distance)
}

/// The face of the moon.
fn moon((x, y): (f32, f32), distance: f32) -> Rgb {
    let ((middle_x, middle_y), radius) = MOON;
    let (dx, dy) = ((x - middle_x) / radius, (y - middle_y) / radius);
    let seas = smoothstep(0.05, 0.40, fractal::<3>(dx * 1.1 + 4.0, dy * 1.1, 73));
    let craters = [(-0.30, 0.12, 0.20), (0.30, -0.36, 0.13), (0.34, 0.42, 0.16), (-0.42, -0.42, 0.10)];
    let dents = craters.iter().map(|&(x, y, size)| {
        let (x, y) = ((dx - x) / size, (dy - y) / size);
        smoothstep(1.15, 0.75, (x * x + y * y).sqrt())
    });
    let dark = (0.55 * seas + 0.5 * dents.sum::<f32>()).min(0.9);
    mix(hex(0xFFF8E0), hex(0xD8CCA4), dark).map(|part| part * (1.0 - 0.14 * distance * distance))
}

/// How bright a star shines at a place.
fn star((x, y): (f32, f32)) -> f32 {
    const CELL: f32 = 30.0;
    let (column, row) = ((x / CELL) as i32, (y / CELL) as i32);
    let key = |about: u32| hash(column, row, 80 + about);
    if key(0) > 0.42 {
        return 0.0;
    }
    let at = |cell: i32, about: u32| (cell as f32 + 0.2 + 0.6 * key(about)) * CELL;
    let (dx, dy) = (x - at(column, 1), y - at(row, 2));
    let size = 0.6 + 0.9 * key(3) * key(3);
    0.85 * libm::expf(-(dx * dx + dy * dy) / (size * size))
}

/// The shadow of the house on the table, and the smoke of its chimney.
fn shadow((width, height): (u32, u32), unit: f32) -> Picture {
    let mut canvas = Canvas::plain(width, height);
    canvas.at((0.0, 0.0), unit);
    let house = Shape::together([wall(), roof_outline()]);
    canvas.soft(&house.moved(1.0, (-6.0, 12.0)), Cast::Body, 13.0, [0.0, 0.01, 0.03], 0.62);
    const SMOKE: Rgb = hex(0xA8BCE0);
    for i in 0..6_u8 {
        let i = f32::from(i);
        let (at, radius) = ((236.0 + i * 9.0 + 7.0 * libm::sinf(i), 92.0 - i * 12.5), 17.0 + i * 6.0);
        let alpha = 0.28 - 0.045 * i;
        let stops = [(0.0, SMOKE, alpha), (0.45, SMOKE, 0.6 * alpha), (1.0, SMOKE, 0.0)];
        canvas.fill(&Shape::circle(at, radius), &Ink::round(at, radius, &stops));
    }
    canvas.finish()
}

fn wall() -> Shape {
    Shape::polygon(&[(20.0, 432.0), (1318.0, 424.0), (1312.0, 888.0), (30.0, 896.0)])
}

fn roof_outline() -> Shape {
    let points: Vec<_> = RIDGE.into_iter().chain(EAVES.into_iter().skip(1)).collect();
    Shape::polygon(&points)
}

/// A chimney of bricks with a pot.
fn chimney(s: &mut Stage, (x, y): (f32, f32), degrees: f32, seed: i32) {
    let turned = |shape: Shape| shape.moved(1.0, (x, y)).turned(degrees, (x, y));
    s.lay(&turned(Shape::rounded(-11.0, -46.0, 22.0, 28.0, 3.0)), surface(0x8A5444).bevel(7.0).z(10.0).lift(4.0));
    s.lay(&turned(Shape::rectangle(-24.0, -14.0, 48.0, 130.0)), surface(0x2A2028).bevel(2.0).z(10.0));
    for row in 0..11_i32 {
        for column in -1..3_i32 {
            let left = -24.0 + column as f32 * 20.0 + (row % 2) as f32 * 10.0;
            let (from, to) = ((left + 0.8).max(-24.0), (left + 19.2).min(24.0));
            if to - from > 2.0 {
                let tone = 0.82 + 0.36 * hash_of(&[row, column, seed]);
                let brick = Shape::rounded(from, -13.0 + row as f32 * 11.5, to - from, 10.2, 1.5);
                s.lay(&turned(brick), Surface::of(times(hex(0x96604E), tone)).bevel(1.8).z(12.0).unshadowed());
            }
        }
    }
    s.lay(&turned(Shape::rounded(-30.0, -24.0, 60.0, 12.0, 2.0)), surface(0xA87460).z(18.0).lift(6.0));
}

/// Walls of boards, one over another.
fn walls(s: &mut Stage) {
    let whole = wall();
    s.lay(&whole, surface(0x2A2028).bevel(2.0).z(20.0).unshadowed());
    for row in 0..33_u8 {
        let y = 428.0 + f32::from(row) * 14.2;
        let tone = 0.88 + 0.24 * hash_of(&[i32::from(row), 5]);
        let board = Shape::polygon(&[(0.0, y + 3.0), (WIDTH, y - 3.0), (WIDTH, y + 10.0), (0.0, y + 16.0)]);
        let wood = Surface::of(times(hex(0x8A6C58), tone)).bevel(2.2).z(22.0).grain(Grain::Plank, 0.24);
        s.lay(&board, wood.unshadowed().within(&whole));
        s.darken(&Shape::line(&[(0.0, y + 16.5), (WIDTH, y + 10.5)]).stroked(2.5), 0.5, 1.6);
    }
    s.darken(
        &Shape::line(&[(10.0, 462.0), (240.0, 462.0), (450.0, 440.0), (880.0, 462.0), (1330.0, 456.0)]).stroked(30.0),
        0.62,
        12.0,
    );
    for (top, foot) in [((24.0, 440.0), (33.0, 892.0)), ((1313.0, 434.0), (1307.0, 886.0))] {
        let post = Shape::line(&[top, foot]).stroked(15.0);
        s.lay(&post, surface(0x7A5E50).bevel(4.0).z(30.0).grain(Grain::Post, 0.2).lift(6.0));
    }
}

/// The roof: slates in rows, the ridge with its caps, and the eaves.
fn roof(s: &mut Stage) {
    let whole = roof_outline();
    s.lay(&whole, surface(0x1A2030).bevel(3.0).z(34.0).casting(0.6, 12.0));
    for row in (0..24_i32).rev() {
        slates(s, row, &whole);
    }
    s.darken(&Shape::line(&RIDGE).stroked(20.0), 0.42, 8.0);
    let cap = surface(0x7C8AA4).bevel(4.0).z(44.0).grain(Grain::Stone, 0.2).gloss(0.25).lift(5.0);
    for ends in RIDGE.windows(2) {
        s.lay(&Shape::line(ends).stroked(9.0), cap.clone());
    }
    s.line(&Shape::line(&RIDGE.map(|(x, y)| (x, y - 3.2))), 1.8, 0xDCE8FF, 0.85);
    let board = surface(0x7A5E4C).bevel(4.5).z(60.0).grain(Grain::Plank, 0.2).casting(0.7, 10.0);
    s.lay(&Shape::line(&EAVES).stroked(13.0), board);
    s.line(&Shape::line(&EAVES.map(|(x, y)| (x, y - 4.0))), 1.6, 0xD8B48C, 0.6);
}

/// A row of slates, counted from the top, as far as it is on the roof.
fn slates(s: &mut Stage, row: i32, whole: &Shape) {
    const COURSE: f32 = 18.0;
    let y = 34.0 + row as f32 * COURSE;
    let mut x = -20.0 + 13.0 * (row % 2) as f32;
    for slate in 0.. {
        let key = |about: i32| hash_of(&[row, slate, about]);
        let wide = 21.0 + 10.0 * key(1);
        if x > WIDTH {
            break;
        }
        let (left, right) = (x + 0.5, x + wide - 0.5);
        x += wide;
        let sag = 4.0 * (left / WIDTH);
        let foot = y + COURSE + 2.5 + 2.2 * (key(2) - 0.5) - sag;
        if !(0..=2).any(|i| on_roof((left + (right - left) * i as f32 / 2.0, y + COURSE / 2.0))) {
            continue;
        }
        let corner = 2.5 + 2.0 * key(4);
        let tile = [
            (left, y - sag),
            (right, y - sag),
            (right, foot - corner),
            (right - corner, foot),
            (left + corner, foot),
            (left, foot - corner),
        ];
        let tone = 0.80 + 0.44 * key(3);
        let hue = mix(hex(0x55647C), hex(0x6E6474), key(5) * key(5));
        let slate = Surface::of(times(hue, tone)).bevel(1.8).z(36.0).facing([0.10, -0.22, 1.0]).gloss(0.16);
        s.lay(&Shape::polygon(&tile), slate.grain(Grain::Stone, 0.16).unshadowed().lift(0.0).within(whole));
    }
    let shade = Shape::line(&[(0.0, y + COURSE + 3.5), (WIDTH, y + COURSE - 0.5)]).stroked(3.0);
    s.darken(&shade, 0.55, 1.8);
}

/// Whether a place is on the roof, or nearly.
fn on_roof((x, y): (f32, f32)) -> bool {
    let edge = |line: &[(f32, f32)]| {
        line.windows(2).find_map(|ends| {
            let (from, to) = if ends[0].0 <= ends[1].0 { (ends[0], ends[1]) } else { (ends[1], ends[0]) };
            (from.0..=to.0).contains(&x).then(|| from.1 + (to.1 - from.1) * (x - from.0) / (to.0 - from.0).max(1.0))
        })
    };
    match (edge(&RIDGE), edge(&EAVES)) {
        (Some(top), Some(foot)) => y > top - 14.0 && y < foot + 14.0,
        (_, _) => false,
    }
}

/// A round window in the roof, with light in it, and perhaps somebody who looks out.
fn garret(s: &mut Stage, (x, y): (f32, f32), size: f32, looks_out: bool) {
    let ring = |radius: f32| Shape::circle((x, y), radius * size);
    s.lay(&ring(29.0), surface(0x7A5E4C).bevel(6.0).z(48.0).casting(0.6, 8.0));
    s.lay(&ring(21.0), surface(0xE0953A).flat().z(40.0).unshadowed());
    s.shine_along(&ring(21.0), &ring(21.0), (0xFFE3A0, 0xE08A34), 1.0);
    if looks_out {
        let cat = outline("M -9 21 C -12 8 -9 2 -6 -1 L -7 -10 L -2 -6 L 3 -6 L 8 -10 L 7 -1 C 11 4 12 10 11 21 Z");
        s.shine_along(&cat.moved(size, (x - 4.0, y)), &ring(21.0), (0x120A14, 0x120A14), 0.95);
        let eyes = [-2.6, 3.4].map(|side| Shape::oval((x - 4.0 + side * size, y - 2.4 * size), 1.2 * size, 1.6 * size));
        s.shine(&Shape::together(eyes), 0xE8F4A0, 1.0);
    }
    let bar = surface(0x5A4436).bevel(1.6).z(46.0).casting(0.3, 2.0).within(&ring(23.0));
    for half in [
        Shape::rectangle(x - 23.0 * size, y - 1.8, 46.0 * size, 3.6),
        Shape::rectangle(x - 1.8, y - 23.0 * size, 3.6, 46.0 * size),
    ] {
        s.lay(&half, bar.clone());
    }
    let sill = Shape::rounded(x - 22.0 * size, y + 25.0 * size, 44.0 * size, 6.0, 2.0);
    s.lay(&sill, surface(0x8A6C56).z(54.0).lift(5.0));
    s.lamp(Lamp::fill((x, y + 4.0, 62.0), 0xFFB058, 1.5, 46.0));
    s.halo((x, y), 74.0, 0xFF9A3C, 0.20);
}

/// The weather vane on the highest peak: a cat on an arrow.
fn vane(s: &mut Stage, (x, y): (f32, f32)) {
    let brass = |bevel: f32| surface(0xC8A050).bevel(bevel).z(50.0).gloss(0.8).unshadowed();
    s.lay(&Shape::line(&[(x, y), (x + 1.5, y - 40.0)]).stroked(3.2), brass(1.6));
    let arrow = outline("M -24 -3 L -16 -1.4 L 12 -1.4 L 12 -5 L 24 0 L 12 5 L 12 1.4 L -16 1.4 L -24 3 L -20 0 Z");
    s.lay(&arrow.moved(1.0, (x + 1.0, y - 27.0)).turned(-6.0, (x, y - 27.0)), brass(1.4));
    let cat = outline(
        "M -11 0 C -17 -2 -18 -9 -14 -12 C -15 -7 -12 -5 -9 -5 C -6 -8 -2 -8 2 -8 L 3 -13 L 6 -11 L 9 -13 L 10 -7 C 9 -4 7 -3 6 0 L 3 0 L 2 -3 L -5 -3 L -6 0 Z",
    );
    s.lay(&cat.moved(1.0, (x + 1.0, y - 28.5)).turned(-6.0, (x, y - 27.0)), brass(1.6));
}

/// The stones that the house stands on.
fn plinth(s: &mut Stage) {
    let base = Shape::polygon(&[(14.0, 884.0), (1326.0, 878.0), (1330.0, 910.0), (8.0, 914.0)]);
    s.lay(&base, surface(0x22242E).bevel(2.0).z(60.0).casting(0.5, 10.0));
    let mut x = 12.0;
    for stone in 0.. {
        let key = |about: i32| hash_of(&[stone, about, 31]);
        let wide = 40.0 + 30.0 * key(1);
        let right = if x + wide > 1300.0 { 1327.0 } else { x + wide };
        let rise = |x: f32| 884.5 - 6.0 * x / WIDTH;
        let block = [
            (x + 1.0, rise(x)),
            (right - 1.0, rise(right)),
            (right - 2.0, rise(right) + 27.5),
            (x - 1.0, rise(x) + 27.5),
        ];
        let tone = Surface::of(times(hex(0x8E8A88), 0.82 + 0.32 * key(2))).bevel(4.0).z(66.0).grain(Grain::Stone, 0.26);
        s.lay(&Shape::polygon(&block), tone.casting(0.3, 3.0));
        if right > 1320.0 {
            return;
        }
        x = right;
    }
}

/// Ivy that climbs the corners.
fn ivy(s: &mut Stage) {
    const LEAVES: [u32; 4] = [0x3E5A3C, 0x527048, 0x668450, 0x7A9458];
    let leaf = outline("M 0 -5 C 2 -3 5 -4 6 -1 C 4 0 4 3 1 5 L 0 4 L -1 5 C -4 3 -4 0 -6 -1 C -5 -4 -2 -3 0 -5 Z");
    for (foot, top, count) in [((18.0, 888.0), (16.0, 560.0), 120), ((1316.0, 882.0), (1322.0, 640.0), 84)] {
        for i in 0..count {
            let key = |about: i32| hash_of(&[i, about, foot.0 as i32]);
            let up = key(1) * key(1).sqrt();
            let (x, y): (f32, f32) = (foot.0 + (top.0 - foot.0) * up, foot.1 + (top.1 - foot.1) * up);
            let spread = 12.0 * (1.0 - up) + 3.0;
            let at = (x + (key(2) - 0.5) * 2.0 * spread, y + (key(3) - 0.5) * 16.0);
            let shape = leaf.moved(0.8 + 0.6 * key(4), at).turned(360.0 * key(5), at);
            s.lay(&shape, surface(LEAVES[(key(6) * 3.99) as usize]).bevel(1.5).z(70.0).gloss(0.2).casting(0.4, 2.5));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::rooms;
    use super::*;

    #[test]
    fn plates_and_cards_lie_in_the_house_and_not_on_each_other() {
        let half = (PLATE / 2.0, PLATE / 2.0 * rooms::HEIGHT / rooms::WIDTH);
        for (at, plate) in PLATES.iter().enumerate() {
            assert!(plate.x - half.0 > 0.0 && plate.x + half.0 < WIDTH && plate.y + half.1 < HEIGHT);
            for other in &PLATES[at + 1..] {
                assert!((plate.x - other.x).abs() > 2.0 * half.0);
            }
            let cards = cards(*plate);
            for card in cards {
                assert!(on_roof((card.x, card.y)), "{card:?}");
                assert!(card.y + CARD.1 / 2.0 < plate.y - half.1 + 20.0, "{card:?} over {plate:?}");
            }
            assert!(cards.windows(2).all(|pair| pair[1].x - pair[0].x > CARD.0 + 8.0));
        }
    }

    #[test]
    fn the_house_is_opaque_and_its_sky_fades() {
        let house = house(334);
        assert_eq!((house.width, house.height), (334, 228));
        assert_eq!(house.pixel(167, 150)[3], 255);
        assert!(house.pixel(0, 0)[3] < 60 && house.pixel(333, 227)[3] < 120);
    }
}
