//! A bank of mist over a picture that is still closed.

use crate::painter::noise::{fractal, smoothstep};
use crate::painter::picture::Picture;
use crate::painter::pixelwise::painted;

/// Mist for a picture of this many pixels. It is calm and transparent, and thicker towards the lower edge. `unit` is as
/// in [`paper`](crate::painter::paper). Each `seed` gives another shape.
pub fn veil(width: u32, height: u32, unit: f32, seed: u32) -> Picture {
    painted(width, height, |x, y| {
        let (px, py) = (x as f32 / unit / 230.0, y as f32 / unit / 150.0);
        let drift = fractal::<3>(px * 0.9, py, 700 + seed);
        let bank = |dx: f32, dy: f32| fractal::<4>(px + 0.5 * drift + dx, py + 0.3 * drift + dy, 730 + seed);
        let density = bank(0.0, 0.0);
        // Lit from the north-west, like all mist.
        let light = smoothstep(-0.45, 0.55, density + 1.2 * (density - bank(-0.05, -0.07)));
        let low = smoothstep(0.0, 1.0, y as f32 / height.max(1) as f32);
        let alpha = (0.72 + 0.17 * low + 0.26 * density).clamp(0.60, 0.97);
        let shade = |dark: f32, bright: f32| dark + (bright - dark) * light;
        [shade(0.51, 0.84), shade(0.58, 0.88), shade(0.73, 0.95), alpha]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_veil_covers_everything_and_its_foot_more() {
        let picture = veil(240, 120, 1.0, 4);
        let mean = |rows: std::ops::Range<u32>| {
            let alphas =
                rows.flat_map(|y| (0..240).map(move |x| (x, y))).map(|(x, y)| u32::from(picture.pixel(x, y)[3]));
            alphas.sum::<u32>() / (240 * 40)
        };
        assert!(mean(80..120) > mean(0..40) + 20);
        assert!((0..240).all(|x| picture.pixel(x, 10)[3] > 140));
        assert_ne!(picture, veil(240, 120, 1.0, 5));
    }
}
