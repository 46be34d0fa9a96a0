//! *Don't Go In There* at the table: its saves, its scenarios and traces, its count at the end, and an audit.

pub mod audit;
pub mod last_setup;
mod record;
mod save;
mod scenario;
pub mod tally;
pub mod trace;

/// A sitting of *Don't Go In There*.
pub type Sitting = super::Sitting<crate::rules::dont_go_in::DontGoIn>;
