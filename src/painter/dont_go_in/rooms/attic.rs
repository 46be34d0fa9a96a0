//! The attic: rafters under a gable, a round window, a bare bulb, bats, a dress form, and a trunk left open.

use super::super::stage::{Grain, Lamp, Stage, outline, surface};
use super::shell::{FOOT, LEFT, Shell, TOP};
use super::stair::{self, Riser};
use super::things::{candle, web};
use super::window::{moonlight, night};
use super::{WIDTH, light};
use crate::painter::ink::Shape;

/// The round window: middle and radius.
const WINDOW: ((f32, f32), f32) = ((248.0, 160.0), 37.0);

pub(super) fn staged(sides: (u32, u32), unit: f32) -> Stage {
    let mut stage = Stage::new(sides, unit, (232.0, 60.0), (0x4A60B0, 0.80), 1);
    let s = &mut stage;
    let walls = (Grain::Post, 0.22);
    Shell { wall: 0x57506A, floor: 0x5E4A44, ceiling: 0x3A3346, walls, ground: (Grain::Plank, 0.16) }.lay(s);
    let seam = |i: u8| {
        let x = LEFT + f32::from(i) * 24.0;
        Shape::line(&[(x, TOP), (x, FOOT)]).stroked(1.4)
    };
    s.ink(&Shape::together((0..15).map(seam)), 0x07070F, 0.5);
    roof(s);
    boxes(s);
    dress_form(s);
    trunk(s);
    bats(s);
    web(s, (386.0, 150.0), (-1.0, 1.0), 52.0, 0.34);
    s.dye([1.20, 1.02, 0.74]);
    window(s);
    bulb(s);
    let ((x, y), radius) = WINDOW;
    moonlight(s, [x - 30.0, y - 14.0, 2.0 * radius - 10.0, radius], (238.0, 344.0), 346.0, (0.26, 2.1));
    stair::lay(s, 0x967254, 0x76584E, Riser::Panels);
    light::fill(s, (190.0, 60.0), 0.95);
    stage
}

/// Both slopes of the roof with their rafters, and the tie beam.
fn roof(s: &mut Stage) {
    for mirrored in [false, true] {
        let at = |x: f32, y: f32| (if mirrored { WIDTH - x } else { x }, y);
        let inwards = if mirrored { -0.75 } else { 0.75 };
        let slope = [at(0.0, 0.0), at(222.0, 0.0), at(222.0, 16.0), at(52.0, 146.0), at(0.0, 190.0)];
        let boards = surface(0x3A3145).flat().z(60.0).facing([inwards, 0.6, 0.35]).grain(Grain::Plank, 0.2);
        s.lay(&Shape::polygon(&slope), boards.lift(6.0));
        let beam = |from: (f32, f32), to: (f32, f32), width: f32| Shape::line(&[from, to]).stroked(width);
        let wood = |code: u32| surface(code).grain(Grain::Plank, 0.2);
        for i in 0..5_u8 {
            let t = f32::from(i) / 4.6;
            let (from, to) = (at(222.0 - 170.0 * t, 16.0 + 130.0 * t), at(222.0 - 226.0 * t, -14.0 + 198.0 * t));
            s.lay(&beam(from, to, 7.0), wood(0x6B5446).z(70.0).casting(0.55, 5.0));
        }
        let inner = beam(at(224.0, 10.0), at(46.0, 150.0), 11.0);
        s.lay(&inner, wood(0x7A5E4C).bevel(4.0).z(24.0).casting(0.6, 8.0));
        let outer = beam(at(222.0, -16.0), at(-10.0, 182.0), 13.0);
        s.lay(&outer, wood(0x6B5042).bevel(5.0).z(130.0).casting(0.6, 10.0));
    }
    let tie = surface(0x7A5E4C).bevel(4.0).z(26.0).grain(Grain::Plank, 0.25).casting(0.6, 8.0);
    s.lay(&Shape::rounded(112.0, 104.0, 216.0, 10.0, 1.0), tie);
}

/// A crate with hat boxes at the back wall.
fn boxes(s: &mut Stage) {
    s.foot((180.0, 262.0), 44.0, 7.0, 0.6);
    let wood = surface(0x7A5C40).bevel(2.0).z(12.0).grain(Grain::Plank, 0.25).lift(8.0);
    s.lay(&Shape::rounded(150.0, 222.0, 60.0, 42.0, 2.0), wood);
    for y in [236.0, 250.0] {
        s.line(&Shape::line(&[(150.0, y), (210.0, y)]), 1.4, 0x120C0A, 0.6);
    }
    s.lay(&Shape::rounded(158.0, 198.0, 42.0, 24.0, 4.0), surface(0x6F7FA8).bevel(8.0).z(14.0).lift(6.0));
    s.lay(&Shape::rounded(155.0, 194.0, 48.0, 8.0, 3.0), surface(0x8A99C0).z(16.0).bevel(4.0).lift(4.0));
    s.lay(&Shape::rectangle(158.0, 207.0, 42.0, 4.0), surface(0xC9A14E).bevel(1.0).z(15.0).unshadowed());
    s.lay(&Shape::rounded(166.0, 180.0, 32.0, 15.0, 4.0), surface(0x9A4E58).bevel(6.0).z(14.0).lift(4.0));
    s.lay(&Shape::rounded(164.0, 177.0, 36.0, 6.0, 3.0), surface(0xB4626A).z(16.0).lift(3.0));
}

fn dress_form(s: &mut Stage) {
    s.foot((318.0, 300.0), 28.0, 7.0, 0.6);
    s.lay(&Shape::rectangle(315.5, 250.0, 5.0, 42.0), surface(0x5A4334).bevel(2.0));
    let feet = outline("M 296 301 Q 318 282 340 301 L 335 303 Q 318 289 301 303 Z");
    s.lay(&feet, surface(0x5A4334).bevel(2.0).z(42.0));
    let body = outline(
        "M 318 152 C 312 152 311 160 311 166 C 298 170 288 176 289 190 C 290 204 300 210 300 220 C 300 232 292 240 291 256 \
         Q 318 268 345 256 C 344 240 336 232 336 220 C 336 210 346 204 347 190 C 348 176 338 170 325 166 C 325 160 324 152 318 152 Z",
    );
    s.lay(&body, surface(0xA98E72).bevel(15.0).z(46.0).grain(Grain::Cloth, 0.10).casting(0.6, 16.0));
    s.line(&Shape::line(&[(318.0, 166.0), (318.0, 260.0)]), 1.2, 0x3A2A22, 0.45);
    s.line(&outline("M 300 220 Q 318 228 336 220"), 1.2, 0x3A2A22, 0.4);
    s.line(&outline("M 291 190 Q 304 200 318 198 Q 332 200 346 190"), 1.0, 0x3A2A22, 0.25);
    // A measuring tape round its neck.
    let tape = outline("M 306 168 C 304 186 310 200 308 222 L 313 222 C 315 200 309 186 311 170 Z");
    s.lay(&tape, surface(0xD8B048).bevel(1.5).z(52.0).casting(0.4, 2.0));
    s.lay(&Shape::oval((318.0, 151.0), 7.0, 4.0), surface(0x6B4A34).z(46.0).gloss(0.4));
}

fn trunk(s: &mut Stage) {
    s.foot((372.0, 356.0), 58.0, 11.0, 0.7);
    let lid = outline("M 328 284 C 328 262 342 254 350 254 L 420 254 C 428 254 432 262 432 284 Z");
    s.lay(&lid, surface(0x6A3F2C).bevel(5.0).z(66.0).grain(Grain::Plank, 0.2).lift(10.0));
    let lining = outline("M 334 284 C 334 268 345 260 352 260 L 416 260 C 424 260 427 268 427 284 Z");
    s.lay(&lining, surface(0x2A1720).z(64.0).hollow(0.5));
    let cloth = outline("M 332 292 C 340 272 352 282 362 276 C 376 268 392 284 404 274 C 416 268 426 280 430 294 Z");
    s.lay(&cloth, surface(0xA83A4A).bevel(8.0).z(80.0).grain(Grain::Cloth, 0.2).lift(4.0));
    let chest = surface(0x74472E).bevel(4.0).z(92.0).grain(Grain::Plank, 0.24).lift(12.0);
    s.lay(&Shape::rounded(324.0, 290.0, 112.0, 56.0, 4.0), chest);
    for y in [308.0, 327.0] {
        s.line(&Shape::line(&[(326.0, y), (434.0, y)]), 1.3, 0x160C0A, 0.55);
    }
    let iron = surface(0x9A733A).z(95.0).gloss(0.6).casting(0.3, 2.0);
    for x in [338.0, 414.0] {
        s.lay(&Shape::rounded(x, 289.0, 9.0, 58.0, 1.0), iron.clone().bevel(2.0));
        let nails = [296.0, 318.0, 340.0].map(|y| Shape::circle((x + 4.5, y), 1.5));
        s.ink(&Shape::together(nails), 0x4A3216, 0.8);
    }
    for x in [324.0, 426.0] {
        s.lay(&Shape::rounded(x, 336.0, 10.0, 11.0, 2.0), iron.clone().bevel(2.5));
    }
    s.lay(&Shape::rounded(371.0, 296.0, 19.0, 16.0, 3.0), surface(0xBE903E).bevel(4.0).z(97.0).gloss(0.9).lift(3.0));
    s.ink(&Shape::oval((380.5, 302.5), 2.2, 2.6), 0x1A1010, 1.0);
    s.ink(&Shape::rectangle(379.6, 303.0, 1.8, 5.0), 0x1A1010, 1.0);
    candle(s, (312.0, 352.0), 22.0, 112.0);
    s.lamp(Lamp::flame((312.0, 322.0, 126.0), 0xFFB55A, 1.45, 44.0));
    s.halo((312.0, 322.0), 44.0, 0xFF9A3C, 0.20);
}

/// Bats asleep under the tie beam.
fn bats(s: &mut Stage) {
    for (x, size) in [(128.0, 1.0), (150.0, 0.8), (300.0, 0.9)] {
        let body = outline("M 0 0 C -6 4 -8 16 0 28 C 8 16 6 4 0 0 Z").moved(size, (x, 114.0));
        s.lay(&body, surface(0x15131F).bevel(5.0));
        for side in [-2.0, 2.0] {
            let ear = [(side * 0.4, 26.0), (side * 1.6, 31.0), (side * 1.9, 25.0)];
            s.ink(&Shape::polygon(&ear.map(|(dx, dy)| (x + dx * size, 114.0 + dy * size))), 0x15131F, 1.0);
            let eye = Shape::circle((x + side * size, 114.0 + 22.5 * size), 1.15);
            s.ink(&eye, 0xFFD27A, 0.9);
            s.shine(&eye, 0xD09A40, 0.8);
        }
    }
}

fn window(s: &mut Stage) {
    let ((x, y), radius) = WINDOW;
    let wood = surface(0x6F594C).casting(0.5, 6.0);
    s.lay(&Shape::circle((x, y), radius + 8.0), wood.clone().bevel(6.0).z(6.0).grain(Grain::Plank, 0.2));
    night(s, &Shape::circle((x, y), radius), (x + 11.0, y - 11.0, 13.0));
    let bar = wood.bevel(2.0).z(6.0).unshadowed();
    s.lay(&Shape::rectangle(x - 2.2, y - radius, 4.4, 2.0 * radius), bar.clone());
    s.lay(&Shape::rectangle(x - radius, y - 2.2, 2.0 * radius, 4.4), bar);
}

/// A bare bulb on a string under the ridge: the warm lamp.
fn bulb(s: &mut Stage) {
    s.line(&Shape::line(&[(176.0, 30.0), (176.0, 92.0)]), 1.6, 0x0A0A12, 0.9);
    s.lay(&Shape::oval((176.0, 99.0), 7.5, 9.0), surface(0xFFD890).flat().z(60.0).glow(1.15).unshadowed());
    s.lay(&Shape::rounded(172.5, 86.0, 7.0, 7.0, 1.0), surface(0x8A6A3A).bevel(2.0).z(60.0).unshadowed());
    light::warm(s, (176.0, 104.0, 70.0), 1.7, 70.0);
    s.lamp(Lamp::fill((220.0, 70.0, 120.0), 0xFFB870, 0.75, 110.0));
}
