//! Where figures stand on a whole board: feet and middles in board coordinates, `y` to the south.

use super::companions;
use super::extent::beside_board;
use crate::painter::tiles::geometry::{Point, origin};
use crate::painter::tiles::places::Places;
use crate::rules::mists::{Haunt, Hound, Mists};
use crate::rules::tiles::{PartName, Square};
use std::borrow::Cow;

/// The standing places of the tiles of a position.
#[derive(Clone, Copy)]
pub struct OnBoard<'a> {
    position: &'a Mists,
    places: &'a dyn Fn(Square) -> Option<Cow<'a, Places>>,
}

impl<'a> OnBoard<'a> {
    /// The standing places of a position whose laid tiles have these places each.
    pub fn new(position: &'a Mists, places: &'a dyn Fn(Square) -> Option<Cow<'a, Places>>) -> OnBoard<'a> {
        OnBoard { position, places }
    }

    /// Where ghost number `place` of a mist area, of its circles or of a cemetery stands.
    pub fn ghost(&self, at: Square, haunt: Haunt, place: usize) -> Option<Point> {
        let places = (self.places)(at)?;
        let in_area = places.haunt(haunt)?;
        // Where there are more ghosts than places, as on a cemetery that stays open for long, they crowd behind each other.
        let (row, place) = (place / in_area.len().max(1), place % in_area.len().max(1));
        let crowded = Point::new(0.07, -0.045) * row as f32;
        in_area.get(place).map(|&spot| origin(at) + spot + crowded)
    }

    /// Where a meeple on a part stands.
    pub fn meeple(&self, on: PartName) -> Option<Point> {
        (self.places)(on.at)?.post(on.kind, on.index).map(|spot| origin(on.at) + spot)
    }

    /// Where a hound stands with the guard on a part.
    pub fn hound(&self, who: Hound, with: PartName) -> Option<Point> {
        self.companion(who as usize, with)
    }

    /// Where Eloise sits with the guard on a part: on the side where no hound is, if there is one.
    pub fn cat(&self, with: PartName) -> Option<Point> {
        let part = self.position.part_named(with);
        let taken = |hound| part.is_some_and(|part| self.position.hounds_with(part).any(|who| who == hound));
        let free = Hound::ALL.into_iter().rev().find(|&hound| !taken(hound));
        self.companion(free.map_or(Hound::ALL.len(), |hound| hound as usize), with)
    }

    /// The middles of the circles of a mist area.
    pub fn circles(&self, at: Square, area: u8) -> Vec<Point> {
        let places = (self.places)(at);
        let circles = places.as_ref().and_then(|places| places.haunt(Haunt::Circle(area)));
        circles.into_iter().flatten().map(|&spot| origin(at) + spot).collect()
    }

    /// Where a guard buried on a cemetery has its feet: it lies with them to the east, its middle over the grave.
    pub fn grave(&self, at: Square) -> Option<Point> {
        let spot = *(self.places)(at)?.graves.first()?;
        Some(origin(at) + spot + Point::new(0.105, -0.01))
    }

    fn companion(&self, which: usize, with: PartName) -> Option<Point> {
        let places = (self.places)(with.at)?;
        let guard = places.post(with.kind, with.index)?;
        Some(origin(with.at) + companions::beside(&places, guard)[which])
    }
}

/// Where Eloise sits beside the board, for want of a meeple (CAT-3).
pub fn waiting_cat(position: &Mists) -> Point {
    origin(beside_board(position)) + Point::new(0.5, 0.62)
}
