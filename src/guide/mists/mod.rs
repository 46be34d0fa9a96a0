//! Thinking ahead in the cooperative game: the forecast for a tile, the tiles still to come, and a beginner.
//!
//! It never looks into the future except through [`Mists::veiled`](crate::rules::mists::Mists::veiled).

mod around;
mod beginner;
pub mod blight;
pub mod foresight;
pub mod to_come;

pub use blight::{Blight, blight};
pub use foresight::{
    Burial, Chance, Closing, Coming, Completed, FinishedBank, Foresight, LostBank, Night, PileEnd, foresee,
};
