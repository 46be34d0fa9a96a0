//! The land behind a whole screen: tiles of the deck, laid by the rules, with the picture's own mist and time of day.
//!
//! Points are measured from the north-western corner of the land, in squares, `y` to the south.

use super::panorama::{self, Haunting, View, Wanderer, Who};
use crate::painter::colour::Rgb;
use crate::painter::noise::smoothstep;
use crate::painter::picture::{Picture, Plane};
use crate::painter::pixelwise::painted;
use crate::painter::tiles::geometry::{Point, origin};
use crate::rules::mists::{LaidTile, Layout, LayoutError, Level, Mists, Setup};
use crate::rules::tiles::{Deck, Rotation, Square};
use std::sync::Arc;

/// The square in the land's north-western corner. Fields and woods depend on the square, and here they look good.
const CORNER: Square = Square::new(7, 8);

/// The land of a screen.
pub(in crate::painter) struct Backdrop {
    /// Face, column, row, quarter turns. Row numbers increase to the north.
    pub tiles: &'static [(&'static str, i16, i16, u8)],
    /// The point in the middle of the picture.
    pub middle: Point,
    /// Width of the picture in squares.
    pub across: f32,
    /// The time of night, as in [`View::night`].
    pub night: f32,
    /// How thick the mist is at a point of the board, see [`thickness`].
    pub mist: fn(Point) -> f32,
    /// See [`Haunting::drowned`].
    pub drowned: f32,
    /// See [`Haunting::roads`].
    pub roads: f32,
    /// See [`Haunting::lamps`].
    pub lamps: f32,
    /// The figures in the picture.
    pub wanderers: &'static [Wanderer],
    /// How strongly warm, bright places shine on near things and on distant things.
    pub shine: (f32, f32),
}

/// Height of a screen relative to its width.
const SHAPE: f32 = 9.0 / 16.0;

impl Backdrop {
    /// Paints the land for any size, best at 16 : 9. At the end `finish` changes every pixel. It gets the position as
    /// shares of the picture.
    ///
    /// # Errors
    /// Returns an error if the deck does not have the tiles for it.
    pub fn paint(
        &self,
        level: Level,
        deck: Arc<Deck>,
        (width, height): (u32, u32),
        finish: impl Fn((f32, f32), Rgb) -> Rgb + Sync,
    ) -> Result<Picture, LayoutError> {
        let position = self.position(level, deck)?;
        let px = (width as f32 / self.across).max(height as f32 / (self.across * SHAPE)).ceil();
        let view = View { middle: origin(CORNER) + self.middle, px: px as u32, width, height, night: self.night };
        let on_board = |wanderer: &Wanderer| Wanderer { at: origin(CORNER) + wanderer.at, ..*wanderer };
        let wanderers: Vec<Wanderer> = self.wanderers.iter().map(on_board).collect();
        let Backdrop { drowned, roads, lamps, .. } = *self;
        let haunting = Haunting { mist: &self.mist, drowned, roads, lamps, wanderers: &wanderers };
        let land = panorama::paint_haunted(&position, &view, &haunting);
        let shine = shine(&land, px, self.shine);
        Ok(painted(land.width, land.height, |x, y| {
            let glow = shine.values[y as usize * shine.width + x as usize];
            let [r, g, b, _] = land.pixel(x, y).map(|part| f32::from(part) / 255.0);
            let lit = [(r, 1.0), (g, 0.62), (b, 0.22)].map(|(part, amber)| part + glow * amber * (0.55 * part + 0.10));
            let at = (x as f32 / land.width as f32, y as f32 / land.height as f32);
            let [r, g, b] = finish(at, lit).map(shouldered);
            [r, g, b, 1.0]
        }))
    }

    fn position(&self, level: Level, deck: Arc<Deck>) -> Result<Mists, LayoutError> {
        let tile = |&(face, x, y, turn): &(&str, i16, i16, u8)| LaidTile {
            face: face.to_owned(),
            at: Square::new(CORNER.x + x, CORNER.y + y),
            turn: Rotation::new(turn),
        };
        let layout = Layout { tiles: self.tiles.iter().map(tile).collect(), ..Layout::default() };
        Mists::laid_out(&Setup::with_players(level, deck, 2), &layout, &mut Vec::new())
    }
}

/// The glow of windows in the air, and of what they light. `px` is pixels per square.
fn shine(land: &Picture, px: f32, (close, wide): (f32, f32)) -> Plane {
    let warm = |pixel: &[u8]| {
        let [red, blue] = [pixel[0], pixel[2]].map(|part| f32::from(part) / 255.0);
        smoothstep(0.30, 0.62, red - blue) * smoothstep(0.55, 0.95, red)
    };
    let values = land.rgba.chunks_exact(4).map(warm).collect();
    let plane = Plane { width: land.width as usize, height: land.height as usize, values };
    let (near, far) = (plane.blurred(0.020 * px), plane.blurred(0.090 * px));
    let values = near.values.iter().zip(&far.values).map(|(near, far)| close * near + wide * far).collect();
    Plane { values, ..plane }
}

/// Compresses values that are too bright.
fn shouldered(part: f32) -> f32 {
    if part > 0.80 { 0.80 + 0.19 * (1.0 - libm::expf((0.80 - part) / 0.20)) } else { part }
}

/// The squared distance between two points of the picture, relative to a reach across and down.
pub(in crate::painter) fn apart((u, v): (f32, f32), from: (f32, f32), reach: (f32, f32)) -> f32 {
    let (across, down) = ((u - from.0) / reach.0, (v - from.1) / reach.1);
    across * across + down * down
}

/// A ghost with its size relative to a ghost on the board, and its opacity.
pub(in crate::painter) const fn ghost(x: f32, y: f32, size: f32, opacity: f32) -> Wanderer {
    Wanderer { opacity, ..stands(Who::Ghost, x, y, size) }
}

/// A standing figure.
pub(in crate::painter) const fn stands(who: Who, x: f32, y: f32, size: f32) -> Wanderer {
    Wanderer { who, at: Point::new(x, y), size, opacity: 1.0, turned_round: false }
}

/// A mass of mist: its middle, its reach across and down, and its thickness in the middle.
pub(in crate::painter) type Mass = ((f32, f32), (f32, f32), f32);

/// The thickness of several masses of mist at a point of the board.
pub(in crate::painter) fn thickness(masses: &[Mass], p: Point) -> f32 {
    let p = p - origin(CORNER);
    masses.iter().map(|&(middle, reach, thick)| thick * libm::expf(-apart((p.x, p.y), middle, reach))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::mists::{defeat, title};
    use crate::rules::tiles::{Kind, PartName};
    use crate::table::mists::shipped;

    /// Each land, with a tile of its town.
    const LANDS: [(Backdrop, (i16, i16)); 2] = [(title::LAND, (4, -1)), (defeat::LAND, (5, -1))];

    #[test]
    fn every_land_is_laid_by_the_rules_and_its_town_is_complete() {
        for (land, (x, y)) in LANDS {
            let position = land.position(shipped::level(3).unwrap(), shipped::deck().unwrap()).unwrap();
            let at = Square::new(CORNER.x + x, CORNER.y + y);
            let town = position.part_named(PartName::new(at, Kind::City, 0)).unwrap();
            assert!(position.board().region(position.board().region_of(town)).finished());
        }
    }

    #[test]
    fn land_fills_every_picture_to_its_corners() {
        for (land, _) in LANDS {
            for (dx, dy) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
                let corner = land.middle + Point::new(dx, dy * SHAPE) * land.across;
                let square = (corner.x.floor() as i16, -corner.y.floor() as i16);
                assert!(land.tiles.iter().any(|tile| (tile.1, tile.2) == square), "nothing at {corner:?}");
            }
        }
    }

    #[test]
    fn a_deck_without_its_tiles_says_so() {
        let bare = Backdrop { tiles: &[("no such face", 0, 0, 0)], ..title::LAND };
        let error = bare.position(shipped::level(3).unwrap(), shipped::deck().unwrap()).unwrap_err();
        assert_eq!(error, LayoutError::UnknownFace("no such face".into()));
    }
}
