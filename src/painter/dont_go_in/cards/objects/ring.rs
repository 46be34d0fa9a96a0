//! A ring with a ruby, on a cushion.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, WHITE};
use crate::painter::colour::{Rgb, hex, toned};
use crate::painter::noise::hash;
use crate::painter::shape::Shape;

const RUBY: Rgb = hex(0xD01F34);

pub(super) fn carve(relief: &mut Relief) {
    cushion(relief);
    band(relief);
    stone(relief);
}

fn velvet(x: f32, y: f32) -> f32 {
    0.94 + 0.12 * hash((x * 1.3) as i32, (y * 1.3) as i32, 12)
}

fn cushion(relief: &mut Relief) {
    let cushion = mirrored(
        (0.0, 202.0),
        &[
            C(40.0, 200.0, 56.0, 204.0, 66.0, 208.0),
            C(61.0, 224.0, 64.0, 232.0, 68.0, 241.0),
            C(40.0, 248.0, 20.0, 248.0, 0.0, 248.0),
        ],
    );
    relief.lay(cushion, Clay::of(hex(0x5A44A8), 20.0).shine(0.25).polish(10).grain(velvet));
    for fold in [-1.0, 1.0] {
        let crease = line((fold * 62.0, 211.0), &[Q(fold * 46.0, 216.0, fold * 30.0, 214.0)], 2.0);
        relief.tint(crease, Tint::of(hex(0x241A58)).alpha(0.5).blur(0.9));
        let crease = line((fold * 63.0, 238.0), &[Q(fold * 46.0, 234.0, fold * 30.0, 238.0)], 2.0);
        relief.tint(crease, Tint::of(hex(0x241A58)).alpha(0.5).blur(0.9));
        for (x, y) in [(67.0, 207.0), (68.0, 242.0)] {
            relief.lay(Shape::circle((fold * x, y), 6.0), Clay::of(GOLD, 5.0).shine(0.5));
        }
    }
    for stitch in 0..19 {
        let x = -58.0 + 6.44 * stitch as f32;
        let y = 228.0 - x * x / 1120.0;
        relief.lay(line((x - 2.0, y), &[L(x + 2.0, y - 1.0)], 2.2), Clay::of(GOLD, 1.2).shine(0.5).shadow(0.3, 0.8));
    }
    relief.tint(Shape::oval((2.0, 214.0), 40.0, 7.0), Tint::of([0.03, 0.02, 0.10]).alpha(0.6).blur(3.0));
}

fn band(relief: &mut Relief) {
    let inner = Shape::oval((1.0, 158.0), 40.0, 43.0);
    let inside = Shape::oval((1.0, 158.0), 41.0, 44.0).without(&Shape::oval((4.5, 160.5), 36.5, 39.5));
    relief.lay(
        Shape::oval((0.0, 158.0), 54.0, 57.0).without(&inner),
        Clay::of(GOLD, 8.0).shine(0.8).polish(26).shadow(0.5, 3.0),
    );
    relief.lay(inside, Clay::of(hex(0x9A6420), 3.0).shine(0.4).flush());
    for rune in 0..13 {
        let place = super::on_ellipse((0.0, 158.0), 47.0, 50.0, -35.0 + 20.8 * rune as f32);
        let strokes = [((-1.6, -3.2), (1.6, 3.2)), ((1.8, -3.0), (-1.0, 0.4)), ((-1.8, 2.8), (1.8, -0.6))];
        for (from, to) in strokes.into_iter().skip(rune % 2) {
            let rune = line((place.0 + from.0, place.1 + from.1), &[L(place.0 + to.0, place.1 + to.1)], 0.9);
            relief.tint(rune, Tint::of(hex(0x6A3A0C)).alpha(0.8));
        }
    }
    let shoulder = closed((14.0, 112.0), &[Q(30.0, 104.0, 36.0, 88.0), L(24.0, 88.0), L(12.0, 98.0)]);
    for shoulder in both(&shoulder) {
        relief.lay(shoulder, Clay::of(GOLD, 5.0).shine(0.7));
    }
}

/// The facets of the ruby with their brightness.
const FACETS: [(&[(f32, f32)], f32); 9] = [
    (&[(-34.0, 78.0), (-20.0, 58.0), (-14.0, 76.0)], 1.5),
    (&[(-20.0, 58.0), (-6.0, 58.0), (-14.0, 76.0)], 2.1),
    (&[(-6.0, 58.0), (8.0, 58.0), (12.0, 76.0), (-14.0, 76.0)], 1.6),
    (&[(8.0, 58.0), (20.0, 58.0), (12.0, 76.0)], 1.1),
    (&[(20.0, 58.0), (34.0, 78.0), (12.0, 76.0)], 0.7),
    (&[(-34.0, 78.0), (-14.0, 76.0), (0.0, 118.0)], 1.25),
    (&[(-14.0, 76.0), (0.0, 76.0), (0.0, 118.0)], 0.80),
    (&[(0.0, 76.0), (12.0, 76.0), (0.0, 118.0)], 1.05),
    (&[(12.0, 76.0), (34.0, 78.0), (0.0, 118.0)], 0.48),
];

fn stone(relief: &mut Relief) {
    let outline = [(-34.0, 78.0), (-20.0, 58.0), (20.0, 58.0), (34.0, 78.0), (0.0, 118.0)];
    relief.lay(Shape::polygon(&outline), Clay::of(RUBY, 10.0).shine(0.4).shadow(0.4, 3.0));
    for (facet, by) in FACETS {
        let shade = toned(RUBY, by, (0.12 * (by - 1.0)).max(0.0));
        relief.tint(Shape::polygon(facet), Tint::of(shade).alpha(0.92).glow(0.12 * by));
    }
    for (facet, _) in FACETS {
        relief.tint(Shape::polygon(facet).stroked(0.8), Tint::of([1.0, 0.75, 0.7]).alpha(0.45));
    }
    relief.tint(Shape::polygon(&[(-17.0, 60.5), (-7.0, 60.5), (-12.5, 70.0)]), Tint::of(WHITE).alpha(0.9));
    relief.tint(Shape::oval((5.0, 88.0), 6.0, 10.0), Tint::of([1.0, 0.5, 0.3]).alpha(0.5).blur(2.0).glow(1.2));
    for side in [-33.0, 33.0] {
        relief.lay(Shape::circle((side, 80.0), 4.5), Clay::of(GOLD, 4.0).shine(0.7).shadow(0.3, 1.0));
    }
    for prong in [-1.0, 1.0] {
        relief.lay(
            line((prong * 17.0, 101.0), &[L(prong * 22.0, 88.0)], 4.0),
            Clay::of(GOLD, 2.0).shine(0.7).shadow(0.3, 1.0),
        );
    }
}
