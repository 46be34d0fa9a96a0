//! A book that looks back.

use super::super::outline::Step::{L, Q};
use super::super::outline::{closed, line, ring};
use super::super::relief::{Clay, Relief, Tint};
use super::{GOLD, WHITE, on_ellipse};
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::noise::{fractal, hash};
use crate::painter::shape::Shape;

const LEATHER: Rgb = hex(0x64357F);
const EYE: (f32, f32) = (3.0, 146.0);

/// Grained leather.
fn hide(x: f32, y: f32) -> f32 {
    1.0 + 0.22 * fractal::<2>(x * 0.45, y * 0.45, 2)
}

/// The edges of pages.
fn pages(x: f32, _y: f32) -> f32 {
    0.78 + 0.30 * hash((x * 1.4).floor() as i32, 0, 6)
}

pub(super) fn carve(relief: &mut Relief) {
    block(relief);
    cover(relief);
    fittings(relief);
    eye(relief);
    clasps(relief);
}

fn block(relief: &mut Relief) {
    let back = closed((-56.0, 62.0), &[L(70.0, 58.0), L(72.0, 240.0), L(-52.0, 246.0)]);
    relief.lay(back, Clay::of(times(LEATHER, 0.55), 5.0).shine(0.1));
    let block = closed((-52.0, 68.0), &[L(65.0, 65.0), L(67.0, 233.0), L(-50.0, 239.0)]);
    relief.lay(block, Clay::of(hex(0xE8D6AC), 4.0).shine(0.05).grain(pages));
    let ribbon = closed((24.0, 232.0), &[L(31.0, 232.0), L(33.0, 250.0), L(29.0, 246.0), L(25.0, 251.0)]);
    relief.lay(ribbon, Clay::of(hex(0xB0242E), 2.0).shine(0.2));
}

fn cover(relief: &mut Relief) {
    let cover = closed(
        (-62.0, 54.0),
        &[L(52.0, 54.0), L(54.0, 58.0), L(54.0, 232.0), L(-60.0, 240.0), Q(-66.0, 236.0, -66.0, 228.0), L(-66.0, 58.0)],
    );
    relief.lay(cover, Clay::of(LEATHER, 10.0).shine(0.3).polish(12).grain(hide));
    let spine = closed((-66.0, 56.0), &[L(-50.0, 55.0), L(-49.0, 239.0), L(-60.0, 241.0), L(-66.0, 236.0)]);
    relief.lay(spine, Clay::of(times(LEATHER, 0.85), 9.0).shine(0.3).shadow(0.3, 3.0).grain(hide));
    for band in [82.0, 120.0, 170.0, 208.0] {
        relief.lay(
            Shape::rounded(-68.0, band, 20.0, 9.0, 3.0),
            Clay::of(times(GOLD, 0.85), 4.0).shine(0.5).shadow(0.4, 1.5),
        );
    }
}

fn fittings(relief: &mut Relief) {
    let border = Shape::rounded(-40.0, 64.0, 86.0, 162.0, 4.0);
    relief.lay(border.stroked(3.0), Clay::of(GOLD, 2.4).shine(0.6).shadow(0.3, 1.0));
    let corner = closed((2.0, -2.0), &[L(-24.0, -2.0), Q(-20.0, 6.0, -10.0, 10.0), Q(-6.0, 20.0, 2.0, 24.0)]);
    for (place, turn) in [((52.0, 56.0), 0.0), ((52.0, 232.0), 90.0), ((-44.0, 56.0), -90.0), ((-44.0, 236.0), 180.0)] {
        let corner = corner.turned(turn, (0.0, 0.0)).moved(1.0, place);
        relief.lay(corner, Clay::of(GOLD, 4.0).shine(0.6).shadow(0.4, 2.0));
        let stud = Shape::circle((-4.5, 4.5), 2.4).turned(turn, (0.0, 0.0)).moved(1.0, place);
        relief.lay(stud, Clay::of(times(GOLD, 1.1), 2.4).shine(0.7).shadow(0.5, 1.0));
    }
    for y in [88.0, 204.0] {
        let (x, moon) = (3.0, Shape::circle((3.0, y), 8.0));
        let bite = Shape::circle((x + 4.0, y - 1.5), 7.0);
        relief.lay(moon.without(&bite), Clay::of(GOLD, 2.0).shine(0.6).shadow(0.3, 1.0));
        for star in [-24.0, 24.0] {
            let points: Vec<_> = (0..8)
                .map(|point| {
                    let radius = if point % 2 == 0 { 6.0 } else { 2.0 };
                    on_ellipse((x + star, y), radius, radius, 45.0 * point as f32)
                })
                .collect();
            relief.lay(Shape::polygon(&points), Clay::of(GOLD, 2.0).shine(0.6).shadow(0.3, 1.0));
        }
    }
}

fn eye(relief: &mut Relief) {
    let (x, y) = EYE;
    relief.lay(ring(EYE, 34.0, 34.0, 5.0), Clay::of(GOLD, 3.0).shine(0.6).shadow(0.4, 2.0));
    for ray in 0..16 {
        let degrees = 22.5 * ray as f32;
        let ray = line(
            on_ellipse(EYE, 39.0, 39.0, degrees),
            &[{
                let (x, y) = on_ellipse(EYE, 42.5, 42.5, degrees);
                L(x, y)
            }],
            2.2,
        );
        relief.lay(ray, Clay::of(GOLD, 1.4).shine(0.6).shadow(0.3, 1.0));
    }
    relief.lay(Shape::circle(EYE, 31.0), Clay::of(times(LEATHER, 0.7), 6.0).shine(0.2).flush().dome(-0.7).grain(hide));
    let ball = closed((x - 29.0, y), &[Q(x, y - 30.0, x + 29.0, y), Q(x, y + 30.0, x - 29.0, y)]);
    relief.lay(ball.clone(), Clay::of(hex(0xEFE0C0), 10.0).shine(0.3).shadow(0.5, 2.0));
    relief.tint(Shape::circle(EYE, 13.5), Tint::of(hex(0xB8571C)).glow(0.2));
    relief.tint(Shape::circle(EYE, 11.0), Tint::of(hex(0xFFB648)).glow(0.5));
    for ray in 0..18 {
        let (from, to) = (on_ellipse(EYE, 4.5, 4.5, 20.0 * ray as f32), on_ellipse(EYE, 10.5, 10.5, 20.0 * ray as f32));
        relief.tint(Shape::line(&[from, to]).stroked(0.8), Tint::of(hex(0xB8571C)).alpha(0.65));
    }
    relief.tint(Shape::oval(EYE, 3.4, 11.8), Tint::of([0.03, 0.02, 0.04]));
    relief.tint(Shape::circle((x - 5.0, y - 6.0), 3.0), Tint::of(WHITE).alpha(0.95));
    let upper = closed((x - 32.0, y - 1.0), &[Q(x, y - 40.0, x + 32.0, y - 1.0), Q(x, y - 23.0, x - 32.0, y - 1.0)]);
    let lower = closed((x - 31.0, y + 1.0), &[Q(x, y + 38.0, x + 31.0, y + 1.0), Q(x, y + 27.0, x - 31.0, y + 1.0)]);
    for lid in [lower, upper] {
        relief.lay(lid, Clay::of(times(LEATHER, 1.2), 4.0).shine(0.25).shadow(0.4, 2.0).grain(hide));
    }
}

fn clasps(relief: &mut Relief) {
    for y in [98.0, 194.0] {
        relief.lay(Shape::rounded(44.0, y - 6.0, 30.0, 13.0, 4.0), Clay::of(GOLD, 5.0).shine(0.6));
        relief.lay(Shape::circle((66.0, y), 3.4), Clay::of(hex(0x5A3A12), 3.0).shine(0.4).flush());
    }
}
