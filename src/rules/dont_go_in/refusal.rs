//! Why an action is not allowed, with the rule that forbids it.

use super::{CardType, Phase, Room};

/// Why an action is not allowed. The sentence says what is wrong, [`Refusal::rule`] which rule says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another kind of decision is due.
    #[error("{}", .0.what_is_due())]
    NotNow(Phase),
    /// The other side of the board lies up, or the board has left the game.
    #[error("the room {0} is not in play: expected a room that lies up")]
    NotInPlay(Room),
    /// A stair has no such space.
    #[error("space {0}: expected one from 1 (top) to 4")]
    NoSuchSpace(u8),
    /// A meeple stands there.
    #[error("a meeple already stands on space {1} of the {0}")]
    SpaceTaken(Room, u8),
    /// So many dice were not rolled.
    #[error("die {0}: expected one of the {1} that were rolled")]
    NoSuchDie(u8, usize),
    /// No such slot, or its card is gone.
    #[error("no card lies in slot {0}: expected one that still holds a card")]
    NoCardThere(u8),
    /// Tomes stay face up.
    #[error("Tomes do not dispel Tomes: expected another type")]
    Tome,
    /// Nothing to dispel.
    #[error("the player has no card of this type ({0}) face up: expected a type of which there is one")]
    NoneFaceUp(CardType),
}

impl Refusal {
    /// The ID of the rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NotNow(phase) => phase.rule(),
            Refusal::NotInPlay(_) => "HPLACE-2",
            Refusal::NoSuchSpace(_) => "HROOM-1",
            Refusal::SpaceTaken(..) => "HPLACE-3",
            Refusal::NoSuchDie(..) => "HROOM-40",
            Refusal::NoCardThere(_) => "HTAKE-1",
            Refusal::Tome | Refusal::NoneFaceUp(_) => "HCARD-111",
        }
    }
}
