//! What to look at, at which scale, and at what time; and which pixel a point of the board is.

use crate::painter::tiles::geometry::{Point, origin};
use crate::painter::tiles::tile::MARGINS;
use crate::rules::tiles::Square;

/// What to look at, at which scale, and at what time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The point of the board in the middle of the picture; `y` to the south.
    pub middle: Point,
    /// Pixels per square.
    pub px: u32,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The time: 0 is the dusk of the board, 1 is deep night.
    pub night: f32,
}

/// The space around a whole board, in squares.
const MARGIN: f32 = 0.55;

impl View {
    /// The view of all these squares with space around them, at dusk.
    pub fn over(squares: impl Iterator<Item = Square>, width: u32, height: u32) -> View {
        let corners: Vec<Point> = squares.map(origin).collect();
        let least = |part: fn(&Point) -> f32| corners.iter().map(part).reduce(f32::min).unwrap_or(0.0);
        let most = |part: fn(&Point) -> f32| corners.iter().map(part).reduce(f32::max).unwrap_or(0.0) + 1.0;
        let (west, east) = (least(|p| p.x), most(|p| p.x));
        // Objects in the northernmost row extend beyond it.
        let (north, south) = (least(|p| p.y) - 0.3 * MARGINS.north, most(|p| p.y));
        let across = width as f32 / (east - west + 2.0 * MARGIN);
        let down = height as f32 / (south - north + 2.0 * MARGIN);
        let middle = Point::new((west + east) / 2.0, (north + south) / 2.0);
        View { middle, px: across.min(down) as u32, width, height, night: 0.0 }.kept()
    }

    /// The same view, with sizes limited to what can be painted.
    pub(in crate::painter) fn kept(self) -> View {
        View { px: self.px.clamp(8, 1024), width: self.width.max(1), height: self.height.max(1), ..self }
    }

    /// The pixel of a point of the board, from the picture's north-western corner.
    pub(in crate::painter) fn pixel(&self, place: Point) -> (f32, f32) {
        let px = self.px as f32;
        // Rounded to whole pixels, so that squares join without a seam.
        let (left, top) = ((self.middle.x * px).round(), (self.middle.y * px).round());
        (place.x * px - left + (self.width / 2) as f32, place.y * px - top + (self.height / 2) as f32)
    }

    /// The point of the board at a pixel: the inverse of [`View::pixel`].
    pub(in crate::painter) fn place(&self, pixel: (f32, f32)) -> Point {
        let px = self.px as f32;
        let from = |pixel: f32, size: u32, middle: f32| (pixel - (size / 2) as f32 + (middle * px).round()) / px;
        Point::new(from(pixel.0, self.width, self.middle.x), from(pixel.1, self.height, self.middle.y))
    }

    /// The pixel of a square's north-western corner.
    pub(in crate::painter) fn corner(&self, square: Square) -> (i64, i64) {
        let (x, y) = self.pixel(origin(square));
        (x as i64, y as i64)
    }

    /// Whether any part of a square, or of `round_it` squares around it, is in the picture.
    pub(in crate::painter) fn shows(&self, square: Square, round_it: f32) -> bool {
        let (x, y) = self.pixel(origin(square));
        let (px, round_it) = (self.px as f32, round_it * self.px as f32);
        let within = |from: f32, size: u32| from + px + round_it > 0.0 && from - round_it < size as f32;
        within(x, self.width) && within(y, self.height)
    }
}
