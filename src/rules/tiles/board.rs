//! The tiles on the table, the regions they form and the gaps where the next one may go.
//!
//! Regions are kept up to date tile by tile. Every part of every tile knows its region's number; when a tile joins two
//! regions, the parts of the smaller one are renumbered. Nothing has to be searched to answer "whose road is this?".
//!
//! Longer than 400 lines: tiles, regions and gaps have to change together, and only here can anybody change them.

use super::face::Ring;
use super::square_index::{self, Known, SquareIndex};
use super::{Centre, Face, FaceId, Kind, Part, Rotation, Side, Square};
use serde::{Deserialize, Serialize};

/// A tile's number in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub(in crate::rules) u8);

/// A part's number: the parts of a tile stand one after another, tiles in the order of laying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartId(pub(in crate::rules) u16);

/// A region's number: that of one of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub(in crate::rules) u16);

/// A part as people name it: the square, the kind, and its place in the face's printed list of that kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PartName {
    /// The square of its tile.
    pub at: Square,
    /// Road, city, castle or mist.
    pub kind: Kind,
    /// Its place in the face's list; does not change with the rotation.
    pub index: u8,
}

impl PartName {
    /// The part of that kind and index on that square.
    pub const fn new(at: Square, kind: Kind, index: u8) -> PartName {
        PartName { at, kind, index }
    }
}

/// A tile that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile<T> {
    /// What is printed on it.
    pub face: FaceId,
    /// How it is turned.
    pub turn: Rotation,
    /// Where it lies.
    pub at: Square,
    /// What the game keeps there.
    pub holds: T,
    first_part: u16,
}

/// A tile that lies face down (L5-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct FaceDown {
    pub at: Square,
    /// What nobody may look at.
    pub face: FaceId,
}

/// What is known of a connected road, city, castle or mist bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its kind.
    pub kind: Kind,
    /// Edges that nothing has been laid against yet; of a castle: empty squares around it (SCORE-4).
    pub open: u8,
    /// It can never be finished: mist against clear land (MIST-3), anything against a face-down tile (L5-6, L5-8).
    pub dead: bool,
    /// Shields in it.
    pub shields: u16,
    /// Tiles with mist among a castle's nine (SCORE-4).
    pub misty: u8,
    /// Meeples standing in it.
    pub meeples: u8,
    tiles: u128,
}

impl Region {
    fn of(part: &Part, tile: TileId) -> Region {
        Region {
            kind: part.kind,
            // A castle has no edges: what completes it are the tiles around it (SCORE-4).
            open: if part.kind == Kind::Castle { SURROUNDINGS } else { part.sides },
            dead: false,
            shields: u16::from(part.shields),
            misty: 0,
            meeples: 0,
            tiles: 1 << tile.0,
        }
    }

    /// Whether nothing of it is open any more and nothing forbids it to be finished (MIST-2, SCORE-2 to SCORE-4).
    pub fn finished(&self) -> bool {
        self.open == 0 && !self.dead
    }

    /// How many tiles it covers, each counted once (SCORE-5).
    pub fn size(&self) -> u8 {
        self.tiles.count_ones() as u8
    }

    /// The tiles it covers.
    pub fn tiles(&self) -> impl Iterator<Item = TileId> + use<> {
        let mut rest = self.tiles;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tile = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                TileId(tile)
            })
        })
    }
}

/// How many squares surround one.
const SURROUNDINGS: u8 = 8;

/// An empty square with a tile beside it.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Gap {
    pub at: Square,
    pub ring: Ring,
}

/// The board: the tiles on the table, each with whatever the game keeps there, and the regions they form.
///
/// ```
/// use mists::rules::Game;
/// use mists::rules::mists::{Mists, Setup};
/// use mists::rules::tiles::{Kind, PartName, Square};
/// use mists::table::mists::shipped;
///
/// let setup = Setup::with_players(shipped::level(1)?, shipped::deck()?, 3);
/// let game = Mists::begin(&setup, 1, &mut Vec::new())?;
/// let board = game.board();
///
/// // The start tile lies alone: four squares, and eight gaps around them.
/// assert!(board.tile_at(Square::new(0, 0)).is_some() && board.is_empty(Square::new(2, 0)));
/// assert_eq!((board.tiles().len(), board.gaps().count()), (4, 8));
///
/// // People name a part by its square, kind and place in the face's list; the board knows its region.
/// let mist = game.part_named(PartName::new(Square::new(1, 0), Kind::Mist, 0)).expect("mist on the start tile");
/// assert!(!board.region(board.region_of(mist)).finished());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board<T> {
    tiles: Vec<Tile<T>>,
    /// The region of each part.
    region_of: Vec<RegionId>,
    /// A record for each part; only the ones that `region_of` names are alive.
    regions: Vec<Region>,
    gaps: Vec<Gap>,
    index: SquareIndex,
    /// The castles' parts, in the order of laying.
    castles: Vec<PartId>,
    face_down: Vec<FaceDown>,
}

/// What a tile's mist met when it was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Joined {
    /// A misty edge was joined to mist that lay there before (GHOST-3).
    pub mist: bool,
}

impl<T: Copy + Default> Board<T> {
    /// An empty table.
    pub(in crate::rules) fn new() -> Self {
        // Room for a whole game, so that laying a tile never has to move what is there.
        Board {
            tiles: Vec::with_capacity(80),
            region_of: Vec::with_capacity(256),
            regions: Vec::with_capacity(256),
            gaps: Vec::with_capacity(96),
            index: SquareIndex::new(),
            castles: Vec::new(),
            face_down: Vec::new(),
        }
    }

    /// All tiles in the order of laying, the start tile's four squares first.
    pub fn tiles(&self) -> &[Tile<T>] {
        &self.tiles
    }

    /// The tile with that number.
    pub fn tile(&self, id: TileId) -> &Tile<T> {
        &self.tiles[id.0 as usize]
    }

    /// Which tile lies on a square.
    pub fn tile_at(&self, square: Square) -> Option<TileId> {
        match self.index.get(square) {
            Some(Known::Tile(tile)) => Some(TileId(tile)),
            Some(Known::Gap(_) | Known::FaceDown) | None => None,
        }
    }

    /// Squares of the tiles that lie face down, in the order of laying (L5-4).
    pub fn face_down(&self) -> impl Iterator<Item = Square> {
        self.face_down.iter().map(|tile| tile.at)
    }

    pub(in crate::rules) fn face_down_tiles(&self) -> &[FaceDown] {
        &self.face_down
    }

    /// The castles, in the order of laying.
    pub(in crate::rules) fn castles(&self) -> &[PartId] {
        &self.castles
    }

    /// Whether nothing lies on a square, neither face up nor face down.
    pub fn is_empty(&self, square: Square) -> bool {
        !matches!(self.index.get(square), Some(Known::Tile(_) | Known::FaceDown))
    }

    /// Whether a face-down tile lies there.
    pub fn is_face_down(&self, square: Square) -> bool {
        self.index.get(square) == Some(Known::FaceDown)
    }

    /// The empty squares that have a tile beside them.
    pub fn gaps(&self) -> impl Iterator<Item = Square> {
        self.gaps.iter().map(|gap| gap.at)
    }

    /// Whether what is known of the squares still fits into the index after so many more tiles, wherever they lie.
    pub(in crate::rules) fn has_room_for(&self, tiles: usize) -> bool {
        // A tile is an entry and opens up to four gaps.
        self.tiles.len() + self.gaps.len() + 5 * tiles < square_index::SLOTS
    }

    pub(in crate::rules) fn gap_rings(&self) -> &[Gap] {
        &self.gaps
    }

    /// The record of a region.
    pub fn region(&self, id: RegionId) -> &Region {
        &self.regions[id.0 as usize]
    }

    pub(in crate::rules) fn region_mut(&mut self, id: RegionId) -> &mut Region {
        &mut self.regions[id.0 as usize]
    }

    /// The region a part belongs to.
    pub fn region_of(&self, part: PartId) -> RegionId {
        self.region_of[part.0 as usize]
    }

    /// The part of a tile that stands at this place in its face's [`Face::parts`].
    pub fn part_of(&self, tile: TileId, local: u8) -> PartId {
        PartId(self.tile(tile).first_part + u16::from(local))
    }

    /// The tile a part is on, and the part's place in its face's [`Face::parts`].
    pub(in crate::rules) fn tile_of(&self, part: PartId) -> (TileId, u8) {
        let tile = self.tiles.partition_point(|tile| tile.first_part <= part.0) - 1;
        (TileId(tile as u8), (part.0 - self.tiles[tile].first_part) as u8)
    }

    /// What the game keeps on a tile.
    pub(in crate::rules) fn held_mut(&mut self, tile: TileId) -> &mut T {
        &mut self.tiles[tile.0 as usize].holds
    }

    /// Whether a face fits on a gap when turned like this (PLACE-2); `None` where there is no gap.
    pub(in crate::rules) fn fits(&self, face: &Face, at: Square, turn: Rotation) -> Option<bool> {
        match self.index.get(at) {
            Some(Known::Gap(gap)) => Some(face.fits(self.gaps[gap as usize].ring) >> turn.quarters() & 1 == 1),
            Some(Known::Tile(_) | Known::FaceDown) | None => None,
        }
    }

    /// The first side on which a face would not match its neighbour (PLACE-2).
    pub(in crate::rules) fn mismatch(&self, face: &Face, at: Square, turn: Rotation) -> Option<Side> {
        let Some(Known::Gap(gap)) = self.index.get(at) else { return None };
        let ring = self.gaps[gap as usize].ring;
        Side::ALL.into_iter().find(|&side| !ring.accepts(side, face.edge(side, turn).terrain))
    }

    /// Lays a tile and joins its parts to the regions around it. The caller has seen to it that it fits.
    pub(in crate::rules) fn lay(&mut self, faces: &[Face], id: FaceId, at: Square, turn: Rotation) -> (TileId, Joined) {
        let face = &faces[id.0 as usize];
        let tile = TileId(self.tiles.len() as u8);
        let first_part = self.region_of.len() as u16;
        for (local, part) in face.parts().iter().enumerate() {
            self.region_of.push(RegionId(first_part + local as u16));
            self.regions.push(Region::of(part, tile));
        }
        self.tiles.push(Tile { face: id, turn, at, holds: T::default(), first_part });
        self.occupy(at, Known::Tile(tile.0));
        self.count_around(at, face.has_mist());
        if face.centre() == Some(Centre::Castle) {
            self.begin_castle(faces, tile, face);
        }

        let mut joined = Joined { mist: false };
        for side in Side::ALL {
            let beyond = at.beyond(side);
            let edge = face.edge(side, turn);
            let neighbour = match self.index.get(beyond) {
                Some(Known::Tile(neighbour)) => neighbour,
                Some(Known::FaceDown) => {
                    edge.land.into_iter().chain(edge.mist).for_each(|local| self.block(first_part + u16::from(local)));
                    continue;
                }
                Some(Known::Gap(_)) | None => {
                    self.open_gap(beyond, side.opposite(), edge.terrain);
                    continue;
                }
            };
            let Tile { face: other, turn: other_turn, first_part: other_first, .. } = self.tiles[neighbour as usize];
            let across = faces[other.0 as usize].edge(side.opposite(), other_turn);
            if let (Some(here), Some(there)) = (edge.land, across.land) {
                self.join(first_part + u16::from(here), other_first + u16::from(there));
            }
            match (edge.mist, across.mist) {
                (Some(here), Some(there)) => {
                    joined.mist = true;
                    self.join(first_part + u16::from(here), other_first + u16::from(there));
                }
                (Some(here), None) => self.block(first_part + u16::from(here)),
                (None, Some(there)) => self.block(other_first + u16::from(there)),
                (None, None) => {}
            }
        }
        (tile, joined)
    }

    /// Two parts meet across an edge: one region from now on, with two open edges fewer.
    fn join(&mut self, a: u16, b: u16) {
        let (a, b) = (self.region_of[a as usize], self.region_of[b as usize]);
        if a != b {
            let (keep, drop) = if self.region(a).size() >= self.region(b).size() { (a, b) } else { (b, a) };
            let dropped = *self.region(drop);
            for tile in dropped.tiles() {
                self.renumber(tile, drop, keep);
            }
            let kept = self.region_mut(keep);
            kept.open += dropped.open;
            kept.dead |= dropped.dead;
            kept.shields += dropped.shields;
            kept.meeples += dropped.meeples;
            kept.tiles |= dropped.tiles;
            kept.open -= 2;
        } else {
            self.region_mut(a).open -= 2;
        }
    }

    fn renumber(&mut self, tile: TileId, from: RegionId, to: RegionId) {
        let first = self.tiles[tile.0 as usize].first_part as usize;
        let end = self.tiles.get(tile.0 as usize + 1).map_or(self.region_of.len(), |next| next.first_part as usize);
        for region in &mut self.region_of[first..end] {
            if *region == from {
                *region = to;
            }
        }
    }

    /// An edge against which nothing of its kind can ever lie: closed, and its region can never be finished (MIST-3,
    /// L5-6, L5-8).
    fn block(&mut self, part: u16) {
        let region = self.region_of[part as usize];
        let region = self.region_mut(region);
        region.open -= 1;
        region.dead = true;
    }

    /// Lays a tile face down on an empty square (L5-4): it finishes nothing, and what borders on it never will be.
    pub(in crate::rules) fn lay_face_down(&mut self, faces: &[Face], face: FaceId, at: Square) {
        self.face_down.push(FaceDown { at, face });
        self.occupy(at, Known::FaceDown);
        for side in Side::ALL {
            if let Some(Known::Tile(neighbour)) = self.index.get(at.beyond(side)) {
                let Tile { face, turn, first_part, .. } = self.tiles[neighbour as usize];
                let edge = faces[face.0 as usize].edge(side.opposite(), turn);
                edge.land.into_iter().chain(edge.mist).for_each(|local| self.block(first_part + u16::from(local)));
            }
        }
        for castle in 0..self.castles.len() {
            if self.square_of(self.castles[castle]).surrounds(at) {
                self.block(self.castles[castle].0);
            }
        }
    }

    /// The square on which a part is.
    pub(in crate::rules) fn square_of(&self, part: PartId) -> Square {
        let (tile, _) = self.tile_of(part);
        self.tile(tile).at
    }

    /// A tile was laid face up: castles around it have an empty square fewer.
    fn count_around(&mut self, at: Square, misty: bool) {
        for castle in 0..self.castles.len() {
            let part = self.castles[castle];
            if self.square_of(part).surrounds(at) {
                let region = self.region_mut(RegionId(part.0));
                region.open -= 1;
                region.misty += u8::from(misty);
            }
        }
    }

    /// A castle counts what lies around it already (SCORE-4, L5-6).
    fn begin_castle(&mut self, faces: &[Face], tile: TileId, face: &Face) {
        let Some(local) = face.part(Kind::Castle, 0) else { return };
        let part = self.part_of(tile, local);
        self.castles.push(part);
        let around = self.tile(tile).at.surroundings().map(|square| self.index.get(square));
        let misty = |tile: u8| faces[self.tiles[tile as usize].face.0 as usize].has_mist();
        let around = around.map(|known| match known {
            Some(Known::Tile(tile)) => (1, u8::from(misty(tile)), false),
            Some(Known::FaceDown) => (1, 0, true),
            Some(Known::Gap(_)) | None => (0, 0, false),
        });
        let region = self.region_mut(RegionId(part.0));
        region.misty = u8::from(face.has_mist());
        for (laid, misty, face_down) in around {
            region.open -= laid;
            region.misty += misty;
            region.dead |= face_down;
        }
    }

    fn occupy(&mut self, at: Square, known: Known) {
        if let Some(Known::Gap(gap)) = self.index.get(at) {
            self.gaps.swap_remove(gap as usize);
            if let Some(moved) = self.gaps.get(gap as usize) {
                self.index.set(moved.at, Known::Gap(gap));
            }
        }
        self.index.set(at, known);
    }

    fn open_gap(&mut self, at: Square, side: Side, terrain: super::Terrain) {
        let gap = match self.index.get(at) {
            Some(Known::Gap(gap)) => gap,
            Some(Known::Tile(_) | Known::FaceDown) | None => {
                let gap = self.gaps.len() as u16;
                self.gaps.push(Gap { at, ring: Ring::FREE });
                self.index.set(at, Known::Gap(gap));
                gap
            }
        };
        self.gaps[gap as usize].ring.demand(side, terrain);
    }
}
