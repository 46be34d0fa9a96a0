//! A rag doll with one living eye and one button.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::WHITE;
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::noise::hash;
use crate::painter::shape::Shape;

const RED: Rgb = hex(0xB8322E);
const SKIN: Rgb = hex(0xF2D3B4);
const HAIR: Rgb = hex(0xD9A24A);
const LINEN: Rgb = hex(0xF1E6D0);

/// Woven cloth.
fn weave(x: f32, y: f32) -> f32 {
    0.94 + 0.12 * hash((x * 1.1) as i32, (y * 1.1) as i32, 9)
}

/// Strands of wool that hang from the parting.
fn strands(x: f32, y: f32) -> f32 {
    0.97 + 0.13 * libm::sinf((x + 0.04 * x * (y - 60.0) * 0.2) * 1.5)
}

pub(super) fn carve(relief: &mut Relief) {
    legs(relief);
    let hair = mirrored(
        (0.0, 52.0),
        &[C(34.0, 50.0, 47.0, 76.0, 42.0, 104.0), Q(44.0, 126.0, 38.0, 134.0), Q(24.0, 124.0, 0.0, 124.0)],
    );
    relief.lay(hair, Clay::of(times(HAIR, 0.9), 12.0).shine(0.25).grain(strands));
    arms(relief);
    dress(relief);
    head(relief);
    face(relief);
    bow(relief);
}

fn legs(relief: &mut Relief) {
    for side in [-1.0, 1.0] {
        let sock = Shape::rounded(side * 9.0 - 8.0, 210.0, 16.0, 29.0, 3.0);
        relief.lay(sock.clone(), Clay::of(hex(0xEFE4D2), 7.0).shine(0.1));
        for stripe in [221.0, 228.0, 235.0] {
            let stripe = Shape::rectangle(side * 9.0 - 8.0, stripe, 16.0, 3.0);
            relief.tint(stripe.within(&sock), Tint::of(hex(0x9A3A34)).alpha(0.5));
        }
        relief.lay(Shape::oval((side * 12.0, 240.0), 12.0, 7.5), Clay::of(hex(0x3A2630), 7.0).shine(0.5));
    }
}

fn arms(relief: &mut Relief) {
    for arm in both(&line((20.0, 140.0), &[Q(42.0, 158.0, 50.0, 182.0)], 17.0)) {
        relief.lay(arm, Clay::of(RED, 9.0).shine(0.1).grain(weave));
    }
    for side in [-1.0, 1.0] {
        relief.lay(Shape::circle((side * 51.0, 187.0), 8.5), Clay::of(SKIN, 8.0));
        relief.lay(
            Shape::oval((side * 49.5, 179.0), 10.5, 5.5),
            Clay::of(hex(0xF3E8D2), 5.0).shine(0.1).shadow(0.3, 2.0),
        );
    }
}

fn dress(relief: &mut Relief) {
    let dress = mirrored(
        (0.0, 126.0),
        &[
            C(20.0, 126.0, 22.0, 140.0, 20.0, 158.0),
            C(46.0, 186.0, 50.0, 214.0, 50.0, 214.0),
            Q(30.0, 224.0, 0.0, 223.0),
        ],
    );
    relief.lay(dress.clone(), Clay::of(RED, 24.0).shine(0.12).polish(14).grain(weave));
    for fold in -3..=3 {
        let fold = fold as f32;
        let crease = line((fold * 5.0, 162.0), &[Q(fold * 11.0, 190.0, fold * 14.0, 217.0 - fold.abs() * 1.2)], 2.4);
        relief.tint(crease, Tint::of(hex(0x4A0E18)).alpha(0.42).blur(0.6));
    }
    let hem = line((-48.0, 210.0), &[Q(0.0, 224.0, 48.0, 210.0)], 2.6);
    relief.tint(hem.within(&dress), Tint::of(LINEN).alpha(0.75));
    let apron = mirrored((0.0, 160.0), &[L(13.0, 160.0), Q(25.0, 184.0, 27.0, 204.0), Q(14.0, 210.0, 0.0, 210.0)]);
    relief.lay(apron, Clay::of(LINEN, 9.0).shine(0.08).shadow(0.35, 3.0).grain(weave));
    let pocket = line((-8.0, 186.0), &[Q(-7.0, 197.0, 0.0, 197.0), Q(7.0, 197.0, 8.0, 186.0), L(-8.0, 186.0)], 1.1);
    relief.tint(pocket, Tint::of(hex(0x8A6A58)).alpha(0.65));
    let belt = closed((-24.0, 156.0), &[Q(0.0, 161.0, 24.0, 156.0), L(23.0, 164.0), Q(0.0, 169.0, -23.0, 164.0)]);
    relief.lay(belt, Clay::of(hex(0x5A1820), 3.0).shine(0.2));
    let collar = closed(
        (-22.0, 128.0),
        &[
            Q(-16.0, 120.0, 0.0, 121.0),
            Q(16.0, 120.0, 22.0, 128.0),
            Q(18.0, 140.0, 6.0, 136.0),
            L(0.0, 134.0),
            L(-6.0, 136.0),
            Q(-18.0, 140.0, -22.0, 128.0),
        ],
    );
    relief.lay(collar, Clay::of(LINEN, 5.0).shadow(0.35, 2.0));
}

fn head(relief: &mut Relief) {
    relief.lay(Shape::oval((0.0, 93.0), 36.0, 35.0), Clay::of(SKIN, 34.0).shine(0.22).polish(18));
    let fringe = closed(
        (-37.0, 96.0),
        &[
            C(-42.0, 56.0, -4.0, 55.0, 0.0, 55.0),
            C(42.0, 54.0, 37.0, 96.0, 37.0, 96.0),
            C(34.0, 74.0, 10.0, 72.0, 6.0, 66.0),
            C(-20.0, 74.0, -30.0, 82.0, -30.0, 84.0),
            Q(-35.0, 88.0, -37.0, 96.0),
        ],
    );
    relief.lay(fringe, Clay::of(HAIR, 9.0).shine(0.35).shadow(0.4, 3.0).grain(strands));
}

fn face(relief: &mut Relief) {
    for side in [-20.0, 20.0] {
        relief.tint(Shape::oval((side, 108.0), 7.0, 5.0), Tint::of([0.85, 0.35, 0.30]).alpha(0.5).blur(1.6));
    }
    relief.lay(Shape::circle((14.0, 97.0), 8.0), Clay::of(hex(0x20242E), 5.0).shine(0.7).shadow(0.4, 1.2));
    relief.tint(Shape::circle((14.0, 97.0), 5.6).stroked(0.7), Tint::of(hex(0x4A5060)).alpha(0.8));
    for (from, to) in [((11.0, 94.0), (17.0, 100.0)), ((17.0, 94.0), (11.0, 100.0))] {
        relief.tint(line(from, &[L(to.0, to.1)], 1.6), Tint::of(hex(0xE9D7B2)).alpha(0.95));
    }
    let eye = Shape::oval((-14.0, 97.0), 8.0, 8.5);
    relief.tint(eye.stroked(1.6), Tint::of(hex(0x5A3A34)).alpha(0.75).blur(0.3));
    relief.tint(eye, Tint::of([0.98, 0.95, 0.9]));
    relief.tint(Shape::circle((-13.0, 98.0), 5.4), Tint::of(hex(0x2A6E9C)).glow(0.2));
    relief.tint(Shape::circle((-13.0, 98.0), 2.7), Tint::of([0.02, 0.02, 0.05]));
    relief.tint(Shape::circle((-15.0, 95.5), 1.8), Tint::of(WHITE));
    for lash in [(-21.5, 92.0, -24.5, 89.0), (-18.5, 89.0, -20.5, 85.5), (-14.5, 88.0, -15.0, 84.5)] {
        relief.tint(line((lash.0, lash.1), &[L(lash.2, lash.3)], 1.2), Tint::of(hex(0x3A2420)).alpha(0.85));
    }
    relief.tint(line((-1.5, 105.0), &[Q(0.0, 107.5, 2.0, 105.0)], 1.4), Tint::of(hex(0xA8644E)).alpha(0.8));
    relief.tint(line((-10.0, 114.0), &[Q(0.0, 120.0, 10.0, 113.0)], 2.2), Tint::of(hex(0x7A1C1C)).alpha(0.95));
    for stitch in [-7.0, -2.5, 2.5, 7.0] {
        relief.tint(line((stitch, 113.0), &[L(stitch, 119.5)], 1.3), Tint::of(hex(0x7A1C1C)).alpha(0.9));
    }
    let scar = line((-31.0, 84.0), &[L(-24.0, 88.0), L(-27.0, 94.0), L(-23.0, 101.0)], 1.2);
    relief.tint(scar, Tint::of(hex(0x5A3A34)).alpha(0.8));
}

fn bow(relief: &mut Relief) {
    const KNOT: (f32, f32) = (30.0, 66.0);
    let (x, y) = KNOT;
    let loop_ = closed(
        KNOT,
        &[Q(x + 8.0, y - 16.0, x + 22.0, y - 13.0), Q(x + 26.0, y, x + 22.0, y + 13.0), Q(x + 8.0, y + 14.0, x, y)],
    );
    let left = closed(
        KNOT,
        &[Q(x - 8.0, y - 16.0, x - 22.0, y - 13.0), Q(x - 26.0, y, x - 22.0, y + 13.0), Q(x - 8.0, y + 14.0, x, y)],
    );
    for side in [left, loop_] {
        relief.lay(side.turned(28.0, KNOT), Clay::of(times(RED, 1.1), 6.0).shine(0.35).shadow(0.4, 2.0).grain(weave));
    }
    relief.lay(Shape::circle(KNOT, 5.5), Clay::of(times(RED, 0.9), 5.0).shine(0.4).shadow(0.4, 2.0));
}
