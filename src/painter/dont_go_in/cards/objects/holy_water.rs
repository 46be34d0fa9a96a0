//! A flask of holy water that shines by itself.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, WHITE};
use crate::painter::colour::{hex, times};
use crate::painter::noise::hash;
use crate::painter::shape::Shape;

pub(super) fn carve(relief: &mut Relief) {
    let flask = mirrored(
        (0.0, 78.0),
        &[
            L(15.0, 78.0),
            C(16.0, 96.0, 16.0, 100.0, 16.0, 110.0),
            C(24.0, 124.0, 52.0, 138.0, 54.0, 186.0),
            C(55.0, 226.0, 36.0, 244.0, 24.0, 245.0),
            L(0.0, 245.0),
        ],
    );
    relief.lay(flask.clone(), Clay::of(hex(0x35587F), 20.0).shine(0.3).polish(26).cool(1.3));
    water(relief, &flask);
    cross(relief);
    glass(relief);
    stopper(relief);
}

fn water(relief: &mut Relief, flask: &Shape) {
    let inside = flask.grown(0.90, (0.0, 190.0));
    let below = Shape::rectangle(-80.0, 156.0, 160.0, 120.0);
    relief.lay(inside.clone().within(&below), Clay::of(hex(0x4FB8EC), 26.0).shine(0.35).polish(18).flush().cool(1.4));
    for (radius, alpha) in [(34.0, 0.30), (22.0, 0.45), (12.0, 0.35)] {
        let light = Shape::oval((8.0, 214.0), radius, 0.85 * radius);
        relief.tint(light.within(&inside), Tint::of(hex(0xC8F4FF)).alpha(alpha).blur(6.0).glow(0.35));
    }
    relief.tint(Shape::oval((0.0, 157.0), 44.0, 6.5), Tint::of(hex(0xBDEBFF)).alpha(0.75));
    relief.tint(Shape::oval((3.0, 158.4), 38.0, 4.4), Tint::of(hex(0x6CC4F0)).alpha(0.8));
    for bubble in 0..14 {
        let random = |which: u32| hash(bubble, 0, which);
        let (place, radius) = ((-32.0 + 64.0 * random(1), 170.0 + 60.0 * random(2)), 1.0 + 2.2 * random(3));
        relief.tint(Shape::circle(place, radius).stroked(0.7), Tint::of([0.85, 0.97, 1.0]).alpha(0.65));
        relief.tint(
            Shape::circle((place.0 - 0.3 * radius, place.1 - 0.3 * radius), 0.35 * radius),
            Tint::of(WHITE).alpha(0.7),
        );
    }
}

fn cross(relief: &mut Relief) {
    let arm = Shape::rounded(-21.0, 182.0, 42.0, 12.0, 3.0);
    let post = Shape::rounded(-6.0, 167.0, 12.0, 60.0, 3.0);
    let gold = Clay::of(hex(0xF1D58C), 5.0).shine(0.7);
    relief.lay(post, gold.shadow(0.6, 2.0));
    relief.lay(arm, gold.shadow(0.25, 1.0));
    relief.lay(Shape::circle((0.0, 188.0), 4.0), gold.shadow(0.4, 1.0));
}

fn glass(relief: &mut Relief) {
    let shines = [
        (line((-42.0, 176.0), &[Q(-46.0, 198.0, -38.0, 222.0)], 5.0), WHITE, 0.75, 0.8),
        (line((-12.0, 100.0), &[Q(-13.0, 112.0, -22.0, 124.0)], 3.2), WHITE, 0.7, 0.6),
        (line((44.0, 200.0), &[Q(44.0, 220.0, 34.0, 232.0)], 3.0), [0.7, 0.9, 1.0], 0.6, 0.8),
        (line((22.0, 128.0), &[Q(36.0, 138.0, 44.0, 156.0)], 2.0), [0.7, 0.9, 1.0], 0.45, 0.7),
    ];
    for (shine, colour, alpha, blur) in shines {
        relief.tint(shine, Tint::of(colour).alpha(alpha).blur(blur));
    }
}

fn stopper(relief: &mut Relief) {
    relief.lay(Shape::rounded(-12.0, 54.0, 24.0, 26.0, 4.0), Clay::of(hex(0xA9713F), 9.0).shine(0.1).grain(cork));
    relief.lay(Shape::rounded(-19.0, 74.0, 38.0, 11.0, 5.0), Clay::of(hex(0x8FB4D8), 5.0).shine(0.6));
    relief.lay(Shape::rounded(-19.0, 104.0, 38.0, 9.0, 4.0), Clay::of(GOLD, 4.0).shine(0.7));
    relief.lay(Shape::circle((0.0, 109.0), 6.5), Clay::of(times(GOLD, 1.05), 5.0).shine(0.7).shadow(0.4, 1.5));
    relief.tint(line((0.0, 105.5), &[L(0.0, 112.5)], 1.2), Tint::of(hex(0x5A3410)).alpha(0.8));
    relief.tint(line((-2.5, 107.8), &[L(2.5, 107.8)], 1.2), Tint::of(hex(0x5A3410)).alpha(0.8));
}

/// Cork with its specks.
fn cork(x: f32, y: f32) -> f32 {
    if hash((x * 0.6) as i32, (y * 0.8) as i32, 4) > 0.82 { 0.7 } else { 1.0 }
}
