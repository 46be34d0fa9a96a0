//! Regions: connected roads, cities, castles and mist banks, and what is known of each.
//!
//! They are kept up to date tile by tile. Every part of every tile knows its region's number; when a tile joins two
//! regions, the parts of the smaller one get the number of the other. So the region of a part is known without a
//! search.
//!
//! Positions are copied all the time, so records are small: only regions of several tiles have a set of them.

use super::tile_set::TileSet;
use super::{Kind, Part, PartId, Tile, TileId};
use std::num::NonZeroU16;

/// A region's number: that of one of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub(in crate::rules) u16);

/// What is known of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its kind.
    pub kind: Kind,
    /// Edges with no tile on the other side yet; of a field half-edges, of a castle, monastery or cemetery the empty
    /// squares around it.
    pub open: u8,
    /// It can never be finished: its mist lies against clear land (MIST-3), or it lies beside a face-down tile.
    pub dead: bool,
    /// Shields in it.
    pub shields: u16,
    /// Of a castle: tiles with mist among its own and the eight around it.
    pub misty: u8,
    /// Meeples standing in it.
    pub meeples: u8,
    size: u8,
    /// Its tile, while it has only one.
    tile: TileId,
    /// The place of its set of tiles, once it has several.
    set: Option<SetPlace>,
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
const SURROUNDINGS: u8 = 8;

impl Region {
    fn of(part: &Part, tile: TileId) -> Region {
        Region {
            kind: part.kind,
            open: if part.kind.is_centre() { SURROUNDINGS } else { part.sides },
            dead: false,
            shields: u16::from(part.shields),
            misty: 0,
            meeples: 0,
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
#[derive(Clone, Debug)]
pub(super) struct Regions {
    /// The region of each part.
    of: Vec<RegionId>,
    /// A record for each part; only those that `of` names are in use.
    records: Vec<Region>,
    /// The tiles of regions that have several.
    sets: Vec<TileSet>,
    /// Sets that no region uses any more.
    free: Vec<SetPlace>,
}

impl Regions {
    pub fn with_capacity(parts: usize) -> Regions {
        Regions {
            of: Vec::with_capacity(parts),
            records: Vec::with_capacity(parts),
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
            self.of.push(RegionId(self.parts()));
            self.records.push(Region::of(part, tile));
        }
    }

    pub fn get(&self, id: RegionId) -> &Region {
        &self.records[id.0 as usize]
    }

    pub fn get_mut(&mut self, id: RegionId) -> &mut Region {
        &mut self.records[id.0 as usize]
    }

    pub fn of(&self, part: PartId) -> RegionId {
        self.of[part.0 as usize]
    }

    /// Two parts meet across an edge: one region from now on, with two open edges fewer.
    pub fn join<T>(&mut self, tiles: &[Tile<T>], a: PartId, b: PartId) {
        let (a, b) = (self.of(a), self.of(b));
        let keep = if a == b || self.get(a).size() >= self.get(b).size() { a } else { b };
        if a != b {
            let drop = if keep == a { b } else { a };
            let dropped = *self.get(drop);
            self.tiles(drop).for_each(|tile| self.renumber(tiles, tile, drop, keep));
            self.get_mut(keep).absorb(&dropped);
            self.unite_tiles(keep, drop);
        }
        self.get_mut(keep).open -= 2;
    }

    /// The tiles that a region covers, in the order of laying.
    pub fn tiles(&self, id: RegionId) -> impl Iterator<Item = TileId> + use<> {
        self.set_of(self.get(id)).iter()
    }

    fn set_of(&self, region: &Region) -> TileSet {
        region.set.map_or_else(|| TileSet::of(region.tile), |place| self.sets[place.index()])
    }

    /// The tiles of the second region come to the first.
    fn unite_tiles(&mut self, keep: RegionId, drop: RegionId) {
        let (kept, dropped) = (*self.get(keep), *self.get(drop));
        if kept.size == 1 && dropped.size == 1 && kept.tile == dropped.tile {
            return;
        }
        let mut all = self.set_of(&kept);
        all.add_all(&self.set_of(&dropped));
        let mut places = kept.set.into_iter().chain(dropped.set);
        let place = places.next().unwrap_or_else(|| self.place_for_set());
        self.free.extend(places);
        self.sets[place.index()] = all;
        let region = self.get_mut(keep);
        (region.size, region.set) = (all.len(), Some(place));
    }

    fn place_for_set(&mut self) -> SetPlace {
        self.free.pop().unwrap_or_else(|| {
            self.sets.push(TileSet::default());
            SetPlace(NonZeroU16::MIN.saturating_add(self.sets.len() as u16 - 1))
        })
    }

    fn renumber<T>(&mut self, tiles: &[Tile<T>], tile: TileId, from: RegionId, to: RegionId) {
        let first = tiles[tile.0 as usize].first_part as usize;
        let end = tiles.get(tile.0 as usize + 1).map_or(self.of.len(), |next| next.first_part as usize);
        for region in &mut self.of[first..end] {
            if *region == from {
                *region = to;
            }
        }
    }

    /// One of this field's half-edges lies against mist: nothing joins it there (RFIELD-6).
    pub fn close(&mut self, field: PartId) {
        self.get_mut(self.of(field)).open -= 1;
    }

    /// Nothing can ever join one of this part's edges: the edge is closed, and the region can never be finished (MIST-3).
    pub fn block(&mut self, part: PartId) {
        let region = self.get_mut(self.of(part));
        region.open -= 1;
        region.dead = true;
    }
}
