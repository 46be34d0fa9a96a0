//! Parchment: the panels, the disc under the score ring, and what lies on them (ribbon and shelf).
//!
//! Lengths are in pixels. `unit` is the number of pixels per pixel of the 1920 × 1080 layout, so that tears, burns and
//! shadows grow with the window. The pictures of panels and discs include the shadow: they are larger than the paper by
//! [`margin`] pixels on every side.

use super::colour::{Rgb, hex, mix, times, toned};
use super::figures::emblem;
use super::ink::{Canvas, Cast, Ink, Shape};
use super::noise::{fractal, gradient, hash, smoothstep};
use super::picture::{Picture, Plane};
use super::pixelwise::{LARGEST, painted, scale};
use crate::rules::Colour;

/// Colour of clean parchment. It is darker than the mist on purpose.
pub const PARCHMENT: Rgb = [0.775, 0.700, 0.556];

/// Colour of text on parchment.
pub const INK: Rgb = hex(0x2B2A33);

/// Space for the shadow around a sheet of paper, in pixels on every side.
pub fn margin(unit: f32) -> u32 {
    (40.0 * scale(unit)).ceil() as u32
}

/// A panel whose paper is `width` × `height` pixels. `seed` selects how it is torn and stained.
pub fn panel(width: u32, height: u32, unit: f32, seed: u32) -> Picture {
    let (unit, width, height) = (scale(unit), width.min(LARGEST), height.min(LARGEST));
    let (w, h) = (width as f32, height as f32);
    Sheet { width, height, unit, seed, burn: 0.5 }.painted(&torn_rectangle(w, h, unit, seed))
}

/// The round sheet under the score ring, `diameter` pixels wide.
pub fn disc(diameter: u32, unit: f32, seed: u32) -> Picture {
    let (unit, diameter) = (scale(unit), diameter.min(LARGEST));
    let sheet = Sheet { width: diameter, height: diameter, unit, seed, burn: 0.6 };
    sheet.painted(&torn_circle(diameter as f32 / 2.0, unit, seed))
}

/// The colour of a player's ribbon. It is the colour of their meeples, dark enough for cream text or light enough for
/// ink.
pub fn cloth(colour: Colour) -> Rgb {
    let dyed = emblem::cloak(colour);
    match colour {
        Colour::Yellow => dyed,
        Colour::Red => times(dyed, 0.80),
        Colour::Green => times(dyed, 0.68),
        Colour::Blue => times(dyed, 0.82),
        Colour::Black => toned(dyed, 1.0, 0.06),
        Colour::Pink => times(dyed, 0.66),
    }
}

/// Whether text on a player's ribbon is dark.
pub fn takes_ink(colour: Colour) -> bool {
    colour == Colour::Yellow
}

/// The ribbon behind the active player, with a swallow tail at its right end.
pub fn ribbon(width: u32, height: u32, unit: f32, colour: Colour) -> Picture {
    let unit = scale(unit);
    let (w, h) = (width as f32, height as f32);
    let (top, bottom, right) = (2.0 * unit, h - 5.0 * unit, w - 3.0 * unit);
    let tail = 10.0 * unit;
    let shape = Shape::polygon(&[
        (unit, top),
        (right, top),
        (right - tail, (top + bottom) / 2.0),
        (right, bottom),
        (unit, bottom),
    ]);
    let mut canvas = Canvas::new(width, height);
    canvas.at((0.0, 0.0), 1.0);
    canvas.soft(&shape.moved(1.0, (unit, 2.5 * unit)), Cast::Body, 1.6 * unit, [0.10, 0.03, 0.02], 0.55);
    let dyed = cloth(colour);
    let cloth = [
        (0.0, dyed, 1.0),
        (0.35, times(dyed, 0.95), 1.0),
        (1.0, times(dyed, if takes_ink(colour) { 0.88 } else { 0.74 }), 1.0),
    ];
    canvas.fill(&shape, &Ink::along((0.0, 0.0), (w, 0.0), &cloth));
    let sheen = [(0.0, [1.0, 0.85, 0.7], 0.16), (0.45, [1.0, 0.85, 0.7], 0.0), (1.0, [0.1, 0.0, 0.08], 0.26)];
    canvas.fill(&shape, &Ink::along((0.0, top), (0.0, bottom), &sheen));
    let stitch = 3.6 * unit;
    let hem = Shape::line(&[(stitch, top + stitch), (right - tail, top + stitch)]);
    let foot = Shape::line(&[(stitch, bottom - stitch), (right - tail, bottom - stitch)]);
    for line in [hem, foot] {
        canvas.dash(&line, 0.9 * unit, 4.0 * unit, 3.4 * unit, &Ink::flat(hex(0xF6D48C), 0.42));
    }
    canvas.stroke(&shape, 1.4 * unit, &Ink::flat(hex(0xF6D48C), 0.9));
    canvas.finish()
}

/// A dark shelf in the paper for the ghosts of the supply.
pub fn shelf(width: u32, height: u32, unit: f32) -> Picture {
    let unit = scale(unit);
    let (w, h) = (width as f32, height as f32);
    let rim = 2.0 * unit;
    let shape = Shape::rounded(rim, rim, w - 2.0 * rim, h - 2.0 * rim, 9.0 * unit);
    let mut canvas = Canvas::new(width, height);
    canvas.at((0.0, 0.0), 1.0);
    canvas.stroke(&shape.moved(1.0, (0.0, 1.1 * unit)), 1.6 * unit, &Ink::flat([1.0, 0.95, 0.82], 0.5));
    let depth = [(0.0, hex(0x1B2433), 1.0), (1.0, hex(0x2C3B52), 1.0)];
    canvas.fill(&shape, &Ink::along((0.0, rim), (0.0, h - rim), &depth));
    let shadow = shape.moved(1.0, (2.5 * unit, 4.0 * unit));
    canvas.soft_inside(&shadow, Cast::Body, 4.0 * unit, &shape, hex(0x35486A), 0.30);
    canvas.soft_inside(&shape, Cast::Edge(9.0 * unit), 4.0 * unit, &shape, [0.02, 0.03, 0.07], 0.75);
    canvas.stroke(&shape, 1.8 * unit, &Ink::flat(hex(0x5A3A22), 0.95));
    canvas.finish()
}

struct Sheet {
    width: u32,
    height: u32,
    unit: f32,
    seed: u32,
    burn: f32,
}

impl Sheet {
    fn painted(&self, outline: &Shape) -> Picture {
        let (margin, unit) = (margin(self.unit), self.unit);
        let (width, height) = ((self.width + 2 * margin).min(LARGEST), (self.height + 2 * margin).min(LARGEST));
        let mut canvas = Canvas::plain(width, height);
        canvas.at((margin as f32, margin as f32), 1.0);
        let body = canvas.coverage(outline, Cast::Body);
        let shadow = body.blurred(11.0 * unit);
        let scorch = canvas.coverage(outline, Cast::Edge(26.0 * unit)).blurred(9.0 * unit);
        let char = canvas.coverage(outline, Cast::Edge(5.0 * unit)).blurred(1.6 * unit);
        let lip = canvas.coverage(&outline.moved(1.0, (-0.6 * unit, -0.7 * unit)), Cast::Edge(1.1 * unit));
        painted(width, height, |x, y| {
            let at = (y * body.width as u32 + x) as usize;
            let place = (x as f32 - margin as f32, y as f32 - margin as f32);
            let mut colour = lit(fibres(place, unit, self.seed), self.across(place));
            colour = mix(colour, [0.30, 0.17, 0.08], 0.34 * self.burn * scorch.values[at]);
            colour = mix(colour, [0.26, 0.14, 0.07], 0.55 * self.burn * char.values[at]);
            let shade = 0.62 * below(&shadow, x, y, unit);
            let on_shadow = over([0.01, 0.02, 0.04, shade], colour, body.values[at]);
            over(on_shadow, [1.0, 0.96, 0.84], 0.55 * lip.values[at])
        })
    }

    /// How far a point is across the sheet, from the north-western corner (0) to the south-eastern one (1).
    fn across(&self, (x, y): (f32, f32)) -> f32 {
        let (w, h) = (self.width.max(1) as f32, self.height.max(1) as f32);
        (x * w + y * h) / (w * w + h * h)
    }
}

/// Unlit parchment: stains, grain, fibres and a few brown specks.
fn fibres((x, y): (f32, f32), unit: f32, seed: u32) -> Rgb {
    let (x, y) = (x / unit, y / unit);
    let layer = |period: f32, octave: u32| gradient(x / period, y / period, 900 + seed * 31 + octave);
    let fibre = gradient(x / 12.0, y / 1.9, 950 + seed) + 0.5 * gradient(x / 31.0, y / 2.9, 951 + seed);
    let clouds = 0.62 * layer(170.0, 0) + 0.36 * layer(73.0, 1) + 0.24 * layer(25.0, 2) + 0.14 * layer(6.4, 3);
    let tone = 1.0 + 0.16 * (clouds + 0.10 * layer(2.0, 4) + 0.17 * fibre);
    let stain = smoothstep(0.16, 0.52, fractal::<3>(x / 210.0, y / 210.0, 970 + seed));
    let speck = smoothstep(0.50, 0.60, layer(7.0, 5)) * hash((x / 7.0) as i32, (y / 7.0) as i32, seed);
    let brown = mix(PARCHMENT, [0.66, 0.545, 0.375], 0.42 * stain + 0.40 * speck);
    brown.map(|part| part * tone)
}

/// Evening light from the north-west, and blue shade in the south-east.
fn lit(colour: Rgb, across: f32) -> Rgb {
    if across < 0.45 {
        mix(colour, [1.0, 0.93, 0.78], 0.20 * (1.0 - across.max(0.0) / 0.45))
    } else {
        mix(colour, [0.12, 0.14, 0.34], 0.27 * ((across - 0.45) / 0.55).min(1.0))
    }
}

/// The strength of the shadow under a pixel. The shadow falls to the south-east.
fn below(shadow: &Plane, x: u32, y: u32, unit: f32) -> f32 {
    let (x, y) = (x as f32 + 0.5 - 5.0 * unit, y as f32 + 0.5 - 9.0 * unit);
    if x < 0.0 || y < 0.0 { 0.0 } else { shadow.sample(x, y) }
}

/// Draws a colour over another one. Both have straight alpha.
fn over([r, g, b, a]: [f32; 4], colour: Rgb, alpha: f32) -> [f32; 4] {
    let whole = alpha + a * (1.0 - alpha);
    let share = if whole > 0.0 { alpha / whole } else { 1.0 };
    let [r, g, b] = mix([r, g, b], colour, share);
    [r, g, b, whole]
}

/// Corners of a rectangle in the order of its sides, as shares of width and height.
const CORNERS: [(f32, f32); 4] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];

fn torn_rectangle(w: f32, h: f32, unit: f32, seed: u32) -> Shape {
    let corner = 7.0 * unit;
    let sides = [
        ((corner, 0.0), (w - corner, 0.0)),
        ((w, corner), (w, h - corner)),
        ((w - corner, h), (corner, h)),
        ((0.0, h - corner), (0.0, corner)),
    ];
    let mut points = Vec::new();
    for (side, (from, to)) in sides.into_iter().enumerate() {
        // The corner before this side, a little worn.
        let worn = |along: f32, whole: f32| along + (whole / 2.0 - along).signum() * 0.3 * corner;
        let (before, after) = CORNERS[side];
        points.push((worn(before * w, w), worn(after * h, h)));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = libm::sqrtf(dx * dx + dy * dy).max(1.0);
        let steps = ((length / (7.0 * unit)) as usize).max(2);
        for step in 0..steps {
            let t = step as f32 / steps as f32;
            let (x, y) = (from.0 + dx * t, from.1 + dy * t);
            let slow = gradient(x / unit * 0.03 + seed as f32, y / unit * 0.03, 5);
            let quick = hash(step as i32, side as i32, 40 + seed) - 0.5;
            let tear = 2.6 * unit * (1.2 * slow + 0.8 * quick);
            points.push((x - dy / length * tear, y + dx / length * tear));
        }
    }
    Shape::polygon(&points)
}

fn torn_circle(radius: f32, unit: f32, seed: u32) -> Shape {
    let steps = ((radius * std::f32::consts::TAU / (6.5 * unit)) as usize).max(12);
    let points: Vec<_> = (0..steps)
        .map(|step| {
            let angle = step as f32 / steps as f32 * std::f32::consts::TAU;
            let (x, y) = (libm::cosf(angle), libm::sinf(angle));
            let tear = 3.0 * gradient(x * 3.0, y * 3.0, 8 + seed) + 1.3 * (hash(step as i32, 3, seed) - 0.5);
            let r = radius - 2.5 * unit + tear * unit;
            (radius + x * r, radius + y * r)
        })
        .collect();
    Shape::polygon(&points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_is_opaque_inside_and_fades_to_nothing_at_its_corners() {
        for picture in [panel(160, 90, 1.0, 3), disc(120, 1.0, 2)] {
            assert_eq!(picture.pixel(picture.width / 2, picture.height / 2)[3], 255);
            let (right, bottom) = (picture.width - 1, picture.height - 1);
            for (x, y) in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
                assert!(picture.pixel(x, y)[3] <= 2, "corner {x}, {y}");
            }
        }
    }

    #[test]
    fn paper_grows_with_the_unit_and_is_the_same_every_time() {
        let picture = panel(100, 60, 2.0, 1);
        assert_eq!((picture.width, picture.height), (100 + 160, 60 + 160));
        assert_eq!(picture, panel(100, 60, 2.0, 1));
        assert_ne!(picture, panel(100, 60, 2.0, 2));
    }

    #[test]
    fn senseless_sizes_still_give_a_picture() {
        for unit in [0.0, -3.0, f32::NAN, 0.01] {
            for picture in [panel(0, 0, unit, 1), disc(0, unit, 1), ribbon(0, 1, unit, Colour::Red), shelf(1, 0, unit)]
            {
                assert!(picture.width > 0 && picture.rgba.len() == (picture.width * picture.height * 4) as usize);
            }
        }
    }

    #[test]
    fn light_comes_from_the_north_west() {
        let picture = panel(200, 200, 1.0, 7);
        let mean = |x: u32, y: u32| {
            (0..30)
                .flat_map(|i| (0..30).map(move |j| (i, j)))
                .map(|(i, j)| u32::from(picture.pixel(x + i, y + j)[0]))
                .sum::<u32>()
        };
        assert!(mean(70, 70) > mean(180, 180));
        let (warm, cool) = (picture.pixel(80, 80), picture.pixel(200, 200));
        assert!(i32::from(warm[0]) - i32::from(warm[2]) > i32::from(cool[0]) - i32::from(cool[2]));
    }

    #[test]
    fn text_stays_legible_on_every_part_of_a_panel() {
        let luminance = |c: [f32; 3]| {
            let linear = c.map(|p| if p <= 0.040_45 { p / 12.92 } else { libm::powf((p + 0.055) / 1.055, 2.4) });
            0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        };
        let picture = panel(300, 240, 1.0, 5);
        let ink = luminance(INK);
        for y in (65..255).step_by(5) {
            for x in (65..315).step_by(5) {
                let [r, g, b, _] = picture.pixel(x, y).map(|part| f32::from(part) / 255.0);
                let contrast = (luminance([r, g, b]) + 0.05) / (ink + 0.05);
                assert!(contrast > 4.5, "contrast {contrast} at {x}, {y}");
            }
        }
    }

    #[test]
    fn ribbon_and_shelf_fill_their_place() {
        for picture in [ribbon(200, 50, 1.0, Colour::Blue), shelf(200, 100, 1.0)] {
            assert_eq!(picture.pixel(picture.width / 2, picture.height / 2)[3], 255);
            assert!(picture.pixel(0, 0)[3] < 60);
        }
    }

    #[test]
    fn names_are_readable_on_the_ribbons_of_all_colours() {
        let linear = |part: f32| if part <= 0.04045 { part / 12.92 } else { libm::powf((part + 0.055) / 1.055, 2.4) };
        let luminance = |[r, g, b]: Rgb| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        for colour in Colour::ALL {
            let text = if takes_ink(colour) { hex(0x2B2A33) } else { hex(0xFFF1D6) };
            let picture = ribbon(310, 56, 1.0, colour);
            // The area of the name: to the right of the badge, to the left of the meeples.
            for (x, y) in (60..190).step_by(10).flat_map(|x| (16..40).step_by(4).map(move |y| (x, y))) {
                let [r, g, b, _] = picture.pixel(x, y).map(|part| f32::from(part) / 255.0);
                let (one, other) = (luminance(text), luminance([r, g, b]));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 4.5, "{colour} at {x}, {y}: {contrast}");
            }
        }
    }
}
