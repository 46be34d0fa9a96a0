//! The cooperative game at the table: what is shipped with it, its campaign, its scenarios and traces, and its audit.

pub mod audit;
pub mod campaign;
pub mod last_setup;
mod save;
pub mod scenario;
pub mod shipped;
pub mod trace;

/// A sitting of the cooperative game.
pub type Sitting = super::Sitting<crate::rules::mists::Mists>;
