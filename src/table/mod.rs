//! One sitting: what is shipped, what is played and written down, and whether it is all in order.

pub mod again;
mod autosave;
pub mod files;
pub mod kept;
pub mod mists;
pub mod places;
pub mod save;
mod seed;
pub mod settings;
mod sitting;

pub use autosave::{Autosave, NotSaved, Saved};
pub use seed::seed_of;
pub use sitting::{Played, Sitting, TurnLog};
