//! The positions of figures on a whole board: feet and middles in board coordinates, `y` to the south.

use super::companions;
use super::extent::beside_board;
use crate::painter::tiles::geometry::{Point, origin};
use crate::painter::tiles::places::Places;
use crate::rules::mists::{Haunt, Hound, Mists};
use crate::rules::tiles::{PartName, Square};
use std::borrow::Cow;

/// The positions of figures on the tiles of a position.
#[derive(Clone, Copy)]
pub struct OnBoard<'a> {
    position: &'a Mists,
    places: &'a dyn Fn(Square) -> Option<Cow<'a, Places>>,
}

impl<'a> OnBoard<'a> {
    /// The positions of figures on a position. `places` returns the places on each laid tile.
    pub fn new(position: &'a Mists, places: &'a dyn Fn(Square) -> Option<Cow<'a, Places>>) -> OnBoard<'a> {
        OnBoard { position, places }
    }

    /// The position of ghost number `place` of a mist area, of its circles or of a cemetery.
    pub fn ghost(&self, at: Square, haunt: Haunt, place: usize) -> Option<Point> {
        let places = (self.places)(at)?;
        let in_area = places.haunt(haunt)?;
        // If there are more ghosts than places, they stand behind each other. This happens on a cemetery that stays
        // open for long.
        let (row, place) = (place / in_area.len().max(1), place % in_area.len().max(1));
        let crowded = Point::new(0.07, -0.045) * row as f32;
        in_area.get(place).map(|&spot| origin(at) + spot + crowded)
    }

    /// The position of a meeple on a part.
    pub fn meeple(&self, on: PartName) -> Option<Point> {
        (self.places)(on.at)?.post(on.kind, on.index).map(|spot| origin(on.at) + spot)
    }

    /// The position of a hound with the guard on a part.
    pub fn hound(&self, who: Hound, with: PartName) -> Option<Point> {
        self.companion(who as usize, with)
    }

    /// The position of Eloise with the guard on a part, on the side without a hound if there is one.
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

    /// The feet of a guard buried on a cemetery. It lies with the feet to the east and its middle over the grave.
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

/// Where Eloise sits beside the board without a meeple (CAT-3).
pub fn waiting_cat(position: &Mists) -> Point {
    origin(beside_board(position)) + Point::new(0.5, 0.62)
}
