//! The tiles on the table: where each lies, which regions they form, and the gaps where the next one may lie.

use super::region::Regions;
use super::square_index::Known;
use super::squares::{FaceDown, Squares};
use super::{Face, FaceId, Part, PartId, Region, RegionId, Rotation, Side, Square, Tile, TileId};
use crate::rules::copying::clone_fields;

/// What a game keeps on each tile of its board.
pub trait OnTile: Copy + Default {
    /// Whether the game plays with fields, monasteries and cemeteries as regions.
    const FIELDS: bool;
}

/// What a tile's mist met when it was laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Joined {
    /// A misty edge was joined to mist that lay there before.
    pub mist: bool,
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
#[derive(Debug)]
pub struct Board<T> {
    squares: Squares<T>,
    regions: Regions,
    /// The squares and parts of castles, monasteries and cemeteries, in the order of laying.
    centres: Vec<(Square, PartId)>,
}

clone_fields!(Board<T> { squares, regions, centres });

/// What anybody may ask.
impl<T: OnTile> Board<T> {
    /// All tiles in the order of laying, the start tile's four squares first.
    pub fn tiles(&self) -> &[Tile<T>] {
        self.squares.tiles()
    }

    /// The tile with that number.
    pub fn tile(&self, id: TileId) -> &Tile<T> {
        &self.tiles()[id.0 as usize]
    }

    /// Which tile lies on a square.
    pub fn tile_at(&self, square: Square) -> Option<TileId> {
        match self.squares.get(square) {
            Some(Known::Tile(tile)) => Some(TileId(tile)),
            Some(Known::Gap(_) | Known::FaceDown(_)) | None => None,
        }
    }

    /// Squares of the tiles that lie face down, in the order of laying.
    pub fn face_down(&self) -> impl Iterator<Item = Square> {
        self.squares.face_down().iter().map(|tile| tile.at)
    }

    /// Whether nothing lies on a square, neither face up nor face down.
    pub fn is_empty(&self, square: Square) -> bool {
        !matches!(self.squares.get(square), Some(Known::Tile(_) | Known::FaceDown(_)))
    }

    /// Whether a face-down tile lies there.
    pub fn is_face_down(&self, square: Square) -> bool {
        matches!(self.squares.get(square), Some(Known::FaceDown(_)))
    }

    /// The empty squares that have a tile beside them.
    pub fn gaps(&self) -> impl Iterator<Item = Square> {
        self.squares.gaps().iter().map(|gap| gap.at)
    }

    /// What is known of a region.
    pub fn region(&self, id: RegionId) -> &Region {
        self.regions.get(id)
    }

    /// The tiles that a region covers, in the order of laying.
    pub fn tiles_of(&self, id: RegionId) -> impl Iterator<Item = TileId> + use<T> {
        self.regions.tiles(id)
    }

    /// The region a part belongs to.
    pub fn region_of(&self, part: PartId) -> RegionId {
        self.regions.of(part)
    }

    /// The parts of a face that this game plays with.
    pub fn parts_of_face(face: &Face) -> &[Part] {
        if T::FIELDS { face.parts_with_fields() } else { face.parts() }
    }

    /// The part of a tile that stands at this place in its face's [`Face::parts`].
    pub fn part_of(&self, tile: TileId, local: u8) -> PartId {
        self.tile(tile).part(local)
    }
}

/// What only games may ask.
impl<T: OnTile> Board<T> {
    pub(in crate::rules) fn face_down_tiles(&self) -> &[FaceDown] {
        self.squares.face_down()
    }

    /// The tiles that lie face down have these faces, in the order of laying.
    pub(in crate::rules) fn set_face_down(&mut self, faces: &[FaceId]) {
        self.squares.set_face_down(faces);
    }

    /// The castles, monasteries and cemeteries on the eight squares around one, in the order of laying.
    pub(in crate::rules) fn centres_around(&self, at: Square) -> impl Iterator<Item = PartId> {
        self.centres.iter().filter(move |(centre, _)| centre.surrounds(at)).map(|&(_, part)| part)
    }

    pub(in crate::rules) fn region_mut(&mut self, id: RegionId) -> &mut Region {
        self.regions.get_mut(id)
    }

    /// The tile a part is on, and the part's place in its face's [`Face::parts`].
    pub(in crate::rules) fn tile_of(&self, part: PartId) -> (TileId, u8) {
        let tile = self.tiles().partition_point(|tile| tile.first_part <= part.0) - 1;
        (TileId(tile as u8), (part.0 - self.tiles()[tile].first_part) as u8)
    }

    /// What the game keeps on a tile.
    pub(in crate::rules) fn held_mut(&mut self, tile: TileId) -> &mut T {
        &mut self.squares.tile_mut(tile).holds
    }

    /// In how many ways a face can be laid: on how many gaps, turned in how many ways (PLACE-2).
    pub(in crate::rules) fn count_ways(&self, face: &Face) -> u16 {
        self.squares.gaps().iter().map(|gap| face.fits(gap.ring).len()).sum()
    }

    /// Adds an action for each way in which a face can be laid.
    pub(in crate::rules) fn list_ways<A: Copy>(
        &self,
        face: &Face,
        actions: &mut Vec<A>,
        action: impl Fn(Square, Rotation) -> A,
    ) {
        let (gaps, first) = (self.squares.gaps(), actions.len());
        // All four rotations are written down, and one that does not fit is overwritten by the next. Which ones fit
        // cannot be foreseen, so asking before writing would take three times as long.
        let nothing = action(Square::new(0, 0), Rotation::default());
        actions.resize(first + Rotation::ALL.len() * gaps.len(), nothing);
        let mut end = first;
        for gap in gaps {
            let fitting = face.fits(gap.ring);
            for turn in Rotation::ALL {
                actions[end] = action(gap.at, turn);
                end += usize::from(fitting.contains(turn));
            }
        }
        actions.truncate(end);
    }

    /// Whether a face fits on a gap when turned like this (PLACE-2); `None` where there is no gap.
    pub(in crate::rules) fn fits(&self, face: &Face, at: Square, turn: Rotation) -> Option<bool> {
        self.squares.fits(face, at, turn)
    }

    /// The first side on which a face would not match its neighbour (PLACE-2).
    pub(in crate::rules) fn mismatch(&self, face: &Face, at: Square, turn: Rotation) -> Option<Side> {
        self.squares.mismatch(face, at, turn)
    }

    /// Whether there is room for so many more tiles, wherever they lie.
    pub(in crate::rules) fn has_room_for(&self, tiles: usize) -> bool {
        self.squares.has_room_for(tiles)
    }
}

/// Laying.
impl<T: OnTile> Board<T> {
    /// An empty table.
    pub(in crate::rules) fn new() -> Self {
        // Room for a whole cooperative game, so that laying a tile has to move nothing there. A longer game makes more
        // room as it grows.
        Board { squares: Squares::with_capacity(80, 96), regions: Regions::with_capacity(256), centres: Vec::new() }
    }

    /// Lays a tile and joins its parts to the regions around it. Whoever calls this has checked that it fits.
    pub(in crate::rules) fn lay(&mut self, faces: &[Face], id: FaceId, at: Square, turn: Rotation) -> (TileId, Joined) {
        let face = &faces[id.0 as usize];
        let tile = Tile { face: id, turn, at, holds: T::default(), first_part: self.regions.parts() };
        let number = self.squares.lay(tile);
        self.regions.add(Board::<T>::parts_of_face(face), number);
        self.count_for_centres(at, face.has_mist());
        self.begin_centre(faces, &tile);

        let mut joined = Joined { mist: false };
        for side in Side::ALL {
            let beyond = at.beyond(side);
            match self.squares.get(beyond) {
                Some(Known::Tile(neighbour)) => joined.mist |= self.meet(faces, &tile, side, TileId(neighbour)),
                Some(Known::FaceDown(_)) => self.block_edge(faces, &tile, side),
                Some(Known::Gap(_)) | None => {
                    self.squares.open_gap(beyond, side.opposite(), face.edge(side, turn).terrain);
                }
            }
        }
        (number, joined)
    }

    /// A tile just laid joins its neighbour on one side. Tells whether mist was joined.
    fn meet(&mut self, faces: &[Face], tile: &Tile<T>, side: Side, neighbour: TileId) -> bool {
        let other = *self.tile(neighbour);
        let here = faces[tile.face.0 as usize].edge(side, tile.turn);
        let there = faces[other.face.0 as usize].edge(side.opposite(), other.turn);
        if T::FIELDS {
            self.join_fields(faces, (tile, side), (&other, side.opposite()));
        }
        if let (Some(here), Some(there)) = (here.land, there.land) {
            self.regions.join(self.squares.tiles(), tile.part(here), other.part(there));
        }
        match (here.mist, there.mist) {
            (Some(here), Some(there)) => self.regions.join(self.squares.tiles(), tile.part(here), other.part(there)),
            (Some(here), None) => self.regions.block(tile.part(here)),
            (None, Some(there)) => self.regions.block(other.part(there)),
            (None, None) => {}
        }
        here.mist.is_some() && there.mist.is_some()
    }

    /// The half-edges of two tiles that face each other: the first one clockwise of the one lies against the second of
    /// the other (RFIELD-6).
    fn join_fields(&mut self, faces: &[Face], (tile, side): (&Tile<T>, Side), (other, facing): (&Tile<T>, Side)) {
        let here = faces[tile.face.0 as usize].half_edges(side, tile.turn);
        let [first, second] = faces[other.face.0 as usize].half_edges(facing, other.turn);
        for halves in here.into_iter().zip([second, first]) {
            match halves {
                (Some(here), Some(there)) => {
                    self.regions.join(self.squares.tiles(), tile.part(here), other.part(there))
                }
                (Some(here), None) => self.regions.close(tile.part(here)),
                (None, Some(there)) => self.regions.close(other.part(there)),
                (None, None) => {}
            }
        }
    }

    /// Lays a tile face down on an empty square: it finishes nothing, and what borders on it never will be.
    pub(in crate::rules) fn lay_face_down(&mut self, faces: &[Face], face: FaceId, at: Square) {
        self.squares.lay_face_down(FaceDown { at, face });
        for side in Side::ALL {
            if let Some(neighbour) = self.tile_at(at.beyond(side)) {
                let tile = *self.tile(neighbour);
                self.block_edge(faces, &tile, side.opposite());
            }
        }
        for &(_, part) in self.centres.iter().filter(|(centre, _)| centre.surrounds(at)) {
            self.regions.block(part);
        }
    }

    /// A tile lies beside a face-down one: nothing can lie against what it shows on this side.
    fn block_edge(&mut self, faces: &[Face], tile: &Tile<T>, side: Side) {
        let edge = faces[tile.face.0 as usize].edge(side, tile.turn);
        edge.land.into_iter().chain(edge.mist).for_each(|local| self.regions.block(tile.part(local)));
    }

    /// A tile was laid face up: castles, monasteries and cemeteries around it have an empty square fewer.
    fn count_for_centres(&mut self, at: Square, misty: bool) {
        for &(_, part) in self.centres.iter().filter(|(centre, _)| centre.surrounds(at)) {
            let region = self.regions.get_mut(self.regions.of(part));
            region.open -= 1;
            region.misty += u8::from(misty);
        }
    }

    /// A castle, monastery or cemetery counts what lies around it already.
    fn begin_centre(&mut self, faces: &[Face], tile: &Tile<T>) {
        let face = &faces[tile.face.0 as usize];
        let parts = Board::<T>::parts_of_face(face);
        let Some(local) = parts.iter().position(|part| part.kind.is_centre()) else { return };
        let part = tile.part(local as u8);
        self.centres.push((tile.at, part));
        let region = self.regions.get_mut(self.regions.of(part));
        region.misty = u8::from(face.has_mist());
        for square in tile.at.surroundings() {
            match self.squares.get(square) {
                Some(Known::Tile(other)) => {
                    let other = self.squares.tiles()[other as usize].face;
                    region.open -= 1;
                    region.misty += u8::from(faces[other.0 as usize].has_mist());
                }
                Some(Known::FaceDown(_)) => {
                    region.open -= 1;
                    region.dead = true;
                }
                Some(Known::Gap(_)) | None => {}
            }
        }
    }
}
