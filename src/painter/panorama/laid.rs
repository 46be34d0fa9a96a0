//! What lies on a table, as a picture of the whole board needs it.

use crate::painter::mist::Bank;
use crate::rules::tiles::{Board, Face, Kind, OnTile, PartName, Rotation, Square};
use std::collections::BTreeSet;

/// The tiles of a position, and the state of their regions.
pub(in crate::painter) struct Laid<'a> {
    tiles: Vec<LaidTile<'a>>,
    face_down: Vec<Square>,
    /// The parts of all regions that can never be completed.
    dead: Vec<PartName>,
    covered: BTreeSet<Square>,
}

/// A tile that lies face up.
#[derive(Clone, Copy)]
pub(in crate::painter) struct LaidTile<'a> {
    pub face: &'a Face,
    pub turn: Rotation,
    pub at: Square,
    /// The state of the bank of each mist area, in printed order.
    pub banks: [Bank; 4],
}

impl<'a> Laid<'a> {
    /// These tiles, the squares of those that lie face down, and the parts that look withered.
    pub fn new(tiles: Vec<LaidTile<'a>>, face_down: Vec<Square>, dead: Vec<PartName>) -> Laid<'a> {
        let covered = tiles.iter().map(|tile| tile.at).chain(face_down.iter().copied()).collect();
        Laid { tiles, face_down, dead, covered }
    }

    /// The board of any game that is played with these faces.
    pub fn of<T: OnTile>(board: &Board<T>, faces: &'a [Face]) -> Laid<'a> {
        let mut tiles = Vec::new();
        let mut dead = Vec::new();
        for tile in board.tiles() {
            let Some(id) = board.tile_at(tile.at) else { continue };
            let face = &faces[tile.face.index()];
            let mut banks = [Bank::Open; 4];
            for (local, part) in (0..).zip(face.parts()) {
                let region = board.region(board.region_of(board.part_of(id, local)));
                if part.kind == Kind::Mist {
                    banks[usize::from(part.index)] = Bank::of(region);
                }
                if region.dead {
                    dead.push(PartName::new(tile.at, part.kind, part.index));
                }
            }
            tiles.push(LaidTile { face, turn: tile.turn, at: tile.at, banks });
        }
        Laid::new(tiles, board.face_down().collect(), dead)
    }

    /// The same tiles with all banks open and nothing withered.
    pub fn untouched(mut self) -> Laid<'a> {
        self.tiles.iter_mut().for_each(|tile| tile.banks = [Bank::Open; 4]);
        Laid { dead: Vec::new(), ..self }
    }

    /// The tiles that lie face up, in the order of laying.
    pub fn tiles(&self) -> &[LaidTile<'a>] {
        &self.tiles
    }

    /// The squares of the tiles that lie face down.
    pub fn face_down(&self) -> &[Square] {
        &self.face_down
    }

    /// The parts of all regions that can never be completed.
    pub fn dead(&self) -> &[PartName] {
        &self.dead
    }

    /// All squares with a tile, face up or face down.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.covered.iter().copied()
    }

    /// Whether a tile lies there, face up or face down.
    pub fn covers(&self, square: Square) -> bool {
        self.covered.contains(&square)
    }
}
