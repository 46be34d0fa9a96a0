//! Regions that the tile completes, and what a piece could be put into (RSCORE-1, RMEEPLE-2, RMEEPLE-4).

use super::Ahead;
use crate::guide::carcassonne::region_now::{RegionNow, region_with};
use crate::rules::Colour;
use crate::rules::carcassonne::Piece;
use crate::rules::tiles::{Kind, RegionId};
use std::cmp::Reverse;

/// A region that the tile completes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completed {
    /// The region, scored in this turn with the meeples and ghosts that stand there.
    pub region: RegionNow,
    /// Of a cemetery: whose reserve gives a guard (RCEM-3).
    pub guard: Option<Colour>,
    /// What a piece of the active player's would score, if nobody stands there and one can be put now (RMEEPLE-4).
    pub if_taken: Option<u16>,
}

pub(super) fn completed(ahead: &Ahead) -> Vec<Completed> {
    let (after, me) = (&ahead.after, ahead.before.active_colour());
    let ids = regions_laid(ahead).into_iter().chain(centres_around(ahead));
    let regions = ids.map(|id| (id, region_with(after, id, &ahead.standing))).filter(|(_, region)| region.complete);
    let mut completed: Vec<Completed> = regions
        .filter(|(_, region)| region.kind != Kind::Mist)
        .map(|(id, region)| Completed {
            guard: guard(ahead, &region),
            if_taken: can_be_taken(ahead, id, &region).then_some(region.value),
            region,
        })
        .collect();
    let others = |it: &Completed| it.region.points.0.into_iter().flatten().max();
    completed.sort_by_key(|it| Reverse((it.region.points[me], it.if_taken, others(it), it.region.value)));
    completed
}

/// The free regions of the tile that are not complete, for a piece now.
pub(super) fn free(ahead: &Ahead) -> Vec<RegionNow> {
    let regions = regions_laid(ahead).into_iter().map(|id| (id, region_with(&ahead.after, id, &ahead.standing)));
    let free = regions.filter(|(id, region)| !region.complete && can_be_taken(ahead, *id, region));
    let mut free: Vec<RegionNow> = free.map(|(_, region)| region).collect();
    free.sort_by_key(|region| Reverse((region.value, region.cities.len())));
    free
}

/// The regions that have a part on the tile, each once.
pub(super) fn regions_laid(ahead: &Ahead) -> Vec<RegionId> {
    let mut regions = Vec::new();
    for id in ahead.parts().map(|part| ahead.after.board().region_of(part)) {
        if !regions.contains(&id) {
            regions.push(id);
        }
    }
    regions
}

/// The monasteries, castles and cemeteries on the squares around the tile in which somebody stands.
pub(super) fn centres_around(ahead: &Ahead) -> impl Iterator<Item = RegionId> {
    let board = ahead.after.board();
    let around = |part| ahead.at.surrounds(ahead.after.square_of(part));
    let regions = ahead.standing.iter().filter(move |meeple| around(meeple.part)).map(|it| board.region_of(it.part));
    regions.filter(|&id| board.region(id).kind.is_centre())
}

fn guard(ahead: &Ahead, region: &RegionNow) -> Option<Colour> {
    let keeper = region.majority.iter().next().filter(|_| region.kind == Kind::Cemetery)?;
    (ahead.before.supply(keeper).reserve > 0).then_some(keeper)
}

/// Whether the active player could put a piece there (RMEEPLE-1 to RMEEPLE-3, RABBOT-1).
fn can_be_taken(ahead: &Ahead, id: RegionId, region: &RegionNow) -> bool {
    let on_tile = || ahead.parts().any(|part| ahead.after.board().region_of(part) == id);
    let supply = ahead.after.supply(ahead.before.active_colour());
    let piece = supply.pieces().any(|piece| piece != Piece::Abbot || region.kind == Kind::Monastery);
    let open_to_pieces = match region.kind {
        Kind::Road | Kind::City | Kind::Castle | Kind::Monastery | Kind::Cemetery => true,
        Kind::Field => ahead.before.farmers(),
        Kind::Mist => false,
    };
    !ahead.skipped && piece && open_to_pieces && region.is_free() && on_tile()
}
