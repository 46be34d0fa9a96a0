//! The house of three board games of ghosts, floor by floor; floors only look down, and a test keeps it so.
//!
//! - [`rules`]: ground floor, the printed game, pure.
//! - [`guide`]: thinks ahead over the rules.
//! - [`table`]: one sitting, with its history, saves and scenarios.
//! - [`network`]: one table in several programs (feature `network` for the connections).
//! - [`painter`]: beside them, what is printed and where it lies becomes pixels.
//! - [`foley`]: beside them too, what happens becomes sound.
//! - `app`: upper floor, the window (feature `game`).
//! - [`cli`]: the front door, the command line.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "game")]
pub mod app;
pub mod cli;
pub mod foley;
pub mod guide;
pub mod network;
pub mod painter;
pub mod rules;
pub mod table;
