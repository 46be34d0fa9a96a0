//! A small board with figures, laid by the rules, to be painted for level cards and for the book.

use super::panorama::View;
use crate::painter::tiles::geometry::Point;
use crate::rules::Colour;
use crate::rules::mists::{Haunt, Hound, LaidTile, Layout, LayoutError, Level, Mists, Setup};
use crate::rules::tiles::{Deck, Kind, PartName, Rotation, Square};
use std::sync::Arc;

/// A part of a tile: column, row, kind, index.
pub(in crate::painter) type Part = (i16, i16, Kind, u8);

/// The content of a picture.
pub(in crate::painter) struct Story {
    /// Face, column, row, quarter turns.
    pub tiles: &'static [(&'static str, i16, i16, u8)],
    pub face_down: &'static [(i16, i16)],
    /// Column, row, haunt, number of ghosts.
    pub ghosts: &'static [(i16, i16, Haunt, u8)],
    pub guards: &'static [(Colour, Part)],
    pub buried: Option<(Colour, i16, i16)>,
    pub hounds: &'static [(Hound, Part)],
    pub eloise: Option<Part>,
    /// The point in the middle of the picture, `y` to the south.
    pub middle: (f32, f32),
    /// Width of the picture in squares.
    pub across: f32,
    pub night: f32,
}

impl Story {
    pub(in crate::painter) const NOTHING: Story = Story {
        tiles: &[],
        face_down: &[],
        ghosts: &[],
        guards: &[],
        buried: None,
        hounds: &[],
        eloise: None,
        middle: (2.5, 0.0),
        across: 4.4,
        night: 0.0,
    };

    /// The board, laid at this level with this deck.
    pub(in crate::painter) fn position(&self, level: Level, deck: Arc<Deck>) -> Result<Mists, LayoutError> {
        let part = |(x, y, kind, index): Part| PartName::new(Square::new(x, y), kind, index);
        let tile = |&(face, x, y, turn): &(&str, i16, i16, u8)| LaidTile {
            face: face.to_owned(),
            at: Square::new(x, y),
            turn: Rotation::new(turn),
        };
        let layout = Layout {
            tiles: self.tiles.iter().map(tile).collect(),
            face_down: self.face_down.iter().map(|&(x, y)| Square::new(x, y)).collect(),
            ghosts: self.ghosts.iter().map(|&(x, y, haunt, count)| (Square::new(x, y), haunt, count)).collect(),
            meeples: self.guards.iter().map(|&(colour, on)| (colour, part(on))).collect(),
            buried: self.buried.iter().map(|&(colour, x, y)| (colour, Square::new(x, y))).collect(),
            hounds: self.hounds.iter().map(|&(hound, with)| (hound, Some(part(with)))).collect(),
            cat: self.eloise.map(|with| Some(part(with))),
            ..Layout::default()
        };
        let setup = Setup { spell_circles: self.eloise.is_some(), ..Setup::with_players(level, deck, 5) };
        Mists::laid_out(&setup, &layout, &mut Vec::new())
    }

    /// The view of this board in a picture of this size.
    pub(in crate::painter) fn view(&self, width: u32, height: u32) -> View {
        let (x, y) = self.middle;
        let px = (width as f32 / self.across).ceil() as u32;
        View { middle: Point::new(x, y), px, width, height, night: self.night }
    }
}
