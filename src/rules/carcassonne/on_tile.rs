//! What the competitive game keeps on each tile of the board: the ghosts in its spell circles.

use crate::rules::tiles::{self, ByArea, OnTile};

/// The board with the ghosts in its circles.
pub type Board = tiles::Board<Circled>;

/// A tile with the ghosts in its circles.
pub type Tile = tiles::Tile<Circled>;

/// The ghosts in the spell circles of one tile, for each of its mist areas (RCIRC-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circled(pub ByArea);

impl OnTile for Circled {
    const FIELDS: bool = true;
}
