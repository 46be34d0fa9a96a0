//! Houses, a walled town, a castle, a church and a gravestone, seen from the south with their west sides in the light.

use super::stage::Stage;
use crate::painter::colour::{Rgb, hex, toned};
use crate::painter::ink::{Ink, Shape};
use crate::painter::noise::hash_of;

const ROOFS: [Rgb; 6] = [hex(0xBE6044), hex(0xC9744F), hex(0xAD5540), hex(0xCF8560), hex(0x9F5746), hex(0x6A7583)];
const WALLS: [Rgb; 4] = [hex(0xE6D3B0), hex(0xDCC39C), hex(0xCFB795), hex(0xE9DCC2)];
const STONE: Rgb = hex(0xBDAD93);

const SOUTH: [f32; 3] = [0.0, 1.0, 0.0];
const WEST: [f32; 3] = [-1.0, 0.25, 0.0];
const UP: [f32; 3] = [0.0, 0.0, 1.0];

/// A gabled house; `width` along the front, its middle foot here.
fn house(stage: &mut Stage, foot: (f32, f32), width: f32, seed: i32) {
    let pick = |key: i32| hash_of(&[seed, key]);
    let (height, rise, gable) = (width * (0.50 + 0.26 * pick(1)), width * (0.30 + 0.10 * pick(2)), width * 0.34);
    let roof = toned(ROOFS[(pick(3) * 5.6) as usize], 1.12, 0.0);
    let wall = WALLS[(pick(4) * 3.99) as usize];
    let (west, east, base) = (foot.0 - width * 0.5 + gable * 0.5, foot.0 + width * 0.5, foot.1);
    let (back, eave) = (base - gable * 0.28, base - height);
    let ridge = (west - gable * 0.5, eave - gable * 0.14 - rise);
    let side = [(west - gable, back), (west, base), (west, eave), ridge, (west - gable, back - height)];
    stage.shadow(foot, width * 0.75);
    stage.face(&side, wall, WEST, 0.25);
    stage.face(&[(west, base), (east, base), (east, eave), (west, eave)], wall, SOUTH, 0.62);
    stage.face(
        &[(west, base), (east, base), (east, base - height * 0.2), (west, base - height * 0.2)],
        toned(wall, 0.8, 0.0),
        SOUTH,
        0.2,
    );
    let over = width * 0.045;
    let plane = [(west - over, eave + over), (east + over, eave + over), (east - gable * 0.5 + over, ridge.1), ridge];
    stage.face(&plane, roof, [-0.1, 0.5, 0.86], 0.1);
    tiles(stage, &plane, roof);
    windows(stage, west, east, base - height * 0.72, height, seed);
}

fn tiles(stage: &mut Stage, plane: &[(f32, f32); 4], roof: Rgb) {
    let dark = stage.lit(toned(roof, 0.6, 0.0), [-0.1, 0.5, 0.86], 0.1);
    let between = |a: (f32, f32), b: (f32, f32), t: f32| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
    let depth = plane[0].1 - plane[3].1;
    for course in 1..4 {
        let t = course as f32 / 4.0;
        stage.line(&[between(plane[0], plane[3], t), between(plane[1], plane[2], t)], depth * 0.05, dark, 0.6);
    }
    stage.line(&[plane[0], plane[1]], depth * 0.08, dark, 0.8);
    let light = stage.lit(toned(roof, 1.3, 0.06), [-0.5, -0.4, 0.7], 0.0);
    stage.line(&[plane[3], plane[2]], depth * 0.09, light, 0.9);
}

fn windows(stage: &mut Stage, west: f32, east: f32, top: f32, height: f32, seed: i32) {
    let count = (((east - west) / (height * 0.62)) as i32).clamp(1, 4);
    for i in 0..count {
        if hash_of(&[seed, i, 77]) < 0.82 {
            let x = west + (east - west) * (i as f32 + 0.5) / count as f32;
            let (w, h) = (height * 0.17, height * 0.34);
            stage.lamp(&Shape::rounded(x - w / 2.0, top, w, h, w * 0.4));
        }
    }
}

/// A few houses beside each other.
pub(crate) fn village(stage: &mut Stage, foot: (f32, f32), size: f32, seed: i32) {
    for (i, (dx, dy)) in
        [(-0.9, -0.25), (0.75, -0.35), (-0.2, -0.1), (1.5, 0.05), (-1.6, 0.1), (0.6, 0.3)].into_iter().enumerate()
    {
        house(
            stage,
            (foot.0 + dx * size, foot.1 + dy * size),
            size * (0.85 + 0.25 * hash_of(&[seed, i as i32, 9])),
            seed + i as i32,
        );
    }
}

/// A church with a spire.
fn church(stage: &mut Stage, foot: (f32, f32), size: f32) {
    let (x, y) = foot;
    let stone = hex(0xDCCBAA);
    let slate = hex(0x7D8794);
    let (w, h) = (size * 0.30, size * 0.95);
    let nave = [(x + w * 0.4, y), (x + size, y), (x + size, y - size * 0.34), (x + w * 0.4, y - size * 0.34)];
    stage.face(&nave, stone, SOUTH, 0.35);
    let roof = [
        (x + w * 0.3, y - size * 0.32),
        (x + size * 1.04, y - size * 0.32),
        (x + size * 0.9, y - size * 0.62),
        (x + w * 0.3, y - size * 0.62),
    ];
    stage.face(&roof, slate, [-0.1, 0.5, 0.86], 0.0);
    for i in 0..3 {
        let at = x + size * (0.46 + 0.2 * i as f32);
        stage.lamp(&Shape::rounded(at - size * 0.03, y - size * 0.27, size * 0.06, size * 0.17, size * 0.03));
    }
    stage.face(&[(x - w * 0.5, y), (x + w * 0.5, y), (x + w * 0.5, y - h), (x - w * 0.5, y - h)], stone, SOUTH, 0.3);
    stage.face(
        &[(x - w * 0.85, y - w * 0.1), (x - w * 0.5, y), (x - w * 0.5, y - h), (x - w * 0.85, y - h)],
        stone,
        WEST,
        0.1,
    );
    stage.face(
        &[(x - w * 0.9, y - h), (x + w * 0.56, y - h), (x - w * 0.15, y - h - size * 0.85)],
        slate,
        [0.3, 0.8, 0.45],
        0.0,
    );
    stage.face(
        &[(x - w * 0.9, y - h), (x - w * 0.4, y - h), (x - w * 0.15, y - h - size * 0.85)],
        slate,
        [-0.9, 0.0, 0.45],
        0.0,
    );
    for dx in [-0.16, 0.2] {
        stage.lamp(&Shape::rounded(x + w * dx - size * 0.025, y - h * 0.86, size * 0.05, size * 0.15, size * 0.025));
    }
    stage.glaze(&Shape::circle((x - w * 0.15, y - h - size * 0.86), size * 0.03), &Ink::flat(hex(0xF2C14E), 1.0));
}

/// A round tower on its foot; `roof` is the colour of its cone, or none for a platform with battlements.
pub(crate) fn tower(stage: &mut Stage, foot: (f32, f32), radius: f32, height: f32, roof: Option<Rgb>, stone: Rgb) {
    let (x, y) = foot;
    let top = y - height;
    let sag = radius * 0.3;
    let body = Shape::drawn(|path| {
        path.move_to(x - radius, top);
        path.line_to(x - radius, y);
        path.quad_to(x, y + sag * 2.0, x + radius, y);
        path.line_to(x + radius, top);
        path.close();
    });
    let turned =
        |cos: f32, by: f32| toned(stage.lit(stone, [cos, 0.6 * libm::sqrtf(1.0 - cos * cos), 0.0], 0.25), by, 0.0);
    let round = [
        (0.0, turned(-1.0, 1.15), 1.0),
        (0.28, turned(-0.7, 1.0), 1.0),
        (0.6, turned(0.1, 1.0), 1.0),
        (1.0, turned(0.95, 0.72), 1.0),
    ];
    stage.fill(&body, &Ink::along((x - radius, 0.0), (x + radius, 0.0), &round));
    courses(stage, foot, radius, height);
    stage.lamp(&Shape::rounded(x - radius * 0.17, top + height * 0.22, radius * 0.34, radius * 0.72, radius * 0.17));
    match roof {
        Some(roof) => cone(stage, (x, top), radius, roof),
        None => battlements(stage, x - radius * 1.18, x + radius * 1.18, top, radius * 0.55, stone),
    }
}

/// Joints between the stones of a round tower, and shade below its eaves.
fn courses(stage: &mut Stage, (x, y): (f32, f32), radius: f32, height: f32) {
    let count = ((height / radius * 2.6) as i32).max(3);
    for course in 1..count {
        let at = y - height * course as f32 / count as f32;
        for stone in 0..5 {
            if hash_of(&[course, stone, 17]) < 0.55 {
                let from = -0.9 + 0.36 * stone as f32 + 0.1 * hash_of(&[course, stone]);
                let bow = |dx: f32| at + radius * 0.3 * (1.0 - dx * dx);
                let ends = [(x + from * radius, bow(from)), (x + (from + 0.26) * radius, bow(from + 0.26))];
                stage.line(&ends, radius * 0.035, [0.07, 0.06, 0.12], 0.34);
            }
        }
    }
    let shade = [(0.0, [0.04, 0.05, 0.12], 0.55), (1.0, [0.04, 0.05, 0.12], 0.0)];
    let top = y - height;
    let eaves = Shape::rectangle(x - radius, top, radius * 2.0, radius * 0.9);
    stage.glaze(&eaves, &Ink::along((0.0, top), (0.0, top + radius * 0.9), &shade));
}

fn cone(stage: &mut Stage, (x, top): (f32, f32), radius: f32, roof: Rgb) {
    let (eave, apex) = (radius * 1.26, top - radius * 2.7);
    let shape = Shape::drawn(|path| {
        path.move_to(x, apex);
        path.line_to(x - eave, top);
        path.quad_to(x, top + radius * 0.55, x + eave, top);
        path.close();
    });
    let side = |normal: [f32; 3], by: f32| toned(stage.lit(roof, normal, 0.05), by, 0.0);
    let round = [
        (0.0, side([-0.9, -0.1, 0.5], 1.15), 1.0),
        (0.36, side([-0.5, 0.5, 0.5], 1.1), 1.0),
        (0.58, side([0.25, 0.8, 0.4], 1.0), 1.0),
        (1.0, side([0.95, 0.3, 0.3], 0.7), 1.0),
    ];
    stage.fill(&shape, &Ink::along((x - eave, 0.0), (x + eave, 0.0), &round));
    for ring in 1..5 {
        let t = ring as f32 / 5.0;
        let (half, down) = (eave * t, apex + (top - apex) * t);
        let arc: Vec<_> = (0..=8)
            .map(|i| i as f32 / 4.0 - 1.0)
            .map(|dx| (x + dx * half, down + radius * 0.28 * t * (1.0 - dx * dx)))
            .collect();
        stage.line(&arc, radius * 0.035, [0.10, 0.04, 0.08], 0.30);
    }
    stage.glaze(&Shape::circle((x, apex), radius * 0.09), &Ink::flat(hex(0xF2C14E), 0.9));
}

fn battlements(stage: &mut Stage, west: f32, east: f32, top: f32, size: f32, stone: Rgb) {
    stage.face(
        &[(west, top + size * 0.5), (east, top + size * 0.5), (east, top - size * 0.3), (west, top - size * 0.3)],
        stone,
        SOUTH,
        0.3,
    );
    let count = (((east - west) / (size * 1.15)).round() as i32).max(2);
    for i in 0..count {
        let x = west + (east - west) * i as f32 / (count - 1) as f32;
        let half = size * 0.34;
        let x = x.clamp(west + half, east - half);
        stage.face(
            &[(x - half, top), (x + half, top), (x + half, top - size), (x - half, top - size)],
            stone,
            SOUTH,
            0.3,
        );
        stage.face(
            &[(x - half, top), (x - half * 0.4, top), (x - half * 0.4, top - size), (x - half, top - size)],
            stone,
            WEST,
            0.1,
        );
        stage.face(
            &[
                (x - half, top - size * 0.85),
                (x + half, top - size * 0.85),
                (x + half, top - size),
                (x - half, top - size),
            ],
            stone,
            UP,
            0.0,
        );
    }
}

/// A walled town on a hill: `width` from wall to wall, the middle of its front wall here.
pub(crate) fn town(stage: &mut Stage, foot: (f32, f32), width: f32, seed: i32) {
    let (x, y) = foot;
    let half = width * 0.5;
    let mound = |dx: f32| (1.0 - dx * dx).max(0.0);
    let sag = |dx: f32| width * 0.10 * mound(dx);
    for (dx, tall) in [(-0.82, 1.0), (-0.36, 1.15), (0.30, 1.1), (0.78, 1.0)] {
        let foot = (x + dx * half, y - width * 0.10 * mound(dx) - width * 0.02);
        tower(stage, foot, width * 0.024, width * 0.15 * tall, Some(hex(0x5F7488)), toned(STONE, 0.9, 0.0));
    }
    let slope: Vec<_> = (0..=24)
        .map(|i| i as f32 / 12.0 - 1.0)
        .map(|dx| (x + dx * half * 0.96, y + sag(dx) * 0.4 - width * 0.285 * mound(dx)))
        .collect();
    let streets = Shape::polygon(&slope);
    stage.fill(&streets, &Ink::flat(stage.lit(hex(0xB07C4C), UP, 0.9), 1.0));
    stage.ember(&streets, 0.42);
    let rows = 5;
    for row in 0..rows {
        let lift = (rows - 1 - row) as f32 / (rows - 1) as f32;
        let span = 0.44 + 0.47 * (1.0 - lift);
        let count = 5 + row;
        if row == 2 {
            church(stage, (x - width * 0.03, y - width * 0.165), width * 0.15);
        }
        for i in 0..count {
            let shake = hash_of(&[seed, row, i, 1]) - 0.5;
            let dx = span * (2.0 * (i as f32 + 0.5 + 0.35 * shake) / count as f32 - 1.0);
            let rise = 0.030 + 0.235 * lift * mound(dx * 0.9) + 0.012 * (hash_of(&[seed, row, i, 3]) - 0.5);
            let foot = (x + dx * half, y + sag(dx) * 0.55 - width * rise);
            house(stage, foot, width * (0.080 + 0.024 * hash_of(&[seed, row, i, 2])), seed * 97 + row * 13 + i);
        }
    }
    rampart(stage, foot, width, sag);
}

/// The front wall of a town, with towers and a gate in the middle.
fn rampart(stage: &mut Stage, (x, y): (f32, f32), width: f32, sag: impl Fn(f32) -> f32) {
    let on_wall = |dx: f32, up: f32| (x + dx * width * 0.5, y + sag(dx) - up);
    curtain(stage, width * 0.062, on_wall);
    let roofs = [hex(0xB4543A), hex(0x5F7488)];
    for (i, dx) in [-0.995_f32, -0.66, -0.34, 0.36, 0.68, 0.995].into_iter().enumerate() {
        let roof = (i != 1).then_some(roofs[i % 2]);
        tower(stage, on_wall(dx, -width * 0.004), width * 0.030, width * 0.125, roof, hex(0xD0BFA2));
    }
    gate(stage, on_wall(0.0, -width * 0.004), width, roofs[0]);
}

/// The wall itself, as steps of masonry along its curve; `place` finds a point from west (-1) to east (1), so high up.
fn curtain(stage: &mut Stage, tall: f32, place: impl Fn(f32, f32) -> (f32, f32)) {
    let steps = 72;
    let at = |i: i32| 2.0 * i as f32 / steps as f32 - 1.0;
    let strip = |i: i32, low: f32, high: f32| {
        let (a, b) = (at(i), at(i + 1) + 0.004);
        [place(a, low * tall), place(b, low * tall), place(b, high * tall), place(a, high * tall)]
    };
    for depth in [0.42, 0.28, 0.14] {
        let mut shade: Vec<_> = (0..=steps).map(|i| place(at(i), -depth * tall)).collect();
        shade.extend((0..=steps).rev().map(|i| place(at(i), 0.0)));
        stage.glaze(&Shape::polygon(&shade), &Ink::flat([0.03, 0.05, 0.10], 0.22));
    }
    let stone = toned(STONE, 1.14, 0.0);
    for i in 0..steps {
        let a = at(i);
        let normal = [a * 0.95, libm::sqrtf((1.0 - 0.9 * a * a).max(0.05)), 0.0];
        for (low, high, tone, bounce) in [(0.0, 0.34, 0.78, 0.36), (0.34, 0.7, 0.93, 0.52), (0.7, 1.0, 1.06, 0.66)] {
            stage.face(&strip(i, low, high), toned(stone, tone, 0.0), normal, bounce);
        }
        for course in 1..5 {
            if hash_of(&[i, course, 41]) < 0.5 {
                let up = tall * course as f32 / 5.0;
                stage.line(&[place(a, up), place(at(i + 1), up)], tall * 0.03, [0.06, 0.05, 0.12], 0.30);
            }
        }
        stage.face(&strip(i, 0.96, 1.04), stone, UP, 0.2);
        if i % 2 == 0 {
            stage.face(&strip(i, 1.0, 1.26), toned(stone, 1.08, 0.0), normal, 0.66);
            stage.face(&strip(i, 1.20, 1.30), stone, UP, 0.2);
        }
    }
}

/// A gate between two small towers, with light behind it.
fn gate(stage: &mut Stage, (x, y): (f32, f32), width: f32, roof: Rgb) {
    for side in [-1.0, 1.0] {
        tower(stage, (x + side * width * 0.046, y), width * 0.020, width * 0.115, Some(roof), hex(0xD0BFA2));
    }
    let arch = |half: f32, high: f32, low: f32| Shape::rounded(x - half, y - high, half * 2.0, high - low, half);
    stage.fill(&arch(width * 0.018, width * 0.050, -width * 0.003), &Ink::flat(hex(0x2A1A16), 1.0));
    stage.lamp(&arch(width * 0.012, width * 0.039, -width * 0.002));
}

/// A castle on a rock, `size` high, its middle foot here.
pub(crate) fn castle(stage: &mut Stage, foot: (f32, f32), size: f32) {
    let (x, y) = foot;
    let (stone, roof) = (hex(0xA39AB4), hex(0x5A5878));
    for i in 0..11 {
        let dx = (i as f32 - 5.0) / 5.0;
        let shade = 0.75 + 0.3 * hash_of(&[i, 5]);
        let colour = stage.lit(toned(hex(0x6A6A72), shade, 0.0), [dx, 0.5, 0.5], 0.0);
        let centre = (x + dx * size * 0.40, y + size * 0.03 + size * 0.05 * (1.0 - dx * dx));
        stage.fill(&Shape::oval(centre, size * 0.13, size * 0.085), &Ink::flat(colour, 1.0));
    }
    let at = |dx: f32, dy: f32| (x + dx * size, y + dy * size);
    tower(stage, at(-0.25, -0.06), size * 0.095, size * 0.66, Some(roof), stone);
    tower(stage, at(0.26, -0.06), size * 0.085, size * 0.52, Some(roof), stone);
    stage.face(&[at(-0.19, 0.0), at(0.19, 0.0), at(0.19, -0.68), at(-0.19, -0.68)], stone, SOUTH, 0.1);
    stage.face(&[at(-0.19, 0.0), at(-0.12, 0.0), at(-0.12, -0.68), at(-0.19, -0.68)], stone, WEST, 0.0);
    battlements(stage, x - size * 0.21, x + size * 0.21, y - size * 0.68, size * 0.07, stone);
    for dx in [-0.045, 0.1] {
        stage.lamp(&Shape::rounded(
            x + size * dx - size * 0.024,
            y - size * 0.50,
            size * 0.048,
            size * 0.11,
            size * 0.024,
        ));
    }
    tower(stage, at(-0.36, 0.04), size * 0.08, size * 0.38, Some(roof), stone);
    tower(stage, at(0.37, 0.04), size * 0.085, size * 0.30, None, stone);
    stage.face(&[at(-0.32, 0.06), at(0.33, 0.06), at(0.33, -0.15), at(-0.32, -0.15)], stone, SOUTH, 0.14);
    battlements(stage, x - size * 0.30, x + size * 0.31, y - size * 0.15, size * 0.055, stone);
    stage.fill(
        &Shape::rounded(x - size * 0.055, y - size * 0.12, size * 0.11, size * 0.20, size * 0.055),
        &Ink::flat(hex(0x17131F), 1.0),
    );
    stage.lamp(&Shape::circle(at(-0.095, -0.04), size * 0.014));
    stage.lamp(&Shape::circle(at(0.095, -0.04), size * 0.014));
}

/// A gravestone or a stone cross, leaning a little.
pub(crate) fn gravestone(stage: &mut Stage, foot: (f32, f32), size: f32, seed: i32) {
    let lean = (hash_of(&[seed, 1]) - 0.5) * 0.3;
    let point = |dx: f32, up: f32| (foot.0 + (dx + lean * up) * size, foot.1 - up * size);
    let stone = toned(hex(0xB4B0AC), 0.85 + 0.25 * hash_of(&[seed, 2]), 0.0);
    stage.shadow(foot, size * 0.5);
    let slab = |shift: f32| {
        let p = |dx: f32, up: f32| point(dx + shift, up);
        if hash_of(&[seed, 3]) < 0.32 {
            let cross = [
                (-0.09, 0.0),
                (-0.09, 0.62),
                (-0.34, 0.62),
                (-0.34, 0.80),
                (-0.09, 0.80),
                (-0.09, 1.08),
                (0.09, 1.08),
                (0.09, 0.80),
                (0.34, 0.80),
                (0.34, 0.62),
                (0.09, 0.62),
                (0.09, 0.0),
            ];
            Shape::polygon(&cross.map(|(dx, up)| p(dx, up)))
        } else {
            Shape::drawn(|path| {
                let [a, b, c, d, e, f] =
                    [(-0.32, 0.0), (-0.32, 0.6), (-0.32, 1.05), (0.32, 1.05), (0.32, 0.6), (0.32, 0.0)]
                        .map(|(dx, up)| p(dx, up));
                path.move_to(a.0, a.1);
                path.line_to(b.0, b.1);
                path.cubic_to(c.0, c.1, d.0, d.1, e.0, e.1);
                path.line_to(f.0, f.1);
                path.close();
            })
        }
    };
    let edge = stage.lit(toned(stone, 1.35, 0.06), [-0.9, -0.2, 0.5], 0.0);
    let front = stage.lit(toned(stone, 1.15, 0.0), [-0.25, 0.5, 0.8], 0.2);
    stage.fill(&slab(-0.07), &Ink::flat(edge, 1.0));
    let dark = toned(front, 0.5, 0.0);
    let from = (foot.0 - size * 0.2, foot.1 - size);
    stage.fill(&slab(0.0), &Ink::along(from, (foot.0 + size * 0.2, foot.1), &[(0.0, front, 1.0), (1.0, dark, 1.0)]));
}
