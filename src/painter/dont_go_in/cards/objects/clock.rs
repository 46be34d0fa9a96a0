//! A bracket clock at two minutes to twelve.

use super::super::outline::Step::{C, L};
use super::super::outline::{line, mirrored};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, on_ellipse};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::noise::gradient;
use crate::painter::shape::Shape;

const WALNUT: Rgb = hex(0x8A5230);
const DIAL: (f32, f32) = (0.0, 140.0);

/// Upright veins.
fn veins(x: f32, y: f32) -> f32 {
    1.0 + 0.10 * libm::sinf(x * 0.9 + 3.0 * libm::sinf(y * 0.05)) + 0.18 * gradient(x * 0.5, y * 0.03, 5)
}

/// Lying veins.
fn lying_veins(x: f32, y: f32) -> f32 {
    1.0 + 0.30 * gradient(x * 0.03, y * 0.5, 6)
}

pub(super) fn carve(relief: &mut Relief) {
    case(relief);
    dial(relief);
    hands(relief);
    pendulum(relief);
}

fn case(relief: &mut Relief) {
    for side in [-50.0, 50.0] {
        relief.lay(Shape::oval((side, 241.0), 10.0, 7.0), Clay::of(GOLD, 6.0).shine(0.5));
    }
    let wood = |by: f32, round: f32| Clay::of(times(WALNUT, by), round).shine(0.25);
    relief.lay(Shape::rounded(-66.0, 222.0, 132.0, 18.0, 3.0), wood(0.9, 6.0).grain(lying_veins));
    relief.lay(Shape::rounded(-58.0, 212.0, 116.0, 14.0, 3.0), wood(1.05, 5.0).grain(lying_veins));
    let case = mirrored(
        (0.0, 64.0),
        &[C(22.0, 64.0, 30.0, 84.0, 46.0, 92.0), C(54.0, 98.0, 52.0, 130.0, 52.0, 214.0), L(0.0, 214.0)],
    );
    relief.lay(case.clone(), wood(1.0, 11.0).grain(veins));
    let panel = case.grown(0.84, (0.0, 150.0));
    relief.lay(panel.stroked(1.8), Clay::of(GOLD, 1.2).shine(0.5).shadow(0.3, 1.5));
    relief.lay(panel, wood(0.72, 6.0).grain(veins).flush().dome(-0.6));
    relief.lay(Shape::circle((0.0, 60.0), 8.0), Clay::of(GOLD, 7.0).shine(0.6));
    relief.lay(Shape::circle((0.0, 48.0), 4.5), Clay::of(GOLD, 4.0).shine(0.6));
    for side in [-1.0, 1.0] {
        relief.lay(Shape::circle((side * 47.0, 88.0), 5.0), Clay::of(GOLD, 5.0).shine(0.6));
    }
}

fn dial(relief: &mut Relief) {
    relief.lay(Shape::circle(DIAL, 44.0), Clay::of(GOLD, 7.0).shine(0.5).shadow(0.6, 3.0));
    relief.lay(Shape::circle(DIAL, 36.5), Clay::of(hex(0xF1E2BE), 5.0).shine(0.05).flush().dome(-0.6));
    relief.tint(Shape::circle(DIAL, 20.0).stroked(0.8), Tint::of(hex(0x7A5A3A)).alpha(0.6));
    for hour in 0..60 {
        let (inner, width) = match hour {
            hour if hour % 15 == 0 => (25.0, 3.6),
            hour if hour % 5 == 0 => (28.0, 2.2),
            _minute => (32.0, 0.7),
        };
        let angle = 6.0 * hour as f32;
        let mark = Shape::line(&[on_ellipse(DIAL, inner, inner, angle), on_ellipse(DIAL, 33.5, 33.5, angle)]);
        relief.tint(mark.stroked(width), Tint::of(hex(0x2A1A20)).alpha(0.95));
    }
}

fn hands(relief: &mut Relief) {
    for (degrees, length, half) in [(-12.0, 31.0, 2.6), (-1.0, 20.0, 3.6)] {
        let (x, y) = DIAL;
        let upright = Shape::polygon(&[(x - half, y), (x, y - length), (x + half, y), (x, y + 7.0)]);
        let hand = upright.turned(degrees, DIAL);
        relief.tint(hand.moved(1.0, (1.6, 2.2)), Tint::of(hex(0x5A3A1E)).alpha(0.45).blur(0.8));
        relief.tint(hand, Tint::of(hex(0x1C1420)));
    }
    relief.lay(Shape::circle(DIAL, 4.0), Clay::of(GOLD, 4.0).shine(0.6).shadow(0.4, 1.0));
}

fn pendulum(relief: &mut Relief) {
    relief.tint(Shape::rounded(-21.0, 187.0, 42.0, 24.0, 5.0), Tint::of(times(GOLD, 0.8)));
    relief.tint(Shape::rounded(-20.0, 188.0, 40.0, 22.0, 4.0), Tint::of(hex(0x120D14)));
    relief.tint(line((0.0, 188.0), &[L(7.0, 197.0)], 2.0), Tint::of(times(GOLD, 0.8)).alpha(0.9));
    relief.lay(Shape::circle((8.0, 201.0), 7.5), Clay::of(GOLD, 7.0).shine(0.7).flush());
}
