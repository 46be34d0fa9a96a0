//! The house of *Mists over Carcassonne*, floor by floor; floors only look down.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "game")]
pub mod app;
pub mod cli;
pub mod guide;
pub mod painter;
pub mod rules;
pub mod table;
