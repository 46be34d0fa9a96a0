//! Thinks over the rules: what laying a tile would do, and players who decide for themselves.
//!
//! Nothing here knows more than the people at the table: the future is only ever looked at through [`Mists::veiled`].
//!
//! [`Mists::veiled`]: crate::rules::mists::Mists::veiled

mod around;
mod beginner;
pub mod blight;
pub mod foresight;
mod policy;
pub mod to_come;

pub use blight::{Blight, blight};
pub use foresight::{
    Burial, Chance, Closing, Coming, Completed, FinishedBank, Foresight, LostBank, Night, PileEnd, foresee,
};
pub use policy::Policy;
