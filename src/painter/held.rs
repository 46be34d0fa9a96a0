//! The tile in hand as one picture: land, standing objects, its mist, and a hem along its misty edges.

use super::mist::{self, MistTile};
use crate::painter::noise::smoothstep;
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::{Point, inside};
use crate::painter::tiles::tile::{self, MARGINS, Relief};
use crate::rules::tiles::{Face, Rotation, Side, Square};

/// A square far from every board. It determines the landscape of a tile in the air: one with plain green fields, since the
/// fields are others where the tile is laid.
const NOWHERE: Square = Square::new(349, 67);

/// Paints a turned tile in hand. The picture has the extent of a picture of standing objects (see [`MARGINS`]).
pub fn paint(face: &Face, turn: Rotation, px: u32) -> Picture {
    let px = px.clamp(8, 1024);
    let painting = tile::paint(face, turn, NOWHERE, px);
    let (west, north) = MARGINS.corner(px);
    let (west, north) = (i64::from(west), i64::from(north));
    let mut picture = Picture::clear(painting.standing.width, painting.standing.height);
    picture.lay(&painting.ground, (west, north), 1.0);
    picture.lay(&painting.standing, (0, 0), 1.0);
    if let Some(mist) = mist::paint_held(MistTile { relief: &painting.relief, banks: Default::default() }, NOWHERE, px)
    {
        let swell = (i64::from(mist.width) - i64::from(px)) / 2;
        picture.lay(&mist, (west - swell, north - swell), 1.0);
        let misty = |side: &Side| painting.relief.layout.mist.iter().any(|area| area.sides.contains(side));
        let sides: Vec<Side> = Side::ALL.into_iter().filter(misty).collect();
        let hem = hem(&sides, &painting.relief, px, HEM);
        let beyond = (i64::from(hem.width) - i64::from(px)) / 2;
        picture.lay(&hem, (west - beyond, north - beyond), 1.0);
    }
    picture
}

/// How far a hem reaches beyond the tile and into it, in squares.
const HEM: f32 = 0.04;
/// A dark line outside and a bright one inside: one of them stands out from paper and from the table, the other from
/// the land.
const OUTSIDE: [u8; 3] = [0x3b, 0x54, 0xa6];
const INSIDE: [u8; 3] = [0xf6, 0xfa, 0xff];

/// The edges at which mist has to meet mist, so that nobody has to guess them from thinning mist.
fn hem(sides: &[Side], relief: &Relief, px: u32, reach: f32) -> Picture {
    let beyond = (reach * px as f32).ceil() as u32;
    let wide = px + 2 * beyond;
    let mut picture = Picture::clear(wide, wide);
    for (i, pixel) in picture.rgba.chunks_exact_mut(4).enumerate() {
        let at = |pixel: u32| (pixel as f32 + 0.5 - beyond as f32) / px as f32;
        let p = Point::new(at(i as u32 % wide), at(i as u32 / wide));
        let strength = |&side: &Side| {
            let (depth, along) = (inside(side, p), inside(Side::ALL[(side as usize + 1) & 3], p));
            let across = smoothstep(reach, 0.6 * reach, depth.abs());
            // It ends before the corners, where the next edge may be clear.
            let ends = smoothstep(0.01, 0.05, along.min(1.0 - along));
            (across * ends, depth)
        };
        let (strength, depth) = sides.iter().map(strength).fold((0.0, 0.0), |a, b| if b.0 > a.0 { b } else { a });
        let bright = smoothstep(-0.35 * reach, 0.0, depth);
        let mixed = |from: u8, to: u8| (f32::from(from) + (f32::from(to) - f32::from(from)) * bright) as u8;
        let [r, g, b] = std::array::from_fn(|channel| mixed(OUTSIDE[channel], INSIDE[channel]));
        // Towers stand before it.
        let seen = if strength > 0.0 { 1.0 - smoothstep(0.05, 0.16, relief.height_at(p)) } else { 0.0 };
        pixel.copy_from_slice(&[r, g, b, (strength * seen * 215.0) as u8]);
    }
    picture
}
