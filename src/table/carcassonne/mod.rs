//! The competitive game at the table: its deck, its saves, its scenarios and traces, and an audit.

pub mod audit;
pub mod last_setup;
mod record;
mod save;
mod scenario;
pub mod shipped;
pub mod tally;
pub mod trace;

/// A sitting of the competitive game.
pub type Sitting = super::Sitting<crate::rules::carcassonne::Carcassonne>;
