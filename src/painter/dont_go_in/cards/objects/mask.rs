//! A carnival mask on a stand, weeping.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, gem};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::shape::Shape;

const PORCELAIN: Rgb = hex(0xF1E4CC);

pub(super) fn carve(relief: &mut Relief) {
    stand(relief);
    ribbons(relief);
    feathers(relief);
    face(relief);
    eyes(relief);
    mouth(relief);
}

fn stand(relief: &mut Relief) {
    let foot = mirrored(
        (0.0, 232.0),
        &[L(6.0, 232.0), Q(8.0, 238.0, 34.0, 240.0), Q(40.0, 246.0, 30.0, 248.0), L(0.0, 248.0)],
    );
    relief.lay(line((0.0, 190.0), &[L(0.0, 238.0)], 8.0), Clay::of(times(GOLD, 0.8), 4.0).shine(0.5));
    relief.lay(foot, Clay::of(hex(0x5A3226), 6.0).shine(0.4));
    relief.lay(Shape::rounded(-9.0, 229.0, 18.0, 6.0, 3.0), Clay::of(GOLD, 3.0).shine(0.6));
}

fn ribbons(relief: &mut Relief) {
    let ribbon = closed(
        (44.0, 136.0),
        &[
            C(66.0, 140.0, 66.0, 150.0, 66.0, 164.0),
            C(64.0, 186.0, 70.0, 196.0, 74.0, 206.0),
            L(63.0, 203.0),
            L(57.0, 213.0),
            C(46.0, 184.0, 50.0, 174.0, 50.0, 164.0),
            C(52.0, 150.0, 48.0, 148.0, 42.0, 148.0),
        ],
    );
    for (turn, colour) in [(-16.0, hex(0x3C2A6E)), (4.0, hex(0x5A3A9A))] {
        for ribbon in both(&ribbon.turned(turn, (46.0, 140.0))) {
            relief.lay(ribbon, Clay::of(colour, 6.0).shine(0.3));
        }
    }
}

/// Barbs of a feather.
fn barbs(x: f32, y: f32) -> f32 {
    0.95 + 0.14 * libm::sinf(y * 1.7 + x.abs() * 1.2)
}

fn feathers(relief: &mut Relief) {
    const ROOT: (f32, f32) = (0.0, 116.0);
    let (wine, sea, red) = (hex(0x7A2C88), hex(0x2E7FAE), hex(0xB8282E));
    for (turn, length, colour) in [
        (-58.0, 62.0, wine),
        (58.0, 62.0, wine),
        (-38.0, 76.0, sea),
        (38.0, 76.0, sea),
        (-18.0, 84.0, wine),
        (18.0, 84.0, wine),
        (0.0, 92.0, red),
    ] {
        let y = ROOT.1;
        let feather =
            mirrored((0.0, y - length), &[C(13.0, y - length * 0.74, 14.0, y - length * 0.3, 6.0, y), L(0.0, y)]);
        relief.lay(feather.turned(turn, ROOT), Clay::of(colour, 8.0).shine(0.2).grain(barbs));
        let quill = line(ROOT, &[L(0.0, y - 0.92 * length)], 1.4).turned(turn, ROOT);
        relief.tint(quill, Tint::of([1.0, 0.9, 0.7]).alpha(0.6));
        let eye = Shape::oval((0.0, y - 0.76 * length), 3.6, 5.4).turned(turn, ROOT);
        relief.tint(eye, Tint::of(hex(0xF6D48C)).alpha(0.75));
        let pupil = Shape::oval((0.0, y - 0.76 * length), 1.8, 3.0).turned(turn, ROOT);
        relief.tint(pupil, Tint::of(times(colour, 0.4)).alpha(0.9));
    }
}

fn face(relief: &mut Relief) {
    let face =
        mirrored((0.0, 90.0), &[C(36.0, 90.0, 56.0, 106.0, 54.0, 142.0), C(52.0, 182.0, 26.0, 220.0, 0.0, 224.0)]);
    relief.lay(face.grown(1.02, (0.0, 150.0)).moved(1.0, (6.5, 3.0)), Clay::of(hex(0x6A4A38), 4.0).shine(0.1));
    relief.lay(face.grown(1.055, (0.0, 150.0)), Clay::of(GOLD, 5.0).shine(0.6));
    relief.lay(face.clone(), Clay::of(PORCELAIN, 34.0).shine(0.30).polish(20).shadow(0.3, 1.5));
    for cheek in [-30.0, 30.0] {
        relief.tint(Shape::circle((cheek, 176.0), 9.0), Tint::of(hex(0xD87868)).alpha(0.42).blur(4.0));
    }
    let brow =
        mirrored((0.0, 88.0), &[C(34.0, 88.0, 56.0, 102.0, 56.0, 130.0), C(34.0, 112.0, 14.0, 110.0, 0.0, 128.0)]);
    relief.lay(brow, Clay::of(GOLD, 7.0).shine(0.5).shadow(0.4, 3.0));
    for side in [-1.0, 1.0] {
        let scroll = line(
            (side * 14.0, 107.0),
            &[C(side * 22.0, 96.0, side * 38.0, 100.0, side * 36.0, 109.0), Q(side * 32.0, 115.0, side * 28.0, 109.0)],
            1.6,
        );
        relief.tint(scroll, Tint::of(hex(0x7A4E16)).alpha(0.7).blur(0.3));
        relief.lay(Shape::circle((side * 45.0, 113.0), 3.4), Clay::of(hex(0xF5EAD8), 3.4).shine(0.6).shadow(0.4, 1.0));
    }
    gem::set(relief, (0.0, 105.0), 9.5, hex(0xC8202C), 0.4);
    let ridge = mirrored(
        (0.0, 134.0),
        &[C(3.5, 146.0, 5.0, 158.0, 6.5, 172.0), Q(9.5, 178.0, 5.0, 181.0), Q(2.0, 183.0, 0.0, 183.0)],
    );
    relief.lay(ridge, Clay::of(PORCELAIN, 7.0).shine(0.35).shadow(0.28, 1.6));
    for side in [-1.0, 1.0] {
        relief.tint(Shape::oval((side * 4.0, 180.0), 1.8, 1.1), Tint::of(hex(0x5A3428)).alpha(0.8).blur(0.3));
    }
}

fn eyes(relief: &mut Relief) {
    let shadow =
        closed((9.0, 151.0), &[C(18.0, 131.0, 38.0, 130.0, 50.0, 128.0), C(47.0, 152.0, 24.0, 163.0, 9.0, 151.0)]);
    let hole =
        closed((13.0, 150.0), &[C(20.0, 137.0, 34.0, 137.0, 43.0, 136.0), C(41.0, 150.0, 24.0, 157.0, 13.0, 150.0)]);
    for shadow in both(&shadow) {
        relief.lay(shadow, Clay::of(hex(0x3E6FB8), 3.0).shine(0.3).shadow(0.2, 3.0));
    }
    for hole in both(&hole) {
        relief.tint(hole.clone(), Tint::of([0.015, 0.02, 0.05]));
        let rim = hole.moved(1.0, (-1.6, -1.4));
        relief.tint(hole.without(&rim), Tint::of(hex(0xA88C78)).alpha(0.9));
    }
    for side in [-1.0, 1.0] {
        relief.tint(Shape::circle((side * 27.0, 147.5), 1.5), Tint::of(hex(0xFF6A3A)).glow(1.6));
        let tear = closed(
            (side * 29.0, 161.0),
            &[Q(side * 33.5, 178.0, side * 29.0, 182.0), Q(side * 24.5, 178.0, side * 29.0, 161.0)],
        );
        relief.lay(tear, Clay::of(hex(0xB0202C), 2.4).shine(0.6).shadow(0.3, 1.0));
    }
}

fn mouth(relief: &mut Relief) {
    let lips = closed(
        (-15.0, 200.0),
        &[
            Q(-7.0, 192.0, 0.0, 195.5),
            Q(7.0, 192.0, 15.0, 200.0),
            Q(7.0, 210.0, 0.0, 209.5),
            Q(-7.0, 210.0, -15.0, 200.0),
        ],
    );
    relief.lay(lips, Clay::of(hex(0xA01C26), 5.0).shine(0.5).shadow(0.35, 2.0));
    relief.tint(line((-14.5, 200.0), &[Q(0.0, 203.0, 14.5, 200.0)], 1.5), Tint::of([0.15, 0.02, 0.04]).alpha(0.9));
}
