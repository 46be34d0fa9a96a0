//! A figure on the whole board: a picture, and the point of the board where its feet are.

use super::land::Land;
use super::view::View;
use crate::painter::figures::Extent;
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::Point;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A picture with an anchor pixel, and the point of the board where that pixel goes.
pub(in crate::painter) struct Figure {
    /// Where it stands: southern figures are drawn over the others.
    pub feet: Point,
    picture: Rc<Picture>,
    hold: (f32, f32),
    opacity: f32,
}

impl Figure {
    /// A picture with its feet at a point, mirrored if `turned_round`.
    pub fn standing(picture: Rc<Picture>, (x, y): (f32, f32), feet: Point, turned_round: bool, opacity: f32) -> Figure {
        match turned_round {
            true => Figure { feet, hold: (picture.width as f32 - x, y), picture: Rc::new(mirrored(&picture)), opacity },
            false => Figure { feet, hold: (x, y), picture, opacity },
        }
    }

    /// The same figure, cut off at the edge of the land.
    pub fn on(mut self, land: &Land) -> Figure {
        let corner = self.corner(land.view);
        let picture = Rc::make_mut(&mut self.picture);
        let width = picture.width as usize;
        for (at, pixel) in picture.rgba.chunks_exact_mut(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (corner.0 + (at % width) as i64, corner.1 + (at / width) as i64);
            pixel[3] = (f32::from(pixel[3]) * land.share((x as f32 + 0.5, y as f32 + 0.5))).round() as u8;
        }
        self
    }

    /// The pixel of the view for the picture's north-western corner.
    fn corner(&self, view: &View) -> (i64, i64) {
        let (x, y) = view.pixel(self.feet);
        ((x - self.hold.0).round() as i64, (y - self.hold.1).round() as i64)
    }

    pub(super) fn lay(&self, picture: &mut Picture, view: &View) {
        picture.lay(&self.picture, self.corner(view), self.opacity);
    }
}

/// A kind of figure. Each kind is painted once.
pub(in crate::painter) trait Stamp: Copy + Ord {
    /// How high it is on the board, and how much room its picture has.
    fn extent(self) -> Extent;

    /// Its picture, for this height in pixels.
    fn paint(self, height: u32) -> Picture;
}

/// The kinds of figures painted so far.
pub(in crate::painter) struct Stamps<S> {
    /// Pixels per square.
    px: u32,
    painted: BTreeMap<S, Rc<Picture>>,
}

impl<S: Stamp> Stamps<S> {
    /// No kind yet, for this view.
    pub fn new(view: &View) -> Stamps<S> {
        Stamps { px: view.px, painted: BTreeMap::new() }
    }

    /// A figure of a kind with its feet at a point.
    pub fn figure(&mut self, stamp: S, feet: Point, turned_round: bool, opacity: f32) -> Figure {
        let extent = stamp.extent();
        let height = ((extent.squares * self.px as f32) as u32).max(1);
        let picture = self.painted.entry(stamp).or_insert_with(|| Rc::new(stamp.paint(height))).clone();
        Figure::standing(picture, extent.feet(height), feet, turned_round, opacity)
    }
}

/// The mirrored picture.
fn mirrored(picture: &Picture) -> Picture {
    let mut turned = picture.clone();
    for row in turned.rgba.chunks_exact_mut(4 * picture.width as usize) {
        let pixels: Vec<[u8; 4]> =
            row.chunks_exact(4).rev().map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect();
        row.copy_from_slice(pixels.as_flattened());
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::super::Laid;
    use super::*;
    use crate::painter::figures::lantern;
    use crate::painter::tiles::geometry::origin;
    use crate::rules::tiles::Square;

    #[test]
    fn a_lantern_on_the_edge_lights_the_land_and_not_the_table() {
        const WEST: Square = Square::new(-1, 1);
        let laid = Laid::new(Vec::new(), vec![WEST, Square::new(0, 1)], Vec::new());
        let view = View::over(laid.squares(), 400, 300);
        let height = (lantern::EXTENT.squares * view.px as f32) as u32;
        let edge = origin(WEST) + Point::new(0.0, 0.5);
        let pool = Rc::new(lantern::pool(height));
        let figure = Figure::standing(pool, lantern::EXTENT.feet(height), edge, false, 1.0);
        let figure = figure.on(&Land { laid: &laid, view: &view });
        let (x, y) = lantern::EXTENT.feet(height);
        let seen = |squares: f32| figure.picture.pixel((x + squares * view.px as f32) as u32, y as u32)[3];
        assert!(seen(0.1) > 60, "{}", seen(0.1));
        assert_eq!(seen(-0.1), 0);
    }
}
