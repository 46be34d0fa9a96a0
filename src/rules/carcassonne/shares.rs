//! How a region is shared out: who has the majority in it, and what their ghosts cost (RSCORE-3, RSCORE-4, REND-3).

use super::Meeple;
use crate::rules::{ByColour, Colour, Colours};

/// When a region is scored: a ghost costs two points in play and one at the end (RSCORE-4, REND-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// It was completed.
    Completed,
    /// The game is over.
    AtEnd,
}

impl When {
    /// What each own ghost in the region costs.
    pub const fn cost_of_ghost(self) -> i16 {
        match self {
            When::Completed => 2,
            When::AtEnd => 1,
        }
    }
}

/// What a region brings to whom.
///
/// ```
/// use mists::rules::Colour;
/// use mists::rules::carcassonne::{Shares, When};
///
/// // Nobody stands in it, so nobody gets anything.
/// let shares = Shares::of(8, When::Completed, [].iter());
/// assert_eq!((shares.counts[Colour::Red], shares.points[Colour::Red]), (0, None));
/// assert!(shares.majority().is_empty());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shares {
    /// Meeples of each player (RSCORE-3).
    pub counts: ByColour<u8>,
    /// What each player with the majority gets: the value without what their own ghosts cost, below 0 too.
    pub points: ByColour<Option<i16>>,
}

impl Shares {
    /// A region of this value is shared out among these meeples.
    pub fn of<'a>(value: u16, when: When, meeples: impl Iterator<Item = &'a Meeple>) -> Shares {
        let (mut shares, mut ghosts) = (Shares::default(), ByColour::<u8>::default());
        for meeple in meeples {
            shares.counts[meeple.colour] += 1;
            ghosts[meeple.colour] += meeple.ghosts;
        }
        for colour in majority(&shares.counts).iter() {
            shares.points[colour] = Some(value as i16 - when.cost_of_ghost() * i16::from(ghosts[colour]));
        }
        shares
    }

    /// Everybody with the most meeples; nobody where none stands (RSCORE-3).
    pub fn majority(&self) -> Colours {
        majority(&self.counts)
    }
}

/// Everybody with the highest count above none.
pub(super) fn majority(counts: &ByColour<u8>) -> Colours {
    let most = counts.0.into_iter().max().unwrap_or_default();
    let has_most = |&colour: &Colour| most > 0 && counts[colour] == most;
    Colour::ALL.into_iter().filter(has_most).collect()
}
