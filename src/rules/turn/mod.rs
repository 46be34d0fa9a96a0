//! The steps of a turn, one file each, in the order of the rulebook. A step runs by itself until a decision is due.

mod draw;
pub(super) mod ghosts;
pub(super) mod meeple;
mod mist;
pub(super) mod place;
pub(super) mod score;

pub(super) use draw::draw;
