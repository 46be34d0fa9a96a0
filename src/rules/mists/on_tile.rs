//! What the cooperative game keeps on each tile of the board: its ghosts.

use crate::rules::tiles::{self, ByArea, OnTile};

/// The board with the ghosts in its mist.
pub type Board = tiles::Board<Ghosts>;

/// A tile with the ghosts in its mist.
pub type Tile = tiles::Tile<Ghosts>;

/// The ghosts in the mist of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ghosts {
    /// In each mist area, those in circles not counted.
    pub loose: ByArea,
    /// In the spell circles of each mist area (SPELL-2).
    pub circled: ByArea,
}

impl OnTile for Ghosts {
    const FIELDS: bool = false;
}

impl Ghosts {
    /// All ghosts on the tile, those in circles too (SPELL-8).
    pub fn all(&self) -> u8 {
        self.loose.sum() + self.circled.sum()
    }
}
