//! The end of a turn that cemeteries haunt: a tile is laid face down (L5-4, L5-9, L5-10).

use super::Chance;
use super::arrivals::{arrivals, tiles_left};
use crate::rules::mists::{Cemeteries, Cemetery, Mists};
use crate::rules::tiles::Square;

/// The end of a turn that cemeteries haunt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    /// Whether a tile is laid face down. Victory or an empty pile may prevent it.
    pub chance: Chance,
    /// The squares from which the table chooses.
    pub squares: Vec<Square>,
    /// Whether it closes a cemetery, so that a meeple is buried (L5-9).
    pub closes: Chance,
}

/// Whether the tile on this square is a cemetery that will haunt the end of each turn.
pub(super) fn begins(laid: &Mists, at: Square) -> bool {
    haunting(laid).any(|cemetery| cemetery.at == at)
}

/// The haunted end of this turn, if there may be one.
pub(super) fn falls(laid: &Mists, victory: Chance, hounds: [Chance; 2]) -> Option<Night> {
    let mut squares: Vec<Square> = haunting(laid)
        .flat_map(|cemetery| cemetery.at.surroundings())
        .filter(|&at| laid.board().is_empty(at))
        .collect();
    squares.sort_unstable();
    squares.dedup();
    if squares.is_empty() {
        return None;
    }
    let chance = Chance::in_cases(arrivals(hounds).map(|hounds| tiles_left(laid, hounds) > 0)).unless(victory);
    let closes = Chance::in_cases(squares.iter().map(|&at| closes_one(laid, at))).min(chance);
    (chance != Chance::Never).then_some(Night { chance, squares, closes })
}

/// The cemeteries that haunt the end of each turn.
pub(super) fn haunting(laid: &Mists) -> impl Iterator<Item = &Cemetery> {
    let haunted = laid.level().cemeteries == Cemeteries::Haunted;
    laid.cemeteries().iter().filter(move |cemetery| haunted && !cemetery.closed)
}

fn closes_one(laid: &Mists, at: Square) -> bool {
    haunting(laid).any(|cemetery| cemetery.empty_surroundings == 1 && cemetery.at.surrounds(at))
}
