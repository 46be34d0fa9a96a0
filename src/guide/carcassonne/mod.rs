//! Thinking ahead in the competitive game: what regions promise to whom, and a beginner.
//!
//! It never looks into the future except through [`Carcassonne::veiled`](crate::rules::carcassonne::Carcassonne::veiled).

mod beginner;
mod prospects;
