//! A sense for positions of the cooperative game: what players speak of, weighed and added up. It is quick, and looks
//! at nothing that is hidden.

mod chances;
mod expected;
mod fitting;
mod gaps;
mod judge;
mod regions;
mod settle;
mod weights;
mod winning;

pub(super) use judge::Judge;
pub use weights::{LevelWeights, Reach, Weights};
pub use winning::{points, reach_chance};
