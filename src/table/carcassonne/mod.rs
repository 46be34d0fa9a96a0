//! The competitive game at the table: its deck, its saves, its scenarios and traces, and an audit.

pub mod audit;
mod save;
mod scenario;
pub mod shipped;
pub mod trace;

/// A sitting of the competitive game.
pub type Sitting = super::Sitting<crate::rules::carcassonne::Carcassonne>;
