//! A close look at the tile on which something is to be chosen, while the board is seen from far away.

use super::{Coin, Offer, Spot};
use crate::app::board::CloseUp;
use crate::app::table::Shown;
use bevy::prelude::*;

/// So far apart spots may be, in squares, that are seen together from near.
const TOGETHER: f32 = 1.6;

/// Looks closely as long as all spots of a decision lie together, and more closely at many of them.
pub(super) fn look_closely<G: Shown>(
    spots: Query<&Spot<G::Action>>,
    coins: Query<&Coin>,
    mut offer: ResMut<Offer<G::Action>>,
    mut close_up: ResMut<CloseUp>,
) {
    let decision = offer.made_for().filter(|_| !spots.is_empty());
    if std::mem::replace(&mut offer.bypass_change_detection().looked_at, decision) == decision {
        return;
    }
    let middles = spots.iter().map(|spot| Rect::from_center_size(spot.at, Vec2::ZERO));
    let all = middles.reduce(|all, middle| all.union(middle));
    let together = all.filter(|all| decision.is_some() && all.size().max_element() < TOGETHER);
    let is_crowd = together.is_some() && Coin::are_a_crowd(coins);
    close_up.set_if_neq(CloseUp { place: together.map(|all| all.center()), is_crowd });
}
