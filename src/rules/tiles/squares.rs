//! What every square is to the board: a tile, a gap where the next one may lie, or a tile face down.

use super::face::Ring;
use super::square_index::{self, Known, Slot, SquareIndex};
use super::{Face, FaceId, Rotation, Side, Square, Terrain, Tile, TileId};
use crate::rules::copying::clone_fields;

/// A tile that lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct FaceDown {
    pub at: Square,
    /// Its face, which nobody may look at.
    pub face: FaceId,
}

/// An empty square with a tile beside it.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Gap {
    pub at: Square,
    pub ring: Ring,
}

/// All squares with something on them, and the gaps beside them.
#[derive(Debug)]
pub(super) struct Squares<T> {
    tiles: Vec<Tile<T>>,
    face_down: Vec<FaceDown>,
    gaps: Vec<Gap>,
    index: SquareIndex,
}

clone_fields!(Squares<T> { tiles, face_down, gaps, index });

impl<T> Squares<T> {
    pub fn with_capacity(tiles: usize, gaps: usize) -> Squares<T> {
        Squares {
            tiles: Vec::with_capacity(tiles),
            face_down: Vec::new(),
            gaps: Vec::with_capacity(gaps),
            index: SquareIndex::new(),
        }
    }

    pub fn get(&self, square: Square) -> Option<Known> {
        self.index.get(self.slot_of(square))
    }

    /// All tiles in the order of laying.
    pub fn tiles(&self) -> &[Tile<T>] {
        &self.tiles
    }

    pub fn tile_mut(&mut self, id: TileId) -> &mut Tile<T> {
        &mut self.tiles[id.0 as usize]
    }

    /// The tiles that lie face down, in the order of laying.
    pub fn face_down(&self) -> &[FaceDown] {
        &self.face_down
    }

    /// Changes the faces that nobody has seen.
    pub fn set_face_down(&mut self, faces: &[FaceId]) {
        for (tile, &face) in self.face_down.iter_mut().zip(faces) {
            tile.face = face;
        }
    }

    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    fn slot_of(&self, square: Square) -> Slot {
        self.index.slot_of(square, |known| match known {
            Known::Tile(tile) => self.tiles[tile as usize].at,
            Known::Gap(gap) => self.gaps[gap as usize].at,
            Known::FaceDown(tile) => self.face_down[tile as usize].at,
        })
    }

    /// Whether there is room for so many more tiles beside those that were laid, wherever they lie.
    pub fn has_room_for(&self, more: usize) -> bool {
        // A tile is an entry and opens up to four gaps.
        self.tiles.len() + self.gaps.len() + 5 * more < square_index::SLOTS
    }

    /// Whether a face fits on a gap when turned like this (PLACE-2); `None` where there is no gap.
    pub fn fits(&self, face: &Face, at: Square, turn: Rotation) -> Option<bool> {
        self.ring(at).map(|ring| face.fits(ring).contains(turn))
    }

    /// The first side on which a face would not match its neighbour (PLACE-2).
    pub fn mismatch(&self, face: &Face, at: Square, turn: Rotation) -> Option<Side> {
        let ring = self.ring(at)?;
        Side::ALL.into_iter().find(|&side| !ring.accepts(side, face.edge(side, turn).terrain))
    }

    fn ring(&self, at: Square) -> Option<Ring> {
        match self.get(at) {
            Some(Known::Gap(gap)) => Some(self.gaps[gap as usize].ring),
            Some(Known::Tile(_) | Known::FaceDown(_)) | None => None,
        }
    }

    /// A tile comes to its square. Tells its number.
    pub fn lay(&mut self, tile: Tile<T>) -> TileId {
        let number = self.tiles.len() as u8;
        self.occupy(tile.at, Known::Tile(number));
        self.tiles.push(tile);
        TileId(number)
    }

    /// A tile comes to its square face down.
    pub fn lay_face_down(&mut self, tile: FaceDown) {
        self.occupy(tile.at, Known::FaceDown(self.face_down.len() as u8));
        self.face_down.push(tile);
    }

    /// A square is no gap any more: the last gap takes its place.
    fn occupy(&mut self, at: Square, known: Known) {
        let slot = self.slot_of(at);
        if let (Some(Known::Gap(gap)), Some(last)) = (self.index.get(slot), self.gaps.last()) {
            self.index.set(self.slot_of(last.at), Known::Gap(gap));
            self.gaps.swap_remove(gap as usize);
        }
        self.index.set(slot, known);
    }

    /// An empty square has a tile beside it, which shows this terrain there.
    pub fn open_gap(&mut self, at: Square, side: Side, terrain: Terrain) {
        let slot = self.slot_of(at);
        let gap = match self.index.get(slot) {
            Some(Known::Gap(gap)) => gap,
            Some(Known::Tile(_) | Known::FaceDown(_)) | None => {
                let gap = self.gaps.len() as u16;
                self.gaps.push(Gap { at, ring: Ring::FREE });
                self.index.set(slot, Known::Gap(gap));
                gap
            }
        };
        self.gaps[gap as usize].ring.demand(side, terrain);
    }
}
