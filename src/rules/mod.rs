//! Ground floor: the printed game, pure. No Bevy, no files, no clock, no global randomness.
//!
//! Words are those of the rulebook; rule IDs in the docs (`PLACE-2`) say which numbered rule an item carries out.

mod colour;
mod data;
mod deck;
mod face;
mod level;
mod side;

pub use colour::{ByColour, Colour, Colours};
pub use data::DataError;
pub use deck::{Deck, DeckError, DeckPrint, FaceId, NamedFace, StartPrint, TilePrint};
pub use face::{Centre, CityPrint, Edge, Face, FaceError, FacePrint, Kind, MistPrint, Part, Terrain};
pub use level::{Cemeteries, Hounds, Level, LevelError};
pub use side::{Side, Square, Turn};
