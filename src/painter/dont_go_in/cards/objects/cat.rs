//! A black cat that sits and stares.

use super::super::outline::Step::{C, L, Q};
use super::super::outline::{both, closed, line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{BLACK, GOLD, WHITE};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::noise::gradient;
use crate::painter::shape::Shape;

const FUR: Rgb = hex(0x31354F);
const EYE: Rgb = hex(0xFFC93C);

/// Fur that is lighter and darker in fine streaks.
fn streaks(x: f32, y: f32) -> f32 {
    1.0 + 0.20 * gradient(x * 0.42, y * 0.085, 3) + 0.16 * gradient(x * 0.95, y * 0.19, 4)
}

fn fur(round: f32) -> Clay {
    Clay::of(FUR, round).shine(0.14).polish(14).grain(streaks)
}

pub(super) fn carve(relief: &mut Relief) {
    let tail = line((34.0, 237.0), &[C(82.0, 243.0, 80.0, 189.0, 58.0, 187.0)], 15.0);
    tufts(relief, &TAIL_TUFTS);
    relief.lay(tail, fur(7.0));
    body(relief);
    collar(relief);
    head(relief);
    face(relief);
}

fn body(relief: &mut Relief) {
    tufts(relief, &BODY_TUFTS);
    let body = mirrored(
        (0.0, 125.0),
        &[C(26.0, 127.0, 34.0, 155.0, 38.0, 187.0), C(52.0, 207.0, 54.0, 243.0, 40.0, 247.0), L(0.0, 247.0)],
    );
    relief.lay(body, fur(30.0));
    let thigh = closed(
        (24.0, 211.0),
        &[
            C(34.0, 197.0, 46.0, 205.0, 52.0, 216.0),
            C(55.0, 230.0, 52.0, 247.0, 38.0, 246.5),
            C(18.0, 246.5, 20.0, 225.0, 24.0, 211.0),
        ],
    );
    for thigh in both(&thigh) {
        relief.lay(thigh, fur(12.0).shadow(0.30, 2.0));
    }
    let chest = mirrored(
        (0.0, 135.0),
        &[C(20.0, 139.0, 22.0, 163.0, 17.0, 187.0), C(13.0, 217.0, 17.0, 239.0, 10.0, 247.0), L(0.0, 246.0)],
    );
    relief.lay(chest, Clay::of(times(FUR, 1.12), 14.0).shine(0.14).polish(14).grain(streaks).shadow(0.25, 3.0));
    for (x, y) in [(-9.0, 168.0), (8.0, 170.0), (-3.0, 176.0), (4.0, 184.0), (-6.0, 186.0), (12.0, 181.0), (0.0, 165.0)]
    {
        let hair = line((x, y), &[Q(x + 0.3 * x.signum(), y + 6.0, x * 0.6, y + 10.0)], 1.3);
        relief.tint(hair, Tint::of(hex(0x6E7699)).alpha(0.5));
    }
    relief.tint(
        line((0.0, 193.0), &[Q(-0.5, 217.0, 0.0, 243.0)], 2.6),
        Tint::of([0.04, 0.04, 0.09]).alpha(0.6).blur(0.7),
    );
    for side in [-10.0, 10.0] {
        relief
            .lay(Shape::oval((side, 243.0), 12.0, 7.0), Clay::of(times(FUR, 1.14), 7.0).shine(0.16).shadow(0.35, 1.5));
        for toe in [-3.5, 3.5] {
            relief.tint(line((side + toe, 241.5), &[L(side + toe, 248.0)], 1.2), Tint::of(BLACK).alpha(0.7));
        }
    }
}

fn collar(relief: &mut Relief) {
    let band = closed((-32.0, 139.0), &[Q(0.0, 150.0, 32.0, 139.0), L(32.0, 147.0), Q(0.0, 159.0, -32.0, 147.0)]);
    relief.lay(band, Clay::of(hex(0xB0242E), 4.0).shine(0.3).shadow(0.3, 2.0));
    relief.lay(Shape::circle((0.0, 158.0), 6.5), Clay::of(GOLD, 6.0).shine(0.7).shadow(0.4, 2.0));
    relief.tint(line((-4.0, 159.0), &[L(4.0, 159.0)], 1.1), Tint::of(hex(0x5A3410)).alpha(0.8));
}

fn head(relief: &mut Relief) {
    let ear = closed((8.0, 83.0), &[Q(22.0, 57.0, 34.0, 49.0), Q(42.0, 65.0, 40.0, 97.0)]);
    let inside = closed((18.0, 81.0), &[Q(25.0, 65.0, 32.0, 59.0), Q(36.0, 71.0, 34.0, 89.0)]);
    for ear in both(&ear) {
        relief.lay(ear, fur(9.0).shadow(0.3, 3.0));
    }
    for inside in both(&inside) {
        relief.lay(inside, Clay::of(hex(0x8C5A62), 5.0).shine(0.0).flush().dome(-0.7));
    }
    for hair in [(20.0, 84.0, 27.0, 68.0), (24.0, 87.0, 30.0, 72.0), (29.0, 90.0, 32.0, 77.0)] {
        for hair in both(&line((hair.0, hair.1), &[L(hair.2, hair.3)], 1.4)) {
            relief.tint(hair, Tint::of(FUR).alpha(0.9));
        }
    }
    tufts(relief, &CHEEK_TUFTS);
    let head =
        mirrored((0.0, 73.0), &[C(26.0, 71.0, 46.0, 87.0, 46.0, 109.0), C(46.0, 129.0, 26.0, 143.0, 0.0, 143.0)]);
    relief
        .lay(head, Clay::of(times(FUR, 1.04), 30.0).dome(0.72).shine(0.16).polish(14).grain(streaks).shadow(0.6, 3.0));
    for (x, y) in [(-8.0, 78.0), (0.0, 76.0), (8.0, 78.0)] {
        relief.tint(line((x, y), &[L(x * 0.7, y + 12.0)], 1.6), Tint::of(BLACK).alpha(0.45).blur(0.4));
    }
}

fn face(relief: &mut Relief) {
    let eye = closed((6.0, 111.0), &[C(12.0, 95.0, 32.0, 97.0, 34.0, 103.0), C(30.0, 119.0, 14.0, 121.0, 6.0, 111.0)]);
    for eye in both(&eye) {
        relief.tint(eye.stroked(3.0), Tint::of(BLACK).alpha(0.8).blur(0.5));
        relief.tint(eye.clone(), Tint::of(EYE).glow(0.34));
        relief.wash(eye, |_, y| ([0.86, 0.42, 0.05], ((y - 106.0) / 18.0).clamp(0.0, 0.55)));
    }
    for side in [-1.0, 1.0] {
        relief.tint(Shape::oval((side * 20.0, 108.0), 3.4, 10.0), Tint::of(BLACK));
        relief.tint(Shape::circle((side * 20.0 - 4.0, 103.0), 2.4), Tint::of(WHITE).alpha(0.95));
        for row in [-3.0, 0.5, 4.0] {
            let whisker = line(
                (side * 13.0, 128.0 + 0.5 * row),
                &[Q(side * 26.0, 126.0 + row, side * 42.0, 127.5 + row * 1.9)],
                0.9,
            );
            relief.tint(whisker, Tint::of([1.0, 0.95, 0.85]).alpha(0.7));
        }
    }
    relief.lay(
        Shape::oval((0.0, 137.0), 10.0, 7.0),
        Clay::of(times(FUR, 1.25), 7.0).dome(0.7).shine(0.1).shadow(0.15, 1.5),
    );
    relief.lay(Shape::oval((-6.5, 130.0), 8.0, 6.0), Clay::of(times(FUR, 1.15), 6.0).shine(0.1).shadow(0.25, 1.5));
    relief.lay(Shape::oval((6.5, 130.0), 8.0, 6.0), Clay::of(times(FUR, 1.15), 6.0).shine(0.1).shadow(0.25, 1.5));
    let nose =
        closed((-6.0, 123.0), &[Q(0.0, 120.0, 6.0, 123.0), Q(3.0, 128.0, 0.0, 130.0), Q(-3.0, 128.0, -6.0, 123.0)]);
    relief.lay(nose, Clay::of(hex(0xD0908E), 3.0).shine(0.3).shadow(0.3, 3.0));
    for side in [-1.0, 1.0] {
        let mouth = line((0.0, 129.5), &[L(0.0, 133.0), Q(side * 5.0, 138.0, side * 11.0, 134.5)], 1.5);
        relief.tint(mouth, Tint::of(BLACK).alpha(0.85));
    }
}

/// Tips of fur that stand out over the outline: root, direction in degrees, length.
type Tuft = ((f32, f32), f32, f32);

const CHEEK_TUFTS: [Tuft; 5] = [
    ((42.0, 114.0), 20.0, 9.0),
    ((41.0, 121.0), 34.0, 10.0),
    ((37.0, 128.0), 48.0, 10.0),
    ((31.0, 134.0), 60.0, 8.0),
    ((24.0, 138.0), 72.0, 6.0),
];
const BODY_TUFTS: [Tuft; 6] = [
    ((33.0, 160.0), 62.0, 9.0),
    ((35.0, 172.0), 66.0, 9.0),
    ((38.0, 184.0), 60.0, 9.0),
    ((44.0, 200.0), 58.0, 8.0),
    ((48.0, 216.0), 70.0, 8.0),
    ((48.0, 232.0), 80.0, 7.0),
];
const TAIL_TUFTS: [Tuft; 2] = [((56.0, 188.0), 205.0, 11.0), ((56.0, 183.0), 190.0, 9.0)];

fn tufts(relief: &mut Relief, tufts: &[Tuft]) {
    let mirrored = tufts.len() > TAIL_TUFTS.len();
    for &((x, y), degrees, length) in tufts {
        let angle = degrees.to_radians();
        let (dx, dy) = (libm::cosf(angle), libm::sinf(angle));
        let tuft = closed(
            (x - dy * 4.0 - dx * 3.0, y + dx * 4.0 - dy * 3.0),
            &[
                Q(x + dx * length * 0.4 - dy * 2.0, y + dy * length * 0.4 + dx * 2.0, x + dx * length, y + dy * length),
                Q(
                    x + dx * length * 0.3 + dy * 3.0,
                    y + dy * length * 0.3 - dx * 3.0,
                    x + dy * 4.0 - dx * 3.0,
                    y - dx * 4.0 - dy * 3.0,
                ),
            ],
        );
        if mirrored {
            relief.lay(tuft.mirrored(), fur(3.0).flush());
        }
        relief.lay(tuft, fur(3.0).flush());
    }
}
