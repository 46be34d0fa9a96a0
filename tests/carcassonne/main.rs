//! The competitive game: its faces and fields, and whole random games.

mod fields;
mod properties;
mod random_games;
mod scenarios;
mod tally;
mod traces;
