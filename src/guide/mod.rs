//! Thinking ahead with the rules: what a decision would do, a search for the best one, and computer players.
//!
//! Nothing here knows more than the people at the table.

mod best;
pub mod carcassonne;
pub mod dont_go_in;
pub mod mists;
mod playout;
mod policy;
mod review;
pub mod search;
mod weights;

pub use playout::{PlayoutError, play_out};
pub use policy::{Guided, Policy, Strength, Worth};
pub use review::{Review, TurningPoint, review};
