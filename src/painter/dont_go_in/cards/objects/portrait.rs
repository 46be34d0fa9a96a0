//! The portrait of a lady. Her eyes follow.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, on_ellipse};
use crate::painter::colour::{Rgb, hex, mix, times};
use crate::painter::noise::gradient;
use crate::painter::shape::Shape;

const SKIN: Rgb = hex(0xF0CCA4);
const HAIR: Rgb = hex(0x33201F);
const SHADE: Rgb = hex(0x7A4230);

pub(super) fn carve(relief: &mut Relief) {
    frame(relief);
    let canvas = Shape::rectangle(-46.0, 70.0, 92.0, 140.0);
    relief.wash(canvas.clone(), |x, y| {
        let (across, down) = (x / 44.0, (y - 120.0) / 56.0);
        let light = libm::expf(-across * across - down * down);
        (mix(hex(0x1C1A16), hex(0x86642F), light * (0.80 + 0.35 * gradient(x * 0.11, y * 0.13, 2))), 1.0)
    });
    lady(relief, &canvas);
    face(relief);
    varnish(relief, &canvas);
    relief.lay(Shape::rounded(-22.0, 214.0, 44.0, 13.0, 3.0), Clay::of(times(GOLD, 1.05), 3.0).shine(0.5));
    for row in [219.0, 222.5] {
        relief.tint(line((-14.0, row), &[L(14.0, row)], 1.0), Tint::of(hex(0x6A4414)).alpha(0.6));
    }
}

fn frame(relief: &mut Relief) {
    for side in [-1.0, 1.0] {
        relief.lay(line((side * 40.0, 56.0), &[L(side * 3.0, -14.0)], 2.6), Clay::of(hex(0x8A6A3A), 2.0).shine(0.3));
    }
    for (x, y) in [(-60.0, 56.0), (60.0, 56.0), (-60.0, 224.0), (60.0, 224.0)] {
        relief.lay(Shape::circle((x, y), 13.0), Clay::of(GOLD, 8.0).shine(0.5));
        relief.lay(Shape::circle((x, y), 5.0), Clay::of(times(GOLD, 1.1), 5.0).shine(0.6).shadow(0.5, 1.5));
    }
    relief.lay(closed((-26.0, 54.0), &[Q(0.0, 30.0, 26.0, 54.0)]), Clay::of(GOLD, 8.0).shine(0.5));
    relief.lay(Shape::rounded(-64.0, 52.0, 128.0, 176.0, 5.0), Clay::of(times(GOLD, 0.95), 7.0).shine(0.5));
    for bead in 0..13 {
        for side in [-59.5, 59.5] {
            let place = (side, 70.0 + 11.7 * bead as f32);
            relief.lay(Shape::circle(place, 2.2), Clay::of(times(GOLD, 1.1), 2.2).shine(0.6).shadow(0.4, 1.0));
        }
    }
    relief.lay(
        Shape::rounded(-55.0, 61.0, 110.0, 158.0, 3.0),
        Clay::of(hex(0x8A5A1E), 4.0).shine(0.3).flush().dome(-0.7),
    );
    relief.lay(Shape::rounded(-50.0, 66.0, 100.0, 148.0, 2.0), Clay::of(GOLD, 3.0).shine(0.6).flush());
}

fn lady(relief: &mut Relief, canvas: &Shape) {
    let hair = mirrored(
        (0.0, 84.0),
        &[C(24.0, 82.0, 33.0, 104.0, 30.0, 130.0), C(36.0, 150.0, 34.0, 164.0, 26.0, 172.0), L(0.0, 172.0)],
    );
    relief.lay(hair.within(canvas), Clay::of(HAIR, 9.0).shine(0.2).shadow(0.2, 3.0).grain(strands));
    let dress = mirrored(
        (0.0, 158.0),
        &[C(12.0, 158.0, 22.0, 170.0, 36.0, 175.0), C(52.0, 181.0, 54.0, 200.0, 54.0, 226.0), L(0.0, 226.0)],
    );
    relief.lay(dress.within(canvas), Clay::of(hex(0x6A1C30), 18.0));
    let neck = mirrored(
        (0.0, 138.0),
        &[C(9.0, 142.0, 9.0, 156.0, 12.0, 162.0), Q(24.0, 168.0, 27.0, 175.0), Q(10.0, 190.0, 0.0, 190.0)],
    );
    relief.lay(neck.within(canvas), Clay::of(times(SKIN, 0.94), 9.0).shadow(0.3, 3.0).cool(0.5));
    for fold in [-24.0, -14.0, 14.0, 24.0] {
        let fold = line((fold, 184.0), &[Q(fold * 1.2, 198.0, fold * 1.1, 214.0)], 2.0);
        relief.tint(fold.within(canvas), Tint::of(hex(0x2A0812)).alpha(0.5).blur(0.7));
    }
    let lace =
        closed((10.0, 158.0), &[Q(30.0, 166.0, 28.0, 180.0), Q(16.0, 188.0, 1.0, 192.0), Q(14.0, 176.0, 10.0, 158.0)]);
    for lace in both(&lace) {
        relief.lay(lace.within(canvas), Clay::of(hex(0xEFE4CE), 4.0).shadow(0.35, 1.5));
    }
    for pearl in 0..9 {
        let place = on_ellipse((0.0, 152.0), 13.0, 18.0, 20.0 + 17.5 * pearl as f32);
        relief.lay(Shape::circle(place, 1.9), Clay::of(hex(0xF4EAD8), 1.9).shine(0.6).shadow(0.4, 0.8));
    }
    relief.lay(Shape::circle((0.0, 191.0), 6.0), Clay::of(GOLD, 5.0).shine(0.6).shadow(0.3, 1.0));
    relief.lay(Shape::circle((0.0, 191.0), 4.0), Clay::of(hex(0x2FA866), 4.0).shine(0.7).shadow(0.2, 1.0));
}

fn strands(x: f32, y: f32) -> f32 {
    0.94 + 0.22 * libm::sinf(x * 1.1 + 0.6 * libm::sinf(y * 0.09))
}

fn face(relief: &mut Relief) {
    let head =
        mirrored((0.0, 90.0), &[C(17.0, 90.0, 22.5, 104.0, 21.5, 120.0), C(20.5, 136.0, 9.0, 150.0, 0.0, 150.5)]);
    relief.lay(head.clone(), Clay::of(SKIN, 20.0).shine(0.12).shadow(0.4, 3.0).cool(0.5));
    let (left, right) = (Shape::oval((-22.0, 126.0), 8.0, 22.0), Shape::oval((20.0, 126.0), 10.0, 24.0));
    relief.tint(right.within(&head), Tint::of(SHADE).alpha(0.26).blur(4.0));
    relief.tint(left.within(&head), Tint::of(SHADE).alpha(0.16).blur(4.0));
    for (x, alpha) in [(-11.0, 0.42), (11.0, 0.34)] {
        relief.tint(Shape::oval((x, 132.0), 5.0, 4.0), Tint::of(hex(0xD8665A)).alpha(alpha).blur(2.4));
    }
    for side in [-1.0, 1.0] {
        relief.tint(Shape::oval((side * 9.2, 117.0), 6.6, 5.0), Tint::of(hex(0x5A2E2A)).alpha(0.55).blur(1.6));
        eye(relief, side);
        let brow = line((side * 4.0, 110.5), &[Q(side * 9.5, 106.2, side * 15.5, 110.5)], 1.5);
        relief.tint(brow, Tint::of(HAIR).alpha(0.85).blur(0.3));
    }
    relief.tint(line((3.0, 112.0), &[Q(1.6, 124.0, 3.4, 130.5)], 2.2), Tint::of(SHADE).alpha(0.42).blur(0.9));
    relief.tint(line((-3.0, 131.5), &[Q(0.0, 134.0, 3.2, 131.3)], 1.3), Tint::of(SHADE).alpha(0.8).blur(0.3));
    relief.tint(line((-0.8, 114.0), &[L(-0.8, 129.0)], 1.6), Tint::of([1.0, 0.92, 0.78]).alpha(0.5).blur(0.7));
    let lips = closed(
        (-7.0, 139.5),
        &[
            Q(-3.0, 136.6, 0.0, 138.0),
            Q(3.0, 136.6, 7.0, 139.3),
            Q(3.5, 143.6, 0.0, 143.4),
            Q(-3.5, 143.6, -7.0, 139.5),
        ],
    );
    relief.tint(lips, Tint::of(hex(0xA83434)).alpha(0.95));
    relief.tint(line((-7.6, 139.2), &[Q(0.0, 141.0, 7.8, 138.8)], 1.0), Tint::of(hex(0x4A1014)).alpha(0.9));
    relief.tint(Shape::oval((-1.0, 142.0), 2.4, 0.7), Tint::of([1.0, 0.8, 0.74]).alpha(0.6).blur(0.3));
    let parted = closed(
        (-23.5, 126.0),
        &[
            C(-28.0, 92.0, -14.0, 85.0, 0.0, 85.0),
            C(14.0, 85.0, 28.0, 92.0, 23.5, 126.0),
            C(22.0, 108.0, 14.0, 100.0, 0.0, 91.5),
            C(-14.0, 100.0, -22.0, 108.0, -23.5, 126.0),
        ],
    );
    relief.lay(parted, Clay::of(HAIR, 6.0).shine(0.28).shadow(0.35, 2.0).grain(strands));
}

fn eye(relief: &mut Relief, side: f32) {
    let lids = closed(
        (side * 3.8, 118.4),
        &[Q(side * 8.6, 112.6, side * 15.2, 117.4), Q(side * 9.8, 122.4, side * 3.8, 118.4)],
    );
    relief.tint(lids.clone(), Tint::of([1.0, 0.93, 0.56]).glow(0.7));
    relief.tint(Shape::circle((side * 9.4 + 0.8, 117.6), 3.1).within(&lids), Tint::of(hex(0xD07A14)).glow(0.6));
    relief.tint(Shape::oval((side * 9.4 + 0.8, 117.6), 1.5, 2.2).within(&lids), Tint::of([0.1, 0.0, 0.0]));
    relief.tint(
        line((side * 3.4, 118.2), &[Q(side * 8.6, 112.2, side * 15.8, 117.4)], 1.3),
        Tint::of(hex(0x2A1414)).alpha(0.95),
    );
}

fn varnish(relief: &mut Relief, canvas: &Shape) {
    relief
        .wash(canvas.clone(), |x, y| (hex(0x140C08), (0.05 + 0.16 * gradient(x * 0.06, y * 0.05, 6)).clamp(0.0, 0.16)));
    let dark = |alpha: f32, blur: f32| Tint::of([0.02, 0.02, 0.05]).alpha(alpha).blur(blur);
    relief.tint(line((-46.0, 70.0), &[L(46.0, 70.0)], 8.0).within(canvas), dark(0.55, 2.0));
    relief.tint(line((-46.0, 70.0), &[L(-46.0, 210.0)], 5.0).within(canvas), dark(0.45, 1.5));
    // A slit, whose lips curl.
    let slit = closed((33.0, 146.0), &[Q(27.0, 166.0, 15.0, 186.0), Q(30.0, 172.0, 33.0, 146.0)]);
    relief.tint(slit.moved(1.0, (2.2, 1.8)), dark(0.5, 1.2));
    relief.tint(slit.clone(), dark(0.95, 0.3));
    relief.tint(line((33.0, 146.0), &[Q(26.0, 166.0, 15.0, 186.0)], 1.3), Tint::of(hex(0xC8A878)).alpha(0.8));
}
