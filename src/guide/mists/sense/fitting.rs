//! How many unseen tiles would close a gap of the board: everybody can count them.

use crate::guide::mists::around::facing;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Ask, FaceId, PAIRS, PartId, Square};

/// How many unseen tiles fit into a gap so that what they touch there ends, or is joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fit {
    /// They fit at all.
    pub any: u8,
    /// All roads end.
    pub road: u8,
    /// All cities end.
    pub city: u8,
    /// All mist ends, and meets only mist.
    pub mist: u8,
    /// The two sides of each of [`PAIRS`] are joined by road or city; the rest may go on.
    pub joins: [u8; PAIRS.len()],
}

/// A gap with what surrounds it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// The empty square.
    pub at: Square,
    /// The roads and cities that reach it, side by side.
    pub lands: [Option<PartId>; 4],
    /// The mist that reaches it, side by side.
    pub mists: [Option<PartId>; 4],
    /// The unseen tiles that would close it.
    pub fit: Fit,
}

/// The unseen tiles.
pub(super) struct Fitting(Vec<(FaceId, u8)>);

impl Fitting {
    /// Those of a position.
    pub fn of(game: &Mists) -> Fitting {
        Fitting(FaceId::counted(&game.unseen()))
    }

    /// What surrounds an empty square.
    pub fn opening(&self, game: &Mists, at: Square) -> Opening {
        let (mut edges, mut lands, mut mists) = ([None; 4], [None; 4], [None; 4]);
        for there in facing(game, at) {
            let side = there.side as usize;
            (lands[side], mists[side], edges[side]) = (there.land, there.mist, Some(there.edge));
        }
        Opening { at, lands, mists, fit: self.fit(game, Ask::of(edges)) }
    }

    fn fit(&self, game: &Mists, ask: Ask) -> Fit {
        let mut fit = Fit::default();
        for &(face, count) in &self.0 {
            let ends = game.face(face).ends(ask);
            fit.any += count * u8::from(ends.fits);
            fit.road += count * u8::from(ends.roads);
            fit.city += count * u8::from(ends.cities);
            fit.mist += count * u8::from(ends.mist);
            for (bit, joins) in fit.joins.iter_mut().enumerate() {
                *joins += count * (ends.joins >> bit & 1);
            }
        }
        fit
    }
}
