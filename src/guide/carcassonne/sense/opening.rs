//! A gap of the board: the regions that reach it, and what a tile has to show there.

use super::chances::Chances;
use super::fights::Fights;
use super::fitting::Fitting;
use super::lands::Lands;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::{Ask, PartId, Side, Square};

/// An empty square with what reaches it.
#[derive(Clone, Copy)]
pub(super) struct Opening {
    pub at: Square,
    ask: Ask,
    /// The roads and cities that reach it, of each region one part.
    lands: Parts<4>,
    /// The fields that reach it, of each region one part.
    fields: Parts<8>,
}

/// Some parts.
#[derive(Clone, Copy)]
struct Parts<const MOST: usize> {
    parts: [Option<PartId>; MOST],
    count: usize,
}

impl<const MOST: usize> Parts<MOST> {
    const NONE: Self = Parts { parts: [None; MOST], count: 0 };

    /// Adds a part if none of its region is there yet.
    fn add(&mut self, game: &Carcassonne, part: PartId) {
        let region = game.board().region_of(part);
        if self.iter().all(|other| game.board().region_of(other) != region) {
            self.parts[self.count] = Some(part);
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = PartId> {
        self.parts[..self.count].iter().flatten().copied()
    }
}

/// Regions that were met at a gap, as their places among the lands.
struct Met<const MOST: usize> {
    places: [usize; MOST],
    count: usize,
}

impl<const MOST: usize> Met<MOST> {
    const NOBODY: Self = Met { places: [0; MOST], count: 0 };

    /// The regions met before this one; nothing if it was met already.
    fn meet(&mut self, place: usize) -> Option<&[usize]> {
        if self.places[..self.count].contains(&place) {
            return None;
        }
        self.places[self.count] = place;
        self.count += 1;
        Some(&self.places[..self.count - 1])
    }
}

impl Opening {
    pub fn of(game: &Carcassonne, at: Square) -> Opening {
        let (mut edges, mut lands, mut fields) = ([None; 4], Parts::NONE, Parts::NONE);
        for side in Side::ALL {
            let Some(id) = game.board().tile_at(at.beyond(side)) else { continue };
            let tile = game.board().tile(id);
            let face = game.face(tile.face);
            let edge = face.edge(side.opposite(), tile.turn);
            let part = |local: u8| game.board().part_of(id, local);
            edges[side as usize] = Some(edge);
            edge.land.into_iter().for_each(|land| lands.add(game, part(land)));
            let halves = face.half_edges(side.opposite(), tile.turn).into_iter().flatten();
            halves.for_each(|field| fields.add(game, part(field)));
        }
        Opening { at, ask: Ask::of(edges), lands, fields }
    }

    /// Notes how hard it makes it to complete the regions that reach it.
    pub fn look(
        &self,
        game: &Carcassonne,
        fitting: &mut Fitting,
        chances: &Chances,
        lands: &mut Lands,
        fights: &mut Fights,
    ) {
        let mut met = Met::<4>::NOBODY;
        for part in self.lands.iter() {
            let Some(place) = lands.known(game.board().region_of(part)) else { continue };
            let Some(others) = met.meet(place) else { continue };
            let fit = fitting.fit(game, self.ask);
            let land = lands.at_mut(place);
            land.hard += chances.gap(land.region.kind, fit);
            land.gaps += 1.0;
            others.iter().for_each(|&other| fights.note(place, other, lands.all()));
        }
        let mut met = Met::<8>::NOBODY;
        for part in self.fields.iter() {
            let Some(place) = lands.known(game.board().region_of(part)) else { continue };
            for &other in met.meet(place).into_iter().flatten() {
                fights.note(place, other, lands.all());
            }
        }
    }
}
