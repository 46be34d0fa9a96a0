//! The competitive game at the table.

mod scenario;
pub mod trace;
pub mod shipped;
