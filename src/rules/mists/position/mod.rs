//! The cooperative game: a position, and everything that can change in it.
//!
//! Its fields are seen in this folder only. What may be asked of it is in [`queries`] (the table), [`places`] (the
//! board) and [`under_way`] (the turn); what changes it is here, in small methods: a ghost or a meeple that leaves
//! one place always comes to another. What is allowed, and when, is known to the steps of a turn.

mod fingerprint;
mod places;
mod queries;
mod under_way;

use super::cemetery::Graves;
use super::piles::Piles;
use super::step::Step;
use super::to_do::ToDo;
use super::track::Track;
use super::{
    Board, ByHound, Cat, Cemetery, Ghosts, Happening, Haunt, Hound, Level, Outcome, Phase, Setup, Whereabouts,
};
use crate::rules::copying::clone_fields;
use crate::rules::tiles::{Centre, Deck, Face, FaceId, Kind, PartId, PartName, Rotation, Square, TileId};
use crate::rules::{ByColour, Colour};
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
#[derive(Clone, Debug)]
struct Table {
    level: Level,
    deck: Arc<Deck>,
    /// The deck's faces, then the start tile's, then any a layout brought along.
    faces: Arc<[Face]>,
    /// The names of the faces that the deck has no names for.
    more_names: Arc<[String]>,
    seats: Vec<Vec<Colour>>,
    markers: Vec<Colour>,
    /// How many meeples of each colour are played with.
    meeples: ByColour<u8>,
    /// Faces in the order in which they are drawn.
    order: Vec<FaceId>,
    /// Ghosts in the supply that are not before Eloise while she has not come (CAT-1).
    apart_from_cat: u8,
}

/// A position of the cooperative game.
///
/// ```
/// use mists::rules::Game;
/// use mists::rules::mists::{Mists, Phase, Setup};
/// use mists::table::mists::shipped;
///
/// // Level 1 with two players, and the tiles in the order of seed 7.
/// let setup = Setup::with_players(shipped::level(1)?, shipped::deck()?, 2);
/// let mut happenings = Vec::new();
/// let mut game = Mists::begin(&setup, 7, &mut happenings)?;
/// assert_eq!((game.phase(), game.ghosts_on_board()), (Phase::LayTile, 3));
///
/// // Whatever comes first in the list, until the second turn.
/// while game.turn() < 2 {
///     let action = game.legal_actions()[0];
///     game.apply(action, &mut happenings)?;
/// }
/// assert_eq!(game.active(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Mists {
    table: Arc<Table>,
    board: Board,
    graves: Graves,
    phase: Phase,
    outcome: Option<Outcome>,
    piles: Piles,
    hand: Option<FaceId>,
    /// Ghosts in the supply.
    ghosts: u8,
    /// Meeples in the supplies.
    meeples: ByColour<u8>,
    standing: Vec<Standing>,
    track: Track,
    /// Rufus and Ronja, gone at levels without them.
    hounds: ByHound<Whereabouts>,
    /// Eloise, with the Spell Circles.
    cat: Option<Cat>,
    turn: u16,
    active: u8,
    /// The tile laid this turn.
    laid: TileId,
    /// Which step of the turn is under way.
    step: Step,
    /// What this turn still has to do.
    to_do: ToDo,
    /// Nobody looks at the pile: the position is only thought of.
    veiled: bool,
}

clone_fields!(Mists {
    table,
    board,
    graves,
    phase,
    outcome,
    piles,
    hand,
    ghosts,
    meeples,
    standing,
    track,
    hounds,
    cat,
    turn,
    active,
    laid,
    step,
    to_do,
    veiled
});

/// Before play.
impl Mists {
    /// The table before anything lies on it.
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
        let hound = if level.hounds.is_some() { Whereabouts::Track } else { Whereabouts::Gone };
        let on_start: u8 = deck.start().iter().map(|(_, face)| face.symbols()).sum();
        let apart_from_cat = (level.ghosts - on_start).saturating_sub(BEFORE_CAT);
        let (deck, faces, more_names) = (deck.clone(), faces.into(), more_names.into());
        let table = Table { level, deck, faces, more_names, seats, markers, meeples, order, apart_from_cat };
        Mists {
            board: Board::new(),
            graves: Graves::default(),
            phase: Phase::LayTile,
            outcome: None,
            piles,
            hand: None,
            ghosts: table.level.ghosts,
            cat: setup.spell_circles.then_some(Cat::Supply),
            track: Track::new(table.markers.len()),
            hounds: ByHound([hound; 2]),
            table: Arc::new(table),
            meeples,
            standing: Vec::with_capacity(25),
            turn: 1,
            active: 0,
            laid: TileId(0),
            step: Step::LayTile,
            to_do: ToDo::default(),
            veiled: false,
        }
    }

    /// Puts so many ghosts from the supply on a place.
    pub(super) fn set_ghosts(&mut self, at: Square, haunt: Haunt, count: u8) {
        (0..count).for_each(|_| self.put_ghost(at, haunt, &mut Vec::new()));
    }

    /// Sets how many meeples of a colour are in its supply.
    pub(super) fn set_supply(&mut self, colour: Colour, count: u8) {
        self.meeples[colour] = count;
    }

    /// Sets the points of the first markers.
    pub(super) fn set_totals(&mut self, totals: &[u16]) {
        self.track.set(totals);
    }

    /// Sets whose turn it is, and how many turns were played before it.
    pub(super) fn set_turn(&mut self, active: u8, turns_before: u8) {
        self.active = active;
        self.turn += u16::from(turns_before);
    }

    /// From now on nobody looks at the pile.
    pub(super) fn veil(&mut self) {
        self.veiled = true;
    }

    /// What nobody has seen yet lies in this order from now on: first in the piles, then face down on the board. It is
    /// made of exactly the [`Mists::unseen`] tiles.
    pub(super) fn set_unseen(&mut self, unseen: &[FaceId]) {
        let mut table = Table::clone(&self.table);
        let (in_piles, face_down) = unseen.split_at(table.order.len() - usize::from(self.piles.drawn));
        table.order.truncate(usize::from(self.piles.drawn));
        table.order.extend_from_slice(in_piles);
        self.table = Arc::new(table);
        self.board.set_face_down(face_down);
    }
}

/// Tiles.
impl Mists {
    /// The next tile leaves the active pile; none if it is empty.
    pub(super) fn draw_next(&mut self) -> Option<FaceId> {
        let next = self.piles.next()?;
        self.piles.drawn += 1;
        Some(self.table.order[next])
    }

    pub(super) fn take_in_hand(&mut self, face: FaceId) {
        self.hand = Some(face);
    }

    /// Lays the tile in hand: the tile of this turn.
    pub(super) fn lay_hand(&mut self, at: Square, turn: Rotation) {
        if let Some(face) = self.hand.take() {
            (self.laid, self.to_do.joined_mist) = self.lay(face, at, turn);
        }
    }

    /// Lays any tile; tells its number and whether its mist was joined to mist that lay there (GHOST-3).
    pub(super) fn lay(&mut self, face: FaceId, at: Square, turn: Rotation) -> (TileId, bool) {
        let (tile, joined) = self.board.lay(&self.table.faces, face, at, turn);
        self.graves.fill_around(at);
        if self.face(face).centre() == Some(Centre::Cemetery) {
            self.graves.begin(at, |square| self.board.is_empty(square));
        }
        (tile, joined.mist)
    }

    /// Lays a tile face down.
    pub(super) fn lay_face_down(&mut self, face: FaceId, at: Square) {
        self.board.lay_face_down(&self.table.faces, face, at);
        self.graves.fill_around(at);
    }

    /// Puts the rest of the active pile on the next (HOUND-4).
    pub(super) fn change_pile(&mut self) {
        self.piles.advance();
    }
}

/// Ghosts and cemeteries.
impl Mists {
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

    /// A ghost moves into a circle of the tile just laid (SPELL-2).
    pub(super) fn move_into_circle(&mut self, from: Square, haunt: Haunt, area: u8) {
        if let Some(left) = self.ghosts_mut(from, haunt) {
            *left -= 1;
        }
        self.board.held_mut(self.laid).circled[area] += 1;
    }

    /// All ghosts of one mist area go back to the supply, those in its circles too (MIST-4, SPELL-4). Tells how many.
    pub(super) fn clear_mist(&mut self, mist: PartId) -> u8 {
        let (tile, area) = self.area_of(mist);
        let Ghosts { loose, circled } = self.board.held_mut(tile);
        let cleared = std::mem::take(&mut loose[area]) + std::mem::take(&mut circled[area]);
        self.ghosts += cleared;
        cleared
    }

    /// A cemetery closes, and its ghosts go back to the supply (CEM-5). Tells how many.
    pub(super) fn close_cemetery(&mut self, at: Square) -> u8 {
        let Some(cemetery) = self.cemetery_mut(at) else { return 0 };
        cemetery.closed = true;
        let ghosts = std::mem::take(&mut cemetery.ghosts);
        self.ghosts += ghosts;
        ghosts
    }

    /// A meeple that is neither on the board nor in a supply any more lies down on a cemetery (CEM-3).
    pub(super) fn lie_down(&mut self, colour: Colour, at: Square) {
        if let Some(cemetery) = self.cemetery_mut(at) {
            (cemetery.closed, cemetery.buried) = (true, Some(colour));
        }
    }

    fn cemetery_mut(&mut self, at: Square) -> Option<&mut Cemetery> {
        self.graves.all_mut().iter_mut().find(|cemetery| cemetery.at == at)
    }

    fn ghosts_mut(&mut self, at: Square, haunt: Haunt) -> Option<&mut u8> {
        match haunt {
            Haunt::Mist(area) => {
                self.part_named(PartName { at, kind: Kind::Mist, index: area })?;
                let tile = self.board.tile_at(at)?;
                Some(&mut self.board.held_mut(tile).loose[area])
            }
            Haunt::Circle(area) => {
                self.circles_on(at, area)?;
                let tile = self.board.tile_at(at)?;
                Some(&mut self.board.held_mut(tile).circled[area])
            }
            Haunt::Cemetery => self.cemetery_mut(at).map(|cemetery| &mut cemetery.ghosts),
        }
    }
}

/// Meeples and those that stand with them.
impl Mists {
    /// A meeple leaves its supply; false if none is there.
    pub(super) fn take_from_supply(&mut self, colour: Colour) -> bool {
        let left = self.meeples[colour].checked_sub(1);
        left.map(|left| self.meeples[colour] = left).is_some()
    }

    /// A meeple comes from its supply to a part; false if none is there.
    pub(super) fn put_meeple(&mut self, colour: Colour, part: PartId) -> bool {
        let put = self.take_from_supply(colour);
        if put {
            let region = self.board.region_of(part);
            self.board.region_mut(region).meeples += 1;
            self.standing.push(Standing { colour, part });
        }
        put
    }

    /// A meeple leaves the board.
    pub(super) fn take_from_board(&mut self, meeple: Standing) {
        self.standing.retain(|standing| standing.part != meeple.part);
        let region = self.board.region_of(meeple.part);
        self.board.region_mut(region).meeples -= 1;
    }

    /// A meeple goes from the board to its supply (SCORE-9).
    pub(super) fn send_home(&mut self, meeple: Standing) {
        self.take_from_board(meeple);
        self.meeples[meeple.colour] += 1;
    }

    pub(super) fn set_hound(&mut self, hound: Hound, to: Whereabouts) {
        self.hounds[hound] = to;
    }

    pub(super) fn set_cat(&mut self, to: Cat) {
        self.cat = Some(to);
    }
}

/// Points and turns.
impl Mists {
    /// Moves one marker (SCORE-6, L6-2).
    pub(super) fn give_points(&mut self, marker: Colour, points: u16) {
        self.track.advance(&self.table.markers, marker, points);
    }

    pub(super) fn to_do_mut(&mut self) -> &mut ToDo {
        &mut self.to_do
    }

    pub(super) fn set_step(&mut self, step: Step) {
        self.step = step;
    }

    /// This kind of decision is due.
    pub(super) fn ask(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// It is the next player's turn.
    pub(super) fn pass_on(&mut self) {
        self.turn += 1;
        self.active = (self.active + 1) % self.table.seats.len() as u8;
    }

    /// The game has ended like this (END-1 to END-3).
    pub(super) fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}
