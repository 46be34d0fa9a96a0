//! A turn. [`order`] tells which steps it has and in which order they come; each step has a file of its own.
//!
//! A step works on the position and says what it has to ask. It never calls another one: what several of them need is
//! in [`companions`] (hounds and Eloise, who stand with meeples) and [`markers`] (points on the track).

mod banks;
pub(super) mod bury;
pub(super) mod cat;
pub(super) mod cemetery_ghost;
pub(super) mod circles;
mod companions;
mod end_turn;
pub(super) mod face_down;
pub(super) mod ghosts;
pub(super) mod haunt;
pub(super) mod hounds;
pub(super) mod markers;
pub(super) mod meeple;
pub(super) mod order;
pub(super) mod place;
pub(super) mod score;
