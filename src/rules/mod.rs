//! Ground floor: the printed games, pure. No Bevy, no files, no clock, no global randomness.
//!
//! - [`Game`]: what every game of this house promises.
//! - [`tiles`]: tiles and the board that they make, for all games with tiles.
//! - [`mists`]: the cooperative game.
//! - [`carcassonne`]: the competitive game.
//! - [`dont_go_in`]: the small game of rooms, dice and cards.
//!
//! Words are those of the rulebook; rule IDs in the docs (`PLACE-2`) say which numbered rule an item carries out.

pub mod carcassonne;
mod colour;
mod contract;
mod copying;
pub(crate) mod data;
pub mod dont_go_in;
mod fingerprint;
pub mod mists;
mod shuffle;
pub mod tiles;

pub use colour::{ByColour, Colour, Colours};
pub use contract::Game;
pub use data::DataError;
pub(crate) use data::fault_of;
pub(crate) use fingerprint::{GOLDEN, mixed};
