//! Lights a stage: every lamp, beam and patch on every pixel, then bloom and the colours of the night.

use super::horizon::Horizon;
use super::lights::{Beam, Lamp, LitBeam};
use super::{Stage, Texel, normalised};
use crate::painter::colour::Rgb;
use crate::painter::noise::{gradient, hash};
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::each_row;

impl Stage {
    /// The stage in its light. `breath` is 0 while flames burn high and beams rest, and 1 when flames are at their
    /// lowest and beams have swung.
    pub fn lit(&self, breath: f32) -> Picture {
        let depth = |x: f32, y: f32| self.depth_at(x, y);
        let lamps: Vec<_> = self.lamps.iter().map(|lamp| LitLamp::new(lamp, breath, depth)).collect();
        let beams: Vec<_> = self.beams.iter().map(|beam| beam.lit(breath, depth)).collect();
        let bloom = self.bloom();
        let mut picture = Picture::clear(self.width as u32, self.height as u32);
        each_row(&mut picture.rgba, 4 * self.width, |y, row| {
            let height = (y as f32 + 0.5) / self.unit;
            let beams: Vec<_> = beams.iter().filter(|beam| beam.crosses(height)).collect();
            for (x, pixel) in row.chunks_exact_mut(4).enumerate() {
                let colour = self.pixel((x, y), &lamps, &beams, &bloom);
                for (part, value) in colour.into_iter().enumerate() {
                    let dither = hash(x as i32, y as i32, part as u32);
                    pixel[part] = (value * 255.0 + dither).clamp(0.0, 255.0) as u8;
                }
                pixel[3] = (self.texels[y * self.width + x].cover * 255.0 + 0.5) as u8;
            }
        });
        picture
    }

    fn pixel(&self, (x, y): (usize, usize), lamps: &[LitLamp], beams: &[&LitBeam], bloom: &[Plane; 3]) -> Rgb {
        let at = y * self.width + x;
        let texel = &self.texels[at];
        let place = ((x as f32 + 0.5) / self.unit, (y as f32 + 0.5) / self.unit, texel.depth);
        let mut light = self.all_round(texel);
        let mut shine = [0.0; 3];
        for lamp in lamps {
            lamp.light(texel, place, &mut light, &mut shine);
        }
        let (cast, air) = self.thrown((x, y), place, texel, beams);
        let facing = 0.45 + 0.75 * (texel.normal[2] * 0.5 + 0.5 * (1.0 - texel.normal[0].abs())).clamp(0.0, 1.0);
        let cast_share = facing * (0.45 + 0.55 * texel.open);
        let lit: Rgb = std::array::from_fn(|i| {
            let albedo = texel.albedo[i];
            let bright = albedo * (light[i] + cast[i] * cast_share) + shine[i] + texel.emission[i];
            let bright = bright + BLOOM * bloom[i].values[at] * (0.35 + 0.9 * albedo.clamp(0.0, 1.0));
            bright + air[i] * (1.15 - bright).clamp(0.15, 1.0)
        });
        by_night(toned(lit))
    }

    /// The light that comes from no lamp, more from above.
    fn all_round(&self, texel: &Texel) -> Rgb {
        let sky = (0.5 - 0.5 * texel.normal[1]).clamp(0.0, 1.0);
        let share = (0.62 + 0.5 * sky) * (0.45 + 0.55 * texel.open);
        self.ambient.map(|part| part * share)
    }

    /// What beams, patches and halos add to the surface and to the air at a pixel.
    fn thrown(&self, (x, y): (usize, usize), place: (f32, f32, f32), texel: &Texel, beams: &[&LitBeam]) -> (Rgb, Rgb) {
        let (mut surface, mut air) = ([0.0; 3], [0.0; 3]);
        let mut give = |colour: &Rgb, on: f32, before: f32| {
            for i in 0..3 {
                surface[i] += colour[i] * on;
                air[i] += colour[i] * before;
            }
        };
        let (on, before) = beams
            .iter()
            .filter_map(|beam| beam.at(place))
            .fold((0.0, 0.0), |sum, (on, before)| (sum.0 + on, sum.1 + before));
        if before > 0.0 {
            let (u, v) = (place.0, place.1);
            let dust = 1.0 + 0.30 * gradient(u / 14.0, v / 9.0, 61) + 0.22 * gradient(u / 5.0, v / 4.0, 62);
            give(&Beam::COLOUR, on, before * dust);
        }
        for patch in &self.patches {
            let Some((share, down)) = patch.at(x, y) else { continue };
            let on = match patch.floor_only {
                true => patch.surface * (-texel.normal[1] * 2.2 - 0.6).clamp(0.06, 1.0),
                false => patch.surface * 0.35,
            };
            let before = patch.air.0 + (patch.air.1 - patch.air.0) * down;
            let dust = if before > 0.0 { 1.0 + 0.6 * gradient(place.0 / 5.0, place.1 / 40.0, 63) } else { 0.0 };
            give(&patch.colour, share * on, share * before * dust);
        }
        for halo in &self.halos {
            if let Some(strength) = halo.at(place.0, place.1) {
                give(&halo.colour, 0.0, strength);
            }
        }
        (surface, air)
    }

    fn depth_at(&self, x: f32, y: f32) -> f32 {
        let column = ((x * self.unit) as isize).clamp(0, self.width as isize - 1) as usize;
        let row = ((y * self.unit) as isize).clamp(0, self.height as isize - 1) as usize;
        self.texels[row * self.width + column].depth
    }

    /// What lamps and windows give off, spread near, wide and very wide.
    fn bloom(&self) -> [Plane; 3] {
        const COARSE: usize = 4;
        let unit = self.unit;
        std::array::from_fn(|part| {
            let values = self.texels.iter().map(|texel| texel.emission[part]).collect();
            let plane = Plane { width: self.width, height: self.height, values };
            let coarse = averaged(&plane, COARSE);
            let mut near = plane.blurred(2.2 * unit);
            let wide = coarse.blurred(8.0 * unit / COARSE as f32);
            let wider = coarse.blurred(26.0 * unit / COARSE as f32);
            for (y, row) in near.values.chunks_exact_mut(self.width).enumerate() {
                for (x, value) in row.iter_mut().enumerate() {
                    let (u, v) = ((x as f32 + 0.5) / COARSE as f32, (y as f32 + 0.5) / COARSE as f32);
                    *value = 0.55 * *value + 0.5 * wide.sample(u, v) + 0.55 * wider.sample(u, v);
                }
            }
            near
        })
    }
}

/// How much of the bloom is added.
const BLOOM: f32 = 0.58;

/// A lamp at one moment.
struct LitLamp {
    at: (f32, f32, f32),
    colour: Rgb,
    strength: f32,
    reach: f32,
    shadow: f32,
    horizon: Option<Horizon>,
}

impl LitLamp {
    /// Shadows end so many units from their lamp.
    const SHADOWS: f32 = 360.0;

    fn new(lamp: &Lamp, breath: f32, depth: impl Fn(f32, f32) -> f32) -> LitLamp {
        LitLamp {
            at: lamp.at,
            colour: lamp.colour,
            strength: lamp.strength * (1.0 - lamp.flicker * breath),
            reach: lamp.reach,
            shadow: lamp.shadow,
            horizon: (lamp.shadow > 0.0).then(|| Horizon::seen(lamp.at, (lamp.fitting, LitLamp::SHADOWS), depth)),
        }
    }

    /// Adds its light on a surface, and its reflection in a polished one.
    fn light(&self, texel: &Texel, place: (f32, f32, f32), light: &mut Rgb, shine: &mut Rgb) {
        /// How far light reaches round an edge.
        const WRAP: f32 = 0.15;
        let to = [self.at.0 - place.0, self.at.1 - place.1, self.at.2 - place.2];
        let distance = (to[0] * to[0] + to[1] * to[1] + to[2] * to[2]).sqrt() + 1e-3;
        let fading = (1.25 - distance / (self.reach * 6.0)).max(0.0);
        if fading <= 0.0 {
            return;
        }
        let far = distance / self.reach;
        let normal = &texel.normal;
        let toward = (normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]) / distance;
        let strength = self.strength / (1.0 + far * far) * fading;
        let open = match &self.horizon {
            Some(horizon) => 1.0 - self.shadow * (1.0 - horizon.open(place)),
            None => 1.0,
        };
        let share = strength * ((toward + WRAP) / (1.0 + WRAP)).max(0.0) * (0.22 + 0.78 * texel.open) * open;
        light.iter_mut().zip(self.colour).for_each(|(light, colour)| *light += share * colour);
        if texel.gloss > 0.0 {
            let half = normalised([to[0] / distance, to[1] / distance, to[2] / distance + 1.0]);
            let along = (normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]).clamp(0.0, 1.0);
            let spark = texel.gloss * strength * to_the_26th(along) * 1.1 * texel.open * open;
            shine.iter_mut().zip(self.colour).for_each(|(shine, colour)| *shine += spark * (colour * 0.6 + 0.4));
        }
    }
}

/// How narrow reflections are.
fn to_the_26th(x: f32) -> f32 {
    let x2 = x * x;
    let x4 = x2 * x2;
    let x8 = x4 * x4;
    x8 * x8 * x8 * x2
}

/// Every `by` × `by` pixels as one.
fn averaged(plane: &Plane, by: usize) -> Plane {
    let (width, height) = (plane.width.div_ceil(by), plane.height.div_ceil(by));
    let mut coarse = Plane::filled(width, height, 0.0);
    for (y, row) in plane.values.chunks_exact(plane.width).enumerate() {
        for (x, value) in row.iter().enumerate() {
            coarse.values[y / by * width + x / by] += value / (by * by) as f32;
        }
    }
    coarse
}

/// Makes shadows cool and lights warm, and compresses bright values so that white does not burn out.
fn toned(colour: Rgb) -> Rgb {
    const COOL: Rgb = [0.84, 0.95, 1.16];
    const WARM: Rgb = [1.04, 1.0, 0.95];
    let warmth = ((colour[0] + colour[1] + colour[2]) * 0.5).clamp(0.0, 1.0);
    std::array::from_fn(|i| {
        let part = colour[i] * (COOL[i] + (WARM[i] - COOL[i]) * warmth);
        let rolled = if part > 0.72 { 0.72 + 0.28 * (1.0 - libm::expf((0.72 - part) / 0.30)) } else { part };
        rolled.clamp(0.0, 1.0)
    })
}

/// Makes what is dark blue, as eyes see by night.
fn by_night(colour: Rgb) -> Rgb {
    const NIGHT: Rgb = [0.60, 0.82, 1.24];
    let luminance = (colour[0] + colour[1] + colour[2]) / 3.0;
    let night = ((0.42 - luminance) / 0.42).clamp(0.0, 1.0);
    let kept = 0.90 + 0.10 * (luminance * 2.2).clamp(0.0, 1.0);
    std::array::from_fn(|i| colour[i] * (1.0 + (NIGHT[i] - 1.0) * night) * kept)
}
