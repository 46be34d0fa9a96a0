//! The cooperative game, *Mists over Carcassonne*: its position, its decisions and the steps of a turn.

mod action;
mod cat;
mod cemetery;
mod game;
mod happening;
mod haunt;
mod hound;
mod layout;
mod level;
mod on_tile;
mod phase;
mod piles;
mod position;
mod refusal;
mod setup;
mod step;
mod to_do;
mod track;
mod turn;
mod value;

pub use action::Action;
pub use cat::Cat;
pub use cemetery::Cemetery;
pub use happening::{Banished, Happening, Outcome, Scoring, Taken};
pub use haunt::Haunt;
pub use hound::{Hound, Whereabouts};
pub use layout::{LaidTile, Layout, LayoutError};
pub use level::{Cemeteries, Hounds, Level, LevelError};
pub use on_tile::{Board, Ghosts, Tile};
pub use phase::Phase;
pub use position::{Mists, Standing};
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use value::value_of;

use hound::ByHound;
