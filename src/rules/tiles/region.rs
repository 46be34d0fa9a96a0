//! Regions: connected roads, cities, castles and mist banks, and what is known of each.
//!
//! They are kept up to date tile by tile. Every part of every tile knows its region's record; when a tile joins two
//! regions, the parts of the smaller one get the record of the other. So the region of a part is known without a
//! search.
//!
//! Positions are copied all the time, so there is little to copy: only regions that are on the board have a record,
//! without gaps between them, and only regions of several tiles have a set of them.

use super::tile_set::TileSet;
use super::{Kind, Part, PartId, Tile, TileId};
use crate::rules::copying::clone_fields;
use std::num::NonZeroU16;

/// A region's number: that of one of its parts. It stays the same until the region is joined to a larger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub(in crate::rules) u16);

impl RegionId {
    /// Its number: below the number of parts on the board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its kind.
    pub kind: Kind,
    /// Edges with no tile on the other side yet; of a field half-edges, of a castle, monastery or cemetery the empty
    /// squares around it.
    pub open: u16,
    /// It can never be finished: its mist lies against clear land (MIST-3), or it lies beside a face-down tile.
    pub dead: bool,
    /// Shields in it.
    pub shields: u16,
    /// Of a castle: tiles with mist among its own and the eight around it.
    pub misty: u8,
    /// Meeples standing in it.
    pub meeples: u8,
    id: RegionId,
    size: u8,
    /// Its tile, while it has only one.
    tile: TileId,
    /// The place of its set of tiles, once it has several.
    set: Option<SetPlace>,
}

/// A place in the list of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RecordPlace(u16);

impl RecordPlace {
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A place in the list of sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SetPlace(NonZeroU16);

impl SetPlace {
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

/// How many squares surround one.
const SURROUNDINGS: u16 = 8;

impl Region {
    fn of(id: RegionId, part: &Part, tile: TileId) -> Region {
        Region {
            kind: part.kind,
            open: if part.kind.is_centre() { SURROUNDINGS } else { part.sides.into() },
            dead: false,
            shields: u16::from(part.shields),
            misty: 0,
            meeples: 0,
            id,
            size: 1,
            tile,
            set: None,
        }
    }

    /// Whether it is finished: it can be, and nothing of it is open (MIST-2).
    pub fn finished(&self) -> bool {
        self.open == 0 && !self.dead
    }

    /// How many tiles it covers, each counted once.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Takes over all that another one had, but for its tiles.
    fn absorb(&mut self, other: &Region) {
        self.open += other.open;
        self.dead |= other.dead;
        self.shields += other.shields;
        self.meeples += other.meeples;
    }
}

/// All regions on the board.
#[derive(Debug)]
pub(super) struct Regions {
    /// The record of each part's region.
    of: Vec<RecordPlace>,
    /// A record for each region.
    records: Vec<Region>,
    /// The tiles of regions that have several.
    sets: Vec<TileSet>,
    /// Sets that no region uses any more.
    free: Vec<SetPlace>,
}

clone_fields!(Regions { of, records, sets, free });

impl Regions {
    pub fn with_capacity(parts: usize) -> Regions {
        Regions {
            of: Vec::with_capacity(parts),
            records: Vec::with_capacity(parts / 2),
            sets: Vec::with_capacity(parts / 4),
            free: Vec::new(),
        }
    }

    /// How many parts there are: the number of the next one.
    pub fn parts(&self) -> u16 {
        self.of.len() as u16
    }

    /// A new tile has these parts: each is a region of its own to begin with.
    pub fn add(&mut self, parts: &[Part], tile: TileId) {
        for part in parts {
            let id = RegionId(self.parts());
            self.of.push(RecordPlace(self.records.len() as u16));
            self.records.push(Region::of(id, part, tile));
        }
    }

    pub fn get(&self, id: RegionId) -> &Region {
        self.at(self.of[usize::from(id.0)])
    }

    pub fn get_mut(&mut self, id: RegionId) -> &mut Region {
        self.at_mut(self.of[usize::from(id.0)])
    }

    pub fn of(&self, part: PartId) -> RegionId {
        self.at(self.of[usize::from(part.0)]).id
    }

    fn at(&self, place: RecordPlace) -> &Region {
        &self.records[place.index()]
    }

    fn at_mut(&mut self, place: RecordPlace) -> &mut Region {
        &mut self.records[place.index()]
    }

    /// Two parts meet across an edge: one region from now on, with two open edges fewer.
    pub fn join<T>(&mut self, tiles: &[Tile<T>], a: PartId, b: PartId) {
        let (of_a, of_b) = (self.of[usize::from(a.0)], self.of[usize::from(b.0)]);
        if of_a != of_b {
            let (keep, drop) = if self.at(of_a).size >= self.at(of_b).size { (of_a, of_b) } else { (of_b, of_a) };
            let dropped = *self.at(drop);
            self.renumber(tiles, drop, keep);
            self.at_mut(keep).absorb(&dropped);
            self.unite_tiles(keep, &dropped);
            self.remove(tiles, drop);
        }
        self.at_mut(self.of[usize::from(a.0)]).open -= 2;
    }

    /// The tiles that a region covers, in the order of laying.
    pub fn tiles(&self, id: RegionId) -> impl Iterator<Item = TileId> + use<> {
        self.set_of(self.get(id)).iter()
    }

    fn set_of(&self, region: &Region) -> TileSet {
        region.set.map_or_else(|| TileSet::of(region.tile), |place| self.sets[place.index()])
    }

    /// The tiles of another region come to this one.
    fn unite_tiles(&mut self, keep: RecordPlace, dropped: &Region) {
        let kept = *self.at(keep);
        if kept.size == 1 && dropped.size == 1 && kept.tile == dropped.tile {
            return;
        }
        let mut all = self.set_of(&kept);
        all.add_all(&self.set_of(dropped));
        let mut places = kept.set.into_iter().chain(dropped.set);
        let place = places.next().unwrap_or_else(|| self.place_for_set());
        self.free.extend(places);
        self.sets[place.index()] = all;
        let region = self.at_mut(keep);
        (region.size, region.set) = (all.len(), Some(place));
    }

    fn place_for_set(&mut self) -> SetPlace {
        self.free.pop().unwrap_or_else(|| {
            self.sets.push(TileSet::default());
            SetPlace(NonZeroU16::MIN.saturating_add(self.sets.len() as u16 - 1))
        })
    }

    /// A record that no part has any more goes, and the last one takes its place.
    fn remove<T>(&mut self, tiles: &[Tile<T>], place: RecordPlace) {
        let last = RecordPlace(self.records.len() as u16 - 1);
        if place != last {
            self.renumber(tiles, last, place);
        }
        self.records.swap_remove(place.index());
    }

    /// The parts with this record get another one.
    fn renumber<T>(&mut self, tiles: &[Tile<T>], from: RecordPlace, to: RecordPlace) {
        for tile in self.set_of(self.at(from)).iter() {
            let first = tiles[tile.0 as usize].first_part as usize;
            let end = tiles.get(tile.0 as usize + 1).map_or(self.of.len(), |next| next.first_part as usize);
            for place in &mut self.of[first..end] {
                if *place == from {
                    *place = to;
                }
            }
        }
    }

    /// One of this field's half-edges lies against mist: nothing joins it there (RFIELD-6).
    pub fn close(&mut self, field: PartId) {
        self.get_mut(self.of(field)).open -= 1;
    }

    /// Nothing can ever join one of this part's edges: the edge is closed, and the region can never be finished
    /// (MIST-3).
    pub fn block(&mut self, part: PartId) {
        let region = self.get_mut(self.of(part));
        region.open -= 1;
        region.dead = true;
    }
}
