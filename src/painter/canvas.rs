//! What standing things are drawn on: colour, and with every opaque shape its height and the light it gives off.

use super::geometry::Point;
use super::light::{AMBER, RISE, Rgb, lit, shade};
use super::picture::Plane;
use tiny_skia::{
    BlendMode, Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path, PathBuilder,
    Pixmap, Rect, Shader, SpreadMode, Stroke, Transform,
};

/// A place above the ground: east, south and up, in squares.
pub(super) type Spot = [f32; 3];

/// Colour of a filled shape.
pub(super) enum Ink<'a> {
    /// One colour, more or less opaque.
    Flat(Rgb, f32),
    /// Stops of a gradient from the shape's west to its east.
    Across(&'a [(f32, Rgb)]),
}

/// The margins round a square that a canvas covers, in squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margins {
    /// North of the square.
    pub north: f32,
    /// East and west of it.
    pub sides: f32,
    /// South of it.
    pub south: f32,
}

/// Colour and relief of everything that stands on a square.
pub(super) struct Canvas {
    pub colour: Pixmap,
    /// Red: height in squares. Green: light given off.
    pub relief: Pixmap,
    px: f32,
    margins: Margins,
    centre: Point,
    zoom: f32,
    glows: Vec<(f32, f32, f32, f32)>,
}

impl Canvas {
    /// An empty canvas over a square of `px` pixels and its margins.
    pub fn new(px: u32, margins: Margins) -> Option<Canvas> {
        let (width, height) = extent(px, margins);
        let colour = Pixmap::new(width, height)?;
        let mut relief = Pixmap::new(width, height)?;
        relief.fill(Color::BLACK);
        let centre = Point::default();
        Some(Canvas { colour, relief, px: px as f32, margins, centre, zoom: 1.0, glows: Vec::new() })
    }

    /// Draws something larger or smaller about a foot point.
    pub fn zoomed(&mut self, centre: Point, zoom: f32, draw: impl FnOnce(&mut Canvas)) {
        let before = (self.centre, self.zoom);
        (self.centre, self.zoom) = (centre, zoom);
        draw(self);
        (self.centre, self.zoom) = before;
    }

    /// Pixels a length covers.
    fn length(&self, squares: f32) -> f32 {
        squares * self.px * self.zoom
    }

    /// Where a place is on the canvas.
    pub fn at(&self, [x, y, z]: Spot) -> (f32, f32) {
        let x = self.centre.x + (x - self.centre.x) * self.zoom;
        let y = self.centre.y + (y - self.centre.y) * self.zoom - z * RISE * self.zoom;
        on_pixels(Point::new(x, y), self.px, self.margins)
    }

    /// A straight-edged outline.
    pub fn outline(&self, corners: &[Spot]) -> Option<Path> {
        let mut path = PathBuilder::new();
        for (i, &corner) in corners.iter().enumerate() {
            let (x, y) = self.at(corner);
            if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        path.close();
        path.finish()
    }

    /// Fills a shape, and gives it its height, rising from the first number at its foot to the second at its top.
    pub fn fill(&mut self, path: Option<Path>, ink: Ink, height: (f32, f32)) {
        let Some(path) = path else { return };
        self.stain(&path, ink);
        let bounds = path.bounds();
        let grey = |z: f32| Color::from_rgba((z * self.zoom).clamp(0.0, 1.0), 0.0, 0.0, 1.0).unwrap_or(Color::BLACK);
        let (low, high) = (grey(height.0), grey(height.1));
        let upward = || {
            LinearGradient::new(
                tiny_skia::Point::from_xy(0.0, bounds.bottom()),
                tiny_skia::Point::from_xy(0.0, bounds.top()),
                vec![GradientStop::new(0.0, low), GradientStop::new(1.0, high)],
                SpreadMode::Pad,
                Transform::identity(),
            )
        };
        let shader = if height.1 - height.0 > 0.03 { upward() } else { None };
        let paint = Paint { shader: shader.unwrap_or(Shader::SolidColor(high)), ..Paint::default() };
        self.relief.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// Colours a shape that has no height of its own.
    fn stain(&mut self, path: &Path, ink: Ink) {
        let bounds = path.bounds();
        let shader = match ink {
            Ink::Flat(colour, alpha) => Shader::SolidColor(opaque(colour, alpha)),
            Ink::Across(stops) => LinearGradient::new(
                tiny_skia::Point::from_xy(bounds.left(), 0.0),
                tiny_skia::Point::from_xy(bounds.right(), 0.0),
                stops.iter().map(|&(at, colour)| GradientStop::new(at, opaque(colour, 1.0))).collect(),
                SpreadMode::Pad,
                Transform::identity(),
            )
            .unwrap_or(Shader::SolidColor(opaque(stops[0].1, 1.0))),
        };
        let paint = Paint { shader, ..Paint::default() };
        self.colour.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// A flat face of this colour that looks this way.
    pub fn face(&mut self, corners: &[Spot], albedo: Rgb, normal: [f32; 3], sun: f32, bounced: f32) {
        let low = corners.iter().map(|spot| spot[2]).fold(f32::INFINITY, f32::min);
        let high = corners.iter().map(|spot| spot[2]).fold(0.0, f32::max);
        let middle = (low + high) / 2.0;
        let height = if high - low > 0.03 { (low, high) } else { (middle, middle) };
        self.fill(self.outline(corners), Ink::Flat(lit(albedo, normal, sun, bounced), 1.0), height);
    }

    /// A line of a width in squares.
    pub fn line(&mut self, from: Spot, to: Spot, colour: Rgb, width: f32, alpha: f32) {
        self.strokes(&[from, to], colour, width, alpha);
    }

    /// A line through several places.
    pub fn strokes(&mut self, spots: &[Spot], colour: Rgb, width: f32, alpha: f32) {
        let mut path = PathBuilder::new();
        for (i, &spot) in spots.iter().enumerate() {
            let (x, y) = self.at(spot);
            if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        let Some(path) = path.finish() else { return };
        let stroke = rounded(self.length(width));
        let paint = Paint { shader: Shader::SolidColor(opaque(colour, alpha)), ..Paint::default() };
        self.colour.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }

    /// The outline of an ellipse on the screen.
    pub fn oval(&self, centre: Spot, across: f32, down: f32) -> Option<Path> {
        let (x, y) = self.at(centre);
        let (rx, ry) = (self.length(across), self.length(down));
        PathBuilder::from_oval(Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry)?)
    }

    /// An ellipse of one colour.
    pub fn ellipse(&mut self, centre: Spot, radii: (f32, f32), colour: Rgb, alpha: f32) {
        let height = (centre[2], centre[2]);
        self.fill(self.oval(centre, radii.0, radii.1), Ink::Flat(colour, alpha), height);
    }

    /// An ellipse that lies on the ground like a stain: it hides nothing behind it.
    pub fn patch(&mut self, centre: Point, radii: (f32, f32), colour: Rgb, alpha: f32) {
        if let Some(path) = self.oval([centre.x, centre.y, 0.0], radii.0, radii.1) {
            self.stain(&path, Ink::Flat(colour, alpha));
        }
    }

    /// A lighted window: a shape of this colour that gives off light.
    pub fn window(&mut self, path: Option<Path>, colour: Rgb) {
        let Some(path) = path else { return };
        self.stain(&path, Ink::Flat(colour, 1.0));
        // Added, so that the height of the wall behind stays.
        let shine = Shader::SolidColor(opaque([0.0, 1.0, 0.0], 1.0));
        let shine = Paint { shader: shine, blend_mode: BlendMode::Plus, ..Paint::default() };
        self.relief.fill_path(&path, &shine, FillRule::Winding, Transform::identity(), None);
    }

    /// An upright window with a rounded head, `up` above a place.
    pub fn arched(&self, [x, y, z]: Spot, width: f32, height: f32) -> Option<Path> {
        let (cx, foot) = self.at([x, y, z]);
        let (half, tall) = (self.length(width / 2.0), self.length(height));
        let spring = foot - tall + half;
        let mut path = PathBuilder::new();
        path.move_to(cx - half, foot);
        path.line_to(cx - half, spring);
        path.cubic_to(cx - half, spring - half * 1.33, cx + half, spring - half * 1.33, cx + half, spring);
        path.line_to(cx + half, foot);
        path.close();
        path.finish()
    }

    /// Lamplight that falls on what stands round a place; it is added when everything stands.
    pub fn glow(&mut self, spot: Spot, radius: f32, strength: f32) {
        let (x, y) = self.at(spot);
        self.glows.push((x, y, self.length(radius), strength));
    }

    /// An upright box turned by an angle.
    pub fn cuboid(&mut self, foot: Spot, size: [f32; 3], angle: f32, albedo: Rgb) {
        let [x, y, z] = foot;
        let (w, d, top) = (size[0] / 2.0, size[1] / 2.0, z + size[2]);
        let (cos, sin) = (libm::cosf(angle), libm::sinf(angle));
        let spot = |a: f32, b: f32, z: f32| [x + a * cos - b * sin, y + a * sin + b * cos, z];
        let walls = [
            ((-w, d), (w, d), (0.0, 1.0)),
            ((w, d), (w, -d), (1.0, 0.0)),
            ((w, -d), (-w, -d), (0.0, -1.0)),
            ((-w, -d), (-w, d), (-1.0, 0.0)),
        ];
        for ((ax, ay), (bx, by), (nx, ny)) in walls {
            let normal = [nx * cos - ny * sin, nx * sin + ny * cos, 0.0];
            if normal[1] > 0.02 {
                self.face(
                    &[spot(ax, ay, z), spot(bx, by, z), spot(bx, by, top), spot(ax, ay, top)],
                    albedo,
                    normal,
                    1.0,
                    0.2,
                );
            }
        }
        self.face(
            &[spot(-w, -d, top), spot(w, -d, top), spot(w, d, top), spot(-w, d, top)],
            albedo,
            [0.0, 0.0, 1.0],
            1.0,
            0.0,
        );
    }

    /// An upright round tower shaft.
    pub fn cylinder(&mut self, foot: Spot, radius: f32, height: f32, albedo: Rgb) {
        let [x, y, z] = foot;
        let (cx, bottom) = self.at(foot);
        let (_, top) = self.at([x, y, z + height]);
        let r = self.length(radius);
        let mut path = PathBuilder::new();
        path.move_to(cx - r, top);
        path.line_to(cx - r, bottom);
        path.cubic_to(cx - r, bottom + r * SQUASH * 1.33, cx + r, bottom + r * SQUASH * 1.33, cx + r, bottom);
        path.line_to(cx + r, top);
        path.close();
        let stops: [(f32, Rgb); 6] = std::array::from_fn(|i| {
            let angle = std::f32::consts::PI * (1.0 - i as f32 / 5.0);
            let (cos, sin) = (libm::cosf(angle), libm::sinf(angle));
            let colour = lit(albedo, [cos, sin.abs() * 0.6, 0.0], 1.25, 0.25);
            (i as f32 / 5.0, if i == 0 { super::light::times(colour, 1.18) } else { colour })
        });
        self.fill(path.finish(), Ink::Across(&stops), (z, z + height));
        self.ellipse([x, y, z + height], (radius, radius * SQUASH), shade(albedo, [0.0, 0.0, 1.0]), 1.0);
    }

    /// A pointed round roof.
    pub fn cone(&mut self, foot: Spot, radius: f32, height: f32, albedo: Rgb) {
        let [x, y, z] = foot;
        let (cx, bottom) = self.at(foot);
        let (_, tip) = self.at([x, y, z + height]);
        let r = self.length(radius);
        let mut path = PathBuilder::new();
        path.move_to(cx, tip);
        path.line_to(cx - r, bottom);
        path.cubic_to(cx - r, bottom + r * SQUASH * 1.33, cx + r, bottom + r * SQUASH * 1.33, cx + r, bottom);
        path.close();
        let stops = [
            (0.0, lit(albedo, [-0.9, -0.1, 0.5], 1.2, 0.0)),
            (0.38, lit(albedo, [-0.5, 0.6, 0.5], 1.1, 0.0)),
            (0.55, shade(albedo, [0.25, 0.8, 0.4])),
            (1.0, lit(albedo, [0.95, 0.3, 0.3], 0.6, 0.0)),
        ];
        self.fill(path.finish(), Ink::Across(&stops), (z, z + height));
    }

    /// Height and light of everything that was drawn, the glows added.
    pub fn relief(&self) -> (Plane, Plane) {
        let (width, height) = (self.relief.width() as usize, self.relief.height() as usize);
        let channel = |at: usize| {
            let values = self.relief.data().iter().skip(at).step_by(4).map(|&byte| f32::from(byte) / 255.0).collect();
            Plane { width, height, values }
        };
        let (heights, mut lights) = (channel(0), channel(1));
        for &(x, y, radius, strength) in &self.glows {
            let rows = (y - radius).max(0.0) as usize..((y + radius).max(0.0) as usize + 1).min(height);
            for row in rows {
                for column in (x - radius).max(0.0) as usize..((x + radius).max(0.0) as usize + 1).min(width) {
                    let (dx, dy) = (column as f32 + 0.5 - x, row as f32 + 0.5 - y);
                    let covered = (radius + 0.5 - (dx * dx + dy * dy).sqrt()).clamp(0.0, 1.0);
                    lights.values[row * width + column] += strength * covered;
                }
            }
        }
        (heights, lights)
    }
}

/// How flat a circle on the top of something round looks.
const SQUASH: f32 = 0.62;

/// Pixels of a picture over a square of `px` pixels and its margins.
pub(super) fn extent(px: u32, margins: Margins) -> (u32, u32) {
    let pixels = |squares: f32| (squares * px as f32).round() as u32;
    (px + 2 * pixels(margins.sides), px + pixels(margins.north) + pixels(margins.south))
}

/// Where a place of the square is in pixels; margins are whole pixels, so that the square's edges are pixel edges.
fn on_pixels(p: Point, px: f32, margins: Margins) -> (f32, f32) {
    (p.x * px + (margins.sides * px).round(), p.y * px + (margins.north * px).round())
}

/// Colour as tiny-skia takes it.
pub(super) fn opaque(colour: Rgb, alpha: f32) -> Color {
    let [r, g, b] = colour.map(|part| part.clamp(0.0, 1.0));
    Color::from_rgba(r, g, b, alpha.clamp(0.0, 1.0)).unwrap_or(Color::TRANSPARENT)
}

fn rounded(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}

/// Plain shapes over a square and its margins: how much of each pixel they cover, 0..=1.
pub(super) struct Stencil {
    mask: Mask,
    px: f32,
    margins: Margins,
}

impl Stencil {
    /// An empty mask.
    pub fn new(px: u32, margins: Margins) -> Option<Stencil> {
        let (width, height) = extent(px, margins);
        Some(Stencil { mask: Mask::new(width, height)?, px: px as f32, margins })
    }

    fn at(&self, p: Point) -> (f32, f32) {
        on_pixels(p, self.px, self.margins)
    }

    fn path(&self, points: &[Point], closed: bool) -> Option<Path> {
        let mut path = PathBuilder::new();
        for (i, &point) in points.iter().enumerate() {
            let (x, y) = self.at(point);
            if i == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        if closed {
            path.close();
        }
        path.finish()
    }

    /// Covers a closed outline.
    pub fn area(&mut self, outline: &[Point]) {
        if let Some(path) = self.path(outline, true) {
            self.mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
    }

    /// Covers a line of a width in squares, round at its ends.
    pub fn band(&mut self, line: &[Point], width: f32) {
        let stroked = self.path(line, false).and_then(|path| path.stroke(&rounded(width * self.px), 1.0));
        if let Some(path) = stroked {
            self.mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
    }

    /// The coverage.
    pub fn plane(&self) -> Plane {
        Plane {
            width: self.mask.width() as usize,
            height: self.mask.height() as usize,
            values: self.mask.data().iter().map(|&byte| f32::from(byte) / 255.0).collect(),
        }
    }
}

/// What standing things darken on the ground: each sweeps away from the light by its height.
pub(super) struct Shadows(pub Stencil);

impl Shadows {
    /// The shadow of something round: `height` tall, of this radius at its foot.
    pub fn upright(&mut self, foot: Point, radius: f32, height: f32) {
        let tip = foot + Point::new(0.80, 0.58) * (height * 0.62);
        self.0.band(&[foot, tip], radius * 2.0);
    }

    /// The shadow of a house of this width, depth and height of its walls.
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

/// The light a window gives, as the colour it shows itself in.
pub(super) const WINDOW: Rgb = [1.0, 0.78, 0.40];

/// Lamplight at its brightest, for pixels that shine themselves.
pub(super) const WINDOW_LIGHT: Rgb = [AMBER[0], AMBER[1] * 1.08, AMBER[2] * 1.3];
