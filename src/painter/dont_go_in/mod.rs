//! Pictures of *Don't Go In There*.

pub mod cards;
pub mod dice;
mod ghost;
pub mod marks;
