//! The cooperative game: a position, what anybody may ask of it, and how an action moves it on.
//!
//! The steps of a turn are in [`turn`](super::turn), one file each; this file holds what they work on.

use super::board::{Board, PartId, PartName, RegionId, TileId};
use super::fingerprint::Fingerprint;
use super::happening::Banished;
use super::layout::{Layout, LayoutError};
use super::shuffle::shuffled;
use super::turn;
use super::{
    Action, ByColour, Colour, Colours, Deck, Face, FaceId, Game, Happening, Kind, Level, Outcome, Part, Phase, Refusal,
    Setup, SetupError, Square,
};
use std::sync::Arc;

/// A meeple that stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its colour.
    pub colour: Colour,
    /// The part it was put on.
    pub part: PartId,
}

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
    pub marker: Colour,
    /// Faces in the order in which they are drawn.
    pub order: Vec<FaceId>,
}

/// The scorings of this turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Due {
    /// Regions that the tile completed and that somebody stands in (SCORE-1).
    pub regions: Vec<RegionId>,
    /// What was removed so far in the scoring under way.
    pub banished: Banished,
}

/// A position of the cooperative game.
#[derive(Clone, Debug)]
pub struct Mists {
    pub(super) table: Arc<Table>,
    pub(super) board: Board,
    pub(super) phase: Phase,
    pub(super) outcome: Option<Outcome>,
    /// How many faces of `table.order` were drawn.
    pub(super) drawn: u8,
    pub(super) hand: Option<FaceId>,
    /// Ghosts in the supply.
    pub(super) ghosts: u8,
    /// Meeples in the supplies.
    pub(super) meeples: ByColour<u8>,
    pub(super) standing: Vec<Standing>,
    pub(super) total: u16,
    pub(super) turn: u16,
    pub(super) active: u8,
    /// The tile laid this turn.
    pub(super) laid: TileId,
    /// Ghosts that the laid tile gets before anything is spared, while GHOST-4 is decided.
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
        let order = shuffled(setup.deck.tiles_for(&setup.level), seed);
        Ok(Mists::start(setup, order, happenings))
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn list_legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::LayTile => turn::place::list(self, actions),
            Phase::SpareGhost => turn::ghosts::list(self, actions),
            Phase::PlaceMeeple => turn::meeple::list(self, actions),
            Phase::PickScoring => turn::score::list_regions(self, actions),
            Phase::TakeScore | Phase::Banish => turn::score::list_choices(self, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, action: Action, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::LayTile, Action::LayTile { at, turn }) => turn::place::apply(self, at, turn, happenings),
            (Phase::SpareGhost, Action::SpareGhost { area }) => turn::ghosts::apply(self, area, happenings),
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
            (Phase::TakeScore | Phase::Banish, Action::Banish { at, area }) => {
                turn::score::banish(self, at, area, happenings)
            }
            (Phase::TakeScore | Phase::Banish, Action::StopBanishing) => {
                turn::score::stop_banishing(self, happenings);
                Ok(())
            }
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
            print.add(u64::from(u32::from_le_bytes(tile.ghosts)));
        }
        let mut standing: Vec<u64> = self.standing.iter().map(|m| u64::from(m.part.0) << 8 | m.colour as u64).collect();
        standing.sort_unstable();
        standing.into_iter().for_each(|meeple| print.add(meeple));
        for face in &self.table.order[self.drawn as usize..] {
            print.add(u64::from(face.0));
        }
        print.add(self.hand.map_or(u64::MAX, |face| u64::from(face.0)));
        print.add(u64::from(self.ghosts) | u64::from(self.total) << 8 | u64::from(self.turn) << 24);
        print.add(u64::from(self.active) | (self.phase as u64) << 8 | u64::from(self.laid.0) << 16);
        print.add(self.outcome.map_or(0, |outcome| 1 + outcome as u64));
        let mut due: Vec<u64> = self.due.regions.iter().map(|&r| u64::from(r.0)).collect();
        due.sort_unstable();
        due.into_iter().for_each(|region| print.add(region));
        for &area in self.due.banished.areas() {
            print.add(0x100 | u64::from(area));
        }
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

    /// A game in which the tiles come in this order: for checking the records of games.
    ///
    /// # Errors
    /// What is wrong with the setup, or that the order is not made of exactly the level's tiles.
    pub fn with_order(setup: &Setup, order: Vec<FaceId>, happenings: &mut Vec<Happening>) -> Result<Mists, SetupError> {
        setup.check()?;
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if sorted != setup.deck.tiles_for(&setup.level) {
            return Err(SetupError::DrawOrder(setup.level.number));
        }
        Ok(Mists::start(setup, order, happenings))
    }

    /// The start tile lies with its ghosts, and the first tile is drawn.
    fn start(setup: &Setup, order: Vec<FaceId>, happenings: &mut Vec<Happening>) -> Mists {
        let mut game = Mists::empty_table(setup, order, Vec::new());
        for (id, (at, start)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
            let (tile, _) = game.board.lay(&game.table.faces, FaceId(id as u8), *at, super::Turn::default());
            for (area, part) in start.mist_parts().iter().enumerate() {
                *game.board.ghosts_mut(tile, area as u8) = part.ghosts;
                game.ghosts -= part.ghosts;
            }
        }
        turn::draw(&mut game, happenings);
        game
    }

    /// This position with a veil over the pile: played on, it stops before the next draw, in [`Phase::Over`] without an
    /// outcome. For looking ahead without looking at what nobody can know.
    pub fn veiled(&self) -> Mists {
        Mists { veiled: true, ..self.clone() }
    }

    /// Everybody sits, nothing lies on the table.
    pub(super) fn empty_table(setup: &Setup, order: Vec<FaceId>, more_faces: Vec<(String, Face)>) -> Mists {
        let mut meeples = ByColour::default();
        for &colour in setup.seats.iter().flatten() {
            meeples[colour] = Setup::meeples_each(setup.seats.len());
        }
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
        let (level, seats, marker) = (setup.level, setup.seats.clone(), setup.marker);
        let table = Table { level, deck: deck.clone(), faces, more_names, seats, marker, order };
        Mists {
            board: Board::new(),
            phase: Phase::LayTile,
            outcome: None,
            drawn: 0,
            hand: None,
            ghosts: table.level.ghosts,
            table: Arc::new(table),
            meeples,
            standing: Vec::with_capacity(25),
            total: 0,
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

    /// Tiles left in the pile.
    pub fn tiles_left(&self) -> u8 {
        self.table.order.len() as u8 - self.drawn
    }

    /// What is still in the pile, sorted so that it tells nothing about the order.
    pub fn unseen(&self) -> Vec<FaceId> {
        let mut unseen = self.table.order[self.drawn as usize..].to_vec();
        unseen.sort_unstable();
        unseen
    }

    /// All faces in the order in which they are drawn, those still to come included: for the records of finished games
    /// only.
    pub fn draw_order(&self) -> &[FaceId] {
        &self.table.order
    }

    /// Tiles the game began with, the one in hand and those set aside included.
    pub fn tiles_in_all(&self) -> u8 {
        self.table.order.len() as u8
    }

    /// Ghosts in the supply.
    pub fn ghosts_in_supply(&self) -> u8 {
        self.ghosts
    }

    /// Ghosts on the board.
    pub fn ghosts_on_board(&self) -> u8 {
        self.board.tiles().iter().map(|tile| tile.ghosts_in_all()).sum()
    }

    /// Points so far.
    pub fn total(&self) -> u16 {
        self.total
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

    /// The score marker's colour.
    pub fn marker(&self) -> Colour {
        self.table.marker
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

    /// Ghosts in a region; none in anything but mist.
    pub fn ghosts_in(&self, region: RegionId) -> u8 {
        if self.board.region(region).kind != Kind::Mist {
            return 0;
        }
        self.parts_of(region).map(|part| self.ghosts_at(part)).sum()
    }

    /// Ghosts in the mist area that people call so; none where there is no such area.
    pub fn ghosts_on(&self, area: PartName) -> u8 {
        self.part_named(area).filter(|_| area.kind == Kind::Mist).map_or(0, |part| self.ghosts_at(part))
    }

    /// Ghosts in one mist area of one tile.
    pub(super) fn ghosts_at(&self, mist: PartId) -> u8 {
        let (tile, local) = self.board.tile_of(mist);
        let tile = self.board.tile(tile);
        tile.ghosts[self.face(tile.face).parts()[local as usize].index as usize]
    }

    /// Ghost symbols in each mist area of the tile just laid, areas of finished banks left out, nothing spared yet
    /// (GHOST-1, GHOST-2).
    pub fn symbols_laid(&self) -> [u8; 4] {
        turn::ghosts::symbols_by_area(self)
    }

    /// Regions still due to be scored this turn, each by a part on the tile that completed it.
    pub fn due(&self) -> Vec<PartName> {
        self.due.regions.iter().map(|&region| turn::score::name_on_laid_tile(self, region)).collect()
    }

    /// The square from which ghosts are being removed, once the first one left.
    pub fn banishing_from(&self) -> Option<Square> {
        self.due.banished.from
    }

    /// The colours the active player may use (SETUP-5).
    pub(super) fn active_colours(&self) -> &[Colour] {
        &self.table.seats[self.active as usize]
    }

    pub(super) fn end(&mut self, outcome: Outcome, happenings: &mut Vec<Happening>) {
        self.phase = Phase::Over;
        self.outcome = Some(outcome);
        happenings.push(Happening::Over(outcome));
    }
}
