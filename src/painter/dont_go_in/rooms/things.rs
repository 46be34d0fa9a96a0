//! Things that stand in more than one room: flames, candles, cobwebs, and stars.

use super::super::stage::{Stage, outline, surface};
use crate::painter::ink::Shape;
use crate::painter::noise::hash_of;

/// A flame with its foot at a place.
pub(super) fn flame(stage: &mut Stage, at: (f32, f32), size: f32, z: f32) {
    let outer = outline("M 0 0 C -7 -4 -5 -11 0 -19 C 5 -11 7 -4 0 0 Z").moved(size, at);
    let inner = outline("M 0 -1 C -4 -4 -3 -8 0 -13 C 3 -8 4 -4 0 -1 Z").moved(size, at);
    stage.lay(&outer, surface(0xFFB23E).flat().z(z).glow(1.1).unshadowed());
    stage.lay(&inner, surface(0xFFF3C0).flat().z(z).glow(1.2).unshadowed());
}

/// A candle on a saucer, with its flame.
pub(super) fn candle(stage: &mut Stage, (x, y): (f32, f32), height: f32, z: f32) {
    stage.lay(&Shape::oval((x, y), 9.0, 3.0), surface(0x8A6A3A).z(z).gloss(0.6).lift(3.0));
    let wax = surface(0xE9DCBC).bevel(3.6).z(z).casting(0.3, 3.0).lighter_below(-0.3);
    stage.lay(&Shape::rounded(x - 3.6, y - height, 7.2, height, 2.0), wax);
    flame(stage, (x, y - height), 1.0, z);
}

/// A cobweb in a corner. It spreads to the right or left, and down or up, as `side` says.
pub(super) fn web(stage: &mut Stage, (x, y): (f32, f32), side: (f32, f32), radius: f32, alpha: f32) {
    const SILK: u32 = 0xC9D6EE;
    const THREADS: i32 = 5;
    let end = |i: i32| {
        let angle = i as f32 / (THREADS - 1) as f32 * std::f32::consts::FRAC_PI_2;
        let reach = |key: i32| radius * (0.9 + 0.25 * hash_of(&[i, key]));
        (x + side.0 * reach(3) * libm::cosf(angle), y + side.1 * reach(4) * libm::sinf(angle))
    };
    let spokes = (0..THREADS).map(|i| Shape::line(&[(x, y), end(i)]).stroked(0.9));
    stage.ink(&Shape::together(spokes), SILK, alpha);
    let mut rings = Vec::new();
    for share in [0.3, 0.5, 0.7, 0.88] {
        for i in 0..THREADS - 1 {
            let on = |(to_x, to_y): (f32, f32)| (x + (to_x - x) * share, y + (to_y - y) * share);
            let (from, to) = (on(end(i)), on(end(i + 1)));
            let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            let sagging = (middle.0 + (x - middle.0) * 0.16, middle.1 + (y - middle.1) * 0.16);
            let thread = Shape::drawn(|path| {
                path.move_to(from.0, from.1);
                path.quad_to(sagging.0, sagging.1, to.0, to.1);
            });
            rings.push(thread.stroked(0.8));
        }
    }
    stage.ink(&Shape::together(rings), SILK, alpha * 0.8);
}

/// A star with five points.
pub(super) fn star((x, y): (f32, f32), radius: f32) -> Shape {
    let points: Vec<_> = (0..10)
        .map(|i| {
            let angle = i as f32 * std::f32::consts::PI / 5.0;
            let reach = radius * if i % 2 == 0 { 1.0 } else { 0.45 };
            (x + libm::sinf(angle) * reach, y - libm::cosf(angle) * reach)
        })
        .collect();
    Shape::polygon(&points)
}
