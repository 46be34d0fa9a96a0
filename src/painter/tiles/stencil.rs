//! A square and its margins in pixels, plain shapes on them, and the shadows that objects cast there.

use super::geometry::Point;
use crate::painter::ink::{Canvas, Ink, Part, Shape};
use crate::painter::picture::Plane;

/// The margins around a square, in squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margins {
    /// North of the square.
    pub north: f32,
    /// East and west of it.
    pub sides: f32,
    /// South of it.
    pub south: f32,
}

impl Margins {
    /// The pixel of the square's north-western corner, if a square has `px` pixels. Margins are whole pixels, so that
    /// the square's edges are pixel edges.
    pub fn corner(self, px: u32) -> (u32, u32) {
        let px = px as f32;
        ((self.sides * px).round() as u32, (self.north * px).round() as u32)
    }
}

/// The size in pixels of a picture over a square of `px` pixels and its margins.
pub(in crate::painter) fn extent(px: u32, margins: Margins) -> (u32, u32) {
    let pixels = |squares: f32| (squares * px as f32).round() as u32;
    (px + 2 * pixels(margins.sides), px + pixels(margins.north) + pixels(margins.south))
}

/// A point of the square in pixels.
pub(in crate::painter) fn on_pixels(p: Point, px: u32, margins: Margins) -> (f32, f32) {
    let (left, top) = margins.corner(px);
    (p.x * px as f32 + left as f32, p.y * px as f32 + top as f32)
}

/// Plain shapes over a square and its margins: how much of each pixel they cover together, 0..=1.
pub(in crate::painter) struct Stencil {
    sheet: Canvas,
    px: u32,
    margins: Margins,
}

impl Stencil {
    /// A stencil that covers nothing yet.
    pub fn new(px: u32, margins: Margins) -> Stencil {
        let (width, height) = extent(px, margins);
        Stencil { sheet: Canvas::plain(width, height), px, margins }
    }

    /// The coverage of what `draw` draws.
    pub fn covered(px: u32, margins: Margins, draw: impl Fn(&mut Stencil)) -> Plane {
        let mut stencil = Stencil::new(px, margins);
        draw(&mut stencil);
        stencil.plane()
    }

    /// Covers a closed outline.
    pub fn area(&mut self, outline: &[Point]) {
        self.sheet.fill(&Shape::polygon(&self.on_pixels(outline)), &full());
    }

    /// Covers a line with round ends. Its width is in squares.
    pub fn band(&mut self, line: &[Point], width: f32) {
        self.sheet.stroke(&Shape::line(&self.on_pixels(line)), width * self.px as f32, &full());
    }

    /// The coverage.
    pub fn plane(&self) -> Plane {
        self.sheet.part(Part::Alpha)
    }

    fn on_pixels(&self, points: &[Point]) -> Vec<(f32, f32)> {
        points.iter().map(|&point| on_pixels(point, self.px, self.margins)).collect()
    }
}

fn full() -> Ink {
    Ink::flat([1.0; 3], 1.0)
}

/// The shadows of objects on the ground. Each extends away from the light according to the height of its object.
pub(in crate::painter) struct Shadows(pub Stencil);

impl Shadows {
    /// The shadow of a round object with this height and radius.
    pub fn upright(&mut self, foot: Point, radius: f32, height: f32) {
        let tip = foot + Point::new(0.80, 0.58) * (height * 0.62);
        self.0.band(&[foot, tip], radius * 2.0);
    }

    /// The shadow of a house with this width and depth, and walls of this height.
    pub fn house(&mut self, foot: Point, width: f32, depth: f32, height: f32) {
        let (w, d) = (width / 2.0, depth / 2.0);
        let at = |x: f32, y: f32| foot + Point::new(x, y);
        self.0.area(&[
            at(-w, -d),
            at(w, -d),
            at(w + height * 0.8, -d + height * 0.5),
            at(w + height * 0.8, d + height * 0.6),
            at(-w + height * 0.6, d + height * 0.6),
            at(-w, d),
        ]);
    }

    /// The shadow of a piece of wall.
    pub fn wall(&mut self, from: Point, to: Point, reach: f32) {
        let away = Point::new(0.80, 0.58) * reach;
        self.0.area(&[from, to, to + away, from + away]);
    }
}
