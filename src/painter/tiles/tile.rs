//! One tile on its square: the ground, what stands on it, and what the mist has to know of both.

use super::geometry::{Layout, MIDDLE, Point, inside, origin, outward};
use super::ground::{self, Cover};
use super::lamplight::Glow;
use super::objects::castle::Castle;
use super::objects::{Things, cemetery, monastery, ruin, village};
use super::places::{self, Places};
use super::scenery::{Drawn, Scenery, WINDOW_LIGHT};
use super::stencil::{Shadows, Stencil};
use super::{town, vegetation};
use crate::painter::colour::{Rgb, hex, mix};
use crate::painter::figures::circle;
use crate::painter::ink::{Canvas, Ink};
use crate::painter::light::{byte, grade, warmed};
use crate::painter::picture::{Picture, Plane};
use crate::rules::tiles::{Centre, Face, Rotation, Side, Square};

pub use super::stencil::Margins;

/// What a standing picture shows beyond its square: towers and trees reach over the square to the north.
pub const MARGINS: Margins = Margins { north: 0.45, sides: 0.17, south: 0.10 };

/// Steps of the planes the mist reads, a square.
pub(in crate::painter) const STEPS: usize = 64;

/// Steps of the lamplight planes, a square; they reach [`REACH`] beyond it.
pub(in crate::painter) const LAMP_STEPS: usize = 48;

/// How far the lamplight planes reach beyond the square, in squares.
pub(in crate::painter) const REACH: f32 = 0.5;

/// A painted tile.
///
/// Draw all grounds first, then [`rim`]s, then the standing pictures row by row from the north and in each row from the
/// west, then the mist.
#[derive(Clone, Debug, PartialEq)]
pub struct Painting {
    /// The land, exactly the square.
    pub ground: Picture,
    /// What stands on it, the square with its [`MARGINS`]; beyond the square also the shadows that fall there.
    pub standing: Picture,
    /// Light that windows and lanterns give off; same extent as `standing`.
    pub emission: Plane,
    /// What mist and figures have to know of it.
    pub relief: Relief,
}

/// What is still of use once the pictures of a tile are painted: what the mist flows round, and where figures stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Relief {
    /// Pixels a square of `height`.
    px: u32,
    /// How high what stands reaches, in squares; the square with its [`MARGINS`].
    height: Plane,
    /// Where things lie on the square.
    pub layout: Layout,
    /// Where figures have room.
    pub places: Places,
    pub(in crate::painter) footing: Footing,
}

/// What the mist reads, at [`STEPS`] a square.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::painter) struct Footing {
    /// The mist area at each cell, [`Footing::CLEAR`] for none.
    pub areas: Vec<u8>,
    pub city: Plane,
    /// How far the mist opens over what is read through it: road beds and spell circles.
    pub readable: Plane,
    /// Lamplight spread out, at [`LAMP_STEPS`], with its [`REACH`].
    pub lamps: Plane,
}

impl Footing {
    /// No mist.
    pub const CLEAR: u8 = u8::MAX;
}

impl Relief {
    /// How high what stands reaches at a place of the square, or of its margins, in squares.
    pub(in crate::painter) fn height_at(&self, p: Point) -> f32 {
        let (px, (left, top)) = (self.px as f32, MARGINS.corner(self.px));
        self.height.sample(p.x * px + left as f32, p.y * px + top as f32)
    }
}

/// Paints a face that was turned and lies on a square, `px` pixels a square.
///
/// The same arguments always give the same pictures; pictures of neighbouring squares continue each other.
pub fn paint(face: &Face, turn: Rotation, square: Square, px: u32) -> Painting {
    let px = px.clamp(8, 1024);
    let layout = Layout::of(face, turn, square);
    let places = places::of(&layout, &face.print().mist);
    let things = gather(&layout, &places);
    let mut shadows = Shadows(Stencil::new(px, MARGINS));
    let mut scenery = Scenery::new(px, MARGINS);
    for thing in &things {
        thing.shadow(&mut shadows);
        thing.draw(&mut scenery);
    }
    let shadow = shadows.0.plane().blurred(0.014 * px as f32);
    let Drawn { colour, heights, lights: emission } = scenery.finish();
    let glow = Glow::of(&layout, &emission, px);
    let ground = ground_picture(&layout, &rings(&places, px), &shadow, &glow);
    let standing = standing_picture(colour, &shadow, &emission, &glow);
    let footing = footing(&layout, &places, glow.lamps);
    Painting { ground, standing, emission, relief: Relief { px, height: heights, layout, places, footing } }
}

/// Everything that stands on the tile, what is further north first.
fn gather(layout: &Layout, places: &Places) -> Things {
    let mut things = Things::new();
    town::build(layout, places, &mut things);
    match layout.centre {
        Some(Centre::Village) => village::build(layout, &mut things),
        Some(Centre::Castle) => things.push(Box::new(Castle { at: layout.castle() })),
        Some(Centre::Monastery) => monastery::build(layout, &mut things),
        Some(Centre::Cemetery) => cemetery::build(layout, &mut things),
        Some(Centre::Ruin) => ruin::build(layout, &mut things),
        None => {}
    }
    vegetation::grow(layout, places, &mut things);
    things.sort_by(|a, b| a.foot().total_cmp(&b.foot()));
    things
}

const MASK_MARGINS: Margins = Margins { north: 0.16, sides: 0.16, south: 0.16 };

/// What covers the land, roads and towns going on beyond the edges so that blurs do too.
fn cover(layout: &Layout, px: u32) -> Cover {
    let scale = px as f32;
    let plane = |draw: &dyn Fn(&mut Stencil)| Stencil::covered(px, MASK_MARGINS, draw);
    let roads = |width: f32| plane(&|stencil| road_bands(layout, stencil, width));
    let city = plane(&|stencil| {
        for city in &layout.cities {
            stencil.area(&city.outline);
            for &side in &city.sides {
                stencil.area(&beyond(side, 0.2));
            }
        }
    });
    let trodden = match layout.centre {
        Some(Centre::Village | Centre::Castle | Centre::Monastery) => Some((MIDDLE, 0.25)),
        Some(Centre::Ruin) => Some((layout.ruin_corner(), 0.17)),
        _ => None,
    };
    let yard = plane(&|stencil| {
        if let Some((middle, radius)) = trodden {
            stencil.band(&[middle, middle + Point::new(0.001, 0.0)], radius * 2.0);
        }
    });
    let yard = if trodden.is_some() { yard.blurred(0.07 * scale) } else { yard };
    Cover {
        city_near: if layout.cities.is_empty() { city.clone() } else { city.blurred(0.045 * scale) },
        city,
        road: roads(super::geometry::ROAD_WIDTH).blurred(0.006 * scale),
        road_near: roads(0.118).blurred(0.016 * scale),
        yard,
        margin: (MASK_MARGINS.sides * scale).round() as usize,
    }
}

fn road_bands(layout: &Layout, stencil: &mut Stencil, width: f32) {
    for road in &layout.roads {
        let mut line = road.line.clone();
        let mut extend = |end: usize, before: bool| {
            let p = line[end];
            if let Some(side) = Side::ALL.into_iter().find(|&side| inside(side, p).abs() < 1e-3) {
                line.insert(if before { 0 } else { end + 1 }, p + outward(side) * 0.2);
            }
        };
        extend(road.line.len() - 1, false);
        extend(0, true);
        stencil.band(&line, width);
    }
}

/// The strip beyond a side.
fn beyond(side: Side, depth: f32) -> [Point; 4] {
    let out = outward(side);
    let (middle, along) = (MIDDLE + out * 0.5, out.left() * 0.5);
    [middle - along, middle + along, middle + along + out * depth, middle - along + out * depth]
}

/// What shadow leaves of the land's colour, and the blue the sky gives back.
const SHADE: Rgb = [1.0 - 0.55 * 0.28, 1.0 - 0.55 * 0.42, 1.0 - 0.55 * 0.85];

/// The stone rings of the spell circles, before the evening falls on them; exactly the square.
fn rings(places: &Places, px: u32) -> Picture {
    let mut canvas = Canvas::plain(px, px);
    for middle in places.circles.iter().flatten() {
        canvas.at((middle.x * px as f32, middle.y * px as f32), circle::EXTENT.squares * px as f32);
        circle::print(&mut canvas);
    }
    canvas.finish()
}

fn ground_picture(layout: &Layout, rings: &Picture, shadow: &Plane, glow: &Glow) -> Picture {
    const EVENING: Rgb = [0.72, 0.785, 0.91];
    let px = rings.width;
    let contact = shadow.blurred(0.046 * px as f32);
    let (left, top) = MARGINS.corner(px);
    let (left, top, size) = (left as usize, top as usize, px as usize);
    let land = ground::paint(origin(layout.square), size, &cover(layout, px));
    let mut rgba = Vec::with_capacity(size * size * 4);
    for (i, (land, ring)) in land.into_iter().zip(rings.rgba.chunks_exact(4)).enumerate() {
        let (column, row) = (i % size + left, i / size + top);
        let colour = inlaid(land, ring);
        let at = row * shadow.width + column;
        let (dark, near) = (0.62 * shadow.values[at], 1.0 - 0.18 * contact.values[at]);
        let lit: Rgb =
            std::array::from_fn(|c| (colour[c] * EVENING[c] * (1.0 - dark * SHADE[c]) * near).clamp(0.0, 1.0));
        let [r, g, b] = grade(warmed(lit, glow.at(glow.place(column, row), at))).map(byte);
        rgba.extend([r, g, b, 255]);
    }
    Picture { width: px, height: px, rgba }
}

/// Stone let into the land: worn, so that the land's own light and dark show on it.
fn inlaid(land: Rgb, ring: &[u8]) -> Rgb {
    let alpha = f32::from(ring[3]) / 255.0;
    let tone = 0.80 + 0.65 * (land[0] + land[1] + land[2]) / 3.0;
    mix(land, std::array::from_fn(|c| f32::from(ring[c]) / 255.0 * tone), alpha)
}

/// Lamplight and grade over what was drawn, and beneath it the shadows that fall beyond the square.
fn standing_picture(mut drawn: Picture, shadow: &Plane, emission: &Plane, glow: &Glow) -> Picture {
    let width = drawn.width as usize;
    let reach = MARGINS.sides.min(MARGINS.south);
    for (at, pixel) in drawn.rgba.chunks_exact_mut(4).enumerate() {
        let alpha = f32::from(pixel[3]) / 255.0;
        let p = glow.place(at % width, at / width);
        let out = Side::ALL.into_iter().map(|side| -inside(side, p)).fold(0.0, f32::max);
        let fallen = if out > 0.0 && shadow.values[at] > 0.004 {
            // Towards the picture's rim the shadow fades instead of being cut.
            0.52 * shadow.values[at] * (1.0 - crate::painter::noise::smoothstep(reach - 0.05, reach, out))
        } else {
            0.0
        };
        if alpha == 0.0 && fallen == 0.0 {
            continue;
        }
        let drawn: Rgb = std::array::from_fn(|c| f32::from(pixel[c]) / 255.0);
        let mut colour = warmed(drawn, glow.at(p, at));
        if emission.values[at] > 0.5 {
            colour = std::array::from_fn(|c| colour[c].max(emission.values[at].min(1.0) * WINDOW_LIGHT[c]));
        }
        let whole = alpha + fallen * (1.0 - alpha);
        let [r, g, b] = mix(hex(0x02060f), grade(colour), alpha / whole).map(byte);
        pixel.copy_from_slice(&[r, g, b, byte(whole)]);
    }
    bleed(&mut drawn);
    drawn
}

/// Gives transparent pixels the colour of what they touch: scaling blends straight colours, and black would show.
fn bleed(picture: &mut Picture) {
    let (width, height) = (picture.width as usize, picture.height as usize);
    for _ in 0..2 {
        let before = picture.rgba.clone();
        let known = |at: usize| before[at * 4 + 3] > 0 || before[at * 4] > 0;
        for row in 1..height - 1 {
            for column in 1..width - 1 {
                let at = row * width + column;
                if known(at) {
                    continue;
                }
                if let Some(from) = [at - 1, at + 1, at - width, at + width].into_iter().find(|&from| known(from)) {
                    let (to, from) = (at * 4, from * 4);
                    picture.rgba[to..to + 3].copy_from_slice(&before[from..from + 3]);
                }
            }
        }
    }
}

/// How far the mist opens over roads: they are seen without being pointed at.
const ROADS_SEEN: f32 = 0.93;

fn footing(layout: &Layout, places: &Places, lamps: Plane) -> Footing {
    const EXACT: Margins = Margins { north: 0.0, sides: 0.0, south: 0.0 };
    let plane = |draw: &dyn Fn(&mut Stencil)| Stencil::covered(STEPS as u32, EXACT, draw);
    let city = plane(&|stencil| layout.cities.iter().for_each(|city| stencil.area(&city.outline)));
    let mut readable = plane(&|stencil| road_bands(layout, stencil, super::geometry::ROAD_WIDTH));
    let rings = plane(&|stencil| {
        for &middle in places.circles.iter().flatten() {
            stencil.band(&[middle, middle + Point::new(0.001, 0.0)], circle::EXTENT.squares);
        }
    });
    for (readable, ring) in readable.values.iter_mut().zip(&rings.values) {
        *readable = (ROADS_SEEN * *readable).max(0.92 * ring);
    }
    let area = |i: usize| {
        let p = Point::new((i % STEPS) as f32 + 0.5, (i / STEPS) as f32 + 0.5) * (1.0 / STEPS as f32);
        layout.mist.iter().position(|area| area.contains(p)).map_or(Footing::CLEAR, |index| index as u8)
    };
    Footing { areas: (0..STEPS * STEPS).map(area).collect(), city, readable, lamps }
}

/// The tile's thickness at edges where no neighbour lies, `free` given for north, east, south and west.
///
/// Same extent as a standing picture; drawn over the grounds and under everything that stands. Nothing if all four
/// neighbours lie there.
pub fn rim(free: [bool; 4], px: u32) -> Option<Picture> {
    if free == [false; 4] {
        return None;
    }
    let px = px.clamp(8, 1024);
    let mut scenery = Scenery::new(px, MARGINS);
    let [north, east, south, west] = free;
    let at = |x: f32, y: f32, z: f32| [x, y, z];
    if south {
        let face = |top: f32, bottom: f32| {
            [at(0.0, 1.0, -top), at(1.0, 1.0, -top), at(1.0, 1.0, -bottom), at(0.0, 1.0, -bottom)]
        };
        let (light, middle, dark) = (hex(0x6b5648), hex(0x4a4048), hex(0x22242f));
        let strips = 12;
        for i in 0..strips {
            let t = (i as f32 + 0.5) / strips as f32;
            let colour = if t < 0.35 { mix(light, middle, t / 0.35) } else { mix(middle, dark, (t - 0.35) / 0.65) };
            let depth = 0.085 / strips as f32;
            let corners = face(i as f32 * depth, (i + 1) as f32 * depth + if i + 1 < strips { 0.004 } else { 0.0 });
            scenery.fill(scenery.outline(&corners), Ink::flat(grade(colour), 1.0), (0.0, 0.0));
        }
        scenery.line(at(0.0, 1.0, 0.0), at(1.0, 1.0, 0.0), grade(hex(0x9aa06c)), 0.012, 0.6);
    }
    if east {
        scenery.line(at(1.0, 0.0, 0.0), at(1.0, 1.0, 0.0), hex(0x1c2230), 0.012, 0.5);
    }
    for (free, to) in [(north, at(1.0, 0.0, 0.0)), (west, at(0.0, 1.0, 0.0))] {
        if free {
            scenery.line(at(0.0, 0.0, 0.0), to, hex(0xead9b0), 0.010, 0.34);
        }
    }
    Some(scenery.finish().colour)
}
