//! A click on the board takes a spot, or says what is asked for.

use super::spot::nearest;
use super::{Offer, Offers, Spot, asks_for_other_piece};
use crate::app::board::{Grip, Mouse, Pointer};
use crate::app::input::{Keys, Want};
use crate::app::shell::settings::Chosen;
use crate::app::table::{AtTable, Decide, Picked, Playback, Refused};
use crate::app::words::say;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::mem::discriminant;

/// What a click on the board can lead to.
#[derive(SystemParam)]
pub(super) struct Clicked<'w, G: Offers> {
    chosen: Res<'w, Chosen>,
    keys: Res<'w, Keys>,
    decisions: MessageWriter<'w, Decide<<G as Game>::Action>>,
    picks: MessageWriter<'w, Picked>,
    refusals: MessageWriter<'w, Refused>,
    grip: ResMut<'w, Grip>,
}

impl<G: Offers> Clicked<'_, G> {
    /// Chooses the focused spot, or this one, as if Tab had moved the focus there: Enter takes it, too.
    fn choose(&mut self, offer: &mut Offer<G::Action>, spot: Option<Entity>) {
        (offer.focus, offer.by_key) = (spot.or(offer.focus), true);
        self.picks.write(Picked);
    }

    /// Says what is asked for, after a click beside all spots. A lesson offers none for the wrong piece.
    fn missed(&mut self, table: &AtTable<G>, nothing_is_offered: bool) {
        let why = match nothing_is_offered {
            false => say!("refusal-not-lit").to_owned(),
            true if asks_for_other_piece(table) => say!("lesson-other-piece", hint = self.keys.name(Want::Hint)),
            true => return,
        };
        let refused = |rule| Refused { why, rule: Some(rule), at: None };
        self.refusals.write_batch(table.position().missed().map(refused));
    }
}

/// A click on a spot decides, or the second one if the settings want that. A spot that has just come under a pointer
/// that rests is only lit, and the player is told so; later a click takes it, even if a hint or a key has lit another
/// one meanwhile.
pub(super) fn choose<G: Offers>(
    mouse: Mouse,
    table: Res<AtTable<G>>,
    (spots, placed): (Query<&Spot<G::Action>>, Query<(Entity, &Spot<G::Action>)>),
    mut offer: ResMut<Offer<G::Action>>,
    mut playback: ResMut<Playback<G>>,
    mut clicked: Clicked<G>,
) {
    if !mouse.pressed() || mouse.pointer.over_panel {
        return;
    }
    playback.hurry();
    let Some(world) = mouse.pointer.world else { return };
    let twice = clicked.chosen.settings.second_click;
    let under = nearest(placed.iter(), world);
    clicked.grip.0 |= under.is_some();
    let asks = offer.is_made() && table.persons_turn();
    offer.bypass_change_detection().beside = under.is_none() && asks;
    if !twice && offer.settled && offer.hit(&spots, world).is_none() && under.is_some() {
        offer.focus = under;
    }
    if let Some(action) = offer.hit(&spots, world).map(|spot| spot.action) {
        if twice && !offer.by_key {
            return clicked.choose(&mut offer, None);
        }
        offer.again = Some(discriminant(&action));
        clicked.decisions.write(Decide::Act(action));
    } else if under.is_some() {
        match twice {
            true => clicked.choose(&mut offer, under),
            false => {
                (offer.focus, offer.by_key, offer.lit) = (under, false, under);
                clicked.picks.write(Picked);
            }
        }
    }
}

/// A click beside all spots is told what is asked for. Whoever drags from there looks round.
pub(super) fn tell_beside<G: Offers>(
    pointer: Res<Pointer>,
    table: Res<AtTable<G>>,
    spots: Query<&Spot<G::Action>>,
    mut offer: ResMut<Offer<G::Action>>,
    mut clicked: Clicked<G>,
) {
    if pointer.clicked && std::mem::take(&mut offer.bypass_change_detection().beside) {
        clicked.missed(&table, spots.is_empty());
    }
}
