//! Roads, cities and castles with meeples that the tile makes more valuable, or joins, without completing them (SCORE-2
//! to SCORE-6).

use super::Ahead;
use crate::rules::Colours;
use crate::rules::mists::{Mists, value_of};
use crate::rules::tiles::{Kind, PartId, PartName, RegionId};

/// A region with meeples that grows and stays unfinished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grown {
    /// Its part on the tile. For a castle beside the tile, its own part.
    pub region: PartName,
    /// Its value then, before multiplying by the number of colours (SCORE-2 to SCORE-4).
    pub value: u16,
    /// The colours in it (SCORE-6).
    pub colours: Colours,
    /// Whether it has more colours than each of the regions that it was made of: they will score together (SCORE-6).
    pub shared: bool,
}

/// Those that are shared first, then the most valuable.
pub(super) fn grown(ahead: &Ahead) -> Vec<Grown> {
    let mut found: Vec<(RegionId, Grown)> = Vec::new();
    for part in super::completed::parts_touched(&ahead.laid) {
        let id = ahead.laid.board().region_of(part);
        if found.iter().all(|&(known, _)| known != id) {
            found.extend(tell(ahead, id, part).map(|grown| (id, grown)));
        }
    }
    let mut grown: Vec<Grown> = found.into_iter().map(|(_, grown)| grown).collect();
    grown.sort_by_key(|region| std::cmp::Reverse((region.shared, region.value * u16::from(region.colours.len()))));
    grown
}

fn tell(ahead: &Ahead, id: RegionId, part: PartId) -> Option<Grown> {
    let (region, colours) = (ahead.laid.board().region(id), ahead.laid.colours_in(id));
    if region.kind == Kind::Mist || region.finished() || region.dead || colours.is_empty() {
        return None;
    }
    let before = before(ahead.game, &ahead.laid, id);
    let value = value_of(region);
    let grows = before.iter().all(|&was| value_of(ahead.game.board().region(was)) < value);
    let shared = before.iter().all(|&was| ahead.game.colours_in(was).len() < colours.len());
    grows.then(|| Grown { region: ahead.laid.name_of(part), value, colours, shared })
}

/// The regions of which this one is made.
fn before(game: &Mists, laid: &Mists, id: RegionId) -> Vec<RegionId> {
    let at = laid.board().tile(laid.last_laid()).at;
    let mut regions: Vec<RegionId> = Vec::new();
    for part in laid.parts_of(id).filter(|&part| laid.name_of(part).at != at) {
        let was = game.board().region_of(part);
        if !regions.contains(&was) {
            regions.push(was);
        }
    }
    regions
}
