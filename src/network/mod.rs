//! One table over the network: several programs play the same game, decision by decision.
//!
//! The program that hosts has the table. It checks every decision, plays it and tells it to all others, who play it
//! too. With each decision goes the fingerprint of the position that it led to. A guest's table that comes to another
//! position leaves, so that it does not go on wrongly: the guest keeps its game if it can, and the host's game goes on. A
//! guest that was cut off sits down again and gets the whole game anew, as a save.
//!
//! [`message`] is what the programs say to each other. [`host`] and [`guest`] are what the two sides know and answer;
//! they do no input and no output. With the feature `network`, `line` carries the messages from program to program.
//!
//! What this does not keep: setup and seed of a game are in every program at its table, so a changed program can find
//! out what is still hidden there. Play over the network with people whom you trust.

pub mod guest;
pub mod host;
#[cfg(feature = "network")]
pub mod identity;
#[cfg(feature = "network")]
pub mod line;
pub mod message;

use crate::table::save::Save;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game that can be played over the network: it can be saved, and its decisions can be written down.
pub trait Networked: Save<Action: Serialize + DeserializeOwned> {}

impl<G: Save<Action: Serialize + DeserializeOwned>> Networked for G {}

/// A guest's program. It keeps its number as long as it keeps its key, so a guest that comes back is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(pub [u8; 32]);
