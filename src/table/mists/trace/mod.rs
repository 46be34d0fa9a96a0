//! Traces: games written down as JSON Lines, a line for each thing that happened, so that anyone can referee them.
//!
//! [`Trace`] writes a game down; [`check`] goes through a trace that anyone wrote and holds it against the rules.

mod check;
mod difference;
mod fault;
mod line;
mod opening;
mod order;
mod places;
mod record;
mod referee;

pub use check::{Report, check};
pub use fault::Fault;
pub use record::Trace;

#[cfg(test)]
mod tests;
