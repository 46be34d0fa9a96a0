//! Thinks over the cooperative game: the forecast of a tile, what is still to come, and a beginner.
//!
//! The future is only ever looked at through [`Mists::veiled`](crate::rules::mists::Mists::veiled).

mod around;
mod beginner;
pub mod blight;
pub mod foresight;
pub mod to_come;

pub use blight::{Blight, blight};
pub use foresight::{
    Burial, Chance, Closing, Coming, Completed, FinishedBank, Foresight, LostBank, Night, PileEnd, foresee,
};
