//! A set of tiles of the board.

use super::TileId;

/// How many numbers each word holds.
const WORD: usize = u64::BITS as usize;

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TileSet([u64; 3]);

impl TileSet {
    /// Tiles have to have smaller numbers than this.
    pub const SIZE: usize = 3 * WORD;

    /// The set of one tile.
    pub fn of(tile: TileId) -> TileSet {
        let mut words = [0; 3];
        words[tile.0 as usize / WORD] = 1 << (tile.0 as usize % WORD);
        TileSet(words)
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// Takes over all tiles of another set.
    pub fn add_all(&mut self, other: &TileSet) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// The tiles in the order of laying.
    pub fn iter(self) -> impl Iterator<Item = TileId> + use<> {
        (0..).zip(self.0).flat_map(|(place, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    TileId((place * WORD + bit) as u8)
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_of_all_words_are_kept_in_order() {
        let mut set = TileSet::of(TileId(191));
        for tile in [64, 0, 63, 128] {
            set.add_all(&TileSet::of(TileId(tile)));
        }
        assert_eq!(set.len(), 5);
        assert_eq!(set.iter().map(|tile| tile.0).collect::<Vec<_>>(), [0, 63, 64, 128, 191]);
    }
}
