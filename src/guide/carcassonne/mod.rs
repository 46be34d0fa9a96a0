//! Thinking ahead in the competitive game: what a tile, a ghost, a piece or a scoring would do, what positions are
//! worth, a beginner and a quick player.
//!
//! It never looks into the future except through
//! [`Carcassonne::veiled`](crate::rules::carcassonne::Carcassonne::veiled).

mod beginner;
pub mod foresight;
mod ghost;
mod guided;
mod prospects;
pub mod quick;
mod region_now;
mod scoring_next;
mod sense;
mod standing;
mod value;

pub use foresight::{Circles, Completed, Foresight, Ghosts, Grown, Haunted, Leaving, LeftOut, foresee};
pub use ghost::{GhostDrawn, GhostGiven, LeavesCircle, if_drawn_in, if_ghost_goes, if_taken_from};
pub use region_now::{CityOfField, RegionNow, region_now};
pub use scoring_next::{GoingHome, ScoringAhead, if_scored_next};
pub use sense::{Weights, ahead, win_chance};
pub use standing::{Recall, Standing, if_abbot_recalled, if_meeple_stands};

#[cfg(test)]
mod tests;
