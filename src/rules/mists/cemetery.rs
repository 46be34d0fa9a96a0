//! Cemeteries on the table: the empty squares around them, their ghosts and their meeples.

use crate::rules::Colour;
use crate::rules::tiles::Square;

/// A cemetery that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cemetery {
    /// Its square.
    pub at: Square,
    /// Empty squares among its 4 neighbours (CEM-2).
    pub empty_neighbours: u8,
    /// Empty squares among its 8 surroundings (L5-2).
    pub empty_surroundings: u8,
    /// Ghosts on it (CEM-6).
    pub ghosts: u8,
    /// It closed, for good (CEM-2, L5-2).
    pub closed: bool,
    /// Whose meeple lies on it (CEM-3).
    pub buried: Option<Colour>,
}

/// All cemeteries, in the order of laying.
#[derive(Clone, Debug, Default)]
pub(super) struct Graves(Vec<Cemetery>);

impl Graves {
    /// All of them.
    pub fn all(&self) -> &[Cemetery] {
        &self.0
    }

    /// All of them, to be changed.
    pub fn all_mut(&mut self) -> &mut [Cemetery] {
        &mut self.0
    }

    /// A tile was laid there, face up or down.
    pub fn fill_around(&mut self, at: Square) {
        for cemetery in &mut self.0 {
            cemetery.empty_surroundings -= u8::from(cemetery.at.surrounds(at));
            cemetery.empty_neighbours -= u8::from(cemetery.at.neighbours().contains(&at));
        }
    }

    /// A new cemetery lies there.
    pub fn begin(&mut self, at: Square, is_empty: impl Fn(Square) -> bool) {
        let empty = |squares: &[Square]| squares.iter().filter(|&&square| is_empty(square)).count() as u8;
        self.0.push(Cemetery {
            at,
            empty_neighbours: empty(&at.neighbours()),
            empty_surroundings: empty(&at.surroundings()),
            ghosts: 0,
            closed: false,
            buried: None,
        });
    }
}
