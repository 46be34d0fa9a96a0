//! The back of a card: the house by night, with a ghost in its door. On a dispelled card all lights are out.

use super::light::finished;
use super::outline::Step::{L, Q};
use super::outline::{closed, line};
use super::relief::{Clay, Relief, Tint};
use super::sheet::{CARD, Sheet};
use super::still_life::Carved;
use crate::painter::colour::{Rgb, hex, mix, times};
use crate::painter::dont_go_in::ghost;
use crate::painter::noise::{fractal, hash, smoothstep};
use crate::painter::shape::Shape;
use tiny_skia::Transform;

const SLATE: Rgb = hex(0x4A4E78);
const ROOF: Rgb = hex(0x5E4A72);
const GOLD: Rgb = hex(0xE0B465);
const WINDOW: Rgb = hex(0xFFC057);

/// The middle of the moon, and its radius.
const MOON: ((f32, f32), f32) = ((158.0, 92.0), 48.0);

/// Whether somebody is at home.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lights {
    On,
    Out,
}

/// The back of a card, without its edge.
pub(super) fn painted(sheet: Sheet, lights: Lights) -> Vec<Rgb> {
    let place = Transform::from_translate(-125.0, -262.0).post_scale(1.17, 1.17).post_translate(126.0, 298.0);
    let house = Carved::new(sheet, place, |relief| house(relief, lights));
    let frame = Carved::new(sheet, Transform::identity(), frame);
    let (shine, seam) = (house.shine(sheet), house.seam(sheet));
    let pixel = |at: usize| {
        let (x, y) = sheet.point(at);
        let sky = hill(sky(x, y), (x, y), lights);
        let sky = sky.map(|part| part * (1.0 - 0.5 * seam.values[at]));
        let rim = mix(sky, hex(0xDCD0B4), 0.72 * house.line.values[at]);
        let colour = house.over(rim, at, 0.88);
        let colour = std::array::from_fn(|i| colour[i] + shine[at][i]);
        let colour = frame.over(colour, at, 0.85);
        let colour = finished(colour, (x, y), CARD);
        match lights {
            Lights::On => colour,
            Lights::Out => dimmed(colour),
        }
    };
    (0..(sheet.width * sheet.height) as usize).map(pixel).collect()
}

/// A colour with less light and less hue.
fn dimmed(colour: Rgb) -> Rgb {
    let grey = colour[0] * 0.3 + colour[1] * 0.55 + colour[2] * 0.15;
    times(mix(colour, [grey * 0.95, grey, grey * 1.12], 0.45), 0.62)
}

fn sky(x: f32, y: f32) -> Rgb {
    const NIGHT: Rgb = hex(0x263E78);
    let (dx, dy) = ((x - CARD.0 / 2.0) / 150.0, (y - 165.0) / 215.0);
    let deep = (1.20 - (dx * dx + dy * dy).sqrt()).clamp(0.12, 1.1);
    let (east, south) = (x - MOON.0.0, y - MOON.0.1);
    let far = (east * east + south * south).sqrt();
    let ray = 0.5 + 0.5 * libm::cosf(32.0 * libm::atan2f(south, east));
    let rays = 1.0 + 0.35 * ray * (far / 110.0 - 0.55).clamp(0.0, 0.6);
    let halo = libm::expf(-(far - MOON.1).max(0.0) / 26.0);
    let mut colour: Rgb = std::array::from_fn(|i| NIGHT[i] * deep * rays + halo * [0.16, 0.21, 0.34][i]);
    colour = mix(colour, [0.87, 0.91, 1.0], star(x, y));
    let wisp = smoothstep(0.12, 0.7, fractal::<3>(x / 60.0, y / 17.0, 31)) * (1.0 - smoothstep(150.0, 240.0, y));
    let seas = fractal::<3>(x / 17.0, y / 17.0, 5);
    let bright = (0.84 + 0.22 * seas) * (1.15 - (x - 110.0) / 220.0).clamp(0.6, 1.0);
    let moon = 1.0 - smoothstep(MOON.1 - 0.6, MOON.1 + 0.6, far);
    colour = mix(colour, times(hex(0xE6ECF8), bright), moon);
    mix(colour, hex(0x1E2C58), 0.50 * wisp)
}

/// How bright a star is at a point; most points have none.
fn star(x: f32, y: f32) -> f32 {
    const APART: f32 = 17.0;
    let (column, row) = ((x / APART).floor(), (y / APART).floor());
    let random = |which: u32| hash(column as i32, row as i32, which);
    let (dx, dy) = (x - (column + 0.15 + 0.7 * random(1)) * APART, y - (row + 0.15 + 0.7 * random(2)) * APART);
    let size = 0.5 + 0.9 * random(3);
    let lit = f32::from(u8::from(random(4) > 0.45 && y < 200.0));
    lit * (0.35 + 0.5 * random(5)) * (1.0 - smoothstep(size - 0.5, size + 0.5, (dx * dx + dy * dy).sqrt()))
}

/// The hill the house stands on, with the light from the door on it.
fn hill(sky: Rgb, (x, y): (f32, f32), lights: Lights) -> Rgb {
    const GRASS: Rgb = hex(0x18233F);
    let along = (x - 125.0) / 130.0;
    let tufts = 1.6 * fractal::<2>(x / 5.0, 0.0, 9);
    let top = 294.0 - 9.0 * libm::expf(-along * along) + 1.2 * libm::sinf(x * 0.09) - tufts;
    let path = (x - 144.0 - 10.0 * libm::sinf((y - 296.0) * 0.05)).abs() - 5.0 - (y - 296.0) * 0.30;
    let blades = 1.0 + 0.25 * fractal::<2>(x / 3.0, y / 11.0, 8);
    let grass = times(GRASS, (1.5 - (y - 290.0) / 70.0).clamp(0.45, 1.5) * blades);
    let ground = mix(grass, hex(0x3A3F63), 0.55 * (1.0 - smoothstep(-1.5, 1.5, path)));
    let (dx, dy) = ((x - 144.0) / 32.0, (y - 303.0) / 18.0);
    let warm = if lights == Lights::On { libm::expf(-dx * dx - dy * dy) } else { 0.0 };
    let lit = std::array::from_fn(|i| ground[i] + warm * [0.46, 0.26, 0.09][i]);
    mix(sky, lit, smoothstep(top - 0.8, top + 0.8, y))
}

/// Boards.
fn boards(_x: f32, y: f32) -> f32 {
    1.0 - 0.20 * smoothstep(0.55, 0.85, libm::sinf(y * 1.15))
}

/// Shingles.
fn shingles(x: f32, y: f32) -> f32 {
    1.0 - 0.20 * smoothstep(0.45, 0.75, libm::sinf(y * 0.98 + 0.5 * libm::sinf(x * 0.8)))
}

fn house(relief: &mut Relief, lights: Lights) {
    let wall = |by: f32, round: f32| Clay::of(times(SLATE, by), round).shine(0.1).grain(boards);
    let roof = |by: f32, round: f32| Clay::of(times(ROOF, by), round).grain(shingles);
    relief.lay(closed((66.0, 252.0), &[L(60.0, 168.0), L(118.0, 160.0), L(120.0, 252.0)]), wall(1.2, 8.0));
    relief.lay(closed((50.0, 172.0), &[L(84.0, 112.0), L(92.0, 110.0), L(128.0, 160.0)]), roof(1.2, 7.0));
    relief.lay(closed((112.0, 252.0), &[L(106.0, 134.0), L(164.0, 126.0), L(176.0, 252.0)]), wall(1.28, 9.0));
    relief.lay(
        closed((94.0, 140.0), &[L(126.0, 70.0), L(134.0, 62.0), L(141.0, 70.0), L(178.0, 122.0)]),
        roof(1.28, 8.0),
    );
    relief.lay(closed((166.0, 252.0), &[L(160.0, 190.0), L(198.0, 184.0), L(204.0, 252.0)]), wall(1.15, 7.0));
    relief.lay(closed((152.0, 196.0), &[L(176.0, 160.0), L(184.0, 160.0), L(210.0, 186.0)]), roof(1.2, 6.0));
    relief.lay(closed((146.0, 100.0), &[L(144.0, 72.0), L(157.0, 70.0), L(160.0, 98.0)]), wall(0.95, 4.0));
    relief.lay(line((134.0, 62.0), &[L(136.0, 44.0)], 2.4), Clay::of(GOLD, 2.0).shine(0.4));
    relief.lay(closed((136.0, 45.0), &[L(150.0, 49.0), L(136.5, 53.0)]), Clay::of(GOLD, 1.5).shine(0.4));
    for (place, size, lean, glow) in [
        ((136.0, 106.0), (15.0, 19.0), -5.0, 0.8),
        ((90.0, 188.0), (17.0, 20.0), -4.0, 0.30),
        ((182.0, 212.0), (13.0, 16.0), -4.0, 0.5),
        ((158.0, 170.0), (14.0, 18.0), -5.0, 0.5),
        ((90.0, 138.0), (10.0, 11.0), -4.0, 0.2),
    ] {
        window(relief, place, size, lean, if lights == Lights::On { Some(glow) } else { None });
    }
    door(relief, lights);
    for step in 0..3 {
        let step = step as f32;
        let stone = Shape::rounded(116.0 - 4.0 * step, 250.0 + 5.0 * step, 52.0 + 8.0 * step, 6.0, 2.0);
        relief.lay(stone, Clay::of(times(hex(0x6B6480), 1.0 - 0.1 * step), 2.0).shine(0.2));
    }
}

fn window(relief: &mut Relief, place: (f32, f32), (width, height): (f32, f32), lean: f32, glow: Option<f32>) {
    let (x, y) = place;
    let pane = |room: f32| {
        let (width, height) = (width + 2.0 * room, height + 2.0 * room);
        Shape::rounded(x - width / 2.0, y - height / 2.0, width, height, 1.5 + 0.3 * room).turned(lean, place)
    };
    relief.tint(pane(2.0), Tint::of([0.05, 0.05, 0.10]).alpha(0.9));
    match glow {
        Some(glow) => relief.tint(pane(0.0), Tint::of(WINDOW).glow(glow)),
        None => relief.tint(pane(0.0), Tint::of(hex(0x26304E))),
    }
    let bars = [(0.9, height / 2.0), (width / 2.0, 0.9)];
    for (across, down) in bars {
        let bar = Shape::rectangle(x - across, y - down, 2.0 * across, 2.0 * down).turned(lean, place);
        relief.tint(bar, Tint::of([0.20, 0.10, 0.06]).alpha(0.9));
    }
}

fn door(relief: &mut Relief, lights: Lights) {
    let frame = closed(
        (124.0, 252.0),
        &[L(122.0, 214.0), Q(122.0, 198.0, 140.0, 196.0), Q(157.0, 198.0, 158.0, 214.0), L(160.0, 252.0)],
    );
    let inside = closed(
        (128.0, 252.0),
        &[L(127.0, 214.0), Q(128.0, 203.0, 140.0, 201.0), Q(152.0, 203.0, 153.0, 214.0), L(155.0, 252.0)],
    );
    relief.tint(frame, Tint::of([0.03, 0.03, 0.06]));
    if lights == Lights::Out {
        return relief.tint(inside, Tint::of([0.07, 0.07, 0.12]));
    }
    relief.tint(inside, Tint::of(hex(0xD9772A)).glow(0.18));
    relief.tint(ghost::outline().moved(42.0, (141.0, 252.0)), Tint::of(hex(0xEAF3FF)).glow(0.12));
    for side in [-5.2, 5.2] {
        relief.tint(Shape::oval((141.0 + side, 226.0), 2.9, 4.0), Tint::of(hex(0x1B2A4E)));
    }
    relief.tint(Shape::oval((141.0, 234.0), 1.8, 2.6), Tint::of(hex(0x1B2A4E)).alpha(0.8));
}

/// A golden line with studs in the corners.
fn frame(relief: &mut Relief) {
    let (width, height) = CARD;
    let line = Shape::rounded(13.0, 13.0, width - 26.0, height - 26.0, 8.0).stroked(1.8);
    relief.lay(line, Clay::of(times(GOLD, 0.85), 1.0).shine(0.4).flush());
    for (x, y) in [(13.0, 13.0), (width - 13.0, 13.0), (13.0, height - 13.0), (width - 13.0, height - 13.0)] {
        relief.lay(Shape::circle((x, y), 9.0), Clay::of(hex(0x16224A), 3.0).flush());
        relief.lay(Shape::circle((x, y), 9.0).stroked(2.0), Clay::of(GOLD, 1.2).shine(0.4).flush());
        let diamond = Shape::polygon(&[(x, y - 4.6), (x + 4.6, y), (x, y + 4.6), (x - 4.6, y)]);
        relief.lay(diamond, Clay::of(GOLD, 3.0).shine(0.6).flush());
    }
}
