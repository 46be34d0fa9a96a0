//! Tiles, and the board that they make: squares, rotations, faces, decks and regions. No game is named here.

mod board;
mod by_area;
mod deck;
mod face;
mod rotation;
mod side;
mod square;
mod square_index;

pub use board::{Board, PartId, PartName, Region, RegionId, Tile, TileId};
pub use by_area::ByArea;
pub use deck::{Deck, DeckError, DeckPrint, FaceId, NamedFace, StartPrint, TilePrint};
pub use face::{Centre, CityPrint, Edge, Face, FaceError, FacePrint, Kind, MistPrint, Part, Terrain};
pub use rotation::Rotation;
pub use side::Side;
pub use square::Square;
