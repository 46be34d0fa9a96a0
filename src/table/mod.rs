//! A sitting at the table: shipped data, history and saves, and checks that all of it is consistent.

pub mod again;
mod autosave;
pub mod bindings;
pub mod carcassonne;
pub mod dont_go_in;
pub mod favourites;
pub mod files;
pub mod folders;
pub mod kept;
pub mod last_setup;
pub mod lessons;
pub mod mists;
pub mod records;
pub mod save;
pub mod saved_games;
pub mod scenario;
mod seat;
mod seed;
pub mod settings;
mod shipped;
mod sitting;
mod tile_audit;
pub mod trace;

pub use autosave::{Autosave, NotSaved, Saved, earlier_games};
pub use seat::{LONGEST_NAME, Seat};
pub use seed::{seed_in_series, seed_of};
pub use sitting::{LONGEST_TITLE, Played, Sitting, TurnLog};
