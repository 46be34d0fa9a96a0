//! The regions that count: those with meeples, and those where one can be put now.

use crate::rules::carcassonne::{Board, Carcassonne, Meeple, Phase};
use crate::rules::tiles::{Kind, Region, RegionId};
use crate::rules::{ByColour, Game};

/// Nothing is known of a region.
const UNKNOWN: u8 = u8::MAX;

/// A region with meeples, or one where a meeple can be put now.
pub(super) struct Land {
    pub id: RegionId,
    pub region: Region,
    /// Meeples of each player.
    pub counts: ByColour<u8>,
    /// Those of them that ghosts can come to.
    pub exposed: ByColour<u8>,
    /// Ghosts with them.
    pub ghosts: ByColour<u8>,
    /// How hard all its gaps make it to complete it.
    pub hard: f32,
    /// How many gaps it reaches.
    pub gaps: f32,
}

/// All of them, found by their number at once.
#[derive(Default)]
pub(super) struct Lands {
    all: Vec<Land>,
    places: Vec<u8>,
}

impl Lands {
    /// Those of a position, in place of all others.
    pub fn find(&mut self, game: &Carcassonne) {
        for land in self.all.drain(..) {
            self.places[land.id.index()] = UNKNOWN;
        }
        for meeple in game.meeples() {
            let place = self.place(game, game.board().region_of(meeple.part));
            self.all[place].take_in(meeple);
        }
        if game.phase() == Phase::PlaceMeeple {
            self.find_free(game);
        }
    }

    /// Regions of the tile just laid in which nobody stands.
    fn find_free(&mut self, game: &Carcassonne) {
        let (board, laid) = (game.board(), game.last_laid());
        for (local, part) in (0..).zip(Board::parts_of_face(game.face(board.tile(laid).face))) {
            let id = board.region_of(board.part_of(laid, local));
            let is_offered = match part.kind {
                Kind::Mist => false,
                Kind::Field => game.farmers(),
                Kind::Road | Kind::City | Kind::Castle | Kind::Monastery | Kind::Cemetery => true,
            };
            if is_offered && board.region(id).meeples == 0 {
                self.place(game, id);
            }
        }
    }

    fn place(&mut self, game: &Carcassonne, id: RegionId) -> usize {
        if let Some(place) = self.known(id) {
            return place;
        }
        if self.places.len() <= id.index() {
            self.places.resize(id.index() + 1, UNKNOWN);
        }
        self.places[id.index()] = self.all.len() as u8;
        self.all.push(Land::of(id, *game.board().region(id)));
        self.all.len() - 1
    }

    /// Where a region stands among them.
    pub fn known(&self, id: RegionId) -> Option<usize> {
        self.places.get(id.index()).filter(|&&place| place != UNKNOWN).map(|&place| place.into())
    }

    pub fn all(&self) -> &[Land] {
        &self.all
    }

    pub fn at_mut(&mut self, place: usize) -> &mut Land {
        &mut self.all[place]
    }
}

impl Land {
    fn of(id: RegionId, region: Region) -> Land {
        let none = ByColour::default();
        Land { id, region, counts: none, exposed: none, ghosts: none, hard: 0.0, gaps: 0.0 }
    }

    fn take_in(&mut self, meeple: &Meeple) {
        self.counts[meeple.colour] += 1;
        self.exposed[meeple.colour] += u8::from(meeple.piece.can_be_haunted());
        self.ghosts[meeple.colour] += meeple.ghosts;
    }

    /// Whether nobody stands there.
    pub fn is_free(&self) -> bool {
        self.region.meeples == 0
    }

    /// The most meeples that a player has there.
    pub fn most(&self) -> u8 {
        self.counts.0.into_iter().max().unwrap_or_default()
    }
}
