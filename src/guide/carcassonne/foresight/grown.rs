//! Regions with meeples that the tile makes larger, joins, or brings nearer to their end.

use super::completed::{centres_around, regions_laid};
use super::{Ahead, RegionNow};
use crate::guide::carcassonne::region_now::{region_now, region_with};
use crate::rules::Colour;
use crate::rules::tiles::{Kind, RegionId};
use std::cmp::Reverse;

/// A region before and after the tile was laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grown {
    /// The regions that it was made of; those with meeples first, then the most valuable.
    pub before: Vec<RegionNow>,
    /// What they are now. If a ghost is certain to chase a meeple out of it, the meeple is gone.
    pub after: RegionNow,
}

impl Grown {
    /// Whether several regions become one.
    pub fn joins(&self) -> bool {
        self.before.len() > 1
    }

    /// Whether somebody loses the majority that they had, or gets one where others had it.
    pub fn majority_changes(&self) -> bool {
        self.before.iter().any(|region| !region.is_free() && region.majority != self.after.majority)
    }

    /// What it changes for a player who has the majority before or after: points at the end, or at once if it is
    /// complete.
    pub fn gain(&self, colour: Colour) -> i16 {
        let before: i16 = self.before.iter().filter_map(|region| region.points[colour]).sum();
        self.after.points[colour].unwrap_or_default() - before
    }
}

/// Roads and cities that stay open.
pub(super) fn grown(ahead: &Ahead) -> Vec<Grown> {
    let open = |id: &RegionId| {
        let region = ahead.after.board().region(*id);
        matches!(region.kind, Kind::Road | Kind::City) && !region.finished()
    };
    in_order(ahead, regions_laid(ahead).into_iter().filter(open).map(|id| tell(ahead, id)))
}

/// Fields that are joined, and those whose cities the tile completes or adds, wherever they lie.
pub(super) fn fields(ahead: &Ahead) -> Vec<Grown> {
    if !ahead.before.farmers() {
        return Vec::new();
    }
    let (board, mut ids) = (ahead.after.board(), regions_laid(ahead));
    for id in ahead.before.meeples().iter().map(|meeple| board.region_of(meeple.part)) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let fields = ids.into_iter().filter(|&id| board.region(id).kind == Kind::Field).map(|id| tell(ahead, id));
    let changes = |field: &Grown| {
        let [only] = &field.before[..] else { return true };
        (only.fed_by(), only.cities.len()) != (field.after.fed_by(), field.after.cities.len())
    };
    in_order(ahead, fields.filter(changes))
}

/// Monasteries, castles and cemeteries around the tile that stay open.
pub(super) fn surrounded(ahead: &Ahead) -> Vec<Grown> {
    let open = centres_around(ahead).filter(|&id| !ahead.after.board().region(id).finished());
    in_order(ahead, open.map(|id| tell(ahead, id)))
}

fn tell(ahead: &Ahead, id: RegionId) -> Grown {
    let mut parts: Vec<RegionId> = Vec::new();
    for part in ahead.after.parts_of(id).filter(|&part| ahead.after.square_of(part) != ahead.at) {
        let was = ahead.before.board().region_of(part);
        if !parts.contains(&was) {
            parts.push(was);
        }
    }
    let mut before: Vec<RegionNow> = parts.into_iter().map(|id| region_now(ahead.before, id)).collect();
    before.sort_by_key(|region| (region.is_free(), Reverse(region.value)));
    Grown { before, after: region_with(&ahead.after, id, &ahead.standing) }
}

/// Those in which somebody stood, the most important first: a majority that changes, then the active player's, then by
/// value.
fn in_order(ahead: &Ahead, grown: impl Iterator<Item = Grown>) -> Vec<Grown> {
    let me = ahead.before.active_colour();
    let occupied = |region: &Grown| region.before.iter().any(|before| !before.is_free());
    let own = |region: &Grown| region.before.iter().any(|before| before.counts[me] > 0);
    let mut grown: Vec<Grown> = grown.filter(occupied).collect();
    grown.sort_by_key(|region| Reverse((region.majority_changes(), own(region), region.after.value)));
    grown
}
