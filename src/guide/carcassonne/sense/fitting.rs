//! How many unseen tiles would close a gap of the board: everybody can count them.

use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::{Ask, FaceId};

/// How many unseen tiles fit into a gap so that what they touch there ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fit {
    /// All roads end.
    pub road: u8,
    /// All cities end.
    pub city: u8,
}

/// The unseen tiles, and what was counted already.
pub(super) struct Fitting {
    unseen: Vec<(FaceId, u8)>,
    known: Box<[Option<Fit>; Ask::COUNT]>,
}

impl Fitting {
    /// Those of a position.
    pub fn of(game: &Carcassonne) -> Fitting {
        Fitting { unseen: FaceId::counted(&game.unseen()), known: Box::new([None; Ask::COUNT]) }
    }

    /// The tiles that would close a gap which asks for this.
    pub fn fit(&mut self, game: &Carcassonne, ask: Ask) -> Fit {
        let unseen = &self.unseen;
        *self.known[ask.index()].get_or_insert_with(|| {
            let mut fit = Fit::default();
            for &(face, count) in unseen {
                let ends = game.face(face).ends(ask);
                fit.road += count * u8::from(ends.roads);
                fit.city += count * u8::from(ends.cities);
            }
            fit
        })
    }
}
