//! What a guest at a network table does with what the host says: it reads the game, and follows decision by decision.

use super::Networked;
use super::message::FromGuest;
use crate::table::kept::KeptError;
use crate::table::save::from_bytes;
use crate::table::{Seat, Sitting};
use std::path::Path;
use thiserror::Error;

/// Why a guest can't follow the host any more.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Astray {
    /// The decision is not the next one.
    #[error("decision {told} of the host came after {played} decisions here")]
    Number {
        /// How many decisions were taken here.
        played: usize,
        /// How many the host told of.
        told: usize,
    },
    /// The decision can't be played here.
    #[error("decision {after} of the host can't be played here: {why}")]
    Impossible {
        /// How many decisions were taken before it.
        after: usize,
        /// Why not.
        why: String,
    },
    /// The decision led to another position.
    #[error("after {after} decisions the table is in position {found:016x}: expected {expected:016x}, the host's")]
    Position {
        /// How many decisions were taken.
        after: usize,
        /// The fingerprint here.
        found: u64,
        /// The fingerprint at the host's table.
        expected: u64,
    },
}

impl Astray {
    /// What the guest tells the host of it, before it leaves.
    pub fn told<G: Networked>(&self, sitting: &Sitting<G>) -> FromGuest {
        FromGuest::Differs { after: sitting.played().len(), fingerprint: sitting.position().fingerprint() }
    }
}

/// The game that the host sent.
///
/// # Errors
/// Returns what is wrong with it.
pub fn table<G: Networked>(game: &str) -> Result<Sitting<G>, KeptError> {
    from_bytes(game.as_bytes(), Path::new("the host's game"))
}

/// Whether the host's game is one of these.
pub fn is_of<G: Networked>(game: &str) -> bool {
    game.split(' ').next() == Some(G::MARK)
}

/// The decision that the host told of, if it is the next one here and leads to the same position as at the host's table.
///
/// # Errors
/// Returns why this table can't follow.
pub fn next<G: Networked>(
    sitting: &Sitting<G>,
    (after, action): (usize, &str),
    expected: u64,
) -> Result<G::Action, Astray> {
    let played = sitting.played().len();
    if after != played {
        return Err(Astray::Number { played, told: after });
    }
    let impossible = |why| Astray::Impossible { after, why };
    let action: G::Action = ron::from_str(action).map_err(|error| impossible(error.to_string()))?;
    let mut position = sitting.position().clone();
    position.apply(action, &mut Vec::new()).map_err(|refusal| impossible(refusal.to_string()))?;
    match position.fingerprint() {
        found if found == expected => Ok(action),
        found => Err(Astray::Position { after: after + 1, found, expected }),
    }
}

/// Whose seats these are at the guest's table: of the persons only the guest sits here.
pub fn seats<G: Networked>(sitting: &Sitting<G>, own: Option<usize>) -> Vec<Seat> {
    let seat = |(number, &seat): (usize, &Seat)| match seat {
        Seat::Person | Seat::Elsewhere if own == Some(number) => Seat::Person,
        Seat::Person | Seat::Elsewhere => Seat::Elsewhere,
        Seat::Computer(_) => seat,
    };
    sitting.seats().iter().enumerate().map(seat).collect()
}

/// The guest's decision, as it is told to the host.
///
/// # Errors
/// Returns why it can't be written down.
pub fn decision<G: Networked>(sitting: &Sitting<G>, action: G::Action) -> Result<FromGuest, ron::Error> {
    Ok(FromGuest::Decide { after: sitting.played().len(), action: ron::to_string(&action)? })
}
