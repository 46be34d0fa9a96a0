//! The banner that marks a shield in a city.

use super::Standing;
use crate::painter::canvas::{Canvas, Ink, Shadows};
use crate::painter::geometry::Point;
use crate::painter::light::{Rgb, hex};
use tiny_skia::PathBuilder;

const BLUE: [(f32, Rgb); 3] = [(0.0, hex(0x2c5fa8)), (0.5, hex(0x3f78c8)), (1.0, hex(0x234a84))];
const LINEN: [(f32, Rgb); 3] = [(0.0, hex(0xe8e0cc)), (0.35, hex(0xf6eed8)), (1.0, hex(0xc9bca6))];
const POLE: f32 = 0.40;

/// A quartered banner on a pole.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Shield {
    pub at: Point,
}

impl Shield {
    /// A part of the cloth between two shares of its width and height, its upper edge waving.
    fn cloth(&self, canvas: &mut Canvas, (west, east): (f32, f32), (top, bottom): (f32, f32), ink: Ink) {
        let (width, height) = (0.15, 0.217);
        let at = |across: f32, down: f32| {
            let wave = 0.008 * libm::sinf(across * std::f32::consts::TAU);
            // The lower hem is cut to a swallowtail.
            let tail = if down >= 1.0 { 0.022 * (1.0 - (across - 0.5).abs() * 2.0) } else { 0.0 };
            canvas.at([self.at.x + 0.008 + across * width, self.at.y, POLE - 0.018 + wave + tail - down * height])
        };
        let mut path = PathBuilder::new();
        let (x, y) = at(west, top);
        path.move_to(x, y);
        let steps = 8;
        for (i, down) in (1..=steps).map(|i| (i, top)).chain((0..=steps).rev().map(|i| (i, bottom))) {
            let (x, y) = at(west + (east - west) * i as f32 / steps as f32, down);
            path.line_to(x, y);
        }
        path.close();
        canvas.fill(path.finish(), ink, (POLE - 0.23, POLE));
    }
}

impl Standing for Shield {
    fn foot(&self) -> f32 {
        self.at.y + 0.02
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.018, 0.34);
    }

    fn draw(&self, canvas: &mut Canvas) {
        let Point { x, y } = self.at;
        canvas.line([x, y, 0.0], [x, y, POLE], hex(0x3a2c28), 0.020, 1.0);
        canvas.line([x - 0.004, y, 0.0], [x - 0.004, y, POLE], hex(0xb58c5a), 0.007, 1.0);
        canvas.ellipse([x, y, POLE], (0.016, 0.016), hex(0xf2c14e), 1.0);
        let dark = Ink::Flat([0.05, 0.04, 0.08], 0.6);
        self.cloth(canvas, (-0.06, 1.06), (-0.04, 1.04), dark);
        self.cloth(canvas, (0.0, 1.0), (0.0, 1.0), Ink::Across(&LINEN));
        self.cloth(canvas, (0.0, 0.5), (0.0, 0.5), Ink::Across(&BLUE));
        self.cloth(canvas, (0.5, 1.0), (0.5, 1.0), Ink::Across(&BLUE));
    }
}
