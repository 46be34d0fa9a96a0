//! A sheet for things that stand in a landscape: every face takes its colour from one light, lamps glow.

use super::sky::Sky;
use crate::painter::colour::{Rgb, hex};
use crate::painter::figures::hound::{self, Hound};
use crate::painter::figures::{ghost, guard};
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::light::Hour;
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// Things far away stand a little more in the low light than those on the board.
const BEAM: f32 = 1.16;

/// Colour and glow of the things drawn so far.
pub(crate) struct Stage {
    colour: Canvas,
    glow: Canvas,
    unit: f32,
    hour: Hour,
}

impl Stage {
    pub fn new(width: u32, height: u32) -> Stage {
        let unit = height as f32;
        let (mut colour, mut glow) = (Canvas::plain(width, height), Canvas::plain(width, height));
        colour.at((0.0, 0.0), unit);
        glow.at((0.0, 0.0), unit);
        Stage { colour, glow, unit, hour: Hour::DUSK }
    }

    /// Lights everything that is drawn from now on as under this sky; lamps stay bright.
    pub fn under(mut self, sky: &Sky) -> Stage {
        self.hour = Hour::between(sky.night);
        self
    }

    /// The colour of a surface that faces `normal` (east, south, up), with some warm light thrown back by lamps.
    pub fn lit(&self, albedo: Rgb, normal: [f32; 3], bounce: f32) -> Rgb {
        self.hour.lit(albedo, normal, BEAM, bounce)
    }

    /// An opaque shape; it hides lamps behind it.
    pub fn fill(&mut self, shape: &Shape, ink: &Ink) {
        self.colour.fill(shape, ink);
        self.glow.fill(shape, &Ink::flat([0.0; 3], 1.0));
    }

    /// A flat face of a building.
    pub fn face(&mut self, points: &[(f32, f32)], albedo: Rgb, normal: [f32; 3], bounce: f32) {
        let colour = self.lit(albedo, normal, bounce);
        self.fill(&Shape::polygon(points), &Ink::flat(colour, 1.0));
    }

    /// Paint without substance: shading and lines.
    pub fn glaze(&mut self, shape: &Shape, ink: &Ink) {
        self.colour.fill(shape, ink);
    }

    /// A line without substance.
    pub fn line(&mut self, points: &[(f32, f32)], width: f32, colour: Rgb, alpha: f32) {
        self.colour.stroke(&Shape::line(points), width, &Ink::flat(colour, alpha));
    }

    /// The shadow at the foot of something this wide from middle to edge; it falls to the south-east.
    pub fn shadow(&mut self, foot: (f32, f32), reach: f32) {
        for ring in [1.0, 0.8, 0.6, 0.4] {
            let centre = (foot.0 + reach * (0.15 + 0.25 * ring), foot.1 + reach * 0.05 * ring);
            self.glaze(&Shape::oval(centre, reach * ring, reach * 0.24 * ring), &Ink::flat([0.02, 0.05, 0.10], 0.17));
        }
    }

    /// A lit window or a lantern.
    pub fn lamp(&mut self, shape: &Shape) {
        self.colour.fill(shape, &Ink::flat(hex(0xFFC765), 1.0));
        self.glow.fill(shape, &Ink::flat([1.0, 0.72, 0.30], 1.0));
    }

    /// A ghost in its halo.
    pub fn ghost(&mut self, feet: (f32, f32), height: f32, alpha: f32) {
        // Each sways in its own way, wherever it stands.
        self.piece(feet, height, |canvas| ghost::draw_with_halo(canvas, feet.0 * 9.0, alpha));
    }

    /// A guard and its shadow.
    pub fn guard(&mut self, feet: (f32, f32), height: f32, colour: Colour) {
        self.piece(feet, height, |canvas| guard::draw_with_shadow(canvas, colour));
    }

    /// A hound, as long as this.
    pub fn hound(&mut self, feet: (f32, f32), length: f32, hound: Hound) {
        self.piece(feet, length, |canvas| hound::draw(canvas, hound));
    }

    fn piece(&mut self, feet: (f32, f32), height: f32, draw: impl FnOnce(&mut Canvas)) {
        let unit = self.unit;
        self.colour.at((feet.0 * unit, feet.1 * unit), height * unit);
        draw(&mut self.colour);
        self.colour.at((0.0, 0.0), unit);
    }

    /// A faint warm light on a surface, as between houses.
    pub fn ember(&mut self, shape: &Shape, strength: f32) {
        self.glow.fill(shape, &Ink::flat([strength, strength * 0.66, strength * 0.30], 1.0));
    }

    /// Colour and glow as pictures.
    pub fn finish(self) -> (Picture, Picture) {
        (self.colour.finish(), self.glow.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_hides_the_lamp_behind_it() {
        let mut stage = Stage::new(40, 40);
        stage.lamp(&Shape::circle((0.3, 0.5), 0.1));
        stage.lamp(&Shape::circle((0.7, 0.5), 0.1));
        stage.face(&[(0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 1.0)], [0.8; 3], [0.0, 1.0, 0.0], 0.0);
        let (_, glow) = stage.finish();
        assert!(glow.pixel(12, 20)[0] > 200);
        assert_eq!(glow.pixel(28, 20)[0], 0);
    }

    #[test]
    fn faces_to_the_west_are_warm_and_faces_to_the_east_are_blue() {
        let stage = Stage::new(4, 4);
        let (west, east) = (stage.lit([0.8; 3], [-1.0, 0.0, 0.0], 0.0), stage.lit([0.8; 3], [1.0, 0.0, 0.0], 0.0));
        assert!(west[0] > west[2] && east[2] > east[0] && west[0] > 2.0 * east[0]);
    }
}
