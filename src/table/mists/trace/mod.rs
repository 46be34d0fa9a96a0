//! Traces: games written as JSON Lines, with a line for each happening, so that anyone can check them.
//!
//! [`Trace`] writes a game. [`check`] checks a trace from any source against the rules.

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
