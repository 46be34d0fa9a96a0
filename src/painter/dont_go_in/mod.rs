//! Pictures of *Don't Go In There*.

pub mod cards;
mod ghost;
