//! The steps of a turn, one file each, in the order of the rulebook. A step runs by itself until a decision is due.

pub(super) mod bury;
pub(super) mod cat;
pub(super) mod cemetery_ghost;
pub(super) mod circles;
mod draw;
mod due;
pub(super) mod face_down;
pub(super) mod ghosts;
pub(super) mod haunt;
pub(super) mod hounds;
pub(super) mod markers;
pub(super) mod meeple;
mod mist;
pub(super) mod place;
pub(super) mod score;

pub(super) use draw::draw;
pub(super) use due::Due;
