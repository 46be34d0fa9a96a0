//! The competitive game: a position, and everything that can change in it.
//!
//! Its fields are seen in this folder only. What may be asked of it is in [`queries`] (the table) and [`places`] (the
//! board and the tile just laid); what changes it is here, in small methods: a ghost or a piece that leaves one place
//! always comes to another. What is allowed, and when, is known to the steps of a turn.

mod fingerprint;
mod places;
mod queries;

use super::step::Step;
use super::to_do::ToDo;
use super::{Board, Meeple, Outcome, Phase, Piece, Setup, Supply};
use crate::rules::copying::clone_fields;
use crate::rules::tiles::{Deck, Face, FaceId, PartId, Rotation, Square, TileId};
use crate::rules::{ByColour, Colour};
use std::sync::Arc;

/// What does not change during a game; all positions of it share one copy.
#[derive(Clone, Debug)]
struct Table {
    deck: Arc<Deck>,
    /// The deck's faces, then the start tile's, then any a layout brought along.
    faces: Arc<[Face]>,
    /// The names of the faces that the deck has no names for.
    more_names: Arc<[String]>,
    seats: Vec<Colour>,
    farmers: bool,
    spell_circles: bool,
    abbot: bool,
    /// Faces in the order in which they are drawn.
    order: Vec<FaceId>,
}

/// A position of the competitive game.
///
/// ```
/// use mists::rules::Game;
/// use mists::rules::carcassonne::{Carcassonne, Phase, Setup};
/// use mists::table::carcassonne::shipped;
///
/// // Two players, and the tiles in the order of seed 7.
/// let setup = Setup::with_players(shipped::deck()?, 2);
/// let mut game = Carcassonne::begin(&setup, 7, &mut Vec::new())?;
/// assert_eq!((game.phase(), game.tiles_left(), game.ghosts_in_supply()), (Phase::LayTile, 130, 15));
///
/// // Whatever comes first in the list, until the second turn.
/// while game.turn() < 2 {
///     let action = game.legal_actions()[0];
///     game.apply(action, &mut Vec::new())?;
/// }
/// assert_eq!(game.active(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Carcassonne {
    table: Arc<Table>,
    board: Board,
    phase: Phase,
    outcome: Option<Outcome>,
    /// How many tiles of the order were drawn.
    drawn: u8,
    hand: Option<FaceId>,
    /// Ghosts in the supply.
    ghosts: u8,
    supplies: ByColour<Supply>,
    scores: ByColour<u16>,
    meeples: Vec<Meeple>,
    turn: u16,
    active: u8,
    /// The tile laid this turn.
    laid: TileId,
    /// Which step of the turn is under way.
    step: Step,
    /// What this turn still has to do.
    to_do: ToDo,
    /// Nobody looks at the supply of tiles: the position is only thought of.
    veiled: bool,
}

clone_fields!(Carcassonne {
    table,
    board,
    phase,
    outcome,
    drawn,
    hand,
    ghosts,
    supplies,
    scores,
    meeples,
    turn,
    active,
    laid,
    step,
    to_do,
    veiled
});

/// Before play.
impl Carcassonne {
    /// All ghosts of the game (RSETUP-5).
    pub const GHOSTS: u8 = 15;

    /// The table before anything lies on it.
    pub(super) fn empty_table(setup: &Setup, order: Vec<FaceId>, more_faces: Vec<(String, Face)>) -> Carcassonne {
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
        let mut supplies = ByColour::default();
        setup.seats.iter().for_each(|&colour| supplies[colour] = Supply::at_start(setup.abbot));
        let table = Table {
            deck: deck.clone(),
            faces: faces.into(),
            more_names: more_names.into(),
            seats: setup.seats.clone(),
            farmers: setup.farmers,
            spell_circles: setup.spell_circles,
            abbot: setup.abbot,
            order,
        };
        Carcassonne {
            table: Arc::new(table),
            board: Board::new(),
            phase: Phase::LayTile,
            outcome: None,
            drawn: 0,
            hand: None,
            ghosts: Carcassonne::GHOSTS,
            supplies,
            scores: ByColour::default(),
            meeples: Vec::with_capacity(48),
            turn: 1,
            active: 0,
            laid: TileId(0),
            step: Step::LayTile,
            to_do: ToDo::default(),
            veiled: false,
        }
    }

    /// Sets how many ghosts are in the supply, wherever the others are.
    pub(super) fn set_ghosts_in_supply(&mut self, ghosts: u8) {
        self.ghosts = ghosts;
    }

    /// Sets what a player has beside the board.
    pub(super) fn set_supply(&mut self, colour: Colour, supply: Supply) {
        self.supplies[colour] = supply;
    }

    /// Sets a player's score.
    pub(super) fn set_score(&mut self, colour: Colour, score: u16) {
        self.scores[colour] = score;
    }

    /// Sets whose turn it is, and how many turns were played before it.
    pub(super) fn set_turn(&mut self, active: u8, turns_before: u8) {
        self.active = active;
        self.turn += u16::from(turns_before);
    }

    /// From now on nobody looks at the supply of tiles.
    pub(super) fn veil(&mut self) {
        self.veiled = true;
    }

    /// What nobody has seen yet lies in this order from now on. It is made of exactly the [`Carcassonne::unseen`]
    /// tiles.
    pub(super) fn set_unseen(&mut self, unseen: &[FaceId]) {
        let mut table = Table::clone(&self.table);
        table.order.truncate(usize::from(self.drawn));
        table.order.extend_from_slice(unseen);
        self.table = Arc::new(table);
    }
}

/// Tiles.
impl Carcassonne {
    /// The next tile leaves the supply; none if it is empty.
    pub(super) fn draw_next(&mut self) -> Option<FaceId> {
        let next = self.table.order.get(usize::from(self.drawn)).copied()?;
        self.drawn += 1;
        Some(next)
    }

    pub(super) fn take_in_hand(&mut self, face: FaceId) {
        self.hand = Some(face);
    }

    /// Lays the tile in hand: the tile of this turn.
    pub(super) fn lay_hand(&mut self, at: Square, turn: Rotation) {
        if let Some(face) = self.hand.take() {
            self.laid = self.lay(face, at, turn);
        }
    }

    /// Lays any tile.
    pub(super) fn lay(&mut self, face: FaceId, at: Square, turn: Rotation) -> TileId {
        self.board.lay(&self.table.faces, face, at, turn).0
    }
}

/// Ghosts.
impl Carcassonne {
    /// A ghost leaves the supply; false if none is there.
    pub(super) fn take_ghost_from_supply(&mut self) -> bool {
        let left = self.ghosts.checked_sub(1);
        left.map(|left| self.ghosts = left).is_some()
    }

    /// A ghost that has left another place comes to a circle.
    pub(super) fn put_in_circle(&mut self, tile: TileId, area: u8) {
        self.board.held_mut(tile).0[area] += 1;
    }

    /// A ghost leaves a circle; false if none is there.
    pub(super) fn take_from_circle(&mut self, tile: TileId, area: u8) -> bool {
        self.board.held_mut(tile).0.take(area)
    }

    /// All ghosts of one area's circles go back to the supply. Tells how many.
    pub(super) fn empty_circles(&mut self, tile: TileId, area: u8) -> u8 {
        let ghosts = std::mem::take(&mut self.board.held_mut(tile).0[area]);
        self.ghosts += ghosts;
        ghosts
    }

    /// A ghost that has left another place comes to a meeple. Tells how many stand with it now.
    pub(super) fn put_with_meeple(&mut self, part: PartId) -> u8 {
        self.meeple_mut(part).map_or(0, |meeple| {
            meeple.ghosts += 1;
            meeple.ghosts
        })
    }

    /// A ghost leaves a meeple.
    pub(super) fn take_from_meeple(&mut self, part: PartId) {
        if let Some(meeple) = self.meeple_mut(part) {
            meeple.ghosts -= 1;
        }
    }

    fn meeple_mut(&mut self, part: PartId) -> Option<&mut Meeple> {
        self.meeples.iter_mut().find(|meeple| meeple.part == part)
    }
}

/// Pieces.
impl Carcassonne {
    /// A piece comes from its supply to a part; false if none is there.
    pub(super) fn put_meeple(&mut self, colour: Colour, piece: Piece, part: PartId) -> bool {
        let Some(left) = self.supplies[colour][piece].checked_sub(1) else { return false };
        self.supplies[colour][piece] = left;
        self.stand(Meeple { colour, piece, part, ghosts: 0 });
        true
    }

    /// A meeple that was nowhere stands on its part, with its ghosts.
    pub(super) fn stand(&mut self, meeple: Meeple) {
        let region = self.board.region_of(meeple.part);
        self.board.region_mut(region).meeples += 1;
        self.meeples.push(meeple);
    }

    /// A meeple goes home to its supply, and its ghosts to theirs (RGHOST-4, RGUARD-3).
    pub(super) fn send_home(&mut self, meeple: Meeple) {
        self.meeples.retain(|other| other.part != meeple.part);
        let region = self.board.region_of(meeple.part);
        self.board.region_mut(region).meeples -= 1;
        self.supplies[meeple.colour][meeple.piece] += 1;
        self.ghosts += meeple.ghosts;
    }

    /// A guard comes from a player's reserve to their supply (RCEM-3). Tells how many are left; `None` if there was
    /// none.
    pub(super) fn bring_guard(&mut self, colour: Colour) -> Option<u8> {
        let supply = &mut self.supplies[colour];
        supply.reserve = supply.reserve.checked_sub(1)?;
        supply[Piece::Guard] += 1;
        Some(supply.reserve)
    }
}

/// Points and turns.
impl Carcassonne {
    /// Adds to a score, which never falls below 0 (RSCORE-5). Tells the new score.
    pub(super) fn give_points(&mut self, colour: Colour, points: i16) -> u16 {
        let score = &mut self.scores[colour];
        *score = score.saturating_add_signed(points);
        *score
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

    pub(super) fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}
