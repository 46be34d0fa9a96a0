//! Spell circles: rings of runes on the ground, violet while they are empty, sea-green while they hold a ghost.

use super::Extent;
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::ink::{Canvas, Cast, Ink, Shape};
use crate::painter::picture::Picture;

/// A circle seen from above; its height is its diameter, and its middle stands for the feet.
pub const EXTENT: Extent = Extent { squares: 0.27, left: 0.70, up: 0.70, right: 0.70, down: 0.70 };

const EMPTY: Rgb = hex(0x9A6BE0);
const HELD: Rgb = hex(0x3FD6A8);

/// A circle that holds nobody.
pub fn empty(diameter: u32) -> Picture {
    painted(diameter, EMPTY, 0.75)
}

/// A circle that holds a ghost.
pub fn held(diameter: u32) -> Picture {
    painted(diameter, HELD, 1.0)
}

fn painted(diameter: u32, colour: Rgb, strength: f32) -> Picture {
    let mut canvas = EXTENT.canvas(diameter);
    draw(&mut canvas, colour, strength);
    canvas.finish()
}

/// Draws a circle of diameter 1 round the origin.
fn draw(canvas: &mut Canvas, colour: Rgb, strength: f32) {
    let (rim, inner) = (Shape::circle((0.0, 0.0), 0.47), Shape::circle((0.0, 0.0), 0.33));
    let dark = mix(colour, [0.04, 0.04, 0.12], 0.75);
    let floor = [(0.0, colour, 0.34 * strength), (0.7, dark, 0.42 * strength), (1.0, dark, 0.55 * strength)];
    canvas.fill(&rim, &Ink::round((0.0, 0.0), 0.47, &floor));
    for ring in [&rim, &inner] {
        canvas.soft(ring, Cast::Edge(0.07), 0.035, colour, 0.75 * strength);
    }
    canvas.stroke(&rim, 0.050, &Ink::flat(mix([1.0; 3], colour, 0.55), strength));
    canvas.stroke(&inner, 0.030, &Ink::flat(mix([1.0; 3], colour, 0.65), 0.9 * strength));
    for rune in 0..RUNES {
        let at = |angle: f32, far: f32| (libm::cosf(angle) * far, libm::sinf(angle) * far);
        let angle = rune as f32 / RUNES as f32 * std::f32::consts::TAU;
        let lean = if rune % 2 == 0 { 0.16 } else { -0.12 };
        let stroke = Shape::line(&[at(angle - lean, 0.37), at(angle + lean, 0.43)]);
        canvas.stroke(&stroke, 0.028, &Ink::flat(mix([1.0; 3], colour, 0.45), strength));
    }
    let star: Vec<(f32, f32)> = (0..3)
        .map(|corner| {
            let angle = (corner as f32 / 3.0 + 0.75) * std::f32::consts::TAU;
            (libm::cosf(angle) * 0.32, libm::sinf(angle) * 0.32)
        })
        .collect();
    canvas.stroke(&Shape::polygon(&star), 0.026, &Ink::flat(mix([1.0; 3], colour, 0.7), 0.8 * strength));
}

const RUNES: usize = 9;
