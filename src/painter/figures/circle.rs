//! Spell circles: rings of runes on the ground. Worn stone is printed on the tile. Light is drawn over the stone:
//! violet for an empty circle, sea-green for a circle that holds a ghost.

use super::Extent;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// A circle seen from above. Its height is its diameter, and its middle counts as its feet.
pub const EXTENT: Extent = Extent { squares: 0.27, left: 0.78, up: 0.78, right: 0.78, down: 0.78 };

/// Radii of the two rings, and of the middle of the runes between them.
const RIM: f32 = 0.475;
const INNER: f32 = 0.285;
const RUNES: f32 = 0.380;

/// An empty circle: glowing runes on dark ground.
pub fn empty(diameter: u32) -> Picture {
    let (night, violet, pale) = (hex(0x150C33), hex(0x8D52F0), hex(0xD9C2FF));
    let mut canvas = EXTENT.canvas(diameter);
    let disc = Shape::circle((0.0, 0.0), RIM + 0.025);
    canvas.soft(&disc, Cast::Grown(0.05), 0.04, night, 0.45);
    let floor = [(0.0, hex(0x2A1A5C), 0.62), (0.6, night, 0.74), (1.0, night, 0.84)];
    canvas.fill(&disc, &Ink::round((0.0, 0.0), RIM + 0.025, &floor));
    for ring in [RIM, INNER] {
        canvas.soft(&Shape::circle((0.0, 0.0), ring), Cast::Edge(0.06), 0.035, violet, 0.80);
    }
    lines(&mut canvas, &Light { rim: mix(violet, pale, 0.55), runes: mix(violet, pale, 0.72), strength: 0.95 });
    canvas.finish()
}

/// A circle that holds a ghost: light in the ring and on the ground inside.
pub fn held(diameter: u32) -> Picture {
    let (deep, sea, bright) = (hex(0x04383A), hex(0x1FD9A6), hex(0xE9FFF4));
    let mut canvas = EXTENT.canvas(diameter);
    let (rim, inner) = (Shape::circle((0.0, 0.0), RIM), Shape::circle((0.0, 0.0), INNER));
    canvas.soft(&rim, Cast::Grown(0.10), 0.07, deep, 0.55);
    let floor = [(0.0, bright, 0.85), (0.45, sea, 0.80), (0.62, deep, 0.86), (1.0, deep, 0.90)];
    canvas.fill(&rim, &Ink::round((0.0, 0.0), RIM, &floor));
    canvas.soft(&rim, Cast::Edge(0.11), 0.06, sea, 1.0);
    canvas.soft(&inner, Cast::Edge(0.06), 0.03, sea, 0.9);
    canvas.stroke(&rim, 0.085, &Ink::flat(sea, 1.0));
    lines(&mut canvas, &Light { rim: bright, runes: bright, strength: 1.0 });
    canvas.finish()
}

/// The circle as it is printed on the land: dark slabs in the ground with faintly glowing runes. It is drawn with
/// diameter 1 around the origin. Its runes match those of the light.
pub(in crate::painter) fn print(canvas: &mut Canvas) {
    let (edge, slab, joint, violet) = (hex(0xA9A3B8), hex(0x4A3F73), hex(0x1F1838), hex(0x9A5CFF));
    let (rim, inner) = (Shape::circle((0.0, 0.0), 0.5), Shape::circle((0.0, 0.0), INNER));
    canvas.fill(&rim, &Ink::along((-0.4, -0.4), (0.4, 0.4), &[(0.0, edge, 1.0), (1.0, mix(edge, joint, 0.6), 1.0)]));
    let shaded = [(0.0, slab, 1.0), (1.0, mix(slab, joint, 0.45), 1.0)];
    canvas.fill(&Shape::circle((0.0, 0.0), RIM), &Ink::along((0.4, 0.4), (-0.4, -0.4), &shaded));
    canvas.fill(&inner, &Ink::round((0.0, 0.0), INNER, &[(0.0, hex(0x57408F), 1.0), (1.0, joint, 1.0)]));
    // The joints are between the runes.
    for slab in 0..GLYPHS.len() {
        let out = toward((slab as f32 + 0.5) / GLYPHS.len() as f32);
        canvas.stroke(&Shape::line(&[out.at(INNER, 0.0), out.at(0.495, 0.0)]), 0.020, &Ink::flat(joint, 0.9));
    }
    canvas.soft_inside(&Shape::circle((0.0, 0.0), RUNES), Cast::Edge(0.10), 0.03, &rim, violet, 0.45);
    lines(canvas, &Light { rim: hex(0xB98BFF), runes: hex(0xE2D0FF), strength: 1.0 });
}

/// The colours for the lines of a circle.
struct Light {
    rim: Rgb,
    runes: Rgb,
    strength: f32,
}

/// Two rings with runes between them, and a three-pointed star of arcs inside.
fn lines(canvas: &mut Canvas, light: &Light) {
    let ink = |colour: Rgb, share: f32| Ink::flat(colour, light.strength * share);
    canvas.stroke(&Shape::circle((0.0, 0.0), RIM), 0.040, &ink(light.rim, 1.0));
    canvas.stroke(&Shape::circle((0.0, 0.0), INNER), 0.024, &ink(light.rim, 0.9));
    for (i, glyph) in GLYPHS.iter().enumerate() {
        let out = toward(i as f32 / GLYPHS.len() as f32);
        for stroke in *glyph {
            let points: Vec<_> = stroke.iter().map(|&(x, y)| out.at(RUNES - y * 0.125, x * 0.125)).collect();
            canvas.stroke(&Shape::line(&points), 0.030, &ink(light.runes, 1.0));
        }
    }
    let tips: Vec<_> = (0..3).map(|tip| toward(tip as f32 / 3.0).at(INNER - 0.035, 0.0)).collect();
    let star = Shape::drawn(|path| {
        path.move_to(tips[0].0, tips[0].1);
        for tip in [1, 2, 0] {
            path.quad_to(0.0, 0.0, tips[tip].0, tips[tip].1);
        }
        path.close();
    });
    canvas.stroke(&star, 0.022, &ink(light.rim, 0.75));
}

/// A direction from the middle: 0 is north, and it goes clockwise to north again at 1.
struct Outward {
    sin: f32,
    cos: f32,
}

fn toward(turn: f32) -> Outward {
    let angle = turn * std::f32::consts::TAU;
    Outward { sin: libm::sinf(angle), cos: libm::cosf(angle) }
}

impl Outward {
    /// The point `out` in this direction and `aside` to the right.
    fn at(&self, out: f32, aside: f32) -> (f32, f32) {
        (self.sin * out + self.cos * aside, -self.cos * out + self.sin * aside)
    }
}

type Glyph = &'static [&'static [(f32, f32)]];

/// Runes made of straight strokes. Each is upright, 1 high, with its middle at the origin.
const GLYPHS: [Glyph; 9] = [
    &[&[(-0.2, 0.5), (-0.2, -0.5), (0.3, -0.2), (-0.2, 0.1)]],
    &[&[(-0.3, 0.5), (0.3, -0.5)], &[(-0.3, -0.5), (0.3, 0.5)]],
    &[&[(0.0, 0.5), (0.0, -0.5)], &[(-0.35, -0.1), (0.0, -0.5), (0.35, -0.1)]],
    &[&[(0.3, -0.5), (-0.3, 0.0), (0.3, 0.5)]],
    &[&[(-0.25, 0.5), (-0.25, -0.5), (0.3, -0.3)], &[(-0.25, -0.1), (0.3, 0.1)]],
    &[&[(0.0, -0.5), (0.35, 0.0), (0.0, 0.5), (-0.35, 0.0), (0.0, -0.5)]],
    &[&[(-0.3, 0.5), (-0.3, -0.5)], &[(0.3, 0.5), (0.3, -0.5)], &[(-0.3, -0.2), (0.3, 0.2)]],
    &[&[(0.0, 0.5), (0.0, -0.5)], &[(-0.35, -0.5), (0.0, 0.0), (0.35, -0.5)]],
    &[&[(-0.3, 0.5), (-0.3, -0.4), (0.3, -0.1), (0.3, 0.5)]],
];
