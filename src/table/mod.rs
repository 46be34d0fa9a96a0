//! One sitting at the table: history and take-back, saves and replays, scenarios, and the decks and levels we ship.
//!
//! This floor reads and writes files; it knows nothing of windows.

pub mod places;
pub mod save;
pub mod scenario;
pub mod shipped;
mod sitting;

pub use sitting::{Played, Sitting, TurnLog};
