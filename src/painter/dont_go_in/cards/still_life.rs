//! An object in its room, carved once and lit for each of the four values.

use super::candle::{self, Halo};
use super::light::{Fading, TABLE_EDGE, falloff, finished};
use super::night::{Night, ON_WALL};
use super::objects::{Stance, carve};
use super::relief::{Relief, covered, depth};
use super::sheet::{CARD, Sheet};
use crate::painter::colour::{Rgb, hex, mix, times};
use crate::painter::noise::smoothstep;
use crate::painter::picture::Plane;
use crate::painter::shape::Shape;
use crate::rules::dont_go_in::CardType;
use tiny_skia::Transform;

/// The cream colour of the line around an object.
const CREAM: Rgb = hex(0xFFF2D6);

/// Something carved, averaged to the pixels of the card. Its colours are multiplied by its cover.
pub(super) struct Carved {
    cold: Vec<Rgb>,
    warm: Vec<Rgb>,
    glow: Vec<Rgb>,
    cover: Plane,
    /// How much of every pixel belongs to the line around it.
    pub line: Plane,
}

impl Carved {
    /// What `carve` makes in units that `place` leads to those of the card.
    pub fn new(sheet: Sheet, place: Transform, carve: impl FnOnce(&mut Relief)) -> Carved {
        /// Width of the line around an object, in units.
        const LINE: f32 = 1.8;
        let fineness = sheet.fineness();
        let (width, height) = ((sheet.width * fineness) as usize, (sheet.height * fineness) as usize);
        let fine = sheet.unit * fineness as f32;
        let mut relief = Relief::new(width, height, place.post_scale(fine, fine));
        carve(&mut relief);
        let line = LINE.max(0.9 / sheet.unit) * fine;
        let around = grown(&relief.cover, line);
        let fineness = fineness as usize;
        let colours = |from: &[Rgb]| averaged(from, width, fineness, [0.0; 3], |sum, part| add(sum, part, 1.0));
        let numbers = |from: &Plane| Plane {
            width: width / fineness,
            height: height / fineness,
            values: averaged(&from.values, width, fineness, 0.0, |sum, part| sum + part),
        };
        let share = 1.0 / (fineness * fineness) as f32;
        let scaled = |colours: Vec<Rgb>| colours.into_iter().map(|colour| colour.map(|part| part * share)).collect();
        let plane = |mut plane: Plane| {
            plane.values.iter_mut().for_each(|value| *value *= share);
            plane
        };
        Carved {
            cold: scaled(colours(&relief.cold)),
            warm: scaled(colours(&relief.warm)),
            glow: scaled(colours(&relief.glow)),
            cover: plane(numbers(&relief.cover)),
            line: plane(numbers(&around)),
        }
    }

    /// The light that spreads from what glows.
    pub fn shine(&self, sheet: Sheet) -> Vec<Rgb> {
        let mut shine: Vec<Rgb> = self.glow.iter().map(|colour| times_each(*colour, 0.25)).collect();
        for part in 0..3 {
            let values = self.glow.iter().map(|colour| colour[part]).collect();
            let plane = Plane { values, ..self.cover };
            for (soft, by) in [(4.0, 0.9), (11.0, 0.8)] {
                let soft = plane.blurred(soft * sheet.unit);
                shine.iter_mut().zip(soft.values).for_each(|(shine, more)| shine[part] += more * by);
            }
        }
        shine
    }

    /// The dark seam around it.
    pub fn seam(&self, sheet: Sheet) -> Plane {
        grown(&self.cover, 1.5 * sheet.unit).blurred(4.0 * sheet.unit)
    }

    /// The colour of a pixel with this much of the candle, laid over another one.
    pub fn over(&self, below: Rgb, at: usize, candle: f32) -> Rgb {
        let kept = 1.0 - self.cover.values[at];
        std::array::from_fn(|i| {
            let part = self.cold[at][i] + self.warm[at][i] * candle;
            below[i] * kept + part.min(1.25)
        })
    }
}

/// The sums of blocks of fine pixels.
fn averaged<T: Copy>(from: &[T], width: usize, fineness: usize, zero: T, add: impl Fn(T, T) -> T) -> Vec<T> {
    let columns = width / fineness;
    let mut sums = Vec::with_capacity(from.len() / (fineness * fineness));
    for rows in from.chunks_exact(width * fineness) {
        for column in 0..columns {
            let block = rows.chunks_exact(width).flat_map(|row| &row[column * fineness..(column + 1) * fineness]);
            sums.push(block.fold(zero, |sum, &part| add(sum, part)));
        }
    }
    sums
}

fn add(colour: Rgb, more: Rgb, by: f32) -> Rgb {
    std::array::from_fn(|i| colour[i] + more[i] * by)
}

/// What is covered, grown by this many pixels.
fn grown(cover: &Plane, by: f32) -> Plane {
    let outside = Plane { values: cover.values.iter().map(|value| 1.0 - value).collect(), ..*cover };
    let mut grown = depth(&outside);
    grown.values.iter_mut().for_each(|far| *far = (by + 0.5 - *far).clamp(0.0, 1.0));
    grown
}

/// An object in its room.
pub(super) struct StillLife {
    sheet: Sheet,
    night: Night,
    object: Carved,
    /// What the object's shadow leaves of the room's light.
    shade: Plane,
    /// The dark seam around the object.
    seam: Plane,
    /// What shines out of the object.
    shine: Vec<Rgb>,
}

impl StillLife {
    pub fn new(kind: CardType, sheet: Sheet) -> StillLife {
        let stance = Stance::of(kind).fitted(sheet.finish());
        let object = Carved::new(sheet, stance.place(), |relief| carve(kind, relief));
        let night = Night::new(sheet, kind as u32);
        let shade =
            if stance.hangs { shade_on_wall(sheet, &object.cover) } else { shade_on_table(sheet, &object.cover) };
        let (seam, shine) = (object.seam(sheet), object.shine(sheet));
        StillLife { sheet, night, object, shade, seam, shine }
    }

    /// The object by the light of a flame at this place, with the candle that carries it.
    pub fn lit(&self, flame: (f32, f32), candle: Option<&Carved>, glow: &Glow) -> Vec<Rgb> {
        let pixel = |at: usize| {
            let (x, y) = self.sheet.point(at);
            let (dx, dy) = (x - flame.0, y - flame.1);
            let distance = (dx * dx + dy * dy).sqrt();
            let shade = self.shade.values[at];
            let mut colour = add(self.night.dark[at], ON_WALL, self.night.takes[at] * glow.wall.at(distance));
            colour = times_each(colour, shade);
            if let Some(candle) = candle {
                colour =
                    add(candle.over(colour, at, 1.0), glow.halo.at((dx * dx + (dy - 2.0) * (dy - 2.0)).sqrt()), 1.0);
            }
            colour = times_each(colour, 1.0 - 0.40 * self.seam.values[at]);
            let line = (1.12 - (x - 40.0) / 330.0 - (y - 40.0) / 600.0).clamp(0.45, 1.0) * self.object.line.values[at];
            let cream = times(CREAM, 0.62 + 0.38 * (1.3 - (x - 40.0) / 260.0).clamp(0.0, 1.0));
            colour = mix(colour, cream, line);
            colour = self.object.over(colour, at, falloff((dx, dy)));
            finished(add(colour, self.shine[at], 1.0), (x, y), CARD)
        };
        (0..self.night.dark.len()).map(pixel).collect()
    }
}

/// How the candle's light fades, the same on all cards.
pub(super) struct Glow {
    wall: Fading,
    halo: Halo,
}

impl Glow {
    pub fn new() -> Glow {
        Glow { wall: Fading::new(72.0, 1.3), halo: Halo::new() }
    }
}

fn times_each(colour: Rgb, by: f32) -> Rgb {
    colour.map(|part| part * by)
}

/// What a hanging object leaves of the light: its shadow falls on the wall, to the south-east.
fn shade_on_wall(sheet: Sheet, cover: &Plane) -> Plane {
    let soft = cover.blurred(5.0 * sheet.unit);
    shaded(sheet, |x, y| {
        let on_wall = ((TABLE_EDGE + 4.0 - y) / 8.0).clamp(0.0, 1.0);
        1.0 - 0.62 * on_wall * at(&soft, sheet, x - 13.0, y - 10.0)
    })
}

/// What a standing object leaves of the light: its shadow falls on the table towards the eye, on the wall, and is
/// darkest where it touches the table.
fn shade_on_table(sheet: Sheet, cover: &Plane) -> Plane {
    let rows = cover.values.chunks_exact(cover.width);
    let lowest = rows.clone().rposition(|row| row.iter().any(|&value| value > 0.3)).unwrap_or(0);
    let foot = (lowest as f32 + 1.0) / sheet.unit;
    let sole = lowest.saturating_sub((5.0 * sheet.unit) as usize);
    let touches = |row: &[f32]| {
        let (first, last) = (row.iter().position(|&value| value > 0.3)?, row.iter().rposition(|&value| value > 0.3)?);
        Some((first as f32 / sheet.unit, (last + 1) as f32 / sheet.unit))
    };
    let (west, east) = rows.clone().nth(sole).and_then(touches).unwrap_or_default();
    let oval = Shape::oval(((west + east) / 2.0 + 4.0, foot), (east - west) / 2.0 + 5.0, 5.0);
    let contact = covered(&oval, Transform::from_scale(sheet.unit, sheet.unit), sheet.width, sheet.height);
    let contact = contact.map(|contact| contact.blurred(2.5 * sheet.unit));
    let (near, far) = (cover.blurred(2.6 * sheet.unit), cover.blurred(7.0 * sheet.unit));
    shaded(sheet, |x, y| {
        let contact = contact.as_ref().map_or(0.0, |contact| at(contact, sheet, x, y));
        let wall = at(&far, sheet, x - 30.0, y + 4.0) * (1.0 - smoothstep(228.0, 232.0, y));
        // The upright object laid flat towards the eye, a quarter as long and leaning to the east.
        let up = (y - foot + 3.0).max(0.0) / 0.24;
        let table = if y > TABLE_EDGE { at(&near, sheet, x - 0.55 * up * 0.6 - 2.0, foot - up) } else { 0.0 };
        (1.0 - 0.65 * contact) * (1.0 - 0.40 * wall) * (1.0 - 0.72 * table)
    })
}

fn shaded(sheet: Sheet, left: impl Fn(f32, f32) -> f32) -> Plane {
    let (width, height) = (sheet.width as usize, sheet.height as usize);
    let values = (0..width * height).map(|at| sheet.point(at)).map(|(x, y)| left(x, y)).collect();
    Plane { width, height, values }
}

/// A plane at a point in units; nothing beyond its edges.
fn at(plane: &Plane, sheet: Sheet, x: f32, y: f32) -> f32 {
    let (x, y) = (x * sheet.unit, y * sheet.unit);
    if x < 0.0 || y < 0.0 { 0.0 } else { plane.sample(x, y) }
}

/// The candle of a card with this value.
pub(super) fn candle(sheet: Sheet, value: u8) -> Carved {
    Carved::new(sheet, Transform::identity(), |relief| candle::carve(relief, value))
}
