//! A close look at the tile on which something is to be chosen, while the board is seen from far away.

use super::{Offer, Spot};
use crate::app::board::CloseUp;
use crate::app::table::Shown;
use bevy::prelude::*;

/// So far apart spots may be, in squares, that lie on one tile.
const ON_ONE_TILE: f32 = 1.5;

/// Looks closely as long as all spots of a decision lie on one tile.
pub(super) fn look_closely<G: Shown>(
    spots: Query<&Spot<G::Action>>,
    offer: Res<Offer<G::Action>>,
    mut seen: Local<Option<u64>>,
    mut commands: Commands,
) {
    let decision = offer.made_for().map(|made_for| made_for.fingerprint).filter(|_| !spots.is_empty());
    if *seen == decision {
        return;
    }
    *seen = decision;
    let all = spots.iter().map(Spot::area).reduce(|all, area| all.union(area));
    commands.trigger(CloseUp(all.filter(|all| decision.is_some() && all.size().max_element() < ON_ONE_TILE)));
}
