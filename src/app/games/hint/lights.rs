//! Lights an action on the board as if keys had chosen it: the tile is held there, or its spot has the focus.

use super::Hinted;
use crate::app::board::FitBoard;
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
    fits: MessageWriter<'w, FitBoard>,
}

impl<G: Hinted> Lights<'_, '_, G> {
    /// Gives an action the focus, if it is chosen on the board. Returns false if its spot is there in the next frame only,
    /// because it is one for another figure.
    pub fn light(&mut self, action: G::Action) -> bool {
        let spot = self.spots.iter().find(|(_, spot)| spot.action == action).map(|(spot, _)| spot);
        match (G::held_at(action), spot, G::figure_put(action)) {
            (Some((at, turn)), ..) => (self.hand.aim, self.hand.turn, self.hand.aimed_by_key) = (Some(at), turn, true),
            (None, Some(spot), _) => (self.offer.focus, self.offer.by_key) = (Some(spot), true),
            (None, None, Some(figure)) => {
                self.supply.select(figure);
                return false;
            }
            // It has a button.
            (None, None, None) => (self.offer.focus, self.offer.by_key) = (None, false),
        }
        self.fits.write(FitBoard::Grown);
        true
    }
}
