//! The cooperative game at the table: what is shipped with it, its campaign, its scenarios and traces, and its audit.

pub mod audit;
pub mod campaign;
pub mod last_setup;
pub mod scenario;
pub mod shipped;
pub mod trace;
