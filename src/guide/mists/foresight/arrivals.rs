//! Hounds that may come this turn, and the active pile after that.

use super::Chance;
use crate::rules::mists::Mists;

/// How many hounds may come this turn.
pub(super) fn arrivals(hounds: [Chance; 2]) -> impl Iterator<Item = usize> + Clone {
    let count = |from: Chance| hounds.iter().filter(|&&hound| hound >= from).count();
    count(Chance::Certain)..=count(Chance::Possible)
}

/// Number of tiles in the active pile after this many hounds came (HOUND-4).
pub(super) fn tiles_left(laid: &Mists, hounds: usize) -> u8 {
    laid.piles().skip(usize::from(laid.active_pile())).take(1 + hounds).sum()
}
