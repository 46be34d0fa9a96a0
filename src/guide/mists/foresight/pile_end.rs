//! The turn that uses up the active pile (END-2, PILE-2).

use super::Chance;
use super::arrivals::{arrivals, tiles_left};
use super::night::haunting;
use crate::rules::mists::Mists;

/// This turn uses up the active pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileEnd {
    /// The pile, starting at 0.
    pub pile: u8,
    /// The points that had to be reached with it.
    pub target: u16,
    /// The highest total possible in this turn.
    pub best: u16,
    /// Whether the game is lost because of it.
    pub defeat: Chance,
}

impl PileEnd {
    /// How many points will be missing at best.
    pub fn short(&self) -> u16 {
        self.target.saturating_sub(self.best)
    }
}

pub(super) fn pile_end(laid: &Mists, best: u16, victory: Chance, hounds: [Chance; 2]) -> Option<PileEnd> {
    let defeat = Chance::in_cases(arrivals(hounds).map(|hounds| is_used_up(laid, hounds))).unless(victory);
    let pile = laid.active_pile();
    (defeat != Chance::Never).then(|| PileEnd { pile, target: laid.level().target(pile), best, defeat })
}

/// Whether the pile is empty at the end of the turn. A haunted end of turn takes a tile too (L5-10).
fn is_used_up(laid: &Mists, hounds: usize) -> bool {
    let night = u8::from(haunting(laid).next().is_some());
    tiles_left(laid, hounds) <= night
}
