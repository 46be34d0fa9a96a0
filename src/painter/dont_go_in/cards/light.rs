//! The light on every card: a candle in the west, blue night through a window in the east, and what is between.

use crate::painter::colour::Rgb;
use crate::painter::noise::smoothstep;

/// The candle's light, from the north-west.
const KEY: [f32; 3] = [-0.6017, -0.5014, 0.6218];

/// The night behind the window, from the right and behind.
const NIGHT: [f32; 3] = [0.8974, 0.1213, 0.4244];

/// The flame itself. It grazes what turns its side to it.
const GRAZING: [f32; 3] = [-0.9871, -0.1234, 0.1028];

/// Half-way between the candle's light and the eye.
const SHINE: [f32; 3] = [-0.3341, -0.2784, 0.9005];

const AMBIENT: Rgb = [0.15, 0.195, 0.33];
const CANDLE: Rgb = [1.40, 1.13, 0.72];
const MOON: Rgb = [0.30, 0.46, 0.86];
const GLANCE: Rgb = [0.62, 0.34, 0.12];

/// How a surface answers to light.
#[derive(Clone, Copy)]
pub(in crate::painter::dont_go_in) struct Surface {
    pub albedo: Rgb,
    /// How strongly it shines.
    pub shine: f32,
    /// How narrow the shine is.
    pub polish: u32,
    /// How much of the night it takes; 1 as a rule.
    pub cool: f32,
}

/// The colours of a surface with this unit normal: what the night makes of it, and what the candle adds at strength 1.
pub(in crate::painter::dont_go_in) fn lit(surface: &Surface, normal: [f32; 3]) -> (Rgb, Rgb) {
    let toward = |light: [f32; 3]| (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]).clamp(0.0, 1.0);
    let (key, night, grazing) = (toward(KEY), toward(NIGHT), toward(GRAZING));
    let night = night * night.sqrt();
    let grazing = grazing * grazing * 1.15;
    let shine = surface.shine * power(toward(SHINE), surface.polish);
    let open = 0.65 + 0.35 * normal[2];
    let moonlight = 0.55 * night * surface.cool;
    let rim = night * night * night * 0.12 * surface.cool;
    let cold = std::array::from_fn(|i| surface.albedo[i] * (AMBIENT[i] * open + MOON[i] * moonlight) + MOON[i] * rim);
    let warm = std::array::from_fn(|i| {
        let white = [1.0, 0.88, 0.66][i];
        surface.albedo[i] * CANDLE[i] * key + white * shine + surface.albedo[i].sqrt() * GLANCE[i] * grazing
    });
    (cold, warm)
}

/// A power with a whole exponent, the same on every platform.
fn power(base: f32, exponent: u32) -> f32 {
    let (mut result, mut square, mut left) = (1.0, base, exponent);
    while left > 0 {
        if left & 1 == 1 {
            result *= square;
        }
        square *= square;
        left >>= 1;
    }
    result
}

/// How bright the candle is on an object, so far from the flame in units.
pub(super) fn falloff((dx, dy): (f32, f32)) -> f32 {
    (1.25 - (dx * dx + 0.81 * dy * dy).sqrt() / 300.0).clamp(0.42, 1.2)
}

/// A strength that only depends on the distance from the flame, computed once and looked up for every pixel.
pub(super) struct Fading(Vec<f32>);

impl Fading {
    /// How far it reaches, in units.
    const REACH: usize = 460;

    /// `exp(-(distance / length) ^ sharpness)`, with the distance in units.
    pub fn new(length: f32, sharpness: f32) -> Fading {
        let strength = |distance: usize| libm::expf(-libm::powf(distance as f32 / length, sharpness));
        Fading((0..=Fading::REACH).map(strength).collect())
    }

    /// The strength at this distance.
    pub fn at(&self, distance: f32) -> f32 {
        let distance = distance.clamp(0.0, Fading::REACH as f32 - 1.0);
        let (whole, part) = (distance as usize, distance.fract());
        self.0[whole] * (1.0 - part) + self.0[whole + 1] * part
    }
}

/// The last touch on a pixel at (`x`, `y`) in units: dark corners, and no burnt-out lights.
pub(super) fn finished(colour: Rgb, (x, y): (f32, f32), (width, height): (f32, f32)) -> Rgb {
    let (dx, dy) = ((x / width - 0.45) * 1.15, (y / height - 0.46) * 1.15);
    let far = (dx * dx + dy * dy).sqrt() * 1.5;
    let vignette = (1.08 - 0.42 * far * far * far.sqrt()).clamp(0.35, 1.05);
    let dimmed = colour.map(|part| (part * vignette).max(0.0));
    let most = dimmed.into_iter().fold(0.0, f32::max);
    if most <= 0.82 {
        return dimmed;
    }
    let rolled = 0.82 + 0.20 * (1.0 - libm::expf((0.82 - most) * 2.2));
    dimmed.map(|part| part * rolled / most)
}

/// How much of the table a height above the card's lower part belongs to: 0 on the wall, 1 on the table.
pub(super) fn table(y: f32) -> f32 {
    smoothstep(TABLE_EDGE - 0.6, TABLE_EDGE + 0.8, y)
}

/// Where the wall ends and the table begins, in units from the top of the card.
pub(super) const TABLE_EDGE: f32 = 228.0;
