//! One sitting: what is shipped, what is played and written down, and whether it is all in order.

pub mod audit;
mod autosave;
pub mod campaign;
pub mod files;
pub mod kept;
pub mod last_setup;
pub mod places;
pub mod save;
pub mod scenario;
mod seed;
pub mod settings;
pub mod shipped;
mod sitting;
pub mod trace;

pub use autosave::{Autosave, NotSaved, Saved};
pub use seed::seed_of;
pub use sitting::{Played, Sitting, TurnLog};
