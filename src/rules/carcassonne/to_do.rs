//! What a turn still has to do: the steps note here what waits, and find it again when the player has decided.

use super::{Source, Why};
use crate::rules::tiles::{ByArea, RegionId, TileId};

/// What this turn still has to do.
#[derive(Clone, Debug, Default)]
pub(super) struct ToDo {
    /// What the placed tile's edges met.
    pub met: Met,
    /// Ghosts that circles still draw in from meeples around (RCIRC-3).
    pub drawn_in: u8,
    /// Empty circles in each mist area of the laid tile, those included that ghosts are drawn into (RCIRC-2).
    pub circles: ByArea,
    /// Ghosts that come from the supply one after another: one for the extending or breaking (RMIST-1, RMIST-2).
    pub from_supply: u8,
    /// Ghosts from the supply in place of those in the tile's circles (RCIRC-7).
    pub for_circles: u8,
    /// A ghost leaves a circle of mist that was extended (RCIRC-5).
    pub from_circle: bool,
    /// The area that it leaves, once it is chosen.
    pub area: Option<(TileId, u8)>,
    /// The ghost whose meeple the player has to choose.
    pub coming: Option<Coming>,
    /// Regions that the tile completed and that somebody stands in (RSCORE-1); the one under way first.
    pub regions: Vec<RegionId>,
    /// The player has said that the first of them comes next.
    pub chosen: bool,
}

/// What the edges of the placed tile met.
#[derive(Clone, Debug, Default)]
pub(super) struct Met {
    /// Mist against mist (RMIST-1).
    pub extends: bool,
    /// Mist against clear land, on whichever side the mist is (RMIST-2).
    pub breaks: bool,
    /// The banks that were extended. Noted with the Spell Circles only.
    pub extended: Vec<RegionId>,
    /// The banks that were broken. Noted with the Spell Circles only.
    pub broken: Vec<RegionId>,
}

/// A ghost on its way to a meeple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coming {
    /// The rule that asks for it.
    pub why: Why,
    /// Where it comes from.
    pub from: Source,
}

impl Coming {
    /// The ID of the rule.
    pub fn rule(self) -> &'static str {
        match (self.why, self.from) {
            (Why::Extend, Source::Supply) => "RMIST-1",
            (Why::Extend, Source::Circle { .. }) => "RCIRC-5",
            (Why::Finish, _) => "RCIRC-6",
            (Why::Break, Source::Supply) => "RMIST-2",
            (Why::Circles, _) => "RCIRC-7",
            (Why::Break, Source::Circle { .. }) => "RCIRC-8",
        }
    }

    /// Whether it goes to an opponent, not to the active player.
    pub fn to_opponent(self) -> bool {
        match self.why {
            Why::Extend | Why::Finish => true,
            Why::Break | Why::Circles => false,
        }
    }
}
