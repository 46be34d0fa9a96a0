//! Thinking ahead in *Don't Go In There*: the odds of a space, what things are worth, and a careful newcomer.
//!
//! Everything here gets a [`View`](crate::rules::dont_go_in::View): what one player knows, and nothing else (HHIDE-5).

mod beginner;
mod guided;
mod odds;
mod value;
mod worth;

pub use beginner::choose;
pub use odds::{Odds, ghosts_rolled, odds};

#[cfg(test)]
mod tests;
