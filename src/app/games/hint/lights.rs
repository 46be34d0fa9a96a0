//! Lights an action on the board as if keys had chosen it: the tile is held there, or its spot has the focus.

use super::Hinted;
use crate::app::board::{Reveal, square};
use crate::app::hand::Hand;
use crate::app::spots::{FromSupply, Offer, Spot, TakenUp};
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What is changed to light an action.
#[derive(SystemParam)]
pub(super) struct Lights<'w, 's, G: Hinted> {
    spots: Query<'w, 's, (Entity, &'static Spot<<G as Game>::Action>)>,
    offer: ResMut<'w, Offer<<G as Game>::Action>>,
    hand: ResMut<'w, Hand>,
    supply: TakenUp<'w, <G as FromSupply>::Figure>,
    commands: Commands<'w, 's>,
}

impl<G: Hinted> Lights<'_, '_, G> {
    /// Gives an action the focus, if it is chosen on the board. Returns false if its spot will be there only in the
    /// next frame, because another figure has to be selected first.
    pub fn light(&mut self, action: G::Action) -> bool {
        let spot = self.spots.iter().find(|(_, spot)| spot.action == action);
        match (G::held_at(action), spot, G::figure_put(action)) {
            (Some((at, turn)), ..) => {
                self.hand.put_over(at, turn);
                self.commands.trigger(Reveal(square(at)));
            }
            (None, Some((entity, spot)), _) => {
                (self.offer.focus, self.offer.by_key) = (Some(entity), true);
                self.commands.trigger(Reveal(spot.area()));
            }
            (None, None, Some(figure)) => {
                self.supply.select(figure);
                return false;
            }
            // It has a button.
            (None, None, None) => (self.offer.focus, self.offer.by_key) = (None, false),
        }
        true
    }

    /// Whether an action that was lit still is what keys would take: the player may have turned to something else.
    pub fn is_lit(&self, action: G::Action) -> bool {
        if let Some(there) = G::held_at(action) {
            return self.hand.aim.map(|at| (at, self.hand.turn)) == Some(there);
        }
        let focused = self.offer.focus.and_then(|focus| self.spots.get(focus).ok()).map(|(_, spot)| spot.action);
        let has_spot = self.spots.iter().any(|(_, spot)| spot.action == action);
        focused == has_spot.then_some(action)
    }
}
