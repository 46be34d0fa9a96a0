//! The tile in hand as one picture: land, what stands on it, and its mist.

use super::mist::{self, MistTile};
use super::picture::Picture;
use super::tile::{self, MARGINS};
use crate::rules::{Face, Square, Turn};

/// Far from every board: the landscape a tile shows while it is in the air.
const NOWHERE: Square = Square::new(100, 100);

/// Paints a face that is turned and held in hand; the extent is that of a standing picture (see [`MARGINS`]).
pub fn paint(face: &Face, turn: Turn, px: u32) -> Picture {
    let px = px.clamp(8, 1024);
    let painting = tile::paint(face, turn, NOWHERE, px);
    let (west, north) = ((MARGINS.sides * px as f32).round() as i64, (MARGINS.north * px as f32).round() as i64);
    let mut picture = Picture::clear(painting.standing.width, painting.standing.height);
    lay_over(&mut picture, &painting.ground, west, north);
    lay_over(&mut picture, &painting.standing, 0, 0);
    if let Some(mist) = mist::paint_held(MistTile { painting: &painting, finished: [false; 4] }, NOWHERE, px) {
        let swell = (i64::from(mist.width) - i64::from(px)) / 2;
        lay_over(&mut picture, &mist, west - swell, north - swell);
    }
    picture
}

/// Lays a picture over another with its corner at (`x`, `y`), alpha as usual.
fn lay_over(under: &mut Picture, over: &Picture, x: i64, y: i64) {
    for row in 0..over.height {
        for column in 0..over.width {
            let (to_x, to_y) = (x + i64::from(column), y + i64::from(row));
            if to_x < 0 || to_y < 0 || to_x >= i64::from(under.width) || to_y >= i64::from(under.height) {
                continue;
            }
            let [r, g, b, a] = over.pixel(column, row).map(f32::from);
            let at = ((to_y as u32 * under.width + to_x as u32) * 4) as usize;
            let below = &mut under.rgba[at..at + 4];
            let share = a / 255.0;
            let kept = f32::from(below[3]) / 255.0 * (1.0 - share);
            let alpha = share + kept;
            if alpha > 0.0 {
                for (channel, colour) in [r, g, b].into_iter().enumerate() {
                    below[channel] = ((colour * share + f32::from(below[channel]) * kept) / alpha).round() as u8;
                }
                below[3] = (alpha * 255.0).round() as u8;
            }
        }
    }
}
