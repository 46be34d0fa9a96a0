//! What anybody may ask of the turn under way: the tile just laid, and what waits for a decision.

use super::Mists;
use crate::rules::Colour;
use crate::rules::mists::step::Step;
use crate::rules::mists::to_do::ToDo;
use crate::rules::mists::{Cat, Cemeteries, Hound, Phase, Tile, Whereabouts, value_of};
use crate::rules::tiles::{ByArea, Centre, Face, Part, PartId, PartName, RegionId, Square, TileId};

impl Mists {
    /// Ghost symbols in each mist area of the tile just laid, areas of finished banks left out, nothing spared yet
    /// (GHOST-1, GHOST-2).
    pub fn symbols_laid(&self) -> ByArea {
        self.in_unfinished_mist(|area| area.symbols)
    }

    /// Spell circles in each mist area of the tile just laid, areas of finished banks left out (SPELL-2, SPELL-5).
    pub fn circles_laid(&self) -> ByArea {
        self.in_unfinished_mist(|area| area.circles)
    }

    /// What the laid tile shows in each of its mist areas, those of finished banks left out.
    fn in_unfinished_mist(&self, shown: impl Fn(&Part) -> u8) -> ByArea {
        let mut areas = ByArea::default();
        for (mist, part) in self.mist_laid() {
            if !self.board.region(self.board.region_of(mist)).finished() {
                areas[part.index] = shown(part);
            }
        }
        areas
    }

    /// Squares whose mist gets a ghost because the tile just laid is a haunted cemetery (L5-3).
    pub fn haunted_by_laid(&self) -> impl Iterator<Item = Square> + '_ {
        self.tiles_haunted_by_laid().into_iter().map(|tile| self.board.tile(tile).at)
    }

    /// Regions still due to be scored this turn, the one under way first, each by the part that names it best: on the
    /// tile just laid, or the castle beside it.
    pub fn due(&self) -> Vec<PartName> {
        self.to_do.regions.iter().map(|&region| self.name_of_due(region)).collect()
    }

    /// Whether it can make a difference which of the due regions is scored first (SCORE-8): a hound or Eloise scores with
    /// one of them (HOUND-6, CAT-4), or all their points together may reach the next hound or the goal (HOUND-1, END-1).
    pub fn order_matters(&self) -> bool {
        let is_due = |part: PartId| self.to_do.regions.contains(&self.board.region_of(part));
        let with_hound = |hound: Hound| matches!(self.hounds[hound], Whereabouts::With(part) if is_due(part));
        let with_cat = matches!(self.cat, Some(Cat::With(part)) if is_due(part));
        let points =
            |&region: &RegionId| value_of(self.board.region(region)) * u16::from(self.colours_in(region).len());
        let points: u16 = self.to_do.regions.iter().map(points).sum();
        let reached = self.total() + points >= self.level().target(self.active_pile());
        with_cat || Hound::ALL.into_iter().any(with_hound) || reached
    }

    /// The square from which ghosts are being removed instead of points, once the first one left.
    pub fn banishing_from(&self) -> Option<Square> {
        self.to_do.choice.banished().from
    }

    /// The closed cemetery that waits for a meeple (CEM-2).
    pub fn burying_at(&self) -> Option<Square> {
        self.to_do.closing.first().copied()
    }

    /// The square to whose mist a ghost comes because of a cemetery (L5-3).
    pub fn haunting_at(&self) -> Option<Square> {
        self.to_do.coming.haunted.first().map(|&tile| self.board.tile(tile).at)
    }

    /// The hound that was reached: it waits for its meeple, or removes ghosts (HOUND-1).
    pub fn hound_under_way(&self) -> Option<Hound> {
        let waiting = || self.reached_hound().filter(|_| self.phase == Phase::PlaceHound);
        self.to_do.calming.map(|calming| calming.hound).or_else(waiting)
    }

    /// The colour of the meeple that a hound is with. The meeple may be home already, and the hound is still to score
    /// (HOUND-6).
    pub fn meeple_of_hound(&self, hound: Hound) -> Option<Colour> {
        let Whereabouts::With(part) = self.hounds[hound] else { return None };
        self.to_do.scored_hounds[hound].or_else(|| self.colour_on(part))
    }

    /// The colour of the meeple that Eloise is with. The meeple may be home already, and she is still to score (CAT-4).
    pub fn meeple_of_cat(&self) -> Option<Colour> {
        let Some(Cat::With(part)) = self.cat else { return None };
        self.to_do.cat_scores.or_else(|| self.colour_on(part))
    }

    fn colour_on(&self, part: PartId) -> Option<Colour> {
        self.standing.iter().find(|meeple| meeple.part == part).map(|meeple| meeple.colour)
    }

    /// Where a marker stands, with the points of the scoring under way that are already known to be its (L6-2). 0 if there
    /// is no such marker.
    pub fn points_of_marker(&self, marker: Colour) -> u16 {
        let at = self.markers().iter().position(|&known| known == marker);
        at.map_or(0, |at| self.totals()[at] + self.points_under_way(marker))
    }

    /// The points of the scoring under way that are already known to be this marker's, while others still wait for one
    /// (L6-2).
    pub fn points_under_way(&self, marker: Colour) -> u16 {
        let Some(marking) = &self.to_do.marking else { return 0 };
        let moves = marking.colours.iter().filter(|&colour| marking.moves[colour] == Some(marker));
        marking.points * moves.count() as u16
    }

    /// The colour whose points wait for a marker, and how many (L6-2).
    pub fn marking(&self) -> Option<(Colour, u16)> {
        let marking = self.to_do.marking.as_ref()?;
        marking.open().map(|colour| (colour, marking.points))
    }
}

/// For the steps of a turn.
impl Mists {
    pub(in crate::rules::mists) fn step(&self) -> Step {
        self.step
    }

    pub(in crate::rules::mists) fn to_do(&self) -> &ToDo {
        &self.to_do
    }

    /// The tile laid this turn.
    pub(in crate::rules::mists) fn laid(&self) -> &Tile {
        self.board.tile(self.laid)
    }

    /// What is printed on the tile laid this turn.
    pub(in crate::rules::mists) fn laid_face(&self) -> &Face {
        self.face(self.laid().face)
    }

    /// The parts of the tile laid this turn, in the order of its face.
    pub(in crate::rules::mists) fn parts_laid(&self) -> impl Iterator<Item = (PartId, &Part)> {
        (0..).zip(self.laid_face().parts()).map(|(local, part)| (self.board.part_of(self.laid, local), part))
    }

    /// The mist parts of the tile laid this turn; they are the last ones of a face.
    pub(in crate::rules::mists) fn mist_laid(&self) -> impl Iterator<Item = (PartId, &Part)> {
        let face = self.laid_face();
        let first = (face.parts().len() - face.mist_parts().len()) as u8;
        (first..).zip(face.mist_parts()).map(|(local, part)| (self.board.part_of(self.laid, local), part))
    }

    /// The tiles whose mist gets a ghost because the tile just laid is a haunted cemetery (L5-3).
    pub(in crate::rules::mists) fn tiles_haunted_by_laid(&self) -> Vec<TileId> {
        let cemetery = self.laid_face().centre() == Some(Centre::Cemetery);
        if self.level().cemeteries != Cemeteries::Haunted || !cemetery {
            return Vec::new();
        }
        let tiles = self.laid().at.surroundings().into_iter().filter_map(|square| self.board.tile_at(square));
        tiles.filter(|&tile| self.face(self.board.tile(tile).face).has_mist()).collect()
    }

    /// The region's first part on the tile that completed it; of a castle beside that tile its own.
    pub(in crate::rules::mists) fn name_of_due(&self, region: RegionId) -> PartName {
        let on_tile = self.parts_laid().find(|&(part, _)| self.board.region_of(part) == region);
        // The number of a region is that of one of its parts.
        self.name_of(on_tile.map_or(PartId(region.0), |(part, _)| part))
    }

    /// The first hound that waits on a space of the track that was reached (HOUND-1, HOUND-7, L6-3).
    pub(in crate::rules::mists) fn reached_hound(&self) -> Option<Hound> {
        let reached = |hound: Hound| self.level().space_of(hound).is_some_and(|space| self.reached(space));
        Hound::ALL.into_iter().find(|&hound| self.hounds[hound] == Whereabouts::Track && reached(hound))
    }

    /// Whether Eloise's part of the supply is empty, and she has to come (CAT-2).
    pub(in crate::rules::mists) fn cat_is_called(&self) -> bool {
        self.cat == Some(Cat::Supply) && self.ghosts_before_cat() == 0
    }
}
