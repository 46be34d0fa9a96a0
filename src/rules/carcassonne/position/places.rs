//! What anybody may ask of a place on the board: its part, its region, and who stands there; and of the turn under way.

use super::Carcassonne;
use crate::rules::carcassonne::step::Step;
use crate::rules::carcassonne::to_do::ToDo;
use crate::rules::carcassonne::{Board, Circled, Meeple, Tile};
use crate::rules::tiles::{Face, Kind, Part, PartId, PartName, RegionId, Square, TileId};

impl Carcassonne {
    /// How people name a part.
    pub fn name_of(&self, part: PartId) -> PartName {
        let (tile, local) = self.board.tile_of(part);
        let tile = self.board.tile(tile);
        let Part { kind, index, .. } = self.face(tile.face).parts_with_fields()[local as usize];
        PartName { at: tile.at, kind, index }
    }

    /// The part people mean, if there is one.
    pub fn part_named(&self, name: PartName) -> Option<PartId> {
        let tile = self.board.tile_at(name.at)?;
        let local = self.face(self.board.tile(tile).face).part_with_fields(name.kind, name.index)?;
        Some(self.board.part_of(tile, local))
    }

    /// The square of the tile that a part is on.
    pub fn square_of(&self, part: PartId) -> Square {
        self.board.tile(self.board.tile_of(part).0).at
    }

    /// The parts of a region, tile by tile in the order of laying.
    pub fn parts_of(&self, region: RegionId) -> impl Iterator<Item = PartId> + '_ {
        let parts = self.board.tiles_of(region).flat_map(move |tile| {
            let parts = Board::parts_of_face(self.face(self.board.tile(tile).face)).len() as u8;
            (0..parts).map(move |local| self.board.part_of(tile, local))
        });
        parts.filter(move |&part| self.board.region_of(part) == region)
    }

    /// The meeples in a region.
    pub fn meeples_in(&self, region: RegionId) -> impl Iterator<Item = &Meeple> {
        self.meeples.iter().filter(move |meeple| self.board.region_of(meeple.part) == region)
    }

    /// The meeple that people name by the part it was put on.
    pub fn meeple_on(&self, place: PartName) -> Option<Meeple> {
        let part = self.part_named(place)?;
        self.meeples.iter().copied().find(|meeple| meeple.part == part)
    }

    /// Ghosts in the circles of a mist area; none where there is no such area.
    pub fn ghosts_in_area(&self, at: Square, area: u8) -> u8 {
        self.board.tile_at(at).map_or(0, |tile| {
            let Circled(circled) = self.board.tile(tile).holds;
            circled.iter().nth(usize::from(area)).copied().unwrap_or_default()
        })
    }

    /// Regions still due to be scored this turn, the one under way first, each by the part that names it best: on the
    /// tile just laid, or what stands in the middle of one beside it.
    pub fn due(&self) -> Vec<PartName> {
        self.to_do.regions.iter().map(|&region| self.name_of_due(region)).collect()
    }

    /// Whether the tile just laid extended mist: one of its misty edges met another one (RMIST-1).
    pub fn extends_mist(&self) -> bool {
        self.to_do.met.extends
    }

    /// Whether the tile just laid broke mist: a misty edge met a clear one (RMIST-2).
    pub fn breaks_mist(&self) -> bool {
        self.to_do.met.breaks
    }

    /// The banks that the tile just laid extended (RCIRC-5, RCIRC-6). Known with the Spell Circles only.
    pub fn banks_extended(&self) -> &[RegionId] {
        &self.to_do.met.extended
    }

    /// The banks that the tile just laid broke (RCIRC-7, RCIRC-8). Known with the Spell Circles only.
    pub fn banks_broken(&self) -> &[RegionId] {
        &self.to_do.met.broken
    }
}

/// For the steps of a turn.
impl Carcassonne {
    pub(in crate::rules::carcassonne) fn step(&self) -> Step {
        self.step
    }

    pub(in crate::rules::carcassonne) fn to_do(&self) -> &ToDo {
        &self.to_do
    }

    /// The tile laid this turn.
    pub(in crate::rules::carcassonne) fn laid(&self) -> &Tile {
        self.board.tile(self.laid)
    }

    /// What is printed on the tile laid this turn.
    pub(in crate::rules::carcassonne) fn laid_face(&self) -> &Face {
        self.face(self.laid().face)
    }

    /// The parts of the tile laid this turn, in the order of its face.
    pub(in crate::rules::carcassonne) fn parts_laid(&self) -> impl Iterator<Item = (PartId, &Part)> {
        let parts = Board::parts_of_face(self.laid_face());
        (0..).zip(parts).map(|(local, part)| (self.board.part_of(self.laid, local), part))
    }

    /// The region's first part on the tile that completed it, or what stands in the middle of a tile beside that one.
    pub(in crate::rules::carcassonne) fn name_of_due(&self, region: RegionId) -> PartName {
        let on_tile = self.parts_laid().find(|&(part, _)| self.board.region_of(part) == region);
        // The number of a region is that of one of its parts.
        self.name_of(on_tile.map_or(PartId(region.0), |(part, _)| part))
    }

    /// The mist areas of a bank that have ghosts in circles, in the order of laying, and how many.
    pub(in crate::rules::carcassonne) fn circled_in(&self, bank: RegionId) -> impl Iterator<Item = (TileId, u8, u8)> {
        self.board.tiles_of(bank).flat_map(move |tile| {
            let Circled(circled) = self.board.tile(tile).holds;
            let in_bank = move |&(area, _): &(u8, u8)| self.bank_of(tile, area) == Some(bank);
            circled.filled().filter(in_bank).map(move |(area, ghosts)| (tile, area, ghosts))
        })
    }

    /// The bank that a mist area of a tile belongs to.
    pub(in crate::rules::carcassonne) fn bank_of(&self, tile: TileId, area: u8) -> Option<RegionId> {
        let local = self.face(self.board.tile(tile).face).part(Kind::Mist, area)?;
        Some(self.board.region_of(self.board.part_of(tile, local)))
    }
}
