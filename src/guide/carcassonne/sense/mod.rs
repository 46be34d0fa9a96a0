//! A sense for positions of the competitive game: what players speak of, weighed and added up for each of them. It is
//! quick, and looks at nothing that is hidden.

mod chances;
mod fields;
mod fights;
mod fitting;
mod gaps;
mod judge;
mod lands;
mod opening;
mod pieces;
mod promises;
mod settle;
mod weights;
mod winning;

pub(super) use judge::Judge;
pub use weights::Weights;
pub use winning::{ahead, lead, win_chance};
