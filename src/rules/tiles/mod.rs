//! Tiles, and the board that they make: squares, rotations, faces, decks and regions. They are for all games
//! with tiles and know none of them.

mod board;
mod by_area;
mod closing;
mod deck;
mod face;
mod field;
mod part;
mod print;
mod region;
mod rotation;
mod side;
mod square;
mod square_index;
mod squares;
mod tile;
mod tile_set;

pub use board::{Board, OnTile};
pub use by_area::ByArea;
pub use closing::{Ask, Ends, PAIRS};
pub use deck::{Deck, DeckError, DeckPrint, FaceId, NamedFace, StartPrint, TilePrint};
pub use face::{Edge, Face, Terrain};
pub use field::{Field, FieldPrint};
pub use part::{Kind, Part};
pub use print::{Centre, CityPrint, FaceError, FacePrint, MistPrint};
pub use region::{Region, RegionId};
pub use rotation::Rotation;
use rotation::Rotations;
pub use side::Side;
pub use square::Square;
pub use tile::{PartId, PartName, Tile, TileId};
