//! The banner that marks a shield in a city.

use super::Standing;
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Ink, Shape};
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::Scenery;
use crate::painter::tiles::stencil::Shadows;

const BLUE: [(f32, Rgb); 3] = [(0.0, hex(0x2c5fa8)), (0.5, hex(0x3f78c8)), (1.0, hex(0x234a84))];
const LINEN: [(f32, Rgb); 3] = [(0.0, hex(0xe8e0cc)), (0.35, hex(0xf6eed8)), (1.0, hex(0xc9bca6))];
const POLE: f32 = 0.40;

/// A quartered banner on a pole.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Shield {
    pub at: Point,
}

impl Shield {
    /// A part of the cloth between two shares of its width and height, with a waving upper edge.
    fn cloth(&self, scenery: &Scenery, (west, east): (f32, f32), (top, bottom): (f32, f32)) -> Shape {
        let (width, height) = (0.15, 0.217);
        let at = |across: f32, down: f32| {
            let wave = 0.008 * libm::sinf(across * std::f32::consts::TAU);
            // The lower edge has a swallowtail.
            let tail = if down >= 1.0 { 0.022 * (1.0 - (across - 0.5).abs() * 2.0) } else { 0.0 };
            scenery.at([self.at.x + 0.008 + across * width, self.at.y, POLE - 0.018 + wave + tail - down * height])
        };
        let steps = 8;
        let hems = (0..=steps).map(|i| (i, top)).chain((0..=steps).rev().map(|i| (i, bottom)));
        let corners: Vec<_> = hems.map(|(i, down)| at(west + (east - west) * i as f32 / steps as f32, down)).collect();
        Shape::polygon(&corners)
    }
}

impl Standing for Shield {
    fn foot(&self) -> f32 {
        self.at.y + 0.02
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, 0.018, 0.34);
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Point { x, y } = self.at;
        scenery.line([x, y, 0.0], [x, y, POLE], hex(0x3a2c28), 0.020, 1.0);
        scenery.line([x - 0.004, y, 0.0], [x - 0.004, y, POLE], hex(0xb58c5a), 0.007, 1.0);
        scenery.ellipse([x, y, POLE], (0.016, 0.016), hex(0xf2c14e), 1.0);
        let height = (POLE - 0.23, POLE);
        let dark = Ink::flat([0.05, 0.04, 0.08], 0.6);
        scenery.fill(self.cloth(scenery, (-0.06, 1.06), (-0.04, 1.04)), dark, height);
        scenery.fill_across(self.cloth(scenery, (0.0, 1.0), (0.0, 1.0)), &LINEN, height);
        scenery.fill_across(self.cloth(scenery, (0.0, 0.5), (0.0, 0.5)), &BLUE, height);
        scenery.fill_across(self.cloth(scenery, (0.5, 1.0), (0.5, 1.0)), &BLUE, height);
    }
}
