//! Objects made of layers that bulge: each layer is an outline whose height grows from its edge, lit by the card's
//! light. What the candle adds is kept apart, so that it can burn at different heights.

use super::light::{Surface, lit};
use super::outline::Form;
use crate::painter::colour::Rgb;
use crate::painter::picture::Plane;
use crate::painter::shape::Shape;
use tiny_skia::{FillRule, Mask, Transform};

/// What a layer is made of, and how it bulges.
#[derive(Clone, Copy)]
pub(super) struct Clay {
    surface: Surface,
    /// Radius of the bulge, in units: small for a bevelled edge, large for a round body.
    round: f32,
    /// Height of the bulge; below 0 it is a hollow.
    dome: f32,
    /// How soft the bulge is, as a share of its radius.
    soft: f32,
    /// How dark the shadow on the layers below is.
    shadow: f32,
    /// How far that shadow reaches, in units.
    reach: f32,
    /// How far the layer faces down.
    tilt: f32,
    /// Brightness of the colour at a point of the object.
    grain: Option<fn(f32, f32) -> f32>,
}

impl Clay {
    /// Something dull of this colour with this radius of the bulge, in units.
    pub fn of(albedo: Rgb, round: f32) -> Clay {
        let surface = Surface { albedo, shine: 0.15, polish: 22, cool: 1.0 };
        Clay { surface, round, dome: 1.0, soft: 0.10, shadow: 0.55, reach: 3.0, tilt: 0.0, grain: None }
    }

    /// How strongly it shines.
    pub fn shine(mut self, shine: f32) -> Clay {
        self.surface.shine = shine;
        self
    }

    /// How narrow the shine is; 22 as a rule.
    pub fn polish(mut self, polish: u32) -> Clay {
        self.surface.polish = polish;
        self
    }

    /// How much of the night's blue it takes; 1 as a rule.
    pub fn cool(mut self, cool: f32) -> Clay {
        self.surface.cool = cool;
        self
    }

    /// The shadow on what is below: its darkness and its reach in units.
    pub fn shadow(mut self, dark: f32, reach: f32) -> Clay {
        (self.shadow, self.reach) = (dark, reach);
        self
    }

    /// Without a shadow on what is below.
    pub fn flush(self) -> Clay {
        self.shadow(0.0, 0.0)
    }

    /// The height of the bulge; below 0 it is a hollow.
    pub fn dome(mut self, dome: f32) -> Clay {
        self.dome = dome;
        self
    }

    /// Facing down by this slope.
    pub fn tilted(mut self, tilt: f32) -> Clay {
        self.tilt = tilt;
        self
    }

    /// With a grain: the brightness of the colour at a point of the object.
    pub fn grain(mut self, grain: fn(f32, f32) -> f32) -> Clay {
        self.grain = Some(grain);
        self
    }
}

/// Flat paint on the layers, which no light changes.
#[derive(Clone, Copy)]
pub(super) struct Tint {
    colour: Rgb,
    alpha: f32,
    blur: f32,
    glow: f32,
}

impl Tint {
    /// This colour.
    pub fn of(colour: Rgb) -> Tint {
        Tint { colour, alpha: 1.0, blur: 0.0, glow: 0.0 }
    }

    /// How opaque it is.
    pub fn alpha(mut self, alpha: f32) -> Tint {
        self.alpha = alpha;
        self
    }

    /// How soft its edge is, in units.
    pub fn blur(mut self, blur: f32) -> Tint {
        self.blur = blur;
        self
    }

    /// How strongly it glows.
    pub fn glow(mut self, glow: f32) -> Tint {
        self.glow = glow;
        self
    }
}

/// An object in work, on a sheet of fine pixels. All colours are multiplied by the cover.
pub(super) struct Relief {
    /// Width of the sheet in fine pixels.
    pub width: usize,
    /// Height of the sheet in fine pixels.
    pub height: usize,
    place: Transform,
    back: Transform,
    /// Fine pixels a unit.
    scale: f32,
    /// What is seen without the candle.
    pub cold: Vec<Rgb>,
    /// What the candle adds at strength 1.
    pub warm: Vec<Rgb>,
    /// What glows by itself.
    pub glow: Vec<Rgb>,
    /// How much of a pixel is covered, 0..=1.
    pub cover: Plane,
}

/// A part of the sheet, and how much of each of its pixels a form covers.
struct Stencil {
    left: usize,
    top: usize,
    cover: Plane,
}

impl Stencil {
    /// The pixels that are covered: column and row in the stencil, place on a sheet of this width, and the cover.
    fn covered(&self, sheet: usize) -> impl Iterator<Item = (usize, usize, usize, f32)> + '_ {
        let width = self.cover.width;
        self.cover.values.iter().enumerate().filter(|(_, cover)| **cover > 0.0).map(move |(at, &cover)| {
            let (x, y) = (at % width, at / width);
            (x, y, (y + self.top) * sheet + x + self.left, cover)
        })
    }
}

impl Relief {
    /// An empty sheet of fine pixels; `place` leads from the object's units to them.
    pub fn new(width: usize, height: usize, place: Transform) -> Relief {
        let dark = vec![[0.0; 3]; width * height];
        let scale = (place.sx * place.sx + place.ky * place.ky).sqrt();
        let back = place.invert().unwrap_or_default();
        let cover = Plane::filled(width, height, 0.0);
        Relief { width, height, place, back, scale, cold: dark.clone(), warm: dark.clone(), glow: dark, cover }
    }

    /// Lays a layer on top.
    pub fn lay(&mut self, form: impl Into<Form>, clay: Clay) {
        let room = if clay.shadow > 0.0 { 3.2 * clay.reach } else { 0.0 };
        let Some(stencil) = self.stencil(&form.into(), room) else { return };
        if clay.shadow > 0.0 {
            self.darken(&stencil, clay);
        }
        let height = bulge(&stencil.cover, clay, self.scale);
        for (x, y, at, cover) in stencil.covered(self.width) {
            let mut surface = clay.surface;
            if let Some(grain) = clay.grain {
                let (x, y) = self.object_point(at);
                let by = grain(x, y);
                surface.albedo = surface.albedo.map(|part| (part * by).max(0.0));
            }
            let (cold, warm) = lit(&surface, normal(&height, x as isize, y as isize, self.scale, clay.tilt));
            self.cover_with(at, cover, cold, warm);
        }
    }

    /// Paints on what is there.
    pub fn tint(&mut self, form: impl Into<Form>, tint: Tint) {
        let Some(mut stencil) = self.stencil(&form.into(), 3.0 * tint.blur) else { return };
        stencil.cover = stencil.cover.blurred(tint.blur * self.scale);
        for (_, _, at, cover) in stencil.covered(self.width) {
            self.stain(at, cover * tint.alpha, tint.colour, tint.glow);
        }
    }

    /// Something that shines by itself and needs nothing below it, such as a flame.
    pub fn shine(&mut self, form: impl Into<Form>, tint: Tint) {
        let Some(mut stencil) = self.stencil(&form.into(), 3.0 * tint.blur) else { return };
        stencil.cover = stencil.cover.blurred(tint.blur * self.scale);
        for (_, _, at, cover) in stencil.covered(self.width) {
            self.cover_with(at, cover * tint.alpha, tint.colour, [0.0; 3]);
        }
    }

    /// Paints on what is there with a colour and an alpha that differ from point to point of the object.
    pub fn wash(&mut self, form: impl Into<Form>, colour: impl Fn(f32, f32) -> (Rgb, f32)) {
        let Some(stencil) = self.stencil(&form.into(), 0.0) else { return };
        for (_, _, at, cover) in stencil.covered(self.width) {
            let (x, y) = self.object_point(at);
            let (colour, alpha) = colour(x, y);
            self.stain(at, cover * alpha, colour, 0.0);
        }
    }

    fn stain(&mut self, at: usize, share: f32, colour: Rgb, glow: f32) {
        let share = share.clamp(0.0, 1.0) * self.cover.values[at];
        for (i, part) in colour.into_iter().enumerate() {
            self.cold[at][i] = self.cold[at][i] * (1.0 - share) + part * share;
            self.warm[at][i] *= 1.0 - share;
            self.glow[at][i] = self.glow[at][i] * (1.0 - share) + part * share * glow;
        }
    }

    fn cover_with(&mut self, at: usize, cover: f32, cold: Rgb, warm: Rgb) {
        let kept = 1.0 - cover;
        for i in 0..3 {
            self.cold[at][i] = self.cold[at][i] * kept + cold[i] * cover;
            self.warm[at][i] = self.warm[at][i] * kept + warm[i] * cover;
            self.glow[at][i] *= kept;
        }
        self.cover.values[at] = 1.0 - (1.0 - self.cover.values[at]) * kept;
    }

    /// The shadow of a layer on those below, to the south-east.
    fn darken(&mut self, stencil: &Stencil, clay: Clay) {
        let reach = clay.reach * self.scale;
        let soft = stencil.cover.blurred(0.8 * reach);
        let (dx, dy) = ((0.8 * reach).round() as isize, (0.9 * reach).round() as isize);
        for y in 0..soft.height {
            for x in 0..soft.width {
                let (from_x, from_y) = (x as isize - dx, y as isize - dy);
                let at = (y + stencil.top) * self.width + x + stencil.left;
                if from_x < 0 || from_y < 0 || self.cover.values[at] == 0.0 {
                    continue;
                }
                let dark = clay.shadow * soft.values[from_y as usize * soft.width + from_x as usize];
                for (i, blue) in [1.0, 0.95, 0.82].into_iter().enumerate() {
                    self.cold[at][i] *= 1.0 - dark * blue;
                    self.warm[at][i] *= 1.0 - dark * blue;
                }
            }
        }
    }

    /// The point of the object under the middle of a pixel.
    fn object_point(&self, at: usize) -> (f32, f32) {
        let mut point = tiny_skia::Point::from_xy((at % self.width) as f32 + 0.5, (at / self.width) as f32 + 0.5);
        self.back.map_point(&mut point);
        (point.x, point.y)
    }

    /// The pixels under a form, with some room around them in units; none if it is not on the sheet.
    fn stencil(&self, form: &Form, room: f32) -> Option<Stencil> {
        let path = form.shape.0.clone()?.transform(self.place)?;
        let (bounds, room) = (path.bounds(), (room * self.scale).ceil() + 2.0);
        let side = |from: f32, to: f32, size: usize| {
            let (from, to) = ((from - room).floor().max(0.0), (to + room).ceil().min(size as f32));
            (to > from).then_some((from as usize, (to - from) as u32))
        };
        let (left, width) = side(bounds.left(), bounds.right(), self.width)?;
        let (top, height) = side(bounds.top(), bounds.bottom(), self.height)?;
        let here = self.place.post_translate(-(left as f32), -(top as f32));
        let mut cover = covered(&form.shape, here, width, height)?;
        let cuts = [(&form.within, false), (&form.without, true)];
        for (cut, outside) in cuts.into_iter().filter_map(|(cut, outside)| Some((cut.as_ref()?, outside))) {
            let cut = covered(cut, here, width, height)?;
            for (value, cut) in cover.values.iter_mut().zip(cut.values) {
                *value *= if outside { 1.0 - cut } else { cut };
            }
        }
        Some(Stencil { left, top, cover })
    }
}

/// How much of every pixel a shape covers.
pub(super) fn covered(shape: &Shape, place: Transform, width: u32, height: u32) -> Option<Plane> {
    /// What is narrower than this, tiny-skia refuses to fill.
    const LEAST_EXTENT: f32 = 1.0 / 1024.0;
    let path = shape.0.clone()?.transform(place)?;
    let mut mask = Mask::new(width, height)?;
    if path.bounds().width().min(path.bounds().height()) > LEAST_EXTENT {
        mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
    }
    let values = mask.data().iter().map(|&value| f32::from(value) / 255.0).collect();
    Some(Plane { width: width as usize, height: height as usize, values })
}

/// The height of a layer in units: a quarter circle from the edge inwards, then flat.
fn bulge(cover: &Plane, clay: Clay, scale: f32) -> Plane {
    let mut height = depth(cover);
    for value in &mut height.values {
        let out = 1.0 - (*value / scale / clay.round).min(1.0);
        *value = clay.round * (1.0 - out * out).sqrt() * clay.dome;
    }
    height.blurred((clay.round * clay.soft).max(0.8) * scale)
}

/// How far every pixel is from the edge of what is covered, in pixels: a chamfer distance.
pub(super) fn depth(cover: &Plane) -> Plane {
    const FAR: f32 = 1e6;
    let (width, height) = (cover.width as isize, cover.height as isize);
    let seed = |&cover: &f32| if cover < 1.0 { cover } else { FAR };
    let mut depth = Plane { values: cover.values.iter().map(seed).collect(), ..*cover };
    const BEFORE: [(isize, isize, f32); 8] = [
        (-1, 0, 1.0),
        (0, -1, 1.0),
        (-1, -1, 1.4),
        (1, -1, 1.4),
        (-2, -1, 2.197),
        (2, -1, 2.197),
        (-1, -2, 2.197),
        (1, -2, 2.197),
    ];
    for turn in [1, -1] {
        for step in 0..width * height {
            let at = if turn > 0 { step } else { width * height - 1 - step };
            let here = depth.values[at as usize];
            if here < 1.0 {
                continue;
            }
            let (x, y) = (at % width, at / width);
            let mut least = here;
            for (dx, dy, far) in BEFORE {
                let (x, y) = (x + turn * dx, y + turn * dy);
                if x >= 0 && y >= 0 && x < width && y < height {
                    least = least.min(depth.values[(y * width + x) as usize] + far);
                }
            }
            depth.values[at as usize] = least;
        }
    }
    depth
}

/// The unit normal of a height field.
fn normal(height: &Plane, x: isize, y: isize, scale: f32, tilt: f32) -> [f32; 3] {
    let east = (height.at(x + 1, y) - height.at(x - 1, y)) * 0.5 * scale;
    let south = (height.at(x, y + 1) - height.at(x, y - 1)) * 0.5 * scale - tilt;
    let length = (east * east + south * south + 1.0).sqrt();
    [-east / length, -south / length, 1.0 / length]
}
