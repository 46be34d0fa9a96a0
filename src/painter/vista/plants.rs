//! Trees and cypresses.

use super::stage::Stage;
use crate::painter::colour::{Rgb, hex, toned};
use crate::painter::ink::{Ink, Shape};
use crate::painter::noise::hash_of;

const LEAVES: [Rgb; 4] = [hex(0x4C7A55), hex(0x5D8552), hex(0x41695A), hex(0x7A7D4E)];

/// A round tree, `size` high, on its foot.
pub(crate) fn tree(stage: &mut Stage, foot: (f32, f32), size: f32, seed: i32) {
    let green = LEAVES[(hash_of(&[seed, 3]) * 3.99) as usize];
    let (x, y) = foot;
    stage.shadow(foot, size * 0.42);
    stage.line(&[(x, y), (x, y - size * 0.5)], size * 0.09, [0.10, 0.09, 0.13], 1.0);
    let blobs: Vec<_> = (0..9)
        .map(|i| {
            let angle = i as f32 * 2.4 + hash_of(&[seed, i]) * 1.2;
            let reach = size * 0.32 * libm::sqrtf((i as f32 + 0.3) / 9.0);
            let at = (x + libm::cosf(angle) * reach, y - size * 0.62 + libm::sinf(angle) * reach * 0.8);
            (at, size * (0.19 + 0.07 * hash_of(&[seed, i, 4])))
        })
        .collect();
    let passes = [
        (0.0, 1.0, toned(green, 0.66, 0.0), [0.5, 0.6, 0.1]),
        (0.26, 0.74, green, [0.05, 0.1, 0.7]),
        (0.42, 0.44, toned(green, 1.15, 0.02), [-0.6, -0.2, 0.8]),
        (0.56, 0.20, toned(green, 1.3, 0.05), [-0.7, -0.4, 0.7]),
    ];
    for (shift, share, albedo, normal) in passes {
        let colour = stage.lit(albedo, normal, 0.0);
        for &((bx, by), r) in &blobs {
            let centre = (bx - r * shift, by - r * shift * 0.9);
            stage.fill(&Shape::oval(centre, r * share, r * share * 0.94), &Ink::flat(colour, 0.95));
        }
    }
}

/// A cypress, `height` high, on its foot.
pub(crate) fn cypress(stage: &mut Stage, foot: (f32, f32), height: f32) {
    let (x, y) = foot;
    let flame = |half: f32, shift: f32, low: f32, high: f32| {
        Shape::drawn(|path| {
            let top = y - height * high;
            let (belly, base) = (y - height * (low + 0.25), y - height * low);
            path.move_to(x + shift * 0.2, top);
            path.cubic_to(
                x + half * 0.75 + shift,
                y - height * 0.72,
                x + half * 1.25 + shift,
                belly,
                x + half * 0.35 + shift,
                base,
            );
            path.line_to(x - half * 0.35 + shift, base);
            path.cubic_to(
                x - half * 1.25 + shift,
                belly,
                x - half * 0.75 + shift,
                y - height * 0.72,
                x + shift * 0.2,
                top,
            );
            path.close();
        })
    };
    let w = height * 0.15;
    let green = hex(0x3F6450);
    stage.shadow(foot, height * 0.2);
    stage.line(&[(x, y), (x, y - height * 0.1)], height * 0.04, [0.10, 0.09, 0.13], 1.0);
    let parts = [
        (flame(w, 0.0, 0.04, 1.0), toned(green, 0.72, 0.0), [0.5, 0.6, 0.1]),
        (flame(w * 0.72, -w * 0.26, 0.08, 0.96), green, [-0.1, 0.3, 0.5]),
        (flame(w * 0.34, -w * 0.52, 0.14, 0.88), toned(green, 1.3, 0.0), [-0.8, -0.2, 0.4]),
    ];
    for (shape, albedo, normal) in parts {
        let colour = stage.lit(albedo, normal, 0.0);
        stage.fill(&shape, &Ink::flat(colour, 1.0));
    }
}

/// A group of trees and a few cypresses along a line of ground, nearer ones in front.
pub(crate) fn grove(stage: &mut Stage, from: f32, to: f32, size: f32, seed: i32, ground: impl Fn(f32) -> f32) {
    let count = ((to - from) / size * 2.6) as i32;
    for i in 0..count {
        let x = from + (to - from) * hash_of(&[seed, i, 1]);
        let depth = i as f32 / count.max(1) as f32;
        let foot = (x, ground(x) + size * 0.5 * depth);
        if hash_of(&[seed, i, 2]) < 0.28 {
            cypress(stage, foot, size * (1.5 + 0.7 * hash_of(&[seed, i, 5])));
        } else {
            tree(stage, foot, size * (0.75 + 0.45 * hash_of(&[seed, i, 6])), seed * 31 + i);
        }
    }
}
