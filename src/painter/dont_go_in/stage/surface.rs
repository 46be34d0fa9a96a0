//! What a part of a stage is made of: its colour, its rounded edge, its grain, and how deep it stands.

use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::Shape;
use crate::painter::noise::Gradient;

/// How far a part is in front of the back wall, in units.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter::dont_go_in) enum Depth {
    /// The same all over.
    Flat(f32),
    /// From 0 at the first height to [`FRONT`] at the second, as floor and ceiling are.
    Down(f32, f32),
    /// The same from left to right, as side walls are.
    Across(f32, f32),
}

/// The depth of the front edge of a room, in units.
const FRONT: f32 = 140.0;

impl Depth {
    pub(super) fn at(self, (x, y): (f32, f32)) -> f32 {
        let share = match self {
            Depth::Flat(z) => return z,
            Depth::Down(from, to) => (y - from) / (to - from),
            Depth::Across(from, to) => (x - from) / (to - from),
        };
        share.clamp(0.0, 1.0) * FRONT
    }
}

/// The pattern of a material, which makes its colour lighter and darker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::painter::dont_go_in) enum Grain {
    /// Wood whose fibres run across.
    Plank,
    /// Wood whose fibres run up and down.
    Post,
    /// Rough stone, or slate.
    Stone,
    /// Woven cloth.
    Cloth,
    /// Painted plaster.
    Plaster,
}

/// A grain with the noise that it is made of, read point by point.
pub(super) struct Pattern {
    grain: Grain,
    fields: [Gradient; 3],
}

impl Pattern {
    pub fn new(grain: Grain, seed: u32) -> Pattern {
        Pattern { grain, fields: [seed, seed + 7, seed + 3].map(Gradient::new) }
    }

    /// How much lighter the material is at this place, about -0.5..0.5.
    pub fn at(&mut self, (x, y): (f32, f32)) -> f32 {
        let [first, second, third] = &mut self.fields;
        let mut fibres = |along: f32, across: f32| {
            let (fine, coarse) = (first.at(along / 58.0, across / 2.6), third.at(along / 190.0, across / 8.0));
            0.68 * fine + 0.37 * second.at(along / 34.0, across / 1.5) + 0.62 * coarse
        };
        match self.grain {
            Grain::Plank => fibres(x, y),
            Grain::Post => fibres(y, x),
            Grain::Stone => {
                let (patches, spots) = (first.at(x / 26.0, y / 22.0), second.at(x / 11.0, y / 9.5));
                0.85 * patches + 0.42 * spots + 0.55 * third.at(x / 3.2, y / 3.2)
            }
            Grain::Cloth => {
                let (patches, folds) = (first.at(x / 34.0, y / 31.0), second.at(x / 13.0, y / 14.0));
                0.95 * patches + 0.35 * folds + 0.40 * third.at(x / 1.7, y / 1.7)
            }
            Grain::Plaster => {
                let (patches, spots) = (first.at(x / 70.0, y / 60.0), second.at(x / 24.0, y / 21.0));
                0.95 * patches + 0.40 * spots + 0.30 * third.at(x / 2.3, y / 9.0)
            }
        }
    }
}

/// What a part is made of. It begins as matt, a little rounded at its edge, 40 units in front of the wall, and casting
/// a short shadow.
#[derive(Clone, Debug)]
pub(in crate::painter::dont_go_in) struct Surface {
    pub(super) colour: Rgb,
    pub(super) bevel: f32,
    pub(super) dome: f32,
    pub(super) depth: Depth,
    pub(super) normal: [f32; 3],
    pub(super) grain: Option<(Grain, f32)>,
    pub(super) gloss: f32,
    pub(super) glow: f32,
    pub(super) shade: f32,
    pub(super) lift: f32,
    pub(super) lean: f32,
    pub(super) within: Option<Shape>,
}

/// A surface of a colour such as `0xC8392F`.
pub(in crate::painter::dont_go_in) fn surface(code: u32) -> Surface {
    Surface::of(hex(code))
}

impl Surface {
    pub fn of(colour: Rgb) -> Surface {
        Surface {
            colour,
            bevel: 3.0,
            dome: 1.0,
            depth: Depth::Flat(40.0),
            normal: [0.0, 0.0, 1.0],
            grain: None,
            gloss: 0.0,
            glow: 0.0,
            shade: 0.5,
            lift: 5.0,
            lean: 0.0,
            within: None,
        }
    }

    /// So far in front of the back wall, in units.
    pub fn z(self, z: f32) -> Surface {
        self.deep(Depth::Flat(z))
    }

    /// As deep as a floor, a wall or a ceiling.
    pub fn deep(self, depth: Depth) -> Surface {
        Surface { depth, ..self }
    }

    /// Rounded within so many units of its edge.
    pub fn bevel(self, bevel: f32) -> Surface {
        Surface { bevel, ..self }
    }

    /// Sunk instead of raised at its edge, by a share of the bevel.
    pub fn hollow(self, by: f32) -> Surface {
        Surface { dome: -by, shade: 0.0, ..self }
    }

    /// Not rounded at all.
    pub fn flat(self) -> Surface {
        Surface { bevel: 0.0, ..self }
    }

    /// Facing this direction: `x` east, `y` down, `z` towards the viewer.
    pub fn facing(self, normal: [f32; 3]) -> Surface {
        Surface { normal, ..self }
    }

    /// With a grain of this strength.
    pub fn grain(self, grain: Grain, strength: f32) -> Surface {
        Surface { grain: Some((grain, strength)), ..self }
    }

    /// Polished.
    pub fn gloss(self, gloss: f32) -> Surface {
        Surface { gloss, ..self }
    }

    /// Giving off its own colour, so many times as strong.
    pub fn glow(self, glow: f32) -> Surface {
        Surface { glow, ..self }
    }

    /// Casting a shadow of this strength over so many units.
    pub fn casting(self, shade: f32, lift: f32) -> Surface {
        Surface { shade, lift, ..self }
    }

    /// Casting a shadow over so many units.
    pub fn lift(self, lift: f32) -> Surface {
        Surface { lift, ..self }
    }

    /// Casting no shadow.
    pub fn unshadowed(self) -> Surface {
        Surface { shade: 0.0, ..self }
    }

    /// Lighter towards the lower edge, or darker if `lean` is negative.
    pub fn lighter_below(self, lean: f32) -> Surface {
        Surface { lean, ..self }
    }

    /// Cut off outside another shape.
    pub fn within(self, shape: &Shape) -> Surface {
        Surface { within: Some(shape.clone()), ..self }
    }
}
