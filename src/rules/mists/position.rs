//! The cooperative game: a position, what anybody may ask of it, and how an action moves it on.
//!
//! The steps of a turn are in [`turn`](super::turn), one file each; this file holds what they work on.

use super::layout::{Layout, LayoutError};
use super::piles::Piles;
use super::track::Track;
use super::turn::Due;
use super::{
    Action, Cat, Happening, Haunt, Hound, Level, Outcome, Phase, Refusal, Setup, SetupError, Whereabouts, turn,
};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::shuffle::shuffled;
use crate::rules::tiles::{Board, Deck, Face, FaceId, Kind, Part, PartId, PartName, RegionId, Square, TileId};
use crate::rules::{ByColour, Colour, Colours, Game};
use std::sync::Arc;

/// A meeple that stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its colour.
    pub colour: Colour,
    /// The part it was put on.
    pub part: PartId,
}

/// Ghosts of the supply that stand before Eloise in the beginning (CAT-1).
const BEFORE_CAT: u8 = 7;

/// What does not change during a game; all positions of it share one copy.
#[derive(Debug)]
pub(super) struct Table {
    pub level: Level,
    pub deck: Arc<Deck>,
    /// The deck's faces, then the start tile's, then any a layout brought along.
    pub faces: Vec<Face>,
    /// The names of the faces that the deck has no names for.
    pub more_names: Vec<String>,
    pub seats: Vec<Vec<Colour>>,
    pub markers: Vec<Colour>,
    /// How many meeples of each colour are played with.
    pub meeples: ByColour<u8>,
    /// Faces in the order in which they are drawn.
    pub order: Vec<FaceId>,
    /// Ghosts in the supply that are not before Eloise while she has not come (CAT-1).
    pub apart_from_cat: u8,
}

/// A position of the cooperative game.
#[derive(Clone, Debug)]
pub struct Mists {
    pub(super) table: Arc<Table>,
    pub(super) board: Board,
    pub(super) phase: Phase,
    pub(super) outcome: Option<Outcome>,
    pub(super) piles: Piles,
    pub(super) hand: Option<FaceId>,
    /// Ghosts in the supply.
    pub(super) ghosts: u8,
    /// Meeples in the supplies.
    pub(super) meeples: ByColour<u8>,
    pub(super) standing: Vec<Standing>,
    pub(super) track: Track,
    /// Rufus and Ronja, gone at levels without them.
    pub(super) hounds: [Whereabouts; 2],
    /// Eloise, with the Spell Circles.
    pub(super) cat: Option<Cat>,
    pub(super) turn: u16,
    pub(super) active: u8,
    /// The tile laid this turn.
    pub(super) laid: TileId,
    /// What this turn still has to do.
    pub(super) due: Due,
    /// The pile is not to be looked at: the position is only thought of.
    pub(super) veiled: bool,
}

impl Game for Mists {
    type Setup = Setup;
    type Action = Action;
    type Happening = Happening;
    type Phase = Phase;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type SetupError = SetupError;

    fn begin(setup: &Setup, seed: u64, happenings: &mut Vec<Happening>) -> Result<Mists, SetupError> {
        setup.check()?;
        let order = shuffled(setup.tiles(), seed);
        let piles = Piles::shared(order.len(), setup.level.piles);
        Ok(Mists::start(setup, order, piles, happenings))
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn list_legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::LayTile => turn::place::list(self, actions),
            Phase::Bury => turn::bury::list(self, actions),
            Phase::DrawIn => turn::circles::list(self, actions),
            Phase::PlaceCat => turn::cat::list(self, actions),
            Phase::SpareGhost => turn::ghosts::list(self, actions),
            Phase::HauntCemetery => turn::cemetery_ghost::list(self, actions),
            Phase::HauntMist => turn::haunt::list(self, actions),
            Phase::PlaceMeeple => turn::meeple::list(self, actions),
            Phase::PickScoring => turn::score::list_regions(self, actions),
            Phase::TakeScore | Phase::Banish => turn::score::list_choices(self, actions),
            Phase::MoveMarker => turn::markers::list(self, actions),
            Phase::PlaceHound => turn::hounds::list(self, actions),
            Phase::CalmGhosts => turn::hounds::list_ghosts(self, actions),
            Phase::LayFaceDown => turn::face_down::list(self, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, action: Action, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::LayTile, Action::LayTile { at, turn }) => turn::place::apply(self, at, turn, happenings),
            (Phase::Bury, Action::Bury { meeple }) => turn::bury::apply(self, meeple, happenings),
            (Phase::Bury, Action::BuryFromSupply { colour }) => turn::bury::apply_from_supply(self, colour, happenings),
            (Phase::DrawIn, Action::DrawIn { at, haunt }) => turn::circles::apply(self, at, haunt, happenings),
            (Phase::PlaceCat, Action::PlaceCat { meeple }) => turn::cat::apply(self, meeple, happenings),
            (Phase::SpareGhost, Action::SpareGhost { area }) => turn::ghosts::apply(self, area, happenings),
            (Phase::HauntCemetery, Action::HauntCemetery { at }) => turn::cemetery_ghost::apply(self, at, happenings),
            (Phase::HauntMist, Action::HauntMist { at, area }) => turn::haunt::apply(self, at, area, happenings),
            (Phase::PlaceMeeple, Action::PlaceMeeple { colour, kind, index }) => {
                turn::meeple::apply(self, colour, kind, index, happenings)
            }
            (Phase::PlaceMeeple, Action::SkipMeeple) => {
                turn::meeple::skip(self, happenings);
                Ok(())
            }
            (Phase::PickScoring, Action::ScoreNext { region }) => turn::score::apply_order(self, region, happenings),
            (Phase::TakeScore, Action::TakePoints) => {
                turn::score::take_points(self, happenings);
                Ok(())
            }
            (Phase::TakeScore | Phase::Banish, Action::Banish { at, haunt }) => {
                turn::score::banish(self, at, haunt, happenings)
            }
            (Phase::TakeScore | Phase::Banish, Action::StopBanishing) => {
                turn::score::stop_banishing(self, happenings);
                Ok(())
            }
            (Phase::MoveMarker, Action::MoveMarker { marker }) => turn::markers::apply(self, marker, happenings),
            (Phase::PlaceHound, Action::PlaceHound { meeple }) => turn::hounds::apply(self, meeple, happenings),
            (Phase::CalmGhosts, Action::Banish { at, haunt }) => turn::hounds::banish(self, at, haunt, happenings),
            (Phase::CalmGhosts, Action::StopBanishing) => {
                turn::hounds::stop_banishing(self, happenings);
                Ok(())
            }
            (Phase::LayFaceDown, Action::LayFaceDown { at }) => turn::face_down::apply(self, at, happenings),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new();
        for tile in self.board.tiles() {
            print.add(u64::from(tile.face.0) << 8 | u64::from(tile.turn.quarters()));
            print.add(tile.at.x as u8 as u64 | (tile.at.y as u8 as u64) << 8);
            print.add(u64::from(u32::from_le_bytes(tile.ghosts)) | u64::from(u32::from_le_bytes(tile.circled)) << 32);
        }
        let mut standing: Vec<u64> = self.standing.iter().map(|m| u64::from(m.part.0) << 8 | m.colour as u64).collect();
        standing.sort_unstable();
        standing.into_iter().for_each(|meeple| print.add(meeple));
        for tile in self.board.face_down_tiles() {
            print
                .add(u64::from(tile.face.0) << 16 | (tile.at.x as u8 as u64) | (tile.at.y as u8 as u64) << 8 | 1 << 24);
        }
        for cemetery in self.board.cemeteries() {
            let buried = cemetery.buried.map_or(0, |colour| 1 + colour as u64);
            print.add(u64::from(cemetery.ghosts) | u64::from(cemetery.closed) << 8 | buried << 16);
        }
        for face in &self.table.order[self.piles.drawn as usize..] {
            print.add(u64::from(face.0));
        }
        print.add(u64::from(self.piles.active) | self.hand.map_or(u64::MAX, |face| u64::from(face.0)) << 8);
        for &total in self.track.totals() {
            print.add(u64::from(total));
        }
        for hound in self.hounds {
            print.add(match hound {
                Whereabouts::Track => 1,
                Whereabouts::With(part) => 0x100 | u64::from(part.0) << 16,
                Whereabouts::Gone => 0,
            });
        }
        match self.cat {
            None => {}
            Some(Cat::Supply) => print.add(0x1100 | u64::from(self.ghosts_before_cat())),
            Some(Cat::With(part)) => print.add(0x1200 | u64::from(part.0) << 16),
            Some(Cat::Waits) => print.add(0x1300),
        }
        print.add(u64::from(self.ghosts) | u64::from(self.turn) << 24);
        print.add(u64::from(self.active) | (self.phase as u64) << 8 | u64::from(self.laid.0) << 16);
        print.add(self.outcome.map_or(0, |outcome| 1 + outcome as u64));
        self.due.add_to(&mut print);
        print.finish()
    }
}

impl Mists {
    /// A position that is laid out by hand and then played on: the draw order is the given one, and what lies and stands
    /// on the board is the layout's. For scenarios and pictures.
    ///
    /// # Errors
    /// What is wrong with the setup or the layout, as a sentence.
    pub fn laid_out(setup: &Setup, layout: &Layout, happenings: &mut Vec<Happening>) -> Result<Mists, LayoutError> {
        let mut game = layout.lay_out(setup)?;
        turn::draw(&mut game, happenings);
        Ok(game)
    }

    /// A game with these piles, each in draw order: for checking the records of games.
    ///
    /// # Errors
    /// What is wrong with the setup, that there are not as many piles as the level has, or that they are not made of
    /// exactly the level's tiles.
    pub fn with_piles(
        setup: &Setup,
        piles: &[Vec<FaceId>],
        happenings: &mut Vec<Happening>,
    ) -> Result<Mists, SetupError> {
        setup.check()?;
        let order = piles.concat();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if piles.len() != usize::from(setup.level.piles) || sorted != setup.tiles() {
            return Err(SetupError::DrawOrder(setup.level.number));
        }
        let sizes: Vec<u8> = piles.iter().map(|pile| pile.len() as u8).collect();
        Ok(Mists::start(setup, order, Piles::of(&sizes), happenings))
    }

    /// The start tile lies with its ghosts, and the first tile is drawn.
    fn start(setup: &Setup, order: Vec<FaceId>, piles: Piles, happenings: &mut Vec<Happening>) -> Mists {
        let mut game = Mists::empty_table(setup, order, piles, Vec::new());
        for (id, (at, start)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
            let (tile, _) =
                game.board.lay(&game.table.faces, FaceId(id as u8), *at, crate::rules::tiles::Rotation::default());
            for (area, part) in start.mist_parts().iter().enumerate() {
                *game.board.ghosts_mut(tile, area as u8) = part.ghosts;
                game.ghosts -= part.ghosts;
            }
        }
        turn::draw(&mut game, happenings);
        game
    }

    /// This position with a veil over the pile: played on, it stops before the next draw, face down or not, in
    /// [`Phase::Over`] without an outcome. For looking ahead without looking at what nobody can know.
    pub fn veiled(&self) -> Mists {
        Mists { veiled: true, ..self.clone() }
    }

    /// Everybody sits, nothing lies on the table.
    pub(super) fn empty_table(
        setup: &Setup,
        order: Vec<FaceId>,
        piles: Piles,
        more_faces: Vec<(String, Face)>,
    ) -> Mists {
        let meeples = ByColour(Colour::ALL.map(|colour| setup.meeples_of(colour)));
        let deck = &setup.deck;
        let mut faces: Vec<Face> = deck.faces().iter().map(|named| named.face.clone()).collect();
        let mut more_names = Vec::new();
        for (square, face) in deck.start() {
            faces.push(face.clone());
            more_names.push(format!("start {square}"));
        }
        for (name, face) in more_faces {
            faces.push(face);
            more_names.push(name);
        }
        let (level, seats, markers) = (setup.level, setup.seats.clone(), setup.markers.clone());
        let hounds = if level.hounds.is_some() { Whereabouts::Track } else { Whereabouts::Gone };
        let on_start: u8 = deck.start().iter().map(|(_, face)| face.ghosts()).sum();
        let apart_from_cat = (level.ghosts - on_start).saturating_sub(BEFORE_CAT);
        let deck = deck.clone();
        let table = Table { level, deck, faces, more_names, seats, markers, meeples, order, apart_from_cat };
        Mists {
            board: Board::new(),
            phase: Phase::LayTile,
            outcome: None,
            piles,
            hand: None,
            ghosts: table.level.ghosts,
            cat: setup.spell_circles.then_some(Cat::Supply),
            track: Track::new(table.markers.len()),
            hounds: [hounds; 2],
            table: Arc::new(table),
            meeples,
            standing: Vec::with_capacity(25),
            turn: 1,
            active: 0,
            laid: TileId(0),
            due: Due::default(),
            veiled: false,
        }
    }

    /// The tiles, regions and gaps.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The level's numbers.
    pub fn level(&self) -> &Level {
        &self.table.level
    }

    /// What is printed on a face.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.table.faces[id.0 as usize]
    }

    /// The face's name in the deck.
    pub fn face_name(&self, id: FaceId) -> &str {
        let named = self.table.deck.faces();
        match named.get(id.index()) {
            Some(named) => &named.name,
            None => &self.table.more_names[id.index() - named.len()],
        }
    }

    /// The drawn tile, while it is not laid yet.
    pub fn hand(&self) -> Option<FaceId> {
        self.hand
    }

    /// Tiles left in the active pile.
    pub fn tiles_left(&self) -> u8 {
        self.piles.left()
    }

    /// Tiles left in each pile; none in those that are used up or were put on the next (PILE-1).
    pub fn piles(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.piles.count).map(|pile| self.piles.left_in(pile))
    }

    /// The active pile, from 0.
    pub fn active_pile(&self) -> u8 {
        self.piles.active
    }

    /// What nobody has seen yet, in the piles and face down, sorted so that it tells nothing about the order.
    pub fn unseen(&self) -> Vec<FaceId> {
        let mut unseen = self.table.order[self.piles.drawn as usize..].to_vec();
        unseen.extend(self.board.face_down_tiles().iter().map(|tile| tile.face));
        unseen.sort_unstable();
        unseen
    }

    /// All faces in the order in which they are drawn, pile after pile, those still to come included: for the records of
    /// finished games only.
    pub fn draw_order(&self) -> &[FaceId] {
        &self.table.order
    }

    /// The same, pile by pile as they were before play.
    pub fn piles_in_draw_order(&self) -> impl Iterator<Item = &[FaceId]> {
        self.piles.stretches().map(|stretch| &self.table.order[stretch])
    }

    /// Tiles the game began with, the one in hand and those set aside included.
    pub fn tiles_in_all(&self) -> u8 {
        self.table.order.len() as u8
    }

    /// Ghosts in the supply.
    pub fn ghosts_in_supply(&self) -> u8 {
        self.ghosts
    }

    /// Those of the ghosts in the supply that stand before Eloise; none once she has come, or without the Spell Circles
    /// (CAT-1).
    pub fn ghosts_before_cat(&self) -> u8 {
        match self.cat {
            Some(Cat::Supply) => self.ghosts.saturating_sub(self.table.apart_from_cat),
            _ => 0,
        }
    }

    /// Ghosts in spell circles (CAT-4).
    pub fn ghosts_in_circles(&self) -> u8 {
        self.board.tiles().iter().flat_map(|tile| tile.circled).sum()
    }

    /// Ghosts on the board, those in circles too (SPELL-8).
    pub fn ghosts_on_board(&self) -> u8 {
        let in_mist: u8 = self.board.tiles().iter().map(|tile| tile.ghosts_in_all()).sum();
        in_mist + self.board.cemeteries().iter().map(|cemetery| cemetery.ghosts).sum::<u8>()
    }

    /// The points that count for hounds and goal: with three markers those of the hindmost (L6-3).
    pub fn total(&self) -> u16 {
        self.track.total()
    }

    /// Each marker's points, in the order of [`Mists::markers`].
    pub fn totals(&self) -> &[u16] {
        self.track.totals()
    }

    /// Where a hound is; nowhere at levels without hounds.
    pub fn hound(&self, hound: Hound) -> Option<Whereabouts> {
        self.table.level.hounds.map(|_| self.hounds[hound as usize])
    }

    /// Where Eloise is; nowhere without the Spell Circles.
    pub fn cat(&self) -> Option<Cat> {
        self.cat
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is, from 0.
    pub fn active(&self) -> usize {
        self.active as usize
    }

    /// Each player's colours, in the order of play.
    pub fn seats(&self) -> &[Vec<Colour>] {
        &self.table.seats
    }

    /// The score markers' colours, one or three.
    pub fn markers(&self) -> &[Colour] {
        &self.table.markers
    }

    /// Meeples of a colour that the game is played with, wherever they are.
    pub fn meeples_in_all(&self, colour: Colour) -> u8 {
        self.table.meeples[colour]
    }

    /// Meeples of a colour in the supply.
    pub fn meeples_in_supply(&self, colour: Colour) -> u8 {
        self.meeples[colour]
    }

    /// The meeples on the board.
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// The tile laid this turn, or last.
    pub fn last_laid(&self) -> TileId {
        self.laid
    }

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
            .region(region)
            .tiles()
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

    /// Ghosts in the mist area that people call so, those in its circles too; none where there is no such area.
    pub fn ghosts_on(&self, area: PartName) -> u8 {
        self.part_named(area).filter(|_| area.kind == Kind::Mist).map_or(0, |part| self.ghosts_at(part))
    }

    /// Ghosts in one mist area of one tile and in its circles.
    pub(super) fn ghosts_at(&self, mist: PartId) -> u8 {
        let (tile, local) = self.board.tile_of(mist);
        let tile = self.board.tile(tile);
        let area = self.face(tile.face).parts()[local as usize].index as usize;
        tile.ghosts[area] + tile.circled[area]
    }

    /// Ghost symbols in each mist area of the tile just laid, areas of finished banks left out, nothing spared yet
    /// (GHOST-1, GHOST-2).
    pub fn symbols_laid(&self) -> [u8; 4] {
        turn::ghosts::symbols_by_area(self)
    }

    /// Spell circles in each mist area of the tile just laid, areas of finished banks left out (SPELL-2, SPELL-5).
    pub fn circles_laid(&self) -> [u8; 4] {
        turn::circles::empty_by_area(self)
    }

    /// Squares whose mist gets a ghost because the tile just laid is a haunted cemetery (L5-3).
    pub fn haunted_by_laid(&self) -> impl Iterator<Item = Square> + '_ {
        turn::haunt::tiles_called(self).into_iter().map(|tile| self.board.tile(tile).at)
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

    /// Every place on a square where ghosts stand, and how many.
    pub fn haunts_on(&self, at: Square) -> impl Iterator<Item = (Haunt, u8)> + '_ {
        let circled = self.board.tile_at(at).map(|tile| self.board.tile(tile).circled).unwrap_or_default();
        let circles = (0..).zip(circled).map(|(area, ghosts)| (Haunt::Circle(area), ghosts));
        self.loose_ghosts_on(at).chain(circles.filter(|&(_, ghosts)| ghosts > 0))
    }

    /// Every place on a square from which ghosts can be removed, and how many stand there: all but spell circles (SPELL-4).
    pub fn loose_ghosts_on(&self, at: Square) -> impl Iterator<Item = (Haunt, u8)> + '_ {
        let areas = self.board.tile_at(at).map(|tile| self.board.tile(tile).ghosts).unwrap_or_default();
        let mist = (0..).zip(areas).map(|(area, ghosts)| (Haunt::Mist(area), ghosts));
        let cemetery = self.board.cemetery_at(at).map(|cemetery| (Haunt::Cemetery, cemetery.ghosts));
        mist.chain(cemetery).filter(|&(_, ghosts)| ghosts > 0)
    }

    /// A ghost from the supply comes to a place on the board.
    pub(super) fn put_ghost(&mut self, at: Square, haunt: Haunt, happenings: &mut Vec<Happening>) {
        if let Some(ghosts) = self.ghosts_mut(at, haunt) {
            *ghosts += 1;
            self.ghosts -= 1;
            happenings.push(Happening::GhostPlaced { at, haunt });
        }
    }

    /// A ghost goes back to the supply; false if none is there.
    pub(super) fn take_ghost(&mut self, at: Square, haunt: Haunt, happenings: &mut Vec<Happening>) -> bool {
        let Some(ghosts) = self.ghosts_mut(at, haunt).filter(|ghosts| **ghosts > 0) else { return false };
        *ghosts -= 1;
        self.ghosts += 1;
        happenings.push(Happening::GhostBanished { at, haunt });
        true
    }

    pub(super) fn ghosts_mut(&mut self, at: Square, haunt: Haunt) -> Option<&mut u8> {
        match haunt {
            Haunt::Mist(area) => {
                self.part_named(PartName { at, kind: Kind::Mist, index: area })?;
                let tile = self.board.tile_at(at)?;
                Some(self.board.ghosts_mut(tile, area))
            }
            Haunt::Circle(area) => {
                self.circles_on(at, area)?;
                let tile = self.board.tile_at(at)?;
                Some(self.board.circled_mut(tile, area))
            }
            Haunt::Cemetery => {
                let mut cemeteries = self.board.cemeteries_mut().iter_mut();
                cemeteries.find(|cemetery| cemetery.at == at).map(|cemetery| &mut cemetery.ghosts)
            }
        }
    }

    /// The hounds that stand with the meeple on this part.
    pub fn hounds_with(&self, part: PartId) -> impl Iterator<Item = Hound> {
        Hound::ALL.into_iter().filter(move |&hound| self.hounds[hound as usize] == Whereabouts::With(part))
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

    /// Regions still due to be scored this turn, the one under way first, each by the part that names it best: on the tile
    /// just laid, or the castle beside it.
    pub fn due(&self) -> Vec<PartName> {
        self.due.regions.iter().map(|&region| turn::score::name_of_due(self, region)).collect()
    }

    /// The square from which ghosts are being removed instead of points, once the first one left.
    pub fn banishing_from(&self) -> Option<Square> {
        self.due.banished.from
    }

    /// The closed cemetery that waits for a meeple (CEM-2).
    pub fn burying_at(&self) -> Option<Square> {
        turn::bury::under_way(self)
    }

    /// The square to whose mist a ghost comes because of a cemetery (L5-3).
    pub fn haunting_at(&self) -> Option<Square> {
        turn::haunt::under_way(self)
    }

    /// The hound that was reached: it waits for its meeple, or removes ghosts (HOUND-1).
    pub fn hound_under_way(&self) -> Option<Hound> {
        turn::hounds::under_way(self)
    }

    /// The colour whose points wait for a marker, and how many (L6-2).
    pub fn marking(&self) -> Option<(Colour, u16)> {
        turn::markers::under_way(self)
    }

    /// The colours the active player may use (SETUP-5).
    pub(super) fn active_colours(&self) -> &[Colour] {
        &self.table.seats[self.active as usize]
    }

    /// Whether every marker has reached or passed a space: a hound's or the goal (END-1, HOUND-1, L6-3).
    pub(super) fn reached(&self, space: u16) -> bool {
        self.total() >= space
    }

    pub(super) fn end(&mut self, outcome: Outcome, happenings: &mut Vec<Happening>) {
        self.phase = Phase::Over;
        self.outcome = Some(outcome);
        happenings.push(Happening::Over(outcome));
    }
}
