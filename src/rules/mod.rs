//! Ground floor: the printed game, pure. No Bevy, no files, no clock, no global randomness.
//!
//! Words are those of the rulebook; rule IDs in the docs (`PLACE-2`) say which numbered rule an item carries out.

mod action;
mod board;
mod cat;
mod colour;
mod contract;
mod data;
mod deck;
mod face;
mod fingerprint;
mod happening;
mod haunt;
mod hound;
mod layout;
mod level;
mod mists;
mod phase;
mod piles;
mod refusal;
mod setup;
mod shuffle;
mod side;
mod square_index;
mod track;
mod turn;

pub use action::Action;
pub use board::{Board, Cemetery, PartId, PartName, Region, RegionId, Tile, TileId};
pub use cat::Cat;
pub use colour::{ByColour, Colour, Colours};
pub use contract::Game;
pub use data::DataError;
pub(crate) use data::fault_of;
pub use deck::{Deck, DeckError, DeckPrint, FaceId, NamedFace, StartPrint, TilePrint};
pub use face::{Centre, CityPrint, Edge, Face, FaceError, FacePrint, Kind, MistPrint, Part, Terrain};
pub use happening::{Banished, Happening, Outcome, Scoring, Taken};
pub use haunt::Haunt;
pub use hound::{Hound, Whereabouts};
pub use layout::{LaidTile, Layout, LayoutError};
pub use level::{Cemeteries, Hounds, Level, LevelError};
pub use mists::{Mists, Standing};
pub use phase::Phase;
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use side::{Side, Square, Turn};
