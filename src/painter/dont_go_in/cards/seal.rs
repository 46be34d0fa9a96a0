//! The wax seal with the Curse: redder, and with one more notch, the worse it is.

use super::outline::Step::{C, L, Q};
use super::outline::closed;
use crate::painter::colour::{Rgb, hex, times, toned};
use crate::painter::ink::{Canvas, Cast, Ink};
use crate::painter::picture::Picture;
use crate::painter::shape::Shape;

/// The wax in the light and in the shade.
const WAX: [(Rgb, Rgb); 4] = [
    (hex(0xC99A36), hex(0x66470F)),
    (hex(0xDB7F32), hex(0x7A3A14)),
    (hex(0xC2402C), hex(0x5E160F)),
    (hex(0x8E0F24), hex(0x3A0410)),
];

/// The cream of the digit.
const CREAM: Rgb = hex(0xFFF6E2);

/// From the middle of a seal to the edge of its picture, as a share of its radius.
pub const REACH: f32 = 1.32;

/// The seal of a Curse value from 1 to 4. `radius` is in pixels; the picture is [`REACH`] times as large.
pub fn seal(value: u8, radius: f32) -> Picture {
    let value = value.clamp(1, 4);
    let (mut canvas, wax) = poured(value, radius);
    let digit = digit(value).moved(1.02, (if value == 1 { 0.02 } else { 0.0 }, 0.51));
    canvas.soft(&digit, Cast::Grown(0.20), 0.06, times(wax, 0.5), 0.85);
    canvas.stroke(&digit, 0.13, &Ink::flat(times(wax, 0.6), 0.95));
    canvas.fill(&digit, &Ink::flat(CREAM, 1.0));
    canvas.finish()
}

/// The seal that stands for Curses in general: a skull. `radius` is as for [`seal`].
pub fn skull(radius: f32) -> Picture {
    let (mut canvas, wax) = poured(4, radius);
    let head = closed(
        (-0.30, 0.22),
        &[
            C(-0.62, 0.02, -0.56, -0.58, 0.0, -0.58),
            C(0.56, -0.58, 0.62, 0.02, 0.30, 0.22),
            L(0.27, 0.46),
            Q(0.0, 0.54, -0.27, 0.46),
        ],
    );
    canvas.soft(&head, Cast::Grown(0.16), 0.06, times(wax, 0.5), 0.85);
    canvas.fill(&head, &Ink::flat(CREAM, 1.0));
    let dark = Ink::flat(times(wax, 0.7), 1.0);
    for side in [-1.0, 1.0] {
        canvas.fill(&Shape::oval((side * 0.205, -0.08), 0.135, 0.15), &dark);
        canvas.stroke(&Shape::line(&[(side * 0.10, 0.36), (side * 0.10, 0.50)]), 0.06, &dark);
    }
    canvas.fill(&Shape::polygon(&[(0.0, 0.10), (0.075, 0.24), (-0.075, 0.24)]), &dark);
    canvas.finish()
}

/// Wax without a picture on it, and its darkest colour. The canvas is in radii round the middle.
fn poured(value: u8, radius: f32) -> (Canvas, Rgb) {
    let side = ((2.0 * REACH * radius).ceil() as u32).max(1);
    let mut canvas = Canvas::new(side, side);
    canvas.at((side as f32 / 2.0, side as f32 / 2.0), radius.max(0.1));
    let (light, dark) = WAX[usize::from(value) - 1];
    let edge = edge(value);
    canvas.soft(&edge.moved(1.0, (0.08, 0.12)), Cast::Body, 0.10, [0.0, 0.0, 0.02], 0.75);
    let stops = [(0.0, toned(light, 1.22, 0.0), 1.0), (0.45, light, 1.0), (1.0, dark, 1.0)];
    canvas.fill(&edge, &Ink::round((-0.45, -0.5), 1.75, &stops));
    canvas.soft_inside(&edge, Cast::Edge(0.24), 0.05, &edge, dark, 0.45);
    canvas.soft_inside(&edge.moved(1.0, (0.05, 0.06)), Cast::Edge(0.11), 0.04, &edge, [1.0, 0.92, 0.75], 0.55);
    let groove = Shape::circle((0.0, 0.0), 0.75);
    canvas.stroke(&groove, 0.085, &Ink::flat(dark, 0.75));
    canvas.stroke(&groove.moved(1.0, (0.03, 0.036)), 0.036, &Ink::flat([1.0, 0.9, 0.7], 0.5));
    (canvas, dark)
}

/// The uneven edge of the wax.
fn edge(value: u8) -> Shape {
    const STEPS: usize = 240;
    let points: Vec<_> = (0..STEPS)
        .map(|step| {
            let degrees = 360.0 * step as f32 / STEPS as f32;
            let (angle, radius) = (degrees.to_radians(), rim(value, degrees));
            (radius * libm::cosf(angle), radius * libm::sinf(angle))
        })
        .collect();
    Shape::polygon(&points)
}

/// How far the edge is from the middle in this direction: it swells, and at the foot it has as many notches as the
/// value.
fn rim(value: u8, degrees: f32) -> f32 {
    let (angle, phase) = (degrees.to_radians(), f32::from(value) * 1.9);
    let swell = 0.05 * libm::sinf(3.0 * angle + phase)
        + 0.04 * libm::sinf(5.0 * angle + 2.0 * phase)
        + 0.02 * libm::sinf(9.0 * angle);
    let first = 90.0 - 13.0 * (f32::from(value) - 1.0);
    let depth = |notch: u8| (1.0 - (degrees - first - 26.0 * f32::from(notch)).abs() / 7.5).max(0.0);
    1.0 + swell - 0.19 * (0..value).map(depth).fold(0.0, f32::max)
}

/// A digit that is 1 high and stands on 0.
fn digit(value: u8) -> Shape {
    match value {
        1 => closed(
            (-0.25, 0.0),
            &[
                L(-0.25, -0.10),
                Q(-0.115, -0.11, -0.115, -0.20),
                L(-0.115, -0.73),
                L(-0.26, -0.68),
                L(-0.30, -0.79),
                L(0.05, -1.0),
                L(0.135, -1.0),
                L(0.135, -0.20),
                Q(0.135, -0.11, 0.25, -0.10),
                L(0.25, 0.0),
            ],
        ),
        2 => closed(
            (-0.35, 0.0),
            &[
                L(-0.35, -0.13),
                C(-0.05, -0.40, 0.09, -0.53, 0.09, -0.70),
                C(0.09, -0.81, 0.04, -0.87, -0.04, -0.87),
                C(-0.13, -0.87, -0.18, -0.81, -0.19, -0.68),
                L(-0.33, -0.70),
                C(-0.34, -0.90, -0.20, -1.02, 0.01, -1.02),
                C(0.22, -1.02, 0.36, -0.90, 0.36, -0.71),
                C(0.36, -0.50, 0.18, -0.37, -0.03, -0.20),
                L(0.22, -0.20),
                L(0.27, -0.33),
                L(0.38, -0.33),
                L(0.36, 0.0),
            ],
        ),
        3 => closed(
            (-0.33, -0.78),
            &[
                C(-0.31, -0.93, -0.17, -1.02, 0.01, -1.02),
                C(0.22, -1.02, 0.34, -0.92, 0.34, -0.76),
                C(0.34, -0.65, 0.27, -0.57, 0.15, -0.53),
                C(0.29, -0.50, 0.37, -0.42, 0.37, -0.29),
                C(0.37, -0.09, 0.21, 0.02, -0.01, 0.02),
                C(-0.19, 0.02, -0.34, -0.05, -0.37, -0.17),
                L(-0.24, -0.27),
                C(-0.20, -0.17, -0.13, -0.12, -0.03, -0.12),
                C(0.06, -0.12, 0.11, -0.19, 0.11, -0.29),
                C(0.11, -0.40, 0.04, -0.46, -0.07, -0.46),
                L(-0.15, -0.46),
                L(-0.15, -0.59),
                L(-0.08, -0.59),
                C(0.03, -0.59, 0.08, -0.65, 0.08, -0.74),
                C(0.08, -0.83, 0.03, -0.88, -0.05, -0.88),
                C(-0.12, -0.88, -0.17, -0.84, -0.21, -0.74),
            ],
        ),
        _four => Shape::drawn(|path| {
            for points in [&FOUR[..], &HOLE[..]] {
                path.move_to(points[0].0, points[0].1);
                points[1..].iter().for_each(|&(x, y)| path.line_to(x, y));
                path.close();
            }
        }),
    }
}

/// The outline of a four, and its hole, which runs the other way round.
const FOUR: [(f32, f32); 11] = [
    (0.03, 0.0),
    (0.03, -0.21),
    (-0.43, -0.21),
    (-0.43, -0.34),
    (0.09, -1.0),
    (0.28, -1.0),
    (0.28, -0.37),
    (0.42, -0.37),
    (0.42, -0.21),
    (0.28, -0.21),
    (0.28, 0.0),
];
const HOLE: [(f32, f32); 3] = [(0.03, -0.37), (0.03, -0.70), (-0.21, -0.37)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wax_is_redder_the_higher_the_curse() {
        let redness = |value: u8| {
            let picture = seal(value, 30.0);
            let reach = picture.width / 2 - 24..picture.width / 2 - 18;
            let [red, green, _] = picture.mean(reach, picture.height / 2 - 4..picture.height / 2 + 4);
            green / red
        };
        let all = [1, 2, 3, 4].map(redness);
        assert!(all.windows(2).all(|pair| pair[1] < 0.85 * pair[0]), "{all:?}");
    }

    #[test]
    fn the_rim_has_as_many_notches_as_the_curse() {
        for value in 1..=4 {
            let dips = (0..360).filter(|&degrees| {
                let at = |off: i32| rim(value, (degrees + off) as f32);
                (1..4).all(|off| at(0) < at(off) && at(0) < at(-off)) && at(0) < at(8).min(at(-8)) - 0.1
            });
            assert_eq!(dips.count(), usize::from(value));
        }
    }
}
