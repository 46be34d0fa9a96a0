//! What anybody may ask of a place on the board: its part, its region, and who or what stands there.

use super::{Mists, Standing};
use crate::rules::Colours;
use crate::rules::mists::{Banished, Cat, Cemeteries, Cemetery, Ghosts, Haunt, Hound, Whereabouts};
use crate::rules::tiles::{Kind, Part, PartId, PartName, RegionId, Square, TileId};

impl Mists {
    /// How people name a part.
    pub fn name_of(&self, part: PartId) -> PartName {
        let (tile, local) = self.board.tile_of(part);
        let tile = self.board.tile(tile);
        let Part { kind, index, .. } = self.face(tile.face).parts()[local as usize];
        PartName { at: tile.at, kind, index }
    }

    /// The part people mean, if there is one.
    pub fn part_named(&self, name: PartName) -> Option<PartId> {
        let tile = self.board.tile_at(name.at)?;
        let local = self.face(self.board.tile(tile).face).part(name.kind, name.index)?;
        Some(self.board.part_of(tile, local))
    }

    /// The parts of a region, tile by tile in the order of laying.
    pub fn parts_of(&self, region: RegionId) -> impl Iterator<Item = PartId> + '_ {
        self.board
            .tiles_of(region)
            .flat_map(move |tile| {
                let parts = self.face(self.board.tile(tile).face).parts().len() as u8;
                (0..parts).map(move |local| self.board.part_of(tile, local))
            })
            .filter(move |&part| self.board.region_of(part) == region)
    }

    /// The different meeple colours in a region (SCORE-6).
    pub fn colours_in(&self, region: RegionId) -> Colours {
        self.standing.iter().filter(|m| self.board.region_of(m.part) == region).map(|m| m.colour).collect()
    }

    /// Ghosts in a region, those in circles too; none in anything but mist.
    pub fn ghosts_in(&self, region: RegionId) -> u8 {
        if self.board.region(region).kind != Kind::Mist {
            return 0;
        }
        self.parts_of(region).map(|part| self.ghosts_at(part)).sum()
    }

    /// Ghosts in the mist area with this name, those in its circles too; none where there is no such area.
    pub fn ghosts_on(&self, area: PartName) -> u8 {
        self.part_named(area).filter(|_| area.kind == Kind::Mist).map_or(0, |part| self.ghosts_at(part))
    }

    /// Ghosts on one place of a square; none where there is no such place.
    pub fn ghosts_at_haunt(&self, at: Square, haunt: Haunt) -> u8 {
        self.haunts_on(at).find(|&(place, _)| place == haunt).map_or(0, |(_, ghosts)| ghosts)
    }

    /// How many circles a mist area of a square has; none where it has none at all.
    pub fn circles_on(&self, at: Square, area: u8) -> Option<u8> {
        let tile = self.board.tile_at(at)?;
        let circles = self.face(self.board.tile(tile).face).mist_parts().get(area as usize)?.circles;
        Some(circles).filter(|&circles| circles > 0)
    }

    /// All cemeteries in the order of laying.
    pub fn cemeteries(&self) -> &[Cemetery] {
        self.graves.all()
    }

    /// The cemetery on a square.
    pub fn cemetery_at(&self, square: Square) -> Option<&Cemetery> {
        self.cemeteries().iter().find(|cemetery| cemetery.at == square)
    }

    /// Every place on a square where ghosts stand, and how many.
    pub fn haunts_on(&self, at: Square) -> impl Iterator<Item = (Haunt, u8)> + '_ {
        let circled = self.board.tile_at(at).map(|tile| self.board.tile(tile).holds.circled).unwrap_or_default();
        self.loose_ghosts_on(at).chain(circled.filled().map(|(area, ghosts)| (Haunt::Circle(area), ghosts)))
    }

    /// Every place on a square from which ghosts can be removed, and how many stand there: all but spell circles
    /// (SPELL-4).
    pub fn loose_ghosts_on(&self, at: Square) -> impl Iterator<Item = (Haunt, u8)> + '_ {
        let areas = self.board.tile_at(at).map(|tile| self.board.tile(tile).holds.loose).unwrap_or_default();
        let mist = areas.filled().map(|(area, ghosts)| (Haunt::Mist(area), ghosts));
        let cemetery = self.cemetery_at(at).map(|cemetery| (Haunt::Cemetery, cemetery.ghosts));
        mist.chain(cemetery.filter(|&(_, ghosts)| ghosts > 0))
    }

    /// How many ghosts stand on a square outside spell circles.
    pub fn loose_count_on(&self, at: Square) -> u8 {
        self.loose_ghosts_on(at).map(|(_, ghosts)| ghosts).sum()
    }

    /// How many of them a scoring or a hound can remove (SCORE-7, HOUND-3).
    pub fn removable_ghosts_on(&self, at: Square) -> u8 {
        self.loose_count_on(at).min(Banished::MOST as u8)
    }

    /// The hounds that stand with the meeple on this part.
    pub fn hounds_with(&self, part: PartId) -> impl Iterator<Item = Hound> {
        Hound::ALL.into_iter().filter(move |&hound| self.hound_is_with(hound, part))
    }

    /// Whether Eloise is with the meeple on this part.
    pub fn cat_is_with(&self, part: PartId) -> bool {
        self.cat == Some(Cat::With(part))
    }

    /// The meeple that people name by the part it stands on.
    pub fn meeple_on(&self, place: PartName) -> Option<Standing> {
        let part = self.part_named(place)?;
        self.standing.iter().copied().find(|meeple| meeple.part == part)
    }

    /// Whether a hound is with the meeple on this part.
    pub(in crate::rules::mists) fn hound_is_with(&self, hound: Hound, part: PartId) -> bool {
        self.hounds[hound] == Whereabouts::With(part)
    }

    /// Ghosts in one mist area of one tile and in its circles.
    pub(in crate::rules::mists) fn ghosts_at(&self, mist: PartId) -> u8 {
        let (tile, area) = self.area_of(mist);
        let Ghosts { loose, circled } = self.board.tile(tile).holds;
        loose[area] + circled[area]
    }

    /// The tile that a mist part is on, and the part's place among the tile's mist areas.
    pub(super) fn area_of(&self, mist: PartId) -> (TileId, u8) {
        let (tile, local) = self.board.tile_of(mist);
        let face = self.face(self.board.tile(tile).face);
        (tile, face.parts()[local as usize].index)
    }

    /// Whether a cemetery has no empty square left that keeps it open (CEM-2, L5-2).
    pub(in crate::rules::mists) fn is_full(&self, cemetery: &Cemetery) -> bool {
        match self.level().cemeteries {
            Cemeteries::Haunted => cemetery.empty_surroundings == 0,
            Cemeteries::None | Cemeteries::Open => cemetery.empty_neighbours == 0,
        }
    }

    /// The squares of the cemeteries that have not closed.
    pub(in crate::rules::mists) fn open_cemeteries(&self) -> impl Iterator<Item = Square> {
        self.cemeteries().iter().filter(|cemetery| !cemetery.closed).map(|cemetery| cemetery.at)
    }

    /// The places on the eight squares around one from which ghosts can be removed, and how many stand there.
    pub(in crate::rules::mists) fn loose_ghosts_around(&self, at: Square) -> impl Iterator<Item = (Square, Haunt, u8)> {
        let squares = at.surroundings().into_iter();
        squares.flat_map(move |at| self.loose_ghosts_on(at).map(move |(haunt, ghosts)| (at, haunt, ghosts)))
    }
}
