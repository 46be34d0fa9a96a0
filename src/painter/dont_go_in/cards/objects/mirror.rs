//! A vanity mirror with somebody in it.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{line, mirrored, ring};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, gem, on_ellipse};
use crate::painter::colour::{hex, mix, times};
use crate::painter::shape::Shape;

const MIDDLE: (f32, f32) = (0.0, 122.0);
const ACROSS: f32 = 45.0;
const DOWN: f32 = 57.0;

pub(super) fn carve(relief: &mut Relief) {
    foot(relief);
    frame(relief);
    let glass = Shape::oval(MIDDLE, ACROSS, DOWN);
    relief.wash(glass.clone(), |x, y| {
        let across = ((x + 45.0 + (y - 64.0) * 0.6) / 150.0).clamp(0.0, 1.0);
        (mix(hex(0x7FA2D4), hex(0x1C2D55), across), 1.0)
    });
    somebody(relief, &glass);
    surface(relief, &glass);
}

fn foot(relief: &mut Relief) {
    let stem = mirrored((0.0, 184.0), &[L(9.0, 186.0), C(6.0, 200.0, 6.0, 212.0, 9.0, 230.0), L(0.0, 234.0)]);
    relief.lay(stem, Clay::of(times(GOLD, 0.95), 8.0).shine(0.6));
    relief.lay(Shape::oval((0.0, 208.0), 10.5, 5.0), Clay::of(GOLD, 5.0).shine(0.6));
    let base = mirrored(
        (0.0, 228.0),
        &[Q(12.0, 228.0, 16.0, 234.0), Q(38.0, 236.0, 42.0, 242.0), Q(40.0, 248.0, 26.0, 248.0), L(0.0, 248.0)],
    );
    relief.lay(base, Clay::of(GOLD, 7.0).shine(0.6));
}

fn frame(relief: &mut Relief) {
    for scallop in 0..16 {
        let place = on_ellipse(MIDDLE, 57.0, 69.0, 22.5 * scallop as f32);
        relief.lay(Shape::circle(place, 9.0), Clay::of(times(GOLD, 0.95), 8.0).shine(0.6).shadow(0.4, 2.0));
        relief.lay(Shape::circle(place, 3.4), Clay::of(times(GOLD, 1.1), 3.4).shine(0.6).shadow(0.4, 1.0));
    }
    relief.lay(Shape::oval(MIDDLE, 58.0, 70.0), Clay::of(GOLD, 8.0).shine(0.55));
    relief.lay(ring(MIDDLE, 48.0, 60.0, 3.0), Clay::of(times(GOLD, 0.9), 1.6).shine(0.5).shadow(0.5, 1.5));
    for (x, y, side) in [(-15.0, 52.0, -1.0), (15.0, 52.0, 1.0)] {
        let leaf = line((x, y), &[Q(side * 22.0, 40.0, side * 8.0, 38.0)], 5.0);
        relief.lay(leaf, Clay::of(GOLD, 3.0).shine(0.6));
    }
    relief.lay(Shape::circle((0.0, 50.0), 11.0), Clay::of(GOLD, 6.0).shine(0.6));
    gem::set(relief, (0.0, 50.0), 8.0, hex(0x3A6AE0), 0.4);
}

fn somebody(relief: &mut Relief, glass: &Shape) {
    let ghost = mirrored(
        (4.0, 86.0),
        &[C(18.0, 86.0, 22.0, 100.0, 21.0, 116.0), C(34.0, 126.0, 36.0, 152.0, 34.0, 186.0), L(4.0, 190.0)],
    )
    .moved(1.0, (4.0, 4.0));
    for (alpha, blur, colour) in [(0.35, 6.0, hex(0xBFD8FF)), (0.86, 1.2, hex(0xEAF4FF))] {
        relief.tint(ghost.clone().within(glass), Tint::of(colour).alpha(alpha).blur(blur).glow(0.10));
    }
    relief.wash(glass.clone(), |_, y| (hex(0x33508C), ((y - 118.0) / 90.0).clamp(0.0, 0.62)));
    for side in [-1.0, 1.0] {
        relief.tint(Shape::oval((4.0 + side * 8.0, 108.0), 4.4, 6.2), Tint::of(hex(0x14203F)));
        relief.tint(Shape::circle((4.0 + side * 8.0, 109.0), 1.3), Tint::of(hex(0x9AD0FF)).glow(0.8));
    }
    relief.tint(Shape::oval((4.0, 123.0), 3.6, 5.6), Tint::of(hex(0x14203F)).alpha(0.95));
    for (side, y) in [(-1.0, 150.0), (1.0, 146.0)] {
        let (x, hand) = (4.0 + side * 27.0, Shape::oval((4.0 + side * 27.0, y), 6.0, 6.6));
        relief.tint(hand.within(glass), Tint::of(hex(0xDDEBFF)).alpha(0.85).blur(0.6));
        for finger in [-0.9, -0.3, 0.3, 0.9] {
            let finger = line((x + 4.0 * finger, y - 3.0), &[L(x + 6.5 * finger, y - 11.0 + 2.0 * finger.abs())], 2.6);
            relief.tint(finger.within(glass), Tint::of(hex(0xDDEBFF)).alpha(0.85).blur(0.3));
        }
    }
}

fn surface(relief: &mut Relief, glass: &Shape) {
    relief.tint(ring(MIDDLE, ACROSS, DOWN, 8.0).within(glass), Tint::of(hex(0x0A1230)).alpha(0.5).blur(1.6));
    for (from, to, width) in [((-32.0, 102.0), (-8.0, 74.0), 7.0), ((-35.0, 116.0), (4.0, 72.0), 2.6)] {
        relief.tint(line(from, &[L(to.0, to.1)], width).within(glass), Tint::of([1.0; 3]).alpha(0.5));
    }
    let cracks = [
        [(44.0, 150.0), (27.0, 142.0), (16.0, 154.0), (-2.0, 168.0)],
        [(27.0, 142.0), (25.0, 126.0), (34.0, 112.0), (40.0, 108.0)],
        [(16.0, 154.0), (21.0, 168.0), (16.0, 174.0), (18.0, 180.0)],
    ];
    for [start, rest @ ..] in cracks {
        let steps = rest.map(|(x, y)| L(x, y));
        relief
            .tint(line((start.0 + 0.8, start.1 + 1.0), &steps, 1.6).within(glass), Tint::of(hex(0x0E1838)).alpha(0.6));
        relief.tint(line(start, &steps, 1.3).within(glass), Tint::of([1.0; 3]).alpha(0.85));
    }
}
