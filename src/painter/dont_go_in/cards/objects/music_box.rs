//! A music box with a dancer.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{BLACK, GOLD};
use crate::painter::colour::{Rgb, hex, mix, times};
use crate::painter::shape::Shape;

const TEAL: Rgb = hex(0x2F8F8A);
const SKIN: Rgb = hex(0xF5D9C2);
const TULLE: Rgb = hex(0xFBF0EC);

pub(super) fn carve(relief: &mut Relief) {
    lid(relief);
    dancer(relief);
    body(relief);
    ornament(relief);
    crank(relief);
}

fn lid(relief: &mut Relief) {
    let lid =
        closed((-58.0, 150.0), &[L(-64.0, 96.0), Q(-60.0, 84.0, 0.0, 70.0), Q(60.0, 84.0, 64.0, 96.0), L(58.0, 150.0)]);
    relief.lay(lid.clone(), Clay::of(times(TEAL, 0.85), 8.0).shine(0.2));
    let lining = lid.grown(0.84, (0.0, 116.0));
    relief.lay(lining.stroked(3.0), Clay::of(GOLD, 1.6).shine(0.5).shadow(0.4, 1.0));
    relief.wash(lining.clone(), |x, y| {
        let east = ((x + 68.0) / 190.0).clamp(0.0, 1.0);
        let low = ((y - 84.0) / 110.0).clamp(0.0, 0.6);
        (mix(hex(0xD8566C), hex(0x5A1A38), (east + low).clamp(0.0, 1.0)), 1.0)
    });
    for row in 0..4 {
        for column in 0..6 {
            let place = (-47.0 + 19.0 * column as f32 + if row % 2 == 1 { 9.5 } else { 0.0 }, 84.0 + 16.0 * row as f32);
            relief.tint(Shape::circle(place, 1.8).within(&lining), Tint::of(hex(0xF6D48C)).alpha(0.75));
        }
    }
    relief.lay(
        closed((-66.0, 166.0), &[L(-52.0, 146.0), L(54.0, 146.0), L(66.0, 166.0)]),
        Clay::of(hex(0x4A2030), 4.0).shine(0.1),
    );
    relief.lay(Shape::oval((0.0, 158.0), 20.0, 5.5), Clay::of(GOLD, 4.0).shine(0.5));
}

fn dancer(relief: &mut Relief) {
    let limb = |width: f32| Clay::of(SKIN, width).shine(0.2);
    relief.lay(line((0.0, 158.0), &[L(1.0, 132.0)], 4.0), limb(2.4));
    relief.tint(closed((-2.4, 152.0), &[L(2.8, 152.0), L(1.4, 161.0), L(-1.0, 161.0)]), Tint::of(hex(0xE08A98)));
    relief.lay(line((1.0, 134.0), &[Q(16.0, 146.0, 4.0, 150.0)], 3.4), limb(2.2).shadow(0.2, 3.0));
    for arm in both(&line((0.0, 98.0), &[Q(22.0, 86.0, 5.0, 62.0)], 4.0)) {
        relief.lay(arm, limb(2.2).shadow(0.2, 3.0));
    }
    relief.lay(
        mirrored((0.0, 94.0), &[L(8.0, 94.0), Q(6.0, 108.0, 7.0, 116.0), L(0.0, 117.0)]),
        Clay::of(hex(0xF3C6CC), 6.0).shine(0.2),
    );
    for (drop, by) in [(3.0, 0.86), (0.0, 1.0)] {
        let tutu = closed(
            (-34.0, 124.0 + drop),
            &[
                Q(-20.0, 112.0, 0.0, 113.0),
                Q(20.0, 112.0, 34.0, 124.0 + drop),
                Q(28.0, 131.0 + drop, 20.0, 129.0 + drop),
                Q(12.0, 136.0 + drop, 4.0, 131.0 + drop),
                Q(-6.0, 137.0 + drop, -14.0, 130.0 + drop),
                Q(-26.0, 133.0 + drop, -34.0, 124.0 + drop),
            ],
        );
        relief.lay(tutu, Clay::of(times(TULLE, by), 8.0).shine(0.2));
    }
    for fold in [-22.0, -13.0, -5.0, 4.0, 12.0, 21.0] {
        relief.tint(line((fold * 0.4, 116.0), &[L(fold, 128.0)], 1.0), Tint::of(hex(0xB08A9A)).alpha(0.5).blur(0.4));
    }
    relief.lay(Shape::oval((0.0, 84.0), 8.4, 10.0), Clay::of(SKIN, 9.0).shine(0.2));
    relief.lay(
        closed(
            (-9.4, 83.0),
            &[
                C(-11.0, 72.0, -6.0, 72.0, 0.0, 72.0),
                C(6.0, 72.0, 11.0, 72.0, 9.4, 83.0),
                Q(7.0, 77.0, 0.0, 77.0),
                Q(-7.0, 77.0, -9.4, 83.0),
            ],
        ),
        Clay::of(hex(0x3A2430), 4.0).shine(0.3).shadow(0.2, 3.0),
    );
    relief.lay(Shape::circle((0.0, 69.0), 5.0), Clay::of(hex(0x3A2430), 4.0).shine(0.3).shadow(0.2, 3.0));
    relief.tint(line((-5.0, 72.4), &[Q(0.0, 74.6, 5.0, 72.4)], 1.6), Tint::of(hex(0xE0B050)));
    for side in [-3.2, 3.2] {
        relief.tint(line((side - 1.5, 85.2), &[Q(side, 86.4, side + 1.5, 85.2)], 1.0), Tint::of(BLACK).alpha(0.9));
    }
    relief.tint(Shape::oval((0.0, 89.6), 1.6, 0.9), Tint::of(hex(0xB03040)).alpha(0.9));
}

fn body(relief: &mut Relief) {
    let body = closed((-66.0, 166.0), &[L(66.0, 166.0), L(60.0, 234.0), L(-60.0, 234.0)]);
    relief.lay(body, Clay::of(TEAL, 9.0).shine(0.25).tilted(0.15));
    relief.lay(Shape::rounded(-69.0, 163.0, 138.0, 9.0, 4.0), Clay::of(GOLD, 4.0).shine(0.6));
    relief.lay(Shape::rounded(-64.0, 228.0, 128.0, 11.0, 4.0), Clay::of(GOLD, 4.0).shine(0.6));
    for side in [-50.0, 50.0] {
        relief.lay(Shape::oval((side, 243.0), 8.0, 5.0), Clay::of(GOLD, 5.0).shine(0.5));
    }
}

fn ornament(relief: &mut Relief) {
    relief.lay(Shape::circle((0.0, 200.0), 19.0), Clay::of(GOLD, 5.0).shine(0.6));
    relief.lay(Shape::circle((0.0, 200.0), 14.0), Clay::of(hex(0x7A2440), 6.0).shine(0.3).shadow(0.2, 3.0));
    let note = hex(0xFBE7B8);
    relief.tint(Shape::oval((-4.0, 205.0), 4.4, 3.4).turned(-18.0, (-4.0, 205.0)), Tint::of(note));
    relief.tint(line((-0.4, 204.0), &[L(-0.4, 191.5), Q(3.0, 194.0, 6.5, 199.0)], 2.0), Tint::of(note));
    let scroll = line(
        (26.0, 206.0),
        &[
            C(30.0, 190.0, 44.0, 186.0, 50.0, 196.0),
            C(53.0, 206.0, 45.0, 213.0, 40.0, 207.0),
            Q(37.0, 202.0, 42.0, 200.0),
        ],
        2.4,
    );
    for scroll in both(&scroll) {
        relief.lay(scroll, Clay::of(GOLD, 2.0).shine(0.6).shadow(0.3, 1.0));
    }
    for (x, y) in [(28.0, 218.0), (-28.0, 218.0), (52.0, 181.0), (-52.0, 181.0)] {
        relief.lay(Shape::circle((x, y), 2.4), Clay::of(hex(0xE8607A), 2.4).shine(0.6).shadow(0.3, 1.0));
    }
}

fn crank(relief: &mut Relief) {
    relief.lay(line((65.0, 198.0), &[L(77.0, 198.0), L(77.0, 180.0)], 5.0), Clay::of(times(GOLD, 0.9), 3.0).shine(0.6));
    relief.lay(Shape::circle((77.0, 176.0), 6.5), Clay::of(hex(0xF1E2BE), 6.0).shine(0.5));
}
