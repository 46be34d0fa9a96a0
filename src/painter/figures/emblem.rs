//! The six emblems. They identify the players' colours for people who cannot see the colours.

use super::CREAM;
use crate::painter::colour::{Rgb, hex};
use crate::painter::ink::{Canvas, Ink, Shape};
use crate::painter::picture::Picture;
use crate::rules::Colour;

/// The colour of a guard's cloak.
pub const fn cloak(colour: Colour) -> Rgb {
    hex([0xC8392F, 0x2E8B57, 0x2F6DB5, 0xE3B23C, 0x2B2B2B, 0xD96BA0][colour as usize])
}

/// The colour of the emblem on that cloak.
pub const fn ink(colour: Colour) -> Rgb {
    if matches!(colour, Colour::Yellow) { hex(0x4A2E10) } else { CREAM }
}

/// Draws the emblem of a colour around a point. `size` is about half its height.
pub(crate) fn draw(canvas: &mut Canvas, colour: Colour, at: (f32, f32), size: f32) {
    let pen = Pen { canvas, at, size, ink: Ink::flat(ink(colour), 1.0), cloak: Ink::flat(cloak(colour), 1.0) };
    match colour {
        Colour::Red => pen.tower(),
        Colour::Green => pen.leaf(),
        Colour::Blue => pen.wave(),
        Colour::Yellow => pen.sun(),
        Colour::Black => pen.key(),
        Colour::Pink => pen.rose(),
    }
}

/// A player's badge for rows and the log: the emblem on a round field with a cream rim, `size` pixels wide.
pub fn badge(colour: Colour, size: u32) -> Picture {
    let mut canvas = Canvas::new(size, size);
    canvas.at((size as f32 / 2.0, size as f32 / 2.0), size as f32 / 2.0);
    canvas.fill(&Shape::circle((0.0, 0.0), 0.97), &Ink::flat(hex(0x2B2A33), 0.55));
    canvas.fill(&Shape::circle((0.0, 0.0), 0.93), &Ink::flat(hex(0xFFF3DC), 1.0));
    let field = cloak(colour);
    let light = field.map(|part| (part * 1.14 + 0.05).min(1.0));
    let dark = field.map(|part| part * 0.8);
    let ink = Ink::round((-0.3, -0.4), 1.5, &[(0.0, light, 1.0), (0.55, field, 1.0), (1.0, dark, 1.0)]);
    canvas.fill(&Shape::circle((0.0, 0.0), 0.83), &ink);
    draw(&mut canvas, colour, (0.0, 0.0), 0.46);
    canvas.finish()
}

struct Pen<'a> {
    canvas: &'a mut Canvas,
    at: (f32, f32),
    size: f32,
    ink: Ink,
    cloak: Ink,
}

impl Pen<'_> {
    fn fill(&mut self, shape: &Shape) {
        self.canvas.fill(&shape.moved(self.size, self.at), &self.ink);
    }

    fn stroke(&mut self, shape: &Shape, width: f32) {
        self.canvas.stroke(&shape.moved(self.size, self.at), width * self.size, &self.ink);
    }

    fn tower(mut self) {
        let (body, crown) = (0.62, 0.775);
        let mut points = vec![(-body, 0.9), (-body, -0.3), (-crown, -0.3)];
        for step in 0..3 {
            let x = -crown + step as f32 * 0.62;
            points.extend([(x, -0.95), (x + 0.31, -0.95)]);
            if step < 2 {
                points.extend([(x + 0.31, -0.64), (x + 0.62, -0.64)]);
            }
        }
        points.extend([(crown, -0.3), (body, -0.3), (body, 0.9)]);
        self.fill(&Shape::polygon(&points));
        let gate = Shape::drawn(|path| {
            path.move_to(-0.2, 0.92);
            path.line_to(-0.2, 0.42);
            path.quad_to(-0.2, 0.18, 0.0, 0.18);
            path.quad_to(0.2, 0.18, 0.2, 0.42);
            path.line_to(0.2, 0.92);
            path.close();
        });
        self.canvas.fill(&gate.moved(self.size, self.at), &self.cloak);
    }

    fn leaf(mut self) {
        self.fill(&Shape::drawn(|path| {
            path.move_to(-0.75, 0.85);
            path.cubic_to(-1.0, -0.5, 0.0, -0.9, 0.85, -0.9);
            path.cubic_to(0.95, 0.0, 0.5, 0.95, -0.75, 0.85);
            path.close();
        }));
        let rib = Shape::line(&[(-0.8, 0.9), (0.38, -0.38)]);
        self.canvas.stroke(&rib.moved(self.size, self.at), 0.18 * self.size, &self.cloak);
    }

    fn wave(mut self) {
        for dy in [-0.42, 0.42] {
            self.stroke(
                &Shape::drawn(|path| {
                    path.move_to(-0.95, dy + 0.12);
                    path.cubic_to(-0.55, dy - 0.55, -0.35, dy - 0.1, 0.0, dy + 0.12);
                    path.cubic_to(0.35, dy + 0.4, 0.55, dy - 0.4, 0.95, dy - 0.05);
                }),
                0.28,
            );
        }
    }

    fn sun(mut self) {
        self.fill(&Shape::circle((0.0, 0.0), 0.48));
        for ray in 0..8 {
            let angle = ray as f32 * std::f32::consts::FRAC_PI_4;
            let (x, y) = (libm::cosf(angle), libm::sinf(angle));
            self.stroke(&Shape::line(&[(x * 0.74, y * 0.74), (x, y)]), 0.24);
        }
    }

    fn key(mut self) {
        self.stroke(&Shape::circle((0.0, -0.5), 0.4), 0.27);
        self.stroke(&Shape::line(&[(0.0, -0.06), (0.0, 0.95)]), 0.27);
        self.stroke(&Shape::line(&[(0.02, 0.88), (0.46, 0.88)]), 0.27);
        self.stroke(&Shape::line(&[(0.02, 0.44), (0.36, 0.44)]), 0.25);
    }

    fn rose(mut self) {
        for petal in 0..5 {
            let angle = petal as f32 * std::f32::consts::TAU / 5.0 - std::f32::consts::FRAC_PI_2;
            self.fill(&Shape::circle((libm::cosf(angle) * 0.54, libm::sinf(angle) * 0.54), 0.43));
        }
        self.canvas.fill(&Shape::circle((0.0, 0.0), 0.27).moved(self.size, self.at), &self.cloak);
    }
}
