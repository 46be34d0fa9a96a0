//! Traces: games written down as JSON Lines, a line for each thing that happened, so that anyone can referee them.
//!
//! [`Trace`] writes a game down; [`check`] goes through a trace that anyone wrote and holds it against the rules.

mod check;
mod line;
mod order;
mod record;

pub use check::{Fault, Report, check};
pub use record::Trace;

#[cfg(test)]
mod tests;
