//! The light of all pictures: low sun from the north-west, blue dusk, warm light from windows, and the final colour
//! grading.

use super::colour::{Rgb, mix};
use super::noise::smoothstep;

/// How far one square of height rises on the screen.
pub(super) const RISE: f32 = 0.92;

/// The direction of the light: `x` east, `y` south, `z` up; a unit vector.
pub(super) const TO_LIGHT: [f32; 3] = [-0.618_3, -0.458_8, 0.638_3];

/// The light from the whole sky.
const SKY: Rgb = [0.33, 0.41, 0.64];

/// The light from the sun, which has one direction.
const SUN: Rgb = [0.98, 0.74, 0.58];

/// The lamplight that the ground reflects.
const BOUNCE: Rgb = [0.30, 0.16, 0.05];

/// The colour of lamplight.
pub(super) const AMBER: Rgb = [1.0, 0.72, 0.30];

/// The colour of a lit surface with this albedo and normal.
pub(super) fn shade(albedo: Rgb, normal: [f32; 3]) -> Rgb {
    lit(albedo, normal, 1.0, 0.0)
}

/// Like [`shade`], with more or less `sun`, and with warm light `bounced` from the ground.
pub(super) fn lit(albedo: Rgb, normal: [f32; 3], sun: f32, bounced: f32) -> Rgb {
    let length = normal.iter().map(|n| n * n).sum::<f32>().sqrt() + 1e-9;
    let toward = normal.iter().zip(TO_LIGHT).map(|(n, l)| n / length * l).sum::<f32>().max(0.0);
    let sky = 0.70 + 0.30 * (normal[2] / length).max(0.0);
    std::array::from_fn(|i| {
        let light = SKY[i] * sky + SUN[i] * toward * sun + BOUNCE[i] * bounced;
        (albedo[i] * light).clamp(0.0, 1.0)
    })
}

/// A colour under this much lamplight.
pub(super) fn warmed(colour: Rgb, lamplight: f32) -> Rgb {
    std::array::from_fn(|i| colour[i] + lamplight * AMBER[i] * (1.15 * colour[i] + 0.16))
}

/// Makes shadows cool and lights warm, and compresses bright values so that white does not burn out.
pub(super) fn grade(colour: Rgb) -> Rgb {
    const COOL: Rgb = [0.80, 0.93, 1.20];
    const WARM: Rgb = [1.04, 1.0, 0.95];
    let luminance = colour[0] * 0.3 + colour[1] * 0.55 + colour[2] * 0.15;
    let tone = mix(COOL, WARM, (luminance * 1.5).clamp(0.0, 1.0));
    std::array::from_fn(|i| {
        let part = colour[i] * tone[i];
        let rolled = if part > 0.82 { 0.82 + 0.18 * (1.0 - libm::expf((0.82 - part) / 0.18)) } else { part };
        rolled.clamp(0.0, 1.0)
    })
}

/// A channel of 0..=1 as a byte.
pub(super) fn byte(part: f32) -> u8 {
    (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// Fades an effect out towards an edge whose other side does not have this effect.
pub(super) fn faded(distance: f32, reach: f32) -> f32 {
    smoothstep(0.0, reach, distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn western_walls_are_brighter_than_southern_and_eastern_ones() {
        let wall = [0.8; 3];
        let west = shade(wall, [-1.0, 0.0, 0.0])[0];
        assert!(west > shade(wall, [0.0, 1.0, 0.0])[0] && west > shade(wall, [1.0, 0.0, 0.0])[0]);
    }

    #[test]
    fn grading_never_leaves_the_range_and_keeps_order() {
        let greys: Vec<f32> = (0..40).map(|i| grade([i as f32 * 0.05; 3])[1]).collect();
        assert!(greys.windows(2).all(|pair| pair[0] <= pair[1]) && greys[39] <= 1.0);
    }
}
