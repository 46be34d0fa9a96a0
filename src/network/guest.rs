//! The guest's side of a network table: what the host said and what is still to be followed, decision by decision.

use super::message::{FromGuest, FromHost, MOST_FROM_HOST, MessageError, VERSION, read};
use super::{GuestId, Networked};
use crate::table::kept::KeptError;
use crate::table::save::from_bytes;
use crate::table::{Seat, Sitting};
use std::collections::VecDeque;
use std::path::Path;
use thiserror::Error;

/// The guest's side of a network table.
#[derive(Clone, Debug)]
pub struct Guest {
    name: String,
    /// The host, while it is heard.
    host: Option<GuestId>,
    /// Whether the host has not yet told the table on this connection. What it says before was meant for an older one.
    awaits_table: bool,
    /// What the host said and what is still to be followed.
    said: VecDeque<FromHost>,
}

impl Guest {
    /// A guest of this name who has not yet reached the host.
    pub fn new(name: &str) -> Guest {
        Guest { name: name.to_owned(), host: None, awaits_table: true, said: VecDeque::new() }
    }

    /// The host, while it is heard.
    pub fn host(&self) -> Option<GuestId> {
        self.host
    }

    /// Whether the host is heard and has told the table.
    pub fn is_at_table(&self) -> bool {
        self.host.is_some() && !self.awaits_table
    }

    /// The host is heard. Returns what it is told first.
    pub fn came(&mut self, host: GuestId) -> FromGuest {
        (self.host, self.awaits_table) = (Some(host), true);
        FromGuest::Hello { version: VERSION, name: self.name.clone() }
    }

    /// The host is not heard any more. When it is back it tells the whole table.
    pub fn left(&mut self) {
        self.host = None;
        self.said.retain(|said| matches!(said, FromHost::Goodbye(_)));
    }

    /// The host said this.
    ///
    /// # Errors
    /// Returns why it is no message.
    pub fn heard(&mut self, message: &[u8]) -> Result<(), MessageError> {
        let said: FromHost = read(message, MOST_FROM_HOST)?;
        self.awaits_table &= !matches!(said, FromHost::Table { .. });
        if !self.awaits_table || matches!(said, FromHost::Goodbye(_)) {
            self.said.push_back(said);
        }
        Ok(())
    }

    /// What is to be followed, in its order.
    pub fn to_follow(&self) -> &VecDeque<FromHost> {
        &self.said
    }

    /// Takes out what is to be followed next.
    pub fn follow(&mut self) -> Option<FromHost> {
        self.said.pop_front()
    }
}

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

/// The decision that the host told of, if it is the next one here and leads to the same position as at the host's
/// table.
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
