//! What was agreed on before a game, and the wish to begin it. Whoever opens the table reads the wish.

use crate::rules::carcassonne::Setup;
use crate::table::Seat;
use crate::table::carcassonne::Sitting;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Begin>();
}

/// A game to begin.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Deck, colours in the order of play, and options.
    pub setup: Setup,
    /// The seed for the order of the tiles.
    pub seed: u64,
    /// The names of the players, in the order of play.
    pub names: Vec<String>,
    /// Who decides for each of them.
    pub seats: Vec<Seat>,
}

impl Plan {
    /// The same players with the same options and the same order of tiles.
    pub fn of(sitting: &Sitting) -> Plan {
        Plan {
            setup: sitting.setup().clone(),
            seed: sitting.seed(),
            names: sitting.names().to_vec(),
            seats: sitting.seats().to_vec(),
        }
    }
}

/// The game of this plan is to begin. The setup and the result write it.
#[derive(Message, Clone, Debug)]
pub struct Begin(pub Plan);
