//! The basement: stone, copper pipes with a red valve wheel, barrels, a barred window, and a lantern on a chain.

use super::super::stage::{Grain, Stage, outline, surface};
use super::shell::{FOOT, LEFT, RIGHT, Shell, TOP, bricks};
use super::stair::{self, Riser};
use super::things::web;
use super::window::Window;
use super::{HEIGHT, WIDTH, light};
use crate::painter::ink::Shape;

pub(super) fn staged(sides: (u32, u32), unit: f32) -> Stage {
    let mut stage = Stage::new(sides, unit, (250.0, 70.0), (0x46609F, 0.74), 3);
    let s = &mut stage;
    let ground = (Grain::Stone, 0.25);
    Shell { wall: 0x66707C, floor: 0x5A5A60, ceiling: 0x3C3A44, walls: (Grain::Stone, 0.22), ground }.lay(s);
    bricks(s, [LEFT, TOP, RIGHT, FOOT], 22.4, 46.0, 1);
    flagstones(s);
    for x in [70.0, 180.0, 290.0, 400.0] {
        let joist = [(x - 10.0, 0.0), (x + 14.0, 0.0), (x + 6.0, TOP + 12.0), (x - 8.0, TOP + 12.0)];
        s.lay(&Shape::polygon(&joist), surface(0x6B4E3C).z(60.0).grain(Grain::Post, 0.2).casting(0.6, 8.0));
    }
    let window = Window {
        glass: [284.0, 58.0, 78.0, 44.0],
        frame: 0x7C8288,
        arched: false,
        panes: (1, 1),
        moon: (306.0, 74.0, 11.0),
    };
    window.lay(s);
    for i in 1..5_u8 {
        let bar = Shape::rectangle(282.0 + 78.0 * f32::from(i) / 5.0, 58.0, 4.0, 44.0);
        s.lay(&bar, surface(0x20242E).bevel(2.0).z(8.0).unshadowed());
    }
    pipes(s);
    puddle(s);
    barrels(s);
    lantern(s);
    window.moonlight(s, (204.0, 300.0), 334.0, (0.24, 2.2));
    web(s, (388.0, 36.0), (-1.0, 1.0), 46.0, 0.34);
    stair::lay(s, 0x9A9EA4, 0x71767E, Riser::Stones);
    light::fill(s, (150.0, 30.0), 0.85);
    stage
}

/// The joints between the slabs of the floor.
fn flagstones(s: &mut Stage) {
    let mut joints = Vec::new();
    let bands = [0.0_f32, 0.12, 0.32, 0.60, 1.0];
    for (row, ends) in bands.windows(2).enumerate() {
        let y = |share: f32| FOOT + (HEIGHT - FOOT) * share;
        joints.push(Shape::line(&[(0.0, y(ends[0])), (WIDTH, y(ends[0]))]).stroked(1.6));
        for i in -7..8 {
            let across = i as f32 + if row % 2 == 0 { 0.0 } else { 0.5 };
            let at = |share: f32| (220.0 + across * (34.0 + 22.0 * share), y(share));
            joints.push(Shape::line(&[at(ends[0]), at(ends[1])]).stroked(1.6));
        }
    }
    s.ink(&Shape::together(joints), 0x07080E, 0.48);
}

fn pipes(s: &mut Stage) {
    let pipe = |s: &mut Stage, points: &[(f32, f32)], width: f32, code: u32, z: f32| {
        let metal = surface(code).bevel(width / 2.0).z(z).gloss(0.9).casting(0.7, 9.0);
        s.lay(&Shape::line(points).stroked(width), metal);
    };
    pipe(s, &[(40.0, 50.0), (236.0, 50.0)], 11.0, 0x6A747E, 36.0);
    let copper = [(40.0, 74.0), (252.0, 74.0), (252.0, 128.0), (404.0, 128.0), (404.0, 300.0)];
    pipe(s, &copper, 19.0, 0xB06A3C, 40.0);
    for (x, y, width, height) in [
        (120.0, 74.0, 9.0, 27.0),
        (200.0, 74.0, 9.0, 27.0),
        (252.0, 100.0, 27.0, 8.0),
        (300.0, 128.0, 9.0, 27.0),
        (366.0, 128.0, 9.0, 27.0),
        (404.0, 170.0, 27.0, 9.0),
        (404.0, 262.0, 27.0, 9.0),
    ] {
        let flange = Shape::rounded(x - width / 2.0, y - height / 2.0, width, height, 2.0);
        s.lay(&flange, surface(0x8A5230).z(46.0).gloss(0.9).lift(4.0));
    }
    // The wheel of the valve, with five holes.
    s.lay(&Shape::circle((404.0, 214.0), 24.0), surface(0xC83E34).bevel(4.0).z(70.0).gloss(0.6).lift(9.0));
    let hole = |i: u8| {
        let angle = f32::from(i) * 1.256_64 - 1.57;
        Shape::circle((404.0 + 13.0 * libm::cosf(angle), 214.0 + 13.0 * libm::sinf(angle)), 5.2)
    };
    s.ink(&Shape::together((0..5).map(hole)), 0x241418, 1.0);
    s.lay(&Shape::circle((404.0, 214.0), 5.0), surface(0xE8B04A).z(76.0).lift(2.0));
    s.lay(&Shape::circle((160.0, 74.0), 16.5), surface(0x8A5230).z(60.0).gloss(0.8).lift(6.0));
    s.lay(&Shape::circle((160.0, 74.0), 13.0), surface(0xD8D0BC).bevel(2.0).z(60.0).hollow(0.4));
    let ticks = (0..7_u8).map(|i| {
        let angle = 2.4 + f32::from(i) * 0.74;
        let at = |r: f32| (160.0 + r * libm::cosf(angle), 74.0 + r * libm::sinf(angle));
        Shape::line(&[at(9.0), at(11.5)]).stroked(1.2)
    });
    s.ink(&Shape::together(ticks), 0x2A2420, 0.9);
    s.line(&Shape::line(&[(160.0, 74.0), (167.0, 66.0)]), 2.2, 0xC8302A, 1.0);
    // Steam from the joint.
    for i in 0..6_u8 {
        let i = f32::from(i);
        s.halo((272.0 + i * 5.0, 146.0 - i * 9.0 + i * i * 0.4), 14.0 + i * 3.0, 0xC8D8F0, 0.10);
    }
}

fn puddle(s: &mut Stage) {
    let water = outline("M 196 352 C 206 342 250 340 266 348 C 282 354 262 364 236 364 C 212 366 186 362 196 352 Z");
    s.lay(&water, super::shell::on_floor(0x33465C).gloss(1.0).glow(0.16).unshadowed());
    s.line(&outline("M 206 352 Q 228 346 252 349"), 1.2, 0xBFD4F4, 0.5);
    s.line(&outline("M 222 359 Q 240 360 256 355"), 0.9, 0xBFD4F4, 0.3);
}

fn barrels(s: &mut Stage) {
    s.lay(&Shape::rounded(262.0, 376.0, 176.0, 9.0, 2.0), surface(0x5A4030).bevel(2.0).z(80.0).lift(4.0));
    barrel(s, (306.0, 338.0), 86.0, false);
    barrel(s, (386.0, 338.0), 86.0, true);
    barrel(s, (346.0, 270.0), 84.0, false);
}

/// The end of a barrel, with or without a tap.
fn barrel(s: &mut Stage, (x, y): (f32, f32), z: f32, tapped: bool) {
    const RADIUS: f32 = 37.0;
    s.foot((x, y + RADIUS), RADIUS, 7.0, 0.5);
    let disc = |radius: f32| Shape::circle((x, y), radius * RADIUS);
    s.lay(&disc(1.0), surface(0x7A7F88).bevel(4.0).z(z).gloss(0.6).lift(9.0));
    s.lay(&disc(0.90), surface(0x8A5832).z(z + 2.0).grain(Grain::Post, 0.25).casting(0.3, 2.0));
    s.lay(&disc(0.80), surface(0x9E683C).z(z).grain(Grain::Post, 0.30).hollow(0.8));
    let seams = [-0.56_f32, -0.3, 0.0, 0.3, 0.56].map(|across| {
        let half = RADIUS * (0.64 - across * across).sqrt();
        Shape::line(&[(x + across * RADIUS, y - half), (x + across * RADIUS, y + half)]).stroked(1.5)
    });
    s.ink(&Shape::together(seams), 0x2A1408, 0.6);
    let brace = Shape::rounded(x - RADIUS * 0.74, y - 5.0, RADIUS * 1.48, 10.0, 2.0);
    s.lay(&brace, surface(0x8A5830).bevel(2.0).z(z + 4.0).grain(Grain::Plank, 0.25).casting(0.4, 2.0));
    if tapped {
        let brass = surface(0xD8A84A).z(z + 14.0).gloss(1.0);
        s.lay(&Shape::rounded(x - 4.0, y + RADIUS * 0.3, 8.0, 12.0, 2.0), brass.clone().lift(4.0));
        s.lay(&Shape::rounded(x - 9.0, y + RADIUS * 0.3 - 3.0, 18.0, 5.0, 2.0), brass.bevel(2.0).lift(3.0));
    }
}

fn lantern(s: &mut Stage) {
    s.line(&Shape::line(&[(218.0, 10.0), (218.0, 116.0)]), 2.0, 0x0A0A12, 0.9);
    let ring = Shape::circle((218.0, 119.0), 4.0).stroked(1.8);
    s.lay(&ring, surface(0x3A3436).bevel(1.0).z(46.0).lift(3.0));
    s.lay(&Shape::rounded(207.0, 132.0, 22.0, 28.0, 4.0), surface(0xFFB84A).flat().z(44.0).glow(0.95).unshadowed());
    s.lay(&Shape::oval((218.0, 149.0), 5.0, 8.0), surface(0xFFF3C0).flat().z(44.0).glow(1.2).unshadowed());
    let iron = surface(0x3A3436).z(46.0);
    s.lay(&Shape::polygon(&[(204.0, 133.0), (218.0, 122.0), (232.0, 133.0)]), iron.clone().lift(3.0));
    s.lay(&Shape::rounded(204.0, 158.0, 28.0, 5.0, 1.0), iron.bevel(2.0).unshadowed());
    let bars = [207.0, 229.0].map(|x| Shape::line(&[(x, 133.0), (x, 160.0)]).stroked(2.0));
    s.ink(&Shape::together(bars), 0x1A1614, 0.9);
    light::hung(s, (218.0, 146.0, 80.0), 2.5, (84.0, 32.0));
}
