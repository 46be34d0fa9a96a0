//! What the programs at one table say to each other, as readable text (RON).

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of these messages. Programs with different versions can't sit at one table.
pub const VERSION: u32 = 2;

/// The longest message of a guest, in bytes.
pub const MOST_FROM_GUEST: usize = 4 << 10;
/// The longest message of the host, in bytes: a whole game in a save, and some words.
pub const MOST_FROM_HOST: usize = 5 << 20;

/// What a guest says to the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromGuest {
    /// The first message: who is here.
    Hello {
        /// The version of the guest's messages.
        version: u32,
        /// The name of whoever sits there.
        name: String,
    },
    /// A decision of the guest's player.
    Decide {
        /// How many decisions were taken before it.
        after: usize,
        /// The decision, as it is written in a save.
        action: String,
    },
    /// The guest's table came to another position than the host's. The guest leaves, and keeps its game if it can.
    Differs {
        /// How many decisions were taken.
        after: usize,
        /// The fingerprint of the guest's position.
        fingerprint: u64,
    },
}

/// What the host says to a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromHost {
    /// The whole game so far, and where the guest sits.
    Table {
        /// The game, as it is saved.
        game: String,
        /// The guest's seat, from 0; none for somebody who only watches.
        seat: Option<usize>,
    },
    /// Somebody has sat down at a seat, or has left it.
    Seat {
        /// The seat, from 0.
        seat: usize,
        /// Who sits there now.
        name: Option<String>,
    },
    /// A decision was taken. All play it.
    Decided {
        /// How many decisions were taken before it.
        after: usize,
        /// The decision, as it is written in a save.
        action: String,
        /// The fingerprint of the position to which it led.
        fingerprint: u64,
    },
    /// The guest's decision was not taken.
    Refused(String),
    /// The host ends the connection.
    Goodbye(Goodbye),
}

/// Why the host ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum Goodbye {
    /// The two programs have different versions.
    #[error("the host's game speaks version {0} of the network: expected {VERSION}")]
    OtherVersion(u32),
    /// The guest said something that can't be understood.
    #[error("the host did not understand what was sent")]
    NotUnderstood,
    /// The guest's table came to another position.
    #[error("the two tables differ after {0} decisions")]
    Differs(usize),
    /// As many are there as can be.
    #[error("too many are at this table already")]
    Full,
    /// The host has put the game away.
    #[error("the host has ended the game")]
    Ended,
}

/// A message is none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MessageError {
    /// It is too long.
    #[error("the message has {0} bytes: expected at most {1}")]
    TooLong(usize, usize),
    /// It can't be read.
    #[error("the message can't be read: {0}")]
    Unreadable(String),
}

/// A message as bytes.
///
/// # Errors
/// Returns why it can't be written.
pub fn written(message: &impl Serialize) -> Result<Vec<u8>, MessageError> {
    ron::to_string(message).map(String::into_bytes).map_err(|error| MessageError::Unreadable(error.to_string()))
}

/// The message in these bytes, of which there may be this many.
///
/// # Errors
/// Returns why it is none.
pub fn read<M: DeserializeOwned>(bytes: &[u8], most: usize) -> Result<M, MessageError> {
    if bytes.len() > most {
        return Err(MessageError::TooLong(bytes.len(), most));
    }
    ron::de::from_bytes(bytes).map_err(|error| MessageError::Unreadable(error.to_string()))
}
