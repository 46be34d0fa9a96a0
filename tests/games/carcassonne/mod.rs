//! The competitive game: its faces and fields, whole random games, and foresight of them.

mod fields;
mod foresight;
mod properties;
pub mod random_games;
mod scenarios;
mod tally;
mod traces;
