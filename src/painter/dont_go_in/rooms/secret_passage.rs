//! The secret passage: a bookcase swung out from a stone arch, scratches on the floor, and somebody in the dark.

use super::super::stage::{Grain, Lamp, Stage, Surface, outline, surface};
use super::books::spine;
use super::light;
use super::shell::{Shell, bricks, moulding, stripes, wainscot};
use super::stair::{self, Riser};
use super::things::{flame, web};
use super::window::Window;
use crate::painter::colour::{hex, times};
use crate::painter::figures::ghost;
use crate::painter::ink::Shape;
use crate::painter::noise::hash_of;

pub(super) fn staged(sides: (u32, u32), unit: f32) -> Stage {
    let mut stage = Stage::new(sides, unit, (200.0, 70.0), (0x465CB4, 0.78), 6);
    let s = &mut stage;
    let walls = (Grain::Cloth, 0.10);
    Shell { wall: 0x3A5266, floor: 0x6A4E40, ceiling: 0x34404C, walls, ground: (Grain::Plank, 0.16) }.lay(s);
    stripes(s, 0x5A7C92, 0.32, (30.0, 13.0));
    wainscot(s, 204.0, 0x5A3C2C, 0x7E5840);
    moulding(s, 0xA08A60);
    let window = Window {
        glass: [92.0, 58.0, 54.0, 84.0],
        frame: 0xA09078,
        arched: true,
        panes: (2, 3),
        moon: (128.0, 84.0, 12.0),
    };
    window.lay(s);
    opening(s);
    traces(s);
    bookcase(s);
    candelabrum(s, 196.0);
    s.lamp(Lamp::fill((330.0, 330.0, 140.0), 0xFFB870, 0.6, 90.0));
    web(s, (350.0, 52.0), (-1.0, 1.0), 40.0, 0.5);
    web(s, (54.0, 36.0), (1.0, 1.0), 44.0, 0.34);
    window.moonlight(s, (222.0, 330.0), 386.0, (0.24, 1.6));
    stair::lay(s, 0x8A6A58, 0x5E4650, Riser::Panels);
    light::fill(s, (150.0, 30.0), 0.85);
    stage
}

/// The arch in the wall, with steps down into the dark and who stands there.
fn opening(s: &mut Stage) {
    let stone = surface(0x77706E).bevel(4.0).z(8.0).grain(Grain::Stone, 0.3).casting(0.5, 6.0);
    s.lay(&Shape::rectangle(238.0, 50.0, 112.0, 210.0), stone);
    bricks(s, [238.0, 50.0, 350.0, 260.0], 18.0, 28.0, 4);
    let dark = outline("M 250 260 L 250 112 C 250 56 344 56 344 112 L 344 260 Z");
    s.line(&dark, 9.0, 0x8A8480, 0.5);
    s.lay(&dark, surface(0x06070E).bevel(4.0).z(-60.0).hollow(0.8));
    for i in 0..4_u8 {
        let i = f32::from(i);
        let step = Shape::rounded(254.0 + i * 7.0, 248.0 - i * 13.0, 86.0 - i * 12.0, 11.0, 1.0);
        let tone = times(hex(0x4A4E5E), 0.62 - 0.14 * i);
        s.lay(&step, Surface::of(tone).bevel(2.0).z(-10.0).unshadowed());
    }
    s.halo((292.0, 150.0), 44.0, 0x5FE0C8, 0.17);
    let who = ghost::outline(0.6).moved(150.0, (284.0, 236.0));
    s.shine_along(&who, &dark, (0x4A86B4, 0x10202E), 0.34);
    for (width, alpha) in [(6.0, 0.07), (3.0, 0.10), (1.2, 0.16)] {
        s.shine_along(&who.stroked(width), &dark, (0x8FD0F0, 0x4A80A8), alpha);
    }
    for (x, y, size) in [(284.0, 132.0, 1.9), (327.0, 214.0, 0.8)] {
        let eyes = [-7.0, 7.0].map(|side| Shape::oval((x + side * size, y), 3.2 * size, 4.8 * size));
        s.shine(&Shape::together(eyes), 0xD8FFE8, 0.98);
    }
    for i in 0..9_u8 {
        let down = f32::from(i % 3) * 7.0 + f32::from(i) * 2.0;
        s.halo((258.0 + f32::from(i) * 11.0, 262.0 + down), 26.0, 0x9CC8F0, 0.10);
    }
}

/// What the case has scratched into the floor, and the steps of somebody who went in.
fn traces(s: &mut Stage) {
    s.line(&outline("M 254 266 C 284 330 350 382 426 388"), 3.0, 0xD0B890, 0.40);
    s.line(&outline("M 266 266 C 296 322 356 368 428 374"), 2.0, 0xD0B890, 0.26);
    let steps = [
        (296.0, 284.0, 4.0),
        (284.0, 298.0, 4.0),
        (302.0, 316.0, 8.0),
        (288.0, 334.0, 8.0),
        (308.0, 356.0, 12.0),
        (292.0, 378.0, 12.0),
    ];
    for (i, (x, y, degrees)) in (0_u8..).zip(steps) {
        let size = 0.80 + f32::from(i) * 0.10;
        let foot = outline(
            "M -4 -6 C -4 -13 4 -13 4 -6 C 4 -2 3 0 3 1 L -3 1 C -3 0 -4 -2 -4 -6 Z M -3 3 L 3 3 L 3 7 Q 0 10 -3 7 Z",
        );
        s.ink(&foot.moved(size, (x, y)).turned(degrees, (x, y)), 0x0A0810, 0.55);
    }
}

/// The bookcase has swung out: its near side is taller.
fn bookcase(s: &mut Stage) {
    const FACING: [f32; 3] = [-0.55, 0.0, 0.85];
    let at = |across: f32, down: f32| {
        let (top, foot) = (40.0 - 36.0 * across, 262.0 + 110.0 * across);
        (338.0 + 92.0 * across, top + (foot - top) * down)
    };
    let block = |u0: f32, v0: f32, u1: f32, v1: f32| Shape::polygon(&[at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
    s.darken(&Shape::polygon(&[(300.0, 262.0), (430.0, 372.0), (440.0, 390.0), (300.0, 300.0)]), 0.5, 8.0);
    let wood = surface(0x8A5C3C).bevel(4.0).z(60.0).facing(FACING).grain(Grain::Post, 0.2);
    s.lay(&block(0.0, 0.0, 1.0, 1.0), wood.casting(0.75, 14.0));
    let edge = [(430.0, 4.0), (440.0, 6.0), (440.0, 378.0), (430.0, 372.0)];
    s.lay(&Shape::polygon(&edge), surface(0xA07048).bevel(2.0).z(70.0).facing([0.2, 0.0, 1.0]).unshadowed());
    for row in 0..5_u8 {
        let top = 0.035 + f32::from(row) * 0.192;
        let foot = top + 0.165;
        s.lay(&block(0.07, top, 0.94, foot), surface(0x1C1420).bevel(2.0).z(50.0).facing(FACING).hollow(0.6));
        books(s, i32::from(row), |left, right, share| block(left, top + (foot - top) * share, right, foot));
        let board = surface(0xA07048).bevel(2.0).z(66.0).facing([-0.4, -0.2, 0.9]).casting(0.4, 3.0);
        s.lay(&block(0.02, foot, 0.98, foot + 0.028), board);
    }
}

/// The spines of a row of the bookcase. `block` is the outline from one share of the width to another, from a share of
/// the height down. One book is missing: it was the latch.
fn books(s: &mut Stage, row: i32, block: impl Fn(f32, f32, f32) -> Shape) {
    let mut left = 0.09;
    for book in 1.. {
        let key = |about: i32| hash_of(&[row, book, about]);
        let (wide, top) = (0.055 + 0.05 * key(7), 0.08 + 0.26 * key(8));
        if left + wide > 0.93 {
            return;
        }
        if (row, book) != (2, 4) {
            let cover = surface(spine(&[row, book, 9])).bevel(2.0).z(64.0).facing([-0.5, 0.0, 0.85]);
            s.lay(&block(left, left + wide * 0.92, top), cover.casting(0.2, 1.5).glow(0.04));
        }
        left += wide;
    }
}

/// Three candles on the wall: the warm lamp.
fn candelabrum(s: &mut Stage, x: f32) {
    let brass = surface(0xD8A040).gloss(0.9).lift(5.0);
    s.lay(&Shape::rounded(x - 3.0, 96.0, 6.0, 34.0, 2.0), brass.clone().z(26.0));
    let arms = outline("M -22 96 C -22 118 22 118 22 96").moved(1.0, (x, 0.0)).stroked(4.0);
    s.lay(&arms, brass.clone().bevel(2.0).z(28.0));
    s.lay(&Shape::circle((x, 132.0), 9.0), brass.bevel(5.0).z(26.0).lift(4.0));
    for side in [-22.0, 0.0, 22.0] {
        s.lay(&Shape::oval((x + side, 96.0), 5.5, 2.2), surface(0xD8A040).bevel(2.0).z(29.0).gloss(0.9).lift(2.0));
        let wax = surface(0xE0D4B8).z(30.0).casting(0.3, 3.0);
        s.lay(&Shape::rounded(x + side - 3.0, 80.0, 6.0, 16.0, 2.0), wax);
        flame(s, (x + side, 80.0), 0.95, 30.0);
    }
    light::hung(s, (x, 74.0, 66.0), 2.5, (84.0, 40.0));
}
