//! The painted tiles in view, and how they are drawn: ground, rims, standing objects, withered regions, mist.

use super::{Laid, View};
use crate::painter::mist::{self, Bank, MistTile};
use crate::painter::picture::Picture;
use crate::painter::pixelwise::all_at_once;
use crate::painter::tiles::places::Places;
use crate::painter::tiles::tile::{self, MARGINS, Painting, Relief};
use crate::painter::tiles::{card_back, withered};
use crate::rules::tiles::{Side, Square};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The painted tiles of a position that matter to the view.
pub(in crate::painter) struct Tiles<'a> {
    pub laid: &'a Laid<'a>,
    pub view: View,
    painted: BTreeMap<(i16, i16), (Painting, [Bank; 4])>,
}

/// The order of drawing: squares from north to south, and in each row from west to east.
fn row_by_row(square: Square) -> (i16, i16) {
    (-square.y, square.x)
}

impl<'a> Tiles<'a> {
    /// Paints the tiles in view. `alter` may change each painting.
    pub fn of(laid: &'a Laid<'a>, view: &View, alter: impl Fn(&mut Painting) + Sync) -> Tiles<'a> {
        let view = view.kept();
        // Mist depends on the squares around it, and standing objects extend over the square to the north.
        let tiles: Vec<_> = laid.tiles().iter().filter(|tile| view.shows(tile.at, 1.0)).copied().collect();
        let painted = all_at_once(&tiles, |tile| {
            let mut painting = tile::paint(tile.face, tile.turn, tile.at, view.px);
            alter(&mut painting);
            (row_by_row(tile.at), (painting, tile.banks))
        });
        Tiles { laid, view, painted: painted.into_iter().collect() }
    }

    fn at(&self, square: Square) -> Option<&(Painting, [Bank; 4])> {
        self.painted.get(&row_by_row(square))
    }

    /// The places on the tile of a square, if it is in view.
    pub fn places(&self, square: Square) -> Option<Cow<'_, Places>> {
        self.at(square).map(|(painting, _)| Cow::Borrowed(&painting.relief.places))
    }

    /// All painted tiles, row by row from the north.
    pub fn all(&self) -> impl Iterator<Item = (Square, &Painting)> {
        self.painted.iter().map(|(&(row, column), (painting, _))| (Square::new(column, -row), painting))
    }

    /// Draws the ground, the board's thickness at its edges, and standing objects, including face-down tiles.
    pub(super) fn lay_land(&self, picture: &mut Picture) {
        let view = &self.view;
        for (square, painting) in self.all() {
            picture.lay(&painting.ground, view.corner(square), 1.0);
        }
        let face_down: Vec<Square> = self.laid.face_down().iter().copied().filter(|&at| view.shows(at, 1.0)).collect();
        if !face_down.is_empty() {
            let card = card_back::paint(view.px);
            face_down.iter().for_each(|&at| picture.lay(&card, view.corner(at), 1.0));
        }
        let mut rims = BTreeMap::new();
        for at in self.all().map(|(square, _)| square).chain(face_down) {
            let free = Side::ALL.map(|side| !self.laid.covers(at.beyond(side)));
            if let Some(rim) = rims.entry(free).or_insert_with(|| tile::rim(free, view.px)) {
                picture.lay(rim, self.standing_corner(at), 1.0);
            }
        }
        for (square, painting) in self.all() {
            picture.lay(&painting.standing, self.standing_corner(square), 1.0);
        }
    }

    /// The pixel of the north-western corner of a picture with the margins for standing objects.
    pub fn standing_corner(&self, square: Square) -> (i64, i64) {
        let ((x, y), (left, top)) = (self.view.corner(square), MARGINS.corner(self.view.px));
        (x - i64::from(left), y - i64::from(top))
    }

    /// Draws what has withered below the mist, and then the mist.
    pub(super) fn lay_mist(&self, picture: &mut Picture) {
        self.lay_veils(picture);
        let near = |square: Square| std::iter::once(square).chain(square.surroundings());
        let mut squares: Vec<Square> =
            self.all().flat_map(|(square, _)| near(square)).filter(|&square| self.view.shows(square, 0.0)).collect();
        squares.sort_unstable_by_key(|&square| row_by_row(square));
        squares.dedup();
        let around = |square: Square| {
            self.at(square).map(|(painting, banks)| MistTile { relief: &painting.relief, banks: *banks })
        };
        let patches = all_at_once(&squares, |&square| mist::paint(square, &around, self.view.px));
        for (&square, patch) in squares.iter().zip(&patches) {
            if let Some(patch) = patch {
                picture.lay(patch, self.view.corner(square), 1.0);
            }
        }
    }

    fn lay_veils(&self, picture: &mut Picture) {
        for part in self.laid.dead().iter().filter(|part| self.view.shows(part.at, 0.0)) {
            let Some((Painting { relief: Relief { layout, .. }, .. }, _)) = self.at(part.at) else { continue };
            if let Some(veil) = withered::paint(layout, part.kind, part.index, self.view.px) {
                picture.lay(&veil, self.view.corner(part.at), 1.0);
            }
        }
    }
}
