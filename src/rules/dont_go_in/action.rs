//! The decisions players take: one click each.

use super::{CardType, Room};
use serde::{Deserialize, Serialize};

/// One decision of the player who has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Place a meeple (HPLACE-2).
    Place {
        /// The room.
        room: Room,
        /// The space, from 1 (top) to 4.
        space: u8,
    },
    /// Roll all dice of the Basement again (HROOM-30).
    RollAgain,
    /// Keep the dice of the Basement as they lie (HROOM-30).
    KeepRoll,
    /// Turn over a die of the Hallway (HROOM-40).
    TurnDie {
        /// Which one, from 1, in the order rolled.
        die: u8,
    },
    /// Turn over no die of the Hallway (HROOM-40).
    TurnNone,
    /// Take a card (HTAKE-1).
    Take {
        /// Where it lies, from 1 (left) to 3.
        slot: u8,
    },
    /// Choose the type that the Tomes dispel (HCARD-110).
    Dispel {
        /// The type.
        of: CardType,
    },
}
