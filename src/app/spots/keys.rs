//! The keyboard and the spots: keys move the focus from one to another and take it.

use super::{Offer, Offers, Spot, asks_for_other_piece, on_board};
use crate::app::input::{Keys, Want, Wanted, walk};
use crate::app::shell::menu::Covered;
use crate::app::table::{AtTable, Decide, KeySystems, OfGame, Playback, Refused, at_table};
use crate::app::words::say;
use bevy::prelude::*;

pub(super) fn game<G: Offers>(app: &mut App) {
    app.add_systems(
        Update,
        (with_spots::<G>, ask_for_button::<G>)
            .chain()
            .in_set(KeySystems::Spots)
            .in_set(OfGame::of::<G>())
            .run_if(on_board::<G>.and_then(at_table::<G>)),
    );
}

/// Moves the focus from one spot to another, and takes the focused spot. The key that also skips skips what is
/// optional.
fn with_spots<G: Offers>(
    wanted: Res<Wanted>,
    covered: Covered,
    table: Res<AtTable<G>>,
    spots: Query<(Entity, &Spot<G::Action>)>,
    mut playback: ResMut<Playback<G>>,
    mut offer: ResMut<Offer<G::Action>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    if covered.is_covered() {
        return;
    }
    if wanted.now(Want::Turn) || wanted.now(Want::TurnBack) {
        // The focus goes to the buttons of the banner.
        (offer.focus, offer.by_key) = (None, false);
    }
    let back = wanted.now(Want::Previous);
    if back || wanted.now(Want::Next) {
        (offer.focus, offer.by_key) = (next_spot(&spots, offer.focus, back), true);
    }
    let way = wanted.way().map(|(x, y)| IVec2::new(x, y).as_vec2());
    if let Some(next) = way.and_then(|way| spot_towards(&spots, offer.focus, way)) {
        (offer.focus, offer.by_key) = (Some(next), true);
    }
    if !wanted.confirmed() || table.reads() {
        return;
    }
    // A key that only confirms takes what is lit. One that also skips takes only what keys have lit.
    let takes = offer.by_key || wanted.now(Want::Confirm);
    let skip = table.position().skip().filter(|_| table.persons_turn());
    if !playback.caught_up() {
        playback.hurry();
    } else if let Some(skip) = skip.filter(|_| wanted.now(Want::ConfirmOrSkip)) {
        // Where something can be skipped, this key does nothing else, as it says on the banner.
        decisions.write(Decide::Act(skip));
    } else if let Some((_, spot)) = offer.focus.filter(|_| takes).and_then(|focus| spots.get(focus).ok()) {
        decisions.write(Decide::Act(spot.action));
    } else if let Some(first) = offer.focus.or_else(|| next_spot(&spots, None, false)) {
        // Without a place it goes to the first one.
        (offer.focus, offer.by_key) = (Some(first), true);
    }
}

/// Buttons are read after the board, and what they decide arrives in the next frame.
const UNTIL_BUTTONS_ARE_READ: u8 = 2;

/// Where there is no place, only buttons, the key that takes what is lit is answered, too, unless it has taken a button.
fn ask_for_button<G: Offers>(
    (wanted, covered, keys): (Res<Wanted>, Covered, Res<Keys>),
    table: Res<AtTable<G>>,
    offer: Res<Offer<G::Action>>,
    spots: Query<(), With<Spot<G::Action>>>,
    mut pressed: Local<Option<u8>>,
    mut decisions: MessageReader<Decide<G::Action>>,
    mut refusals: MessageWriter<Refused>,
) {
    let decided = decisions.read().count() > 0;
    let asks = offer.is_made() && spots.is_empty() && table.persons_turn();
    if decided || !asks || covered.is_covered() || table.reads() {
        *pressed = None;
    } else if wanted.confirmed() {
        *pressed = Some(UNTIL_BUTTONS_ARE_READ);
    } else if *pressed == Some(0) {
        *pressed = None;
        // For the wrong piece a lesson offers no buttons, either.
        let why = match asks_for_other_piece(&table) {
            true => say!("lesson-other-piece", hint = keys.name(Want::Hint)),
            false => say!("refusal-choose-button").to_owned(),
        };
        refusals.write(Refused { why, rule: None, at: None });
    } else {
        *pressed = pressed.map(|frames| frames - 1);
    }
}

/// The nearest spot in a direction. Distance to the side counts three times. Without a focus, it is any spot.
fn spot_towards<A: Send + Sync + 'static>(
    spots: &Query<(Entity, &Spot<A>)>,
    from: Option<Entity>,
    way: Vec2,
) -> Option<Entity> {
    let Some((here, from)) = from.and_then(|from| spots.get(from).ok()) else {
        return next_spot(spots, None, false);
    };
    let cost = |spot: &Spot<A>| {
        let step = spot.at - from.at;
        let ahead = step.dot(way);
        (ahead > 1e-3).then_some(ahead + 3.0 * step.dot(way.perp()).abs())
    };
    let others = spots.iter().filter(|(entity, _)| *entity != here);
    let ahead = others.filter_map(|(entity, spot)| Some((cost(spot)?, entity)));
    ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, entity)| entity)
}

pub(super) fn next_spot<A: Send + Sync + 'static>(
    spots: &Query<(Entity, &Spot<A>)>,
    from: Option<Entity>,
    back: bool,
) -> Option<Entity> {
    let mut in_order: Vec<_> = spots.iter().collect();
    in_order.sort_by(|(_, a), (_, b)| b.at.y.total_cmp(&a.at.y).then(a.at.x.total_cmp(&b.at.x)));
    let in_order: Vec<Entity> = in_order.into_iter().map(|(entity, _)| entity).collect();
    walk(&in_order, from, back)
}
