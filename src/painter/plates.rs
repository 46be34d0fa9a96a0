//! Things to press: wax plates (buttons), round seals and keycaps, lit as if they rose from the paper.

use super::colour::{Rgb, hex, mix};
use super::ink::{Canvas, Cast, Ink, Shape};
use super::noise::{gradient, smoothstep};
use super::picture::{Picture, Plane};
use super::pixelwise::{LARGEST, painted, scale};

/// The state of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Press {
    /// Nothing happens with it.
    Idle,
    /// The pointer or the focus is on it.
    Hovered,
    /// It is held down.
    Pressed,
    /// It cannot be used now.
    Disabled,
}

impl Press {
    /// All states.
    pub const ALL: [Press; 4] = [Press::Idle, Press::Hovered, Press::Pressed, Press::Disabled];
}

/// The colour of a seal's wax.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wax {
    /// For a victory, or for the main action.
    Red,
    /// For an open level that is not won.
    Gold,
    /// For a closed level.
    Slate,
}

impl Wax {
    const fn colour(self) -> Rgb {
        match self {
            Wax::Red => hex(0xA92E25),
            Wax::Gold => hex(0xC98A24),
            Wax::Slate => hex(0x66748F),
        }
    }
}

/// Space around a plate or seal for its shadow and glow, in pixels on every side.
pub fn margin(unit: f32) -> u32 {
    (16.0 * scale(unit)).ceil() as u32
}

/// A wax plate for a line of cream text, `width` × `height` pixels. `unit` is as in [`super::paper`].
pub fn button(width: u32, height: u32, unit: f32, press: Press) -> Picture {
    let (unit, width, height) = (scale(unit), width.clamp(1, LARGEST), height.clamp(1, LARGEST));
    let (w, h) = (width as f32, height as f32);
    let outline = poured(w, h, unit);
    let groove = Shape::rounded(6.0 * unit, 6.0 * unit, w - 12.0 * unit, h - 12.0 * unit, h / 2.0 - 6.0 * unit);
    let wax = match press {
        Press::Idle => hex(0x9C3024),
        Press::Hovered => hex(0xB83C2B),
        Press::Pressed => hex(0x7E251C),
        Press::Disabled => hex(0x8B8072),
    };
    Relief { width, height, unit, wax, press }.painted(&outline, &groove)
}

/// A round seal, `diameter` pixels wide, with an empty face for a numeral.
pub fn seal(diameter: u32, unit: f32, wax: Wax) -> Picture {
    let (unit, diameter) = (scale(unit), diameter.clamp(1, LARGEST));
    let r = diameter as f32 / 2.0;
    let drips: Vec<_> = (0..90)
        .map(|step| {
            let angle = step as f32 / 90.0 * std::f32::consts::TAU;
            let (x, y) = (libm::cosf(angle), libm::sinf(angle));
            let lobe = 0.045 * libm::sinf(angle * 9.0 + 0.6) + 0.06 * gradient(x * 1.6 + 4.0, y * 1.6, 61);
            (r + x * r * (0.93 + lobe), r + y * r * (0.93 + lobe))
        })
        .collect();
    let groove = Shape::circle((r, r), r * 0.68);
    let relief = Relief { width: diameter, height: diameter, unit, wax: wax.colour(), press: Press::Idle };
    relief.painted(&Shape::polygon(&drips), &groove)
}

/// The cap of a key, `width` × `height` pixels, for a letter in ink.
pub fn keycap(width: u32, height: u32, unit: f32) -> Picture {
    let unit = scale(unit);
    let (w, h) = (width as f32, height as f32);
    let mut canvas = Canvas::new(width, height);
    canvas.at((0.0, 0.0), 1.0);
    let ink = hex(0x2B2A33);
    let cap = Shape::rounded(unit, unit, w - 2.0 * unit, h - 2.0 * unit, 5.0 * unit);
    let face = Shape::rounded(2.2 * unit, 1.8 * unit, w - 4.4 * unit, h - 6.0 * unit, 4.0 * unit);
    canvas.fill(&cap, &Ink::flat(hex(0xB8A47C), 1.0));
    canvas.stroke(&cap, 1.3 * unit, &Ink::flat(ink, 0.8));
    let light = [(0.0, hex(0xFBF2DA), 1.0), (1.0, hex(0xE9DAB6), 1.0)];
    canvas.fill(&face, &Ink::along((0.0, 0.0), (0.0, h), &light));
    canvas.stroke(&face, 0.7 * unit, &Ink::flat(hex(0xFFFBEE), 0.8));
    canvas.finish()
}

/// A rounded plate with an uneven edge, like poured wax.
fn poured(w: f32, h: f32, unit: f32) -> Shape {
    let r = h / 2.0;
    let straight = (w - h).max(0.0);
    let round = std::f32::consts::PI * r;
    let whole = 2.0 * (straight + round);
    let steps = ((whole / (3.0 * unit)) as usize).max(24);
    let points: Vec<_> = (0..steps)
        .map(|step| {
            let along = step as f32 / steps as f32 * whole;
            let (x, y, nx, ny) = stadium(along, straight, r);
            let swell = gradient(x / unit / 23.0, y / unit / 23.0, 71) * 3.2 - 1.6;
            (x + nx * swell * unit, y + ny * swell * unit)
        })
        .collect();
    Shape::polygon(&points)
}

/// The point at a position along a stadium's edge, and the outward direction there.
fn stadium(along: f32, straight: f32, r: f32) -> (f32, f32, f32, f32) {
    let round = std::f32::consts::PI * r;
    let arc = |distance: f32, centre: f32, start: f32| {
        let angle = start + distance / r;
        let (x, y) = (libm::cosf(angle), libm::sinf(angle));
        (centre + x * r, r + y * r, x, y)
    };
    if along < straight {
        (r + along, 0.0, 0.0, -1.0)
    } else if along < straight + round {
        arc(along - straight, r + straight, -std::f32::consts::FRAC_PI_2)
    } else if along < 2.0 * straight + round {
        (r + straight - (along - straight - round), 2.0 * r, 0.0, 1.0)
    } else {
        arc(along - 2.0 * straight - round, r, std::f32::consts::FRAC_PI_2)
    }
}

/// Wax in relief.
struct Relief {
    width: u32,
    height: u32,
    unit: f32,
    wax: Rgb,
    press: Press,
}

impl Relief {
    fn painted(&self, outline: &Shape, groove: &Shape) -> Picture {
        let (margin, unit) = (margin(self.unit), self.unit);
        let (width, height) = ((self.width + 2 * margin).min(LARGEST), (self.height + 2 * margin).min(LARGEST));
        let mut canvas = Canvas::plain(width, height);
        canvas.at((margin as f32, margin as f32), 1.0);
        let body = canvas.coverage(outline, Cast::Body);
        let rise = body.blurred(2.4 * unit);
        let cut = canvas.coverage(groove, Cast::Edge(1.6 * unit)).blurred(0.8 * unit);
        let sunk = canvas.coverage(groove, Cast::Body).blurred(1.6 * unit);
        let shadow = body.blurred(3.6 * unit);
        let height_at = |x: u32, y: u32| {
            let at = (y * body.width as u32 + x) as usize;
            let lumps = gradient(x as f32 / unit / 15.0, y as f32 / unit / 15.0, 81);
            rise.values[at] * 4.0 - sunk.values[at] * 0.9 - cut.values[at] * 0.5 + lumps * 0.30
        };
        painted(width, height, |x, y| {
            let at = (y * body.width as u32 + x) as usize;
            let (left, up) = (x.saturating_sub(1), y.saturating_sub(1));
            let (right, down) = ((x + 1).min(width - 1), (y + 1).min(height - 1));
            let slope =
                unit * (0.8 * (height_at(right, y) - height_at(left, y)) + (height_at(x, down) - height_at(x, up)));
            let colour = self.lit(slope);
            let (glow, strength) = self.round_it(&shadow, x, y);
            let cover = body.values[at];
            let whole = cover + strength * (1.0 - cover);
            let [r, g, b] = mix(glow, colour, if whole > 0.0 { cover / whole } else { 1.0 });
            [r, g, b, whole]
        })
    }

    /// The colour of the wax where it slopes away from the north-west (positive) or towards it (negative).
    fn lit(&self, slope: f32) -> Rgb {
        let slope = if self.press == Press::Pressed { -0.6 * slope } else { slope };
        let light = slope.clamp(-1.6, 1.6);
        let warm = mix(self.wax, [1.0, 0.83, 0.66], smoothstep(0.05, 1.5, light) * 0.62);
        let shade = mix(warm, [0.13, 0.03, 0.09], smoothstep(0.05, 1.5, -light) * 0.62);
        let shine = smoothstep(0.85, 1.5, light) * if self.press == Press::Disabled { 0.10 } else { 0.34 };
        mix(shade, [1.0, 0.95, 0.86], shine)
    }

    /// What surrounds the wax: a shadow to the south-east, or a golden glow while hovered.
    fn round_it(&self, shadow: &Plane, x: u32, y: u32) -> (Rgb, f32) {
        let drop = if self.press == Press::Pressed { 0.6 } else { 2.2 } * self.unit;
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        let dark = shadow.sample(x - drop * 0.7, y - drop);
        if self.press == Press::Hovered {
            let light = shadow.sample(x, y);
            (mix(hex(0xFFC768), [0.16, 0.06, 0.03], 0.25 * dark), (light * 1.5).min(0.85))
        } else {
            ([0.08, 0.04, 0.05], dark * if self.press == Press::Disabled { 0.35 } else { 0.62 })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_states_of_a_button_differ_and_keep_their_size() {
        let pictures = Press::ALL.map(|press| button(140, 40, 1.0, press));
        for (i, picture) in pictures.iter().enumerate() {
            assert_eq!((picture.width, picture.height), (172, 72));
            assert_eq!(picture.pixel(86, 36)[3], 255);
            assert!(picture.pixel(0, 0)[3] <= 2);
            assert!(pictures[i + 1..].iter().all(|other| other != picture));
        }
    }

    #[test]
    fn senseless_sizes_still_give_a_picture() {
        for unit in [0.0, -3.0, f32::NAN] {
            let pictures = [button(0, 0, unit, Press::Idle), seal(0, unit, Wax::Gold), keycap(0, 0, unit)];
            assert!(pictures.iter().all(|picture| picture.width > 0));
        }
    }

    #[test]
    fn wax_shines_towards_the_north_west() {
        let picture = seal(80, 1.0, Wax::Red);
        let light = |x, y| picture.pixel(x, y)[..3].iter().map(|&part| u32::from(part)).sum::<u32>();
        let north_west = (22..34).map(|i| light(i, i)).max();
        let south_east = (78..90).map(|i| light(i, i)).min();
        assert!(north_west > south_east.map(|least| least + 150));
    }

    #[test]
    fn a_keycap_has_a_light_face() {
        let picture = keycap(26, 26, 1.0);
        assert!(picture.pixel(13, 12)[0] > 225);
        assert!(picture.pixel(0, 0)[3] < 80);
    }
}
