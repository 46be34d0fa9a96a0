//! A turn. [`order`] tells which steps it has and in which order they come; each step has a file of its own.
//!
//! A step works on the position and says what it has to ask. It never calls another one: what several of them need is
//! in [`ghosts`] (a ghost comes to a meeple) and [`final_scoring`] (the end of the game).

pub(super) mod break_mist;
mod edges;
mod end_turn;
pub(super) mod extend_mist;
pub(super) mod fill_circles;
mod final_scoring;
pub(super) mod ghosts;
pub(super) mod meeple;
pub(super) mod order;
pub(super) mod place;
pub(super) mod score;
