//! The cooperative game at the table: shipped data, campaign, puzzle of the day, scenarios, traces, audit,
//! and how hard the levels are.

pub mod audit;
pub mod campaign;
pub mod difficulty;
pub mod last_setup;
pub mod puzzle;
mod record;
mod save;
pub mod scenario;
pub mod shipped;
pub mod trace;

/// A sitting of the cooperative game.
pub type Sitting = super::Sitting<crate::rules::mists::Mists>;
