//! What a player has beside the board.

use super::Piece;
use std::ops::{Index, IndexMut};

/// The pieces of one player that are not on the board (RSETUP-4).
///
/// ```
/// use mists::rules::carcassonne::{Piece, Supply};
///
/// let supply = Supply::at_start(false);
/// assert_eq!((supply[Piece::Ordinary], supply[Piece::Guard], supply.reserve), (5, 2, 3));
/// assert_eq!(Supply::at_start(true)[Piece::Abbot], 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Supply {
    /// Pieces that can be placed, in the order of [`Piece::ALL`].
    ready: [u8; 3],
    /// Guards that are out of play until a cemetery brings them (RGUARD-3).
    pub reserve: u8,
}

impl Supply {
    /// What everybody begins with, with or without an abbot.
    pub const fn at_start(abbot: bool) -> Supply {
        Supply { ready: [5, 2, abbot as u8], reserve: 3 }
    }

    /// The kinds of piece that can be placed.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::ALL.into_iter().filter(move |&piece| self[piece] > 0)
    }

    /// All numbers in one, for a fingerprint.
    pub(super) fn in_one(self) -> u64 {
        let [ordinary, guards, abbots] = self.ready;
        u64::from(u32::from_le_bytes([ordinary, guards, abbots, self.reserve]))
    }
}

impl Index<Piece> for Supply {
    type Output = u8;

    fn index(&self, piece: Piece) -> &u8 {
        &self.ready[piece as usize]
    }
}

impl IndexMut<Piece> for Supply {
    fn index_mut(&mut self, piece: Piece) -> &mut u8 {
        &mut self.ready[piece as usize]
    }
}
