//! Thinking ahead in the cooperative game: the forecast for a tile, the tiles still to come, and a beginner.
//!
//! It never looks into the future except through [`Mists::veiled`](crate::rules::mists::Mists::veiled).

mod around;
mod beginner;
pub mod face_down;
pub mod foresight;
mod guided;
pub mod quick;
mod sense;
pub mod to_come;
mod value;

pub use face_down::{Spoilt, spoilt_by_face_down};
pub use foresight::{
    Burial, Chance, Closing, Coming, Completed, FinishedBank, Foresight, Grown, LostBank, Night, PileEnd, foresee,
};
pub use sense::{LevelWeights, Reach, Weights, points, reach_chance};
pub use value::progress;
