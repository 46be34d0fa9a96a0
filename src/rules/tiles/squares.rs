//! What every square is to the board: a tile, a gap where the next one may lie, or a tile face down.

use super::face::Ring;
use super::square_index::{self, Known, SquareIndex};
use super::{Face, Rotation, Side, Square, Terrain};

/// An empty square with a tile beside it.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Gap {
    pub at: Square,
    pub ring: Ring,
}

/// All squares with something on them, and the gaps beside them.
#[derive(Clone, Debug)]
pub(super) struct Squares {
    gaps: Vec<Gap>,
    index: SquareIndex,
}

impl Squares {
    pub fn with_capacity(gaps: usize) -> Squares {
        Squares { gaps: Vec::with_capacity(gaps), index: SquareIndex::new() }
    }

    pub fn get(&self, square: Square) -> Option<Known> {
        self.index.get(square)
    }

    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Whether there is room for so many more tiles beside those that were laid, wherever they lie.
    pub fn has_room_for(&self, laid: usize, more: usize) -> bool {
        // A tile is an entry and opens up to four gaps.
        laid + self.gaps.len() + 5 * more < square_index::SLOTS
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
        match self.index.get(at) {
            Some(Known::Gap(gap)) => Some(self.gaps[gap as usize].ring),
            Some(Known::Tile(_) | Known::FaceDown) | None => None,
        }
    }

    /// A tile comes to a square, which is no gap any more.
    pub fn occupy(&mut self, at: Square, known: Known) {
        if let Some(Known::Gap(gap)) = self.index.get(at) {
            self.gaps.swap_remove(gap as usize);
            if let Some(moved) = self.gaps.get(gap as usize) {
                self.index.set(moved.at, Known::Gap(gap));
            }
        }
        self.index.set(at, known);
    }

    /// An empty square has a tile beside it, which shows this terrain there.
    pub fn open_gap(&mut self, at: Square, side: Side, terrain: Terrain) {
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
