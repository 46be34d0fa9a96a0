//! The room behind every object: papered wall, moonlight through a window, and the edge of a table.

use super::light::{Fading, TABLE_EDGE, table};
use super::relief::covered;
use super::sheet::{Finish, Sheet};
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::noise::{Fractal, Gradient, hash};
use crate::painter::shape::Shape;
use tiny_skia::Transform;

/// The colours of the wall paper.
const WALLS: [Rgb; 4] = [hex(0x1A2A4C), hex(0x16344A), hex(0x2A2450), hex(0x1C3048)];

/// The candle's colour on the wall, and on the table.
pub(super) const ON_WALL: Rgb = [0.52, 0.27, 0.10];
const ON_TABLE: Rgb = [0.60, 0.35, 0.15];

/// A room in the dark. The candle's glow on the wall comes on top of it, and depends on where the flame is.
pub(super) struct Night {
    /// The room without that glow.
    pub dark: Vec<Rgb>,
    /// How much of the glow every pixel takes.
    pub takes: Vec<f32>,
}

impl Night {
    /// The room of this number. On a small card the wall is plain.
    pub fn new(sheet: Sheet, number: u32) -> Night {
        let (width, height) = (sheet.width as usize, sheet.height as usize);
        let panes = panes(sheet);
        let pool = Fading::new(120.0, 1.4);
        let mut wall = Wall::new(number, sheet.finish() != Finish::Whole);
        let mut grain = Grain(Gradient::new(20 + number), Gradient::new(60 + number));
        let (mut dark, mut takes) = (Vec::with_capacity(width * height), Vec::with_capacity(width * height));
        for (at, pane) in panes.into_iter().enumerate() {
            let (x, y) = sheet.point(at);
            let on_table = table(y);
            let (wall, glow) = if on_table < 1.0 { wall.at((x, y), pane) } else { ([0.0; 3], 0.0) };
            let wood = if on_table > 0.0 { wood((x, y), &mut grain, &pool) } else { [0.0; 3] };
            dark.push(mix(wall, wood, on_table));
            takes.push(glow * (1.0 - on_table));
        }
        Night { dark, takes }
    }
}

/// How bright the window's panes are on the wall.
fn panes(sheet: Sheet) -> Vec<f32> {
    let path = Shape::drawn(|path| {
        for (across, down) in (0..3).flat_map(|across| (0..3).map(move |down| (across as f32, down as f32))) {
            let (x, y) = (150.0 + across * 36.0, 24.0 + across * 11.0 + down * 56.0);
            path.move_to(x, y);
            path.line_to(x + 31.0, y + 9.0);
            path.line_to(x + 31.0, y + 59.0);
            path.line_to(x, y + 50.0);
            path.close();
        }
    });
    let place = Transform::from_scale(sheet.unit, sheet.unit);
    match covered(&path, place, sheet.width, sheet.height) {
        Some(panes) => panes.blurred(2.2 * sheet.unit).values,
        None => vec![0.0; (sheet.width * sheet.height) as usize],
    }
}

struct Wall {
    colour: Rgb,
    plain: bool,
    clouds: Fractal<2>,
}

impl Wall {
    fn new(number: u32, plain: bool) -> Wall {
        Wall { colour: WALLS[number as usize % WALLS.len()], plain, clouds: Fractal::new(number) }
    }

    /// The colour of the wall, and how much of the candle's glow it takes.
    fn at(&mut self, (x, y): (f32, f32), pane: f32) -> (Rgb, f32) {
        let (stripe, flower) = if self.plain { (0.5, 0.0) } else { damask(x, y) };
        let worn = 0.07 * self.clouds.at(x / 22.0, y / 22.0) + 0.05 * (hash(x as i32 * 3, y as i32 * 3, 5) - 0.5);
        let tone = 1.0 + 0.05 * stripe + 0.30 * (flower * 2.0).min(1.0) * f32::from(u8::from(flower > 0.0)) + worn;
        let east = (x - 170.0) / 90.0;
        let light = 0.60 + 0.20 * libm::expf(-east * east);
        let down = 1.0 - 0.45 * y / 360.0;
        let moon = pane * (1.1 - y / 210.0).clamp(0.0, 1.0);
        // The wall is darker where it meets the table.
        let foot = 1.0 - 0.35 * libm::expf(-(TABLE_EDGE - y).max(0.0) / 7.0);
        let panes = [0.07, 0.13, 0.265];
        let colour = std::array::from_fn(|i| (self.colour[i] * down * tone * light + moon * panes[i]) * foot);
        (colour, (0.75 + 0.35 * (flower * 3.0).min(1.0) + 0.1 * stripe) * foot)
    }
}

/// Stripes with lozenges between them: how far a point is in a stripe, and in a lozenge.
fn damask(x: f32, y: f32) -> (f32, f32) {
    const STRIPES: f32 = 6.5;
    let along = x / 250.0 * STRIPES;
    let stripe = 0.5 + 0.5 * libm::cosf(along * std::f32::consts::TAU);
    let column = (along + 0.5).floor();
    let (across, down) = ((along + 0.5).fract(), (y / 46.0 + (column % 2.0) * 0.5).fract());
    let lozenge = 1.0 - ((across - 0.5).abs() + (down - 0.5).abs()) * 2.4;
    let ring = 1.0 - ((lozenge - 0.32).abs() * 14.0).min(1.0);
    (stripe, (lozenge.clamp(0.0, 1.0) - 0.30 * ring).max(0.0))
}

/// Long veins along the table.
struct Grain(Gradient, Gradient);

fn wood((x, y): (f32, f32), grain: &mut Grain, pool: &Fading) -> Rgb {
    const WOOD: Rgb = hex(0x3B2A30);
    let vein = 0.30 * grain.0.at(x / 46.0, y / 2.6) + 0.22 * grain.1.at(x / 17.0, y / 1.5);
    let deep = ((y - TABLE_EDGE) / 60.0).clamp(0.0, 1.0);
    let (dx, dy) = (x - 52.0, (y - 250.0) * 2.0);
    let warm = pool.at((dx * dx + dy * dy).sqrt());
    let (above, west) = ((y - TABLE_EDGE - 0.8) / 1.1, (x - 60.0) / 130.0);
    let edge = libm::expf(-above * above - west * west);
    std::array::from_fn(|i| {
        let dull = WOOD[i] * (1.0 + 1.1 * vein) * (0.75 + 0.35 * deep) * 0.75;
        dull + warm * ON_TABLE[i] * (1.0 + vein) + edge * [0.30, 0.20, 0.10][i]
    })
}
