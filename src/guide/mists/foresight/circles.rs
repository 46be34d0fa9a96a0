//! Ghosts that the circles of the tile draw in, and Eloise: whether she comes and what she scores (SPELL-2, CAT-2,
//! CAT-4).

use super::{Ahead, completed};
use crate::rules::Game;
use crate::rules::mists::{Cat, Happening, Haunt, Mists, Phase};
use crate::rules::tiles::Square;

/// What fills the circles of the tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawingIn {
    /// Ghosts that are drawn in from the squares around.
    pub drawn_in: u8,
    /// Circles that are filled from the supply.
    pub from_supply: u8,
    /// The places that they leave.
    pub leaving: Vec<Leaving>,
}

impl DrawingIn {
    /// Number of circles that get a ghost. Those whose bank the tile completes stay empty (SPELL-5).
    pub fn filled(&self) -> u8 {
        self.drawn_in + self.from_supply
    }
}

/// How many ghosts a place loses to circles. It is a range if the table chooses between places (SPELL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The square.
    pub at: Square,
    /// Where on the square.
    pub haunt: Haunt,
    /// The smallest number.
    pub least: u8,
    /// The largest number.
    pub most: u8,
}

pub(super) fn drawing_in(ahead: &Ahead) -> DrawingIn {
    let circles: u8 = ahead.laid.circles_laid().iter().sum();
    if circles == 0 {
        return DrawingIn::default();
    }
    let certain = ahead.certain.iter().filter_map(drawn_in);
    let mut leaving: Vec<Leaving> = Vec::new();
    for (at, haunt) in certain {
        match leaving.iter_mut().find(|known| (known.at, known.haunt) == (at, haunt)) {
            Some(known) => (known.least, known.most) = (known.least + 1, known.most + 1),
            None => leaving.push(Leaving { at, haunt, least: 1, most: 1 }),
        }
    }
    // After a ghost came from the supply, no ghost is left to draw in. The cemetery that it called may be around
    // (SPELL-6).
    let came = ahead.certain.iter().any(|happening| matches!(happening, Happening::GhostPlaced { .. }));
    if leaving.is_empty() && !came {
        leaving = to_choose(&ahead.laid, ahead.at, circles);
    }
    let around: u8 = leaving.iter().map(|leaving| leaving.most).sum();
    let drawn_in = circles.min(around);
    leaving.retain(|leaving| leaving.most > 0);
    DrawingIn { drawn_in, from_supply: circles - drawn_in, leaving }
}

fn drawn_in(happening: &Happening) -> Option<(Square, Haunt)> {
    match happening {
        &Happening::GhostDrawnIn { from, haunt, .. } => Some((from, haunt)),
        _ => None,
    }
}

/// No ghost was drawn in yet. As many as possible will be, and the table chooses from where.
fn to_choose(laid: &Mists, at: Square, circles: u8) -> Vec<Leaving> {
    let places = at.surroundings().into_iter().flat_map(|at| laid.loose_ghosts_on(at).map(move |place| (at, place)));
    let places: Vec<(Square, (Haunt, u8))> = places.collect();
    let around: u8 = places.iter().map(|(_, (_, ghosts))| ghosts).sum();
    let drawn_in = circles.min(around);
    let leaving = |(at, (haunt, ghosts)): (Square, (Haunt, u8))| {
        let elsewhere = around - ghosts;
        Leaving { at, haunt, least: drawn_in.saturating_sub(elsewhere), most: ghosts.min(drawn_in) }
    };
    places.into_iter().map(leaving).collect()
}

/// Whether Eloise's part of the supply becomes empty, so that she comes (CAT-2).
pub(super) fn cat_comes(ahead: &Ahead) -> bool {
    ahead.game.cat() == Some(Cat::Supply) && ahead.settled.cat() != Some(Cat::Supply)
}

/// What Eloise scores after the region of her meeple, if the tile completes it and that meeple cannot be buried first
/// (CAT-4).
pub(super) fn cat_points(ahead: &Ahead) -> Option<u16> {
    let Some(Cat::With(part)) = ahead.laid.cat().filter(|_| ahead.laid.phase() != Phase::Bury) else { return None };
    let hers = ahead.laid.board().region_of(part);
    let completed = completed::regions(&ahead.laid).iter().any(|&(id, _)| id == hers);
    completed.then(|| ahead.settled.ghosts_in_circles().into())
}
