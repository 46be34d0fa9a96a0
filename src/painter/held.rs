//! The tile in hand as one picture: land, standing objects, and its mist.

use super::mist::{self, MistTile};
use crate::painter::picture::Picture;
use crate::painter::tiles::tile::{self, MARGINS};
use crate::rules::tiles::{Face, Rotation, Square};

/// A square far from every board. It determines the landscape of a tile in the air.
const NOWHERE: Square = Square::new(100, 100);

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
    }
    picture
}
