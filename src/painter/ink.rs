//! A sheet to draw shapes on in any unit of length: fills, strokes, soft shadows and glows, finished as a [`Picture`].

use super::colour::Rgb;
use super::picture::{Picture, Plane};
use super::pixelwise::LARGEST;
pub use super::shape::Shape;
use tiny_skia::{
    BlendMode, Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path, Pixmap, Point,
    PremultipliedColorU8, RadialGradient, Shader, SpreadMode, Stroke, StrokeDash, Transform,
};

fn solid(colour: Rgb, alpha: f32) -> Color {
    let part = |i: usize| colour[i].clamp(0.0, 1.0);
    Color::from_rgba(part(0), part(1), part(2), alpha.clamp(0.0, 1.0)).unwrap_or(Color::TRANSPARENT)
}

/// What a shape is filled with.
#[derive(Clone, Debug)]
pub struct Ink(Shader<'static>);

impl Ink {
    /// One colour all over.
    pub fn flat(colour: Rgb, alpha: f32) -> Ink {
        Ink(Shader::SolidColor(solid(colour, alpha)))
    }

    /// Colours one after another along the line between two points; each stop is a place in 0..=1, a colour and its
    /// alpha.
    pub fn along(from: (f32, f32), to: (f32, f32), stops: &[(f32, Rgb, f32)]) -> Ink {
        let shader = LinearGradient::new(
            Point::from_xy(from.0, from.1),
            Point::from_xy(to.0, to.1),
            Ink::stops(stops),
            SpreadMode::Pad,
            Transform::identity(),
        );
        Ink(shader.unwrap_or_else(|| Ink::last(stops)))
    }

    /// Colours in rings round a centre, the last stop at `radius`.
    pub fn round(centre: (f32, f32), radius: f32, stops: &[(f32, Rgb, f32)]) -> Ink {
        let centre = Point::from_xy(centre.0, centre.1);
        let shader =
            RadialGradient::new(centre, centre, radius, Ink::stops(stops), SpreadMode::Pad, Transform::identity());
        Ink(shader.unwrap_or_else(|| Ink::last(stops)))
    }

    fn stops(stops: &[(f32, Rgb, f32)]) -> Vec<GradientStop> {
        stops.iter().map(|&(place, colour, alpha)| GradientStop::new(place, solid(colour, alpha))).collect()
    }

    fn last(stops: &[(f32, Rgb, f32)]) -> Shader<'static> {
        Shader::SolidColor(stops.last().map_or(Color::TRANSPARENT, |&(_, colour, alpha)| solid(colour, alpha)))
    }
}

/// What a soft shadow or glow is cast by.
#[derive(Clone, Copy, Debug)]
pub enum Cast {
    /// The inside of the shape.
    Body,
    /// A line of this width along the outline.
    Edge(f32),
    /// Both together: the shape grown by half the width.
    Grown(f32),
}

/// A part of a colour, by its place in a pixel.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// Red.
    Red = 0,
    /// Green.
    Green = 1,
    /// How opaque it is.
    Alpha = 3,
}

/// Outlines are placed before they are filled.
const HERE: Transform = Transform { sx: 1.0, kx: 0.0, ky: 0.0, sy: 1.0, tx: 0.0, ty: 0.0 };

/// What is not wider and higher than this, in fine pixels, tiny-skia refuses to fill.
const LEAST_EXTENT: f32 = 1.0 / 4096.0;

/// A sheet that is drawn on.
#[derive(Debug)]
pub struct Canvas {
    pixmap: Pixmap,
    fineness: u32,
    place: Transform,
    /// Fine pixels a unit.
    scale: f32,
}

impl Canvas {
    /// An empty sheet of this many pixels, drawn twice as fine and averaged at the end; sizes of 0 count as 1.
    pub fn new(width: u32, height: u32) -> Canvas {
        Canvas::with_fineness(width, height, 2)
    }

    /// An empty sheet that is drawn at its own size, for large pictures.
    pub fn plain(width: u32, height: u32) -> Canvas {
        Canvas::with_fineness(width, height, 1)
    }

    fn with_fineness(width: u32, height: u32, fineness: u32) -> Canvas {
        let side = |pixels: u32| pixels.clamp(1, LARGEST) * fineness;
        let pixmap = Pixmap::new(side(width), side(height)).expect("a side between one and the largest");
        let scale = fineness as f32;
        Canvas { pixmap, fineness, place: Transform::from_scale(scale, scale), scale }
    }

    /// From now on drawing is in units of `unit` pixels round an origin at this pixel.
    pub fn at(&mut self, origin: (f32, f32), unit: f32) -> &mut Canvas {
        let fine = self.fineness as f32;
        self.scale = unit * fine;
        self.place = Transform::from_row(self.scale, 0.0, 0.0, self.scale, origin.0 * fine, origin.1 * fine);
        self
    }

    /// Like [`Canvas::at`], with everything turned by `degrees` round the new origin.
    pub fn turned(&mut self, origin: (f32, f32), unit: f32, degrees: f32) -> &mut Canvas {
        self.at(origin, unit);
        let angle = degrees.to_radians();
        let (sin, cos) = (libm::sinf(angle), libm::cosf(angle));
        self.place = self.place.pre_concat(Transform::from_row(cos, sin, -sin, cos, 0.0, 0.0));
        self
    }

    /// Fills a shape.
    pub fn fill(&mut self, shape: &Shape, ink: &Ink) {
        if let Some(path) = self.placed(shape) {
            self.pixmap.fill_path(&path, &self.paint_placed(ink), FillRule::Winding, HERE, None);
        }
    }

    /// Adds to what is there, instead of covering it.
    pub fn add(&mut self, shape: &Shape, ink: &Ink) {
        if let Some(path) = self.placed(shape) {
            let paint = Paint { blend_mode: BlendMode::Plus, ..self.paint_placed(ink) };
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, HERE, None);
        }
    }

    /// Fills the part of a shape that lies inside another.
    pub fn fill_within(&mut self, shape: &Shape, within: &Shape, ink: &Ink) {
        if let (Some(path), Some(mask)) = (self.placed(shape), self.mask(within, Cast::Body)) {
            self.pixmap.fill_path(&path, &self.paint_placed(ink), FillRule::Winding, HERE, Some(&mask));
        }
    }

    /// Draws a line of this width along the outline, with round ends.
    pub fn stroke(&mut self, shape: &Shape, width: f32, ink: &Ink) {
        if let Some(path) = &shape.0 {
            self.pixmap.stroke_path(path, &Canvas::paint(ink), &pen(width), self.place, None);
        }
    }

    /// Draws a dashed line along the outline.
    pub fn dash(&mut self, shape: &Shape, width: f32, on: f32, off: f32, ink: &Ink) {
        if let Some(path) = &shape.0 {
            let stroke = Stroke { dash: StrokeDash::new(vec![on, off], 0.0), ..pen(width) };
            self.pixmap.stroke_path(path, &Canvas::paint(ink), &stroke, self.place, None);
        }
    }

    /// A blurred copy of the shape in one colour; `deviation` in units.
    pub fn soft(&mut self, shape: &Shape, cast: Cast, deviation: f32, colour: Rgb, alpha: f32) {
        let spread = self.coverage(shape, cast).blurred(deviation * self.scale);
        self.tint(&spread, colour, alpha);
    }

    /// Like [`Canvas::soft`], but only inside another shape.
    pub fn soft_inside(&mut self, shape: &Shape, cast: Cast, deviation: f32, within: &Shape, colour: Rgb, alpha: f32) {
        let spread = self.coverage(shape, cast).blurred(deviation * self.scale);
        let limit = self.coverage(within, Cast::Body);
        self.tint(&multiplied(spread, limit.values.into_iter()), colour, alpha);
    }

    /// Like [`Canvas::soft`], but only outside another shape.
    pub fn soft_outside(&mut self, shape: &Shape, cast: Cast, deviation: f32, beside: &Shape, colour: Rgb, alpha: f32) {
        let spread = self.coverage(shape, cast).blurred(deviation * self.scale);
        let limit = self.coverage(beside, Cast::Body);
        self.tint(&multiplied(spread, limit.values.into_iter().map(|value| 1.0 - value)), colour, alpha);
    }

    /// How much of every fine pixel the shape covers, 0..=1.
    pub fn coverage(&self, shape: &Shape, cast: Cast) -> Plane {
        let (width, height) = (self.pixmap.width() as usize, self.pixmap.height() as usize);
        match self.mask(shape, cast) {
            Some(mask) => {
                Plane { width, height, values: mask.data().iter().map(|&value| f32::from(value) / 255.0).collect() }
            }
            None => Plane::filled(width, height, 0.0),
        }
    }

    /// One part of every fine pixel's colour as far as the pixel is covered, 0..=1.
    pub fn part(&self, part: Part) -> Plane {
        let bytes = self.pixmap.data().iter().skip(part as usize).step_by(4);
        Plane {
            width: self.pixmap.width() as usize,
            height: self.pixmap.height() as usize,
            values: bytes.map(|&byte| f32::from(byte) / 255.0).collect(),
        }
    }

    /// The finished picture.
    pub fn finish(self) -> Picture {
        if self.fineness == 1 { Picture::from_pixmap(&self.pixmap) } else { averaged(&self.pixmap, self.fineness) }
    }

    fn mask(&self, shape: &Shape, cast: Cast) -> Option<Mask> {
        let path = shape.0.as_ref()?;
        let mut mask = Mask::new(self.pixmap.width(), self.pixmap.height())?;
        if let Cast::Body | Cast::Grown(_) = cast
            && let Some(path) = self.placed(shape)
        {
            mask.fill_path(&path, FillRule::Winding, true, HERE);
        }
        if let Cast::Edge(width) | Cast::Grown(width) = cast {
            let edge = path.stroke(&pen(width), self.scale)?;
            mask.fill_path(&edge, FillRule::Winding, true, self.place);
        }
        Some(mask)
    }

    /// The outline where it lies on the fine pixels; none where it has no extent there and nothing can be filled.
    fn placed(&self, shape: &Shape) -> Option<Path> {
        let path = shape.0.clone()?.transform(self.place)?;
        let extent = path.bounds().width().min(path.bounds().height());
        (extent > LEAST_EXTENT).then_some(path)
    }

    /// An ink for outlines that were placed before.
    fn paint_placed(&self, ink: &Ink) -> Paint<'static> {
        let mut paint = Canvas::paint(ink);
        paint.shader.transform(self.place);
        paint
    }

    fn tint(&mut self, spread: &Plane, colour: Rgb, alpha: f32) {
        for (pixel, &share) in self.pixmap.pixels_mut().iter_mut().zip(&spread.values) {
            let over = (share * alpha).clamp(0.0, 1.0);
            if over > 0.0 {
                *pixel = laid_over(*pixel, colour, over);
            }
        }
    }

    fn paint(ink: &Ink) -> Paint<'static> {
        Paint { shader: ink.0.clone(), anti_alias: true, ..Paint::default() }
    }
}

fn multiplied(mut plane: Plane, by: impl Iterator<Item = f32>) -> Plane {
    plane.values.iter_mut().zip(by).for_each(|(value, by)| *value *= by);
    plane
}

fn pen(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}

fn laid_over(below: PremultipliedColorU8, colour: Rgb, alpha: f32) -> PremultipliedColorU8 {
    let a = (f32::from(below.alpha()) * (1.0 - alpha) + 255.0 * alpha + 0.5) as u8;
    let part = |below: u8, above: f32| ((f32::from(below) * (1.0 - alpha) + 255.0 * above * alpha + 0.5) as u8).min(a);
    let (r, g, b) = (part(below.red(), colour[0]), part(below.green(), colour[1]), part(below.blue(), colour[2]));
    PremultipliedColorU8::from_rgba(r, g, b, a).unwrap_or(below)
}

/// The mean of every block of fine pixels; averaging happens on premultiplied colours, so edges keep their hue.
fn averaged(pixmap: &Pixmap, fineness: u32) -> Picture {
    let (width, height) = (pixmap.width() / fineness, pixmap.height() / fineness);
    let mut picture = Picture::clear(width, height);
    let count = fineness * fineness;
    for (at, out) in picture.rgba.chunks_exact_mut(4).enumerate() {
        let (x, y) = (at as u32 % width * fineness, at as u32 / width * fineness);
        let mut sum = [0_u32; 4];
        for dy in 0..fineness {
            let row = ((y + dy) * pixmap.width() + x) as usize;
            for pixel in &pixmap.pixels()[row..row + fineness as usize] {
                for (sum, part) in sum.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]) {
                    *sum += u32::from(part);
                }
            }
        }
        let alpha = sum[3];
        for part in 0..3 {
            out[part] = (sum[part] * 255 + alpha / 2).checked_div(alpha).unwrap_or(0).min(255) as u8;
        }
        out[3] = ((alpha + count / 2) / count) as u8;
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fill_keeps_its_colour_at_the_antialiased_edge() {
        let mut canvas = Canvas::new(20, 20);
        canvas.fill(&Shape::circle((10.0, 10.0), 7.3), &Ink::flat([1.0, 0.5, 0.0], 1.0));
        let picture = canvas.finish();
        assert_eq!(picture.pixel(10, 10), [255, 128, 0, 255]);
        let edge: Vec<_> = picture.rgba.chunks(4).filter(|p| p[3] > 60 && p[3] < 200).collect();
        assert!(!edge.is_empty() && edge.iter().all(|p| p[0] > 245 && p[1].abs_diff(128) < 6 && p[2] == 0));
    }

    #[test]
    fn a_unit_scales_shapes_and_their_softness() {
        let mut canvas = Canvas::new(40, 40);
        canvas.at((20.0, 20.0), 10.0).soft(&Shape::circle((0.0, 0.0), 1.0), Cast::Body, 0.2, [0.0; 3], 1.0);
        let picture = canvas.finish();
        assert!(picture.pixel(20, 20)[3] > 200);
        assert!((40..215).contains(&picture.pixel(30, 20)[3]), "{:?}", picture.pixel(30, 20));
        assert_eq!(picture.pixel(37, 20)[3], 0);
    }

    #[test]
    fn a_size_of_nothing_is_a_single_pixel() {
        assert_eq!(Canvas::new(0, 0).finish().rgba.len(), 4);
    }
}
