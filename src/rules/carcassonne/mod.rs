//! The competitive game, *Carcassonne* with *Ghosts, Castles & Cemeteries*: its position, its decisions and the steps
//! of a turn. Rule IDs that begin with R are those of its own rule book.

mod action;
mod base;
mod game;
mod happening;
mod layout;
mod meeple;
mod on_tile;
mod phase;
mod position;
mod refusal;
mod setup;
mod shares;
mod step;
mod supply;
mod to_do;
mod turn;
mod value;

pub use action::Action;
pub use base::{BaseError, BaseGame, whole_deck};
pub use happening::{Happening, Outcome, Scoring, Source, Why};
pub use layout::{LaidTile, Layout, LayoutError, PlacedMeeple};
pub use meeple::{Meeple, Piece};
pub use on_tile::{Board, Circled, Tile};
pub use phase::Phase;
pub use position::Carcassonne;
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use shares::{Shares, When};
pub use supply::Supply;
