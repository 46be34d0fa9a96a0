//! Round towers, with a roof or open.

use super::Standing;
use crate::painter::colour::{Rgb, hex, times};
use crate::painter::light::shade;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::scenery::{Scenery, WINDOW};
use crate::painter::tiles::stencil::Shadows;

/// The stone of a city's towers.
pub(in crate::painter) const STONE: Rgb = hex(0xc2b299);
/// Slate roofs.
pub(in crate::painter) const BLUE: Rgb = hex(0x5f7488);
/// Tiled roofs.
pub(in crate::painter) const RED: Rgb = hex(0xb4543a);

/// A round tower.
#[derive(Clone, Copy, Debug)]
pub(in crate::painter) struct Tower {
    pub at: Point,
    pub radius: f32,
    pub height: f32,
    /// The colour of its pointed roof. An open tower has merlons instead.
    pub roof: Option<Rgb>,
    pub stone: Rgb,
    /// Whether a window is lit.
    pub lit: bool,
}

impl Standing for Tower {
    fn foot(&self) -> f32 {
        self.at.y + self.radius * 0.95
    }

    fn shadow(&self, shadows: &mut Shadows) {
        shadows.upright(self.at, self.radius, self.height + if self.roof.is_some() { self.radius * 1.8 } else { 0.03 });
    }

    fn draw(&self, scenery: &mut Scenery) {
        let Tower { at, radius: r, height: h, roof, stone, lit } = *self;
        scenery.cylinder([at.x, at.y, 0.0], r, h, stone);
        if lit {
            let sill = [at.x, at.y + r * 0.5, h * 0.62 - 0.024];
            scenery.window(scenery.arched(sill, 0.020, 0.044), WINDOW);
        }
        match roof {
            Some(roof) => {
                scenery.ellipse([at.x, at.y, h], (r * 1.22, r * 0.75), shade(times(roof, 0.7), [0.0, 1.0, 0.0]), 1.0);
                scenery.cone([at.x, at.y, h - 0.002], r * 1.22, r * 2.7, roof);
            }
            None => open_top(scenery, at, r, h, stone),
        }
    }
}

fn open_top(scenery: &mut Scenery, at: Point, r: f32, h: f32, stone: Rgb) {
    scenery.cylinder([at.x, at.y, h - 0.02], r * 1.15, 0.045, stone);
    let floor = shade(times(stone, 0.6), [0.0, 0.0, 1.0]);
    scenery.ellipse([at.x, at.y, h + 0.025], (r * 0.85, r * 0.5), floor, 1.0);
    let mut merlons: [Point; 7] = std::array::from_fn(|i| {
        let angle = i as f32 / 7.0 * std::f32::consts::TAU + 0.3;
        at + Point::new(libm::cosf(angle) * r * 0.98, libm::sinf(angle) * r * 0.62)
    });
    merlons.sort_by(|a, b| a.y.total_cmp(&b.y));
    for merlon in merlons {
        scenery.cuboid([merlon.x, merlon.y, h + 0.025], [0.026, 0.018, 0.026], 0.0, stone);
    }
}
