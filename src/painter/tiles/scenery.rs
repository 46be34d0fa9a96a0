//! The objects on a square while they are drawn: their colour, and for every opaque shape its height and the light it
//! gives.

use super::geometry::Point;
use super::stencil::{Margins, extent, on_pixels};
use crate::painter::colour::{Rgb, times};
use crate::painter::ink::{Canvas, Ink, Part, Shape};
use crate::painter::light::{AMBER, RISE, lit, shade};
use crate::painter::picture::{Picture, Plane};

/// A point above the ground: east, south and up, in squares.
pub(in crate::painter) type Spot = [f32; 3];

/// Colour and relief of all objects on a square.
pub(in crate::painter) struct Scenery {
    colour: Canvas,
    /// Red is the height in squares. Green is the emitted light.
    relief: Canvas,
    px: u32,
    margins: Margins,
    centre: Point,
    zoom: f32,
    glows: Vec<(f32, f32, f32, f32)>,
}

/// The finished scenery. All three pictures have the same extent.
pub(in crate::painter) struct Drawn {
    pub colour: Picture,
    /// Height in squares.
    pub heights: Plane,
    /// Emitted light.
    pub lights: Plane,
}

impl Scenery {
    /// An empty scenery over a square of `px` pixels and its margins.
    pub fn new(px: u32, margins: Margins) -> Scenery {
        let (width, height) = extent(px, margins);
        Scenery {
            colour: Canvas::plain(width, height),
            relief: Canvas::plain(width, height),
            px,
            margins,
            centre: Point::default(),
            zoom: 1.0,
            glows: Vec::new(),
        }
    }

    /// Draws with a zoom around a foot point.
    pub fn zoomed(&mut self, centre: Point, zoom: f32, draw: impl FnOnce(&mut Scenery)) {
        let before = (self.centre, self.zoom);
        (self.centre, self.zoom) = (centre, zoom);
        draw(self);
        (self.centre, self.zoom) = before;
    }

    /// A length in pixels.
    fn length(&self, squares: f32) -> f32 {
        squares * self.px as f32 * self.zoom
    }

    /// The position of a point on the canvas.
    pub fn at(&self, [x, y, z]: Spot) -> (f32, f32) {
        let x = self.centre.x + (x - self.centre.x) * self.zoom;
        let y = self.centre.y + (y - self.centre.y) * self.zoom - z * RISE * self.zoom;
        on_pixels(Point::new(x, y), self.px, self.margins)
    }

    /// The positions of several points on the canvas.
    fn all_at(&self, spots: &[Spot]) -> Vec<(f32, f32)> {
        spots.iter().map(|&spot| self.at(spot)).collect()
    }

    /// An outline with straight edges.
    pub fn outline(&self, corners: &[Spot]) -> Shape {
        Shape::polygon(&self.all_at(corners))
    }

    /// Fills a shape. Its height rises from the first number at its foot to the second at its top.
    pub fn fill(&mut self, shape: Shape, ink: Ink, height: (f32, f32)) {
        self.colour.fill(&shape, &ink);
        let grey = |z: f32| [(z * self.zoom).clamp(0.0, 1.0), 0.0, 0.0];
        let (low, high) = (grey(height.0), grey(height.1));
        let rising = match shape.bounds() {
            Some((_, top, _, bottom)) if height.1 - height.0 > 0.03 => {
                Ink::along((0.0, bottom), (0.0, top), &[(0.0, low, 1.0), (1.0, high, 1.0)])
            }
            _ => Ink::flat(high, 1.0),
        };
        self.relief.fill(&shape, &rising);
    }

    /// Like [`Scenery::fill`], with a gradient from the shape's west to its east.
    pub fn fill_across(&mut self, shape: Shape, stops: &[(f32, Rgb)], height: (f32, f32)) {
        let Some((west, _, east, _)) = shape.bounds() else { return };
        let stops: Vec<_> = stops.iter().map(|&(at, colour)| (at, colour, 1.0)).collect();
        self.fill(shape, Ink::along((west, 0.0), (east, 0.0), &stops), height);
    }

    /// A flat face with this colour and this normal.
    pub fn face(&mut self, corners: &[Spot], albedo: Rgb, normal: [f32; 3], sun: f32, bounced: f32) {
        let low = corners.iter().map(|spot| spot[2]).fold(f32::INFINITY, f32::min);
        let high = corners.iter().map(|spot| spot[2]).fold(0.0, f32::max);
        let middle = (low + high) / 2.0;
        let height = if high - low > 0.03 { (low, high) } else { (middle, middle) };
        self.fill(self.outline(corners), Ink::flat(lit(albedo, normal, sun, bounced), 1.0), height);
    }

    /// A line. Its width is in squares.
    pub fn line(&mut self, from: Spot, to: Spot, colour: Rgb, width: f32, alpha: f32) {
        self.strokes(&[from, to], colour, width, alpha);
    }

    /// A line through several points.
    pub fn strokes(&mut self, spots: &[Spot], colour: Rgb, width: f32, alpha: f32) {
        let line = Shape::line(&self.all_at(spots));
        self.colour.stroke(&line, self.length(width), &Ink::flat(colour, alpha));
    }

    /// The outline of an ellipse on the screen.
    pub fn oval(&self, centre: Spot, across: f32, down: f32) -> Shape {
        Shape::oval(self.at(centre), self.length(across), self.length(down))
    }

    /// An ellipse of one colour.
    pub fn ellipse(&mut self, centre: Spot, radii: (f32, f32), colour: Rgb, alpha: f32) {
        let height = (centre[2], centre[2]);
        self.fill(self.oval(centre, radii.0, radii.1), Ink::flat(colour, alpha), height);
    }

    /// An ellipse flat on the ground, like a stain. It hides nothing behind it.
    pub fn patch(&mut self, centre: Point, radii: (f32, f32), colour: Rgb, alpha: f32) {
        let oval = self.oval([centre.x, centre.y, 0.0], radii.0, radii.1);
        self.colour.fill(&oval, &Ink::flat(colour, alpha));
    }

    /// A lit window: a shape of this colour that emits light.
    pub fn window(&mut self, shape: Shape, colour: Rgb) {
        self.colour.fill(&shape, &Ink::flat(colour, 1.0));
        // Added, so that the height of the wall behind is kept.
        self.relief.add(&shape, &Ink::flat([0.0, 1.0, 0.0], 1.0));
    }

    /// An upright window with a rounded top, above a point.
    pub fn arched(&self, [x, y, z]: Spot, width: f32, height: f32) -> Shape {
        let (cx, foot) = self.at([x, y, z]);
        let (half, tall) = (self.length(width / 2.0), self.length(height));
        let spring = foot - tall + half;
        Shape::drawn(|path| {
            path.move_to(cx - half, foot);
            path.line_to(cx - half, spring);
            path.cubic_to(cx - half, spring - half * 1.33, cx + half, spring - half * 1.33, cx + half, spring);
            path.line_to(cx + half, foot);
            path.close();
        })
    }

    /// Lamplight on everything around a point. It is added after all objects are drawn.
    pub fn glow(&mut self, spot: Spot, radius: f32, strength: f32) {
        let (x, y) = self.at(spot);
        self.glows.push((x, y, self.length(radius), strength));
    }

    /// An upright box, rotated by `angle`.
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

    /// The shaft of an upright round tower.
    pub fn cylinder(&mut self, foot: Spot, radius: f32, height: f32, albedo: Rgb) {
        let [x, y, z] = foot;
        let (cx, bottom) = self.at(foot);
        let (_, top) = self.at([x, y, z + height]);
        let r = self.length(radius);
        let shaft = Shape::drawn(|path| {
            path.move_to(cx - r, top);
            path.line_to(cx - r, bottom);
            path.cubic_to(cx - r, bottom + r * SQUASH * 1.33, cx + r, bottom + r * SQUASH * 1.33, cx + r, bottom);
            path.line_to(cx + r, top);
            path.close();
        });
        let stops: [(f32, Rgb); 6] = std::array::from_fn(|i| {
            let angle = std::f32::consts::PI * (1.0 - i as f32 / 5.0);
            let (cos, sin) = (libm::cosf(angle), libm::sinf(angle));
            let colour = lit(albedo, [cos, sin.abs() * 0.6, 0.0], 1.25, 0.25);
            (i as f32 / 5.0, if i == 0 { times(colour, 1.18) } else { colour })
        });
        self.fill_across(shaft, &stops, (z, z + height));
        self.ellipse([x, y, z + height], (radius, radius * SQUASH), shade(albedo, [0.0, 0.0, 1.0]), 1.0);
    }

    /// A pointed round roof.
    pub fn cone(&mut self, foot: Spot, radius: f32, height: f32, albedo: Rgb) {
        let [x, y, z] = foot;
        let (cx, bottom) = self.at(foot);
        let (_, tip) = self.at([x, y, z + height]);
        let r = self.length(radius);
        let roof = Shape::drawn(|path| {
            path.move_to(cx, tip);
            path.line_to(cx - r, bottom);
            path.cubic_to(cx - r, bottom + r * SQUASH * 1.33, cx + r, bottom + r * SQUASH * 1.33, cx + r, bottom);
            path.close();
        });
        let stops = [
            (0.0, lit(albedo, [-0.9, -0.1, 0.5], 1.2, 0.0)),
            (0.38, lit(albedo, [-0.5, 0.6, 0.5], 1.1, 0.0)),
            (0.55, shade(albedo, [0.25, 0.8, 0.4])),
            (1.0, lit(albedo, [0.95, 0.3, 0.3], 0.6, 0.0)),
        ];
        self.fill_across(roof, &stops, (z, z + height));
    }

    /// The finished scenery with all glows.
    pub fn finish(self) -> Drawn {
        let (heights, mut lights) = (self.relief.part(Part::Red), self.relief.part(Part::Green));
        let (width, height) = (lights.width, lights.height);
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
        Drawn { colour: self.colour.finish(), heights, lights }
    }
}

/// How flat a circle on top of a round object looks.
const SQUASH: f32 = 0.62;

/// The colour of a lit window.
pub(in crate::painter) const WINDOW: Rgb = [1.0, 0.78, 0.40];

/// Lamplight at its brightest, for pixels that emit light.
pub(in crate::painter) const WINDOW_LIGHT: Rgb = [AMBER[0], AMBER[1] * 1.08, AMBER[2] * 1.3];
