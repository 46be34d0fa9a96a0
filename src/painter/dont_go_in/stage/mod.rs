//! A small stage in front of a back wall: parts with a colour, a slope and a depth are laid on it one over another, and
//! then lamps light them all at once.
//!
//! Lengths are in units of the stage, `x` to the right and `y` down. Depth is measured from the back wall towards the
//! viewer.

mod horizon;
mod lights;
mod outline;
mod relief;
mod render;
mod surface;

pub(super) use lights::{Beam, Lamp};
pub(super) use outline::outline;
pub(super) use surface::{Depth, Grain, Surface, surface};

use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::Shape;
use crate::painter::picture::Plane;
use lights::{Halo, Patch};
use std::ops::Range;
use surface::Pattern;
use tiny_skia::{FillRule, Mask, Transform};

/// What is known of a pixel before it is lit.
#[derive(Clone, Copy, Debug)]
struct Texel {
    albedo: Rgb,
    normal: [f32; 3],
    /// In units in front of the back wall.
    depth: f32,
    emission: Rgb,
    /// How much of the light from everywhere arrives, past the parts around.
    open: f32,
    gloss: f32,
    /// How much of it is covered by parts.
    cover: f32,
}

/// The stage with its parts and lights.
#[derive(Clone, Debug)]
pub(super) struct Stage {
    width: usize,
    height: usize,
    /// Pixels per unit.
    unit: f32,
    /// The place that shadows of parts point away from.
    key: (f32, f32),
    ambient: Rgb,
    seed: u32,
    parts: u32,
    texels: Vec<Texel>,
    lamps: Vec<Lamp>,
    beams: Vec<Beam>,
    patches: Vec<Patch>,
    halos: Vec<Halo>,
}

/// A part of the picture in pixels.
#[derive(Clone, Debug)]
struct Area {
    columns: Range<usize>,
    rows: Range<usize>,
}

impl Area {
    /// Every pixel: its number in the area, its number on a stage of this width, and its column and row.
    fn pixels(&self, width: usize) -> impl Iterator<Item = (usize, usize, usize, usize)> + use<> {
        let (columns, across) = (self.columns.clone(), self.columns.len());
        let rows = self.rows.clone().enumerate();
        rows.flat_map(move |(line, y)| {
            columns.clone().enumerate().map(move |(place, x)| (line * across + place, y * width + x, x, y))
        })
    }
}

impl Stage {
    /// An empty stage of this many pixels and pixels per unit. Shadows point away from `key`. The seed changes the
    /// grain.
    pub fn new((width, height): (u32, u32), unit: f32, key: (f32, f32), ambient: (u32, f32), seed: u32) -> Stage {
        let (width, height) = (width.max(2) as usize, height.max(2) as usize);
        let bare = Texel {
            albedo: [0.08; 3],
            normal: [0.0, 0.0, 1.0],
            depth: 0.0,
            emission: [0.0; 3],
            open: 1.0,
            gloss: 0.0,
            cover: 0.0,
        };
        Stage {
            width,
            height,
            unit,
            key,
            ambient: hex(ambient.0).map(|part| part * ambient.1),
            seed,
            parts: 0,
            texels: vec![bare; width * height],
            lamps: Vec::new(),
            beams: Vec::new(),
            patches: Vec::new(),
            halos: Vec::new(),
        }
    }

    /// Lays a part over those before it.
    pub fn lay(&mut self, shape: &Shape, surface: Surface) {
        self.parts += 1;
        let shaded = surface.shade > 0.0 && surface.lift > 0.0;
        let room = if shaded { surface.lift * 2.2 + 6.0 } else { 1.0 };
        let Some(area) = self.area(shape, room) else { return };
        let mask = match &surface.within {
            Some(limit) => multiplied(self.mask(shape, &area, (0.0, 0.0)), &self.mask(limit, &area, (0.0, 0.0))),
            None => self.mask(shape, &area, (0.0, 0.0)),
        };
        if shaded {
            self.cast(shape, &area, &mask, &surface);
        }
        self.cover(shape, &area, &mask, &surface);
    }

    /// Darkens what is under and beside a new part.
    fn cast(&mut self, shape: &Shape, area: &Area, mask: &Plane, surface: &Surface) {
        let Some((left, top, right, bottom)) = shape.bounds() else { return };
        let (dx, dy) = ((left + right) / 2.0 - self.key.0, (top + bottom) / 2.0 - self.key.1);
        let (length, lift) = ((dx * dx + dy * dy).sqrt() + 1e-3, surface.lift);
        let shift = (dx / length * lift, dy / length * lift * 0.7 + lift * 0.45);
        let shadow = self.mask(shape, area, shift).blurred(lift * 0.45 * self.unit);
        let contact = mask.blurred(lift * 0.8 * self.unit);
        for (at, texel, ..) in area.pixels(self.width) {
            let kept = (1.0 - surface.shade * shadow.values[at]) * (1.0 - 0.35 * surface.shade * contact.values[at]);
            self.texels[texel].open *= kept;
        }
    }

    /// Replaces what is under a new part.
    fn cover(&mut self, shape: &Shape, area: &Area, mask: &Plane, surface: &Surface) {
        let Some((_, top, _, bottom)) = shape.bounds() else { return };
        let (middle, half) = ((top + bottom) / 2.0, ((bottom - top) / 2.0).max(1.0));
        let bevel = surface.bevel * self.unit;
        let slopes = if bevel > 0.0 { relief::slopes(mask, bevel, surface.dome) } else { Vec::new() };
        let facing = normalised(surface.normal);
        let seed = self.seed * 97 + self.parts * 13;
        let mut pattern = surface.grain.map(|(grain, strength)| (Pattern::new(grain, seed), strength));
        for (at, texel, x, y) in area.pixels(self.width) {
            let share = mask.values[at];
            if share <= 0.0 {
                continue;
            }
            let (x, y) = ((x as f32 + 0.5) / self.unit, (y as f32 + 0.5) / self.unit);
            let normal = slopes
                .get(at)
                .map_or(facing, |&(east, south)| normalised([facing[0] - east, facing[1] - south, facing[2]]));
            let grain = pattern.as_mut().map_or(0.0, |(pattern, strength)| *strength * pattern.at((x, y)));
            let tone = (1.0 + grain) * (1.0 + (y - middle) / half * surface.lean);
            let to = |from: f32, to: f32| from + (to - from) * share;
            let mixed = |from: [f32; 3], onto: [f32; 3]| std::array::from_fn(|i| to(from[i], onto[i]));
            let under = &mut self.texels[texel];
            under.albedo = mixed(under.albedo, surface.colour.map(|part| part * tone));
            under.normal = mixed(under.normal, normal);
            under.emission = mixed(under.emission, surface.colour.map(|part| part * surface.glow));
            under.depth = to(under.depth, surface.depth.at((x, y)));
            under.gloss = to(under.gloss, surface.gloss);
            under.open = to(under.open, 1.0);
            under.cover = to(under.cover, 1.0);
        }
    }

    /// Paints a shape flat onto the parts that are there.
    pub fn ink(&mut self, shape: &Shape, code: u32, alpha: f32) {
        self.ink_within(shape, None, code, alpha);
    }

    /// Paints a shape flat, where it lies inside another.
    pub fn ink_within(&mut self, shape: &Shape, within: Option<&Shape>, code: u32, alpha: f32) {
        let colour = hex(code);
        self.flat(shape, within, |texel, share, _| {
            let share = share * alpha;
            texel.albedo = std::array::from_fn(|i| texel.albedo[i] + (colour[i] - texel.albedo[i]) * share);
        });
    }

    /// Paints a line of this width along an outline.
    pub fn line(&mut self, shape: &Shape, width: f32, code: u32, alpha: f32) {
        self.ink(&shape.stroked(width), code, alpha);
    }

    /// Makes a shape give off light of its own.
    pub fn shine(&mut self, shape: &Shape, code: u32, alpha: f32) {
        self.shine_along(shape, shape, (code, code), alpha);
    }

    /// Makes the part of a shape inside another give off light, from one colour at its top to another at its foot.
    pub fn shine_along(&mut self, shape: &Shape, within: &Shape, (top, foot): (u32, u32), alpha: f32) {
        let Some((_, north, _, south)) = shape.bounds() else { return };
        let (top, foot) = (hex(top), hex(foot));
        self.flat(shape, Some(within), |texel, share, (_, y)| {
            let down = ((y - north) / (south - north).max(1e-3)).clamp(0.0, 1.0);
            let share = share * alpha;
            for i in 0..3 {
                let colour = top[i] + (foot[i] - top[i]) * down;
                texel.emission[i] += (colour - texel.emission[i]) * share;
            }
        });
    }

    /// Darkens a shape softly; `softness` in units.
    pub fn darken(&mut self, shape: &Shape, alpha: f32, softness: f32) {
        let Some(area) = self.area(shape, softness * 3.0) else { return };
        let mask = self.mask(shape, &area, (0.0, 0.0)).blurred(softness * self.unit);
        for (at, texel, ..) in area.pixels(self.width) {
            self.texels[texel].open *= 1.0 - alpha * mask.values[at];
        }
    }

    /// The shadow under something that stands with its foot here.
    pub fn foot(&mut self, (x, y): (f32, f32), across: f32, down: f32, alpha: f32) {
        self.darken(&Shape::oval((x, y), across, down), alpha, down * 0.6);
    }

    /// Multiplies the colour of everything there so far.
    pub fn dye(&mut self, by: Rgb) {
        for texel in &mut self.texels {
            texel.albedo = std::array::from_fn(|i| texel.albedo[i] * by[i]);
        }
    }

    fn flat(&mut self, shape: &Shape, within: Option<&Shape>, paint: impl Fn(&mut Texel, f32, (f32, f32))) {
        let Some(area) = self.area(shape, 1.0) else { return };
        let mut mask = self.mask(shape, &area, (0.0, 0.0));
        if let Some(limit) = within {
            mask = multiplied(mask, &self.mask(limit, &area, (0.0, 0.0)));
        }
        for (at, texel, x, y) in area.pixels(self.width) {
            if mask.values[at] > 0.0 {
                let place = ((x as f32 + 0.5) / self.unit, (y as f32 + 0.5) / self.unit);
                paint(&mut self.texels[texel], mask.values[at], place);
            }
        }
    }

    /// Hangs up a lamp.
    pub fn lamp(&mut self, lamp: Lamp) {
        self.lamps.push(lamp);
    }

    /// Lights a flashlight.
    pub fn beam(&mut self, beam: Beam) {
        self.beams.push(beam);
    }

    /// Makes the haze round a light glow.
    pub fn halo(&mut self, at: (f32, f32), radius: f32, code: u32, strength: f32) {
        self.halos.push(Halo { at, radius, colour: hex(code), strength });
    }

    /// Lets light through the air, fading from the upper end to the lower one.
    pub fn shaft(&mut self, shape: &Shape, code: u32, surface: f32, air: (f32, f32), softness: f32) {
        self.patch(shape, softness, |patch| Patch { colour: hex(code), surface, air, ..patch });
    }

    /// Lets light fall on what faces up.
    pub fn pool(&mut self, shape: &Shape, code: u32, surface: f32, softness: f32) {
        self.patch(shape, softness, |patch| Patch { colour: hex(code), surface, floor_only: true, ..patch });
    }

    fn patch(&mut self, shape: &Shape, softness: f32, build: impl FnOnce(Patch) -> Patch) {
        let Some(area) = self.area(shape, softness * 3.0) else { return };
        let mask = self.mask(shape, &area, (0.0, 0.0)).blurred(softness * self.unit);
        let corner = (area.columns.start, area.rows.start);
        let patch = Patch { mask, corner, colour: [0.0; 3], surface: 0.0, air: (0.0, 0.0), floor_only: false };
        self.patches.push(build(patch));
    }

    /// The pixels of a shape with some units around it, unless none is on the stage.
    fn area(&self, shape: &Shape, room: f32) -> Option<Area> {
        let (left, top, right, bottom) = shape.bounds()?;
        let range = |from: f32, to: f32, size: usize| {
            let from = ((from - room) * self.unit).floor().max(0.0) as usize;
            let to = (((to + room) * self.unit).ceil().max(0.0) as usize).min(size);
            from.min(to)..to
        };
        let area = Area { columns: range(left, right, self.width), rows: range(top, bottom, self.height) };
        (!area.columns.is_empty() && !area.rows.is_empty()).then_some(area)
    }

    /// How much of every pixel of an area a shape covers when it is moved by so many units.
    fn mask(&self, shape: &Shape, area: &Area, shift: (f32, f32)) -> Plane {
        /// Narrower paths, in pixels, can't be filled.
        const LEAST: f32 = 1.0 / 4096.0;
        let (width, height) = (area.columns.len(), area.rows.len());
        let move_by = |shift: f32, start: usize| shift * self.unit - start as f32;
        let (x, y) = (move_by(shift.0, area.columns.start), move_by(shift.1, area.rows.start));
        let placed =
            shape.0.clone().and_then(|path| path.transform(Transform::from_row(self.unit, 0.0, 0.0, self.unit, x, y)));
        let wide = placed.filter(|path| path.bounds().width().min(path.bounds().height()) > LEAST);
        let mask = wide.zip(Mask::new(width as u32, height as u32)).map(|(path, mut mask)| {
            mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
            mask.data().iter().map(|&value| f32::from(value) / 255.0).collect()
        });
        Plane { width, height, values: mask.unwrap_or_else(|| vec![0.0; width * height]) }
    }
}

fn multiplied(mut plane: Plane, by: &Plane) -> Plane {
    plane.values.iter_mut().zip(&by.values).for_each(|(value, by)| *value *= by);
    plane
}

fn normalised(vector: [f32; 3]) -> [f32; 3] {
    let length = vector.iter().map(|part| part * part).sum::<f32>().sqrt() + 1e-6;
    vector.map(|part| part / length)
}
