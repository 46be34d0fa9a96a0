//! The lights of a stage: lamps, the beams of flashlights, the shaft of the moon, and the haze that glows round them.

use super::horizon::Horizon;
use crate::painter::colour::{Rgb, hex};
use crate::painter::noise::smoothstep;
use crate::painter::picture::Plane;

/// A lamp that shines in all directions.
#[derive(Clone, Debug)]
pub(in crate::painter::dont_go_in) struct Lamp {
    /// Where it hangs: to the right, down, and in front of the back wall, in units.
    pub at: (f32, f32, f32),
    /// The colour of its light.
    pub colour: Rgb,
    /// The strength of its light beside it.
    pub strength: f32,
    /// The distance at which half of the strength is left, in units.
    pub reach: f32,
    /// How dark the shadows are that parts cast in its light; 0 for light from everywhere.
    pub shadow: f32,
    /// How much of the light is lost when it is at its lowest.
    pub flicker: f32,
    /// How far its own fitting reaches, which casts no shadow, in units.
    pub fitting: f32,
}

impl Lamp {
    /// Light without shadows.
    pub fn fill(at: (f32, f32, f32), code: u32, strength: f32, reach: f32) -> Lamp {
        Lamp { at, colour: hex(code), strength, reach, shadow: 0.0, flicker: 0.0, fitting: 8.0 }
    }

    /// A flame: its light casts shadows and is never quite steady.
    pub fn flame(at: (f32, f32, f32), code: u32, strength: f32, reach: f32) -> Lamp {
        Lamp { shadow: 0.62, flicker: 0.20, ..Lamp::fill(at, code, strength, reach) }
    }
}

/// The beam of a flashlight.
#[derive(Clone, Debug)]
pub(in crate::painter::dont_go_in) struct Beam {
    /// The middle of the lens: to the right, down, and in front of the back wall, in units.
    pub at: (f32, f32, f32),
    /// Where it points, in degrees clockwise from the right.
    pub degrees: f32,
    /// How far it swings, in degrees.
    pub swing: f32,
    /// How strongly it lights what it meets.
    pub strength: f32,
    /// How strongly the dust in it shines.
    pub dust: f32,
}

impl Beam {
    /// How far it shines, in units.
    const LENGTH: f32 = 250.0;
    /// Half the angle of its cone, as a tangent.
    const SPREAD: f32 = 0.149_5;
    /// The colour of its light.
    pub(super) const COLOUR: Rgb = hex(0xFFEFC6);

    /// The beam as it points at one moment, with the parts that stand in its way.
    pub(super) fn lit(&self, breath: f32, depth: impl Fn(f32, f32) -> f32) -> LitBeam<'_> {
        let angle = (self.degrees + self.swing * breath).to_radians();
        let along = (libm::cosf(angle), libm::sinf(angle));
        let horizon = Horizon::seen(self.at, (8.0, Beam::LENGTH * 1.15), depth);
        let reach = Beam::LENGTH * 1.15;
        let half = 3.0 + reach * Beam::SPREAD;
        let far = (self.at.0 + along.0 * reach, self.at.1 + along.1 * reach);
        let aside = (along.1.abs() * half, along.0.abs() * half);
        let bounds = [
            self.at.0.min(far.0 - aside.0) - 3.0,
            self.at.1.min(far.1 - aside.1) - 3.0,
            self.at.0.max(far.0 + aside.0) + 3.0,
            self.at.1.max(far.1 + aside.1) + 3.0,
        ];
        LitBeam { beam: self, along, horizon, bounds }
    }
}

/// A beam at one moment.
pub(super) struct LitBeam<'a> {
    beam: &'a Beam,
    along: (f32, f32),
    horizon: Horizon,
    /// West, north, east and south.
    bounds: [f32; 4],
}

impl LitBeam<'_> {
    /// Whether the beam may light something at this height.
    pub fn crosses(&self, y: f32) -> bool {
        (self.bounds[1]..self.bounds[3]).contains(&y)
    }

    /// Its light on a surface at this place, and in the dust before it.
    pub fn at(&self, (x, y, z): (f32, f32, f32)) -> Option<(f32, f32)> {
        if x < self.bounds[0] || x > self.bounds[2] {
            return None;
        }
        let (dx, dy) = (x - self.beam.at.0, y - self.beam.at.1);
        let ahead = dx * self.along.0 + dy * self.along.1;
        let aside = (dy * self.along.0 - dx * self.along.1).abs() / (3.0 + ahead.max(0.0) * Beam::SPREAD);
        if ahead < -1.0 || aside > 1.05 {
            return None;
        }
        let edge = smoothstep(1.05, 0.72, aside) * (0.72 + 0.28 * smoothstep(0.9, 0.1, aside));
        let end = smoothstep(Beam::LENGTH * 1.15, Beam::LENGTH * 0.55, ahead);
        let far = 1.0 / (1.0 + ahead.max(0.0) / (Beam::LENGTH * 0.55));
        let seen = edge * smoothstep(-1.0, 5.0, ahead) * end * far;
        let landing = 0.55 + 0.9 * smoothstep(Beam::LENGTH * 0.15, Beam::LENGTH * 0.75, ahead);
        let near_enough = 0.50 + 0.50 * (z / 45.0).clamp(0.0, 1.0);
        let open = self.horizon.open((x, y, z));
        let surface = seen * landing * near_enough * (0.16 + 0.84 * open) * self.beam.strength;
        Some((surface, seen * far * self.beam.dust * (0.72 + 0.28 * open)))
    }
}

/// Light with an outline: the shaft of the moon in the air, or the patch where it falls.
#[derive(Clone, Debug)]
pub(super) struct Patch {
    pub mask: Plane,
    /// Its north-western corner in pixels.
    pub corner: (usize, usize),
    pub colour: Rgb,
    /// The strength on surfaces.
    pub surface: f32,
    /// The strength in the air at the upper and at the lower end.
    pub air: (f32, f32),
    /// Whether it lies on what faces up only.
    pub floor_only: bool,
}

impl Patch {
    /// How much of a pixel it covers, and how far down it the pixel is, 0..=1.
    pub fn at(&self, x: usize, y: usize) -> Option<(f32, f32)> {
        let (x, y) = (x.checked_sub(self.corner.0)?, y.checked_sub(self.corner.1)?);
        if x >= self.mask.width || y >= self.mask.height {
            return None;
        }
        let share = self.mask.values[y * self.mask.width + x];
        (share > 0.002).then(|| (share, y as f32 / self.mask.height as f32))
    }
}

/// Haze that glows round a light.
#[derive(Clone, Debug)]
pub(super) struct Halo {
    pub at: (f32, f32),
    pub radius: f32,
    pub colour: Rgb,
    pub strength: f32,
}

impl Halo {
    /// How strongly it glows at a place in units.
    pub fn at(&self, x: f32, y: f32) -> Option<f32> {
        let (dx, dy) = ((x - self.at.0) / self.radius, (y - self.at.1) / self.radius);
        let square = dx * dx + dy * dy;
        (square < 3.0).then(|| self.strength * libm::expf(-2.2 * square))
    }
}
