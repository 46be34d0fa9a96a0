//! The draw piles: one order of tiles, cut into stretches (PILE-1).
//!
//! The piles lie one after another in the draw order, so putting the rest of a pile on top of the next (HOUND-4) moves
//! no tile: the cut between the two goes away.

/// How far the piles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piles {
    /// How many tiles of the order were drawn.
    pub drawn: u8,
    /// The active pile, from 0.
    pub active: u8,
    /// How many piles there were in the beginning, 1 or 3.
    pub count: u8,
    /// Where in the order each pile ends.
    ends: [u8; Piles::MOST],
}

impl Piles {
    /// No game has more piles.
    const MOST: usize = 3;

    /// Piles of these sizes, at most three.
    pub fn of(sizes: &[u8]) -> Piles {
        let mut ends = [0; Piles::MOST];
        let mut end = 0;
        for (at, slot) in ends.iter_mut().enumerate() {
            end += sizes.get(at).copied().unwrap_or_default();
            *slot = end;
        }
        Piles { drawn: 0, active: 0, count: sizes.len().min(Piles::MOST) as u8, ends }
    }

    /// So many tiles in so many piles of the same size; tiles left over go to the first ones (L3-1).
    pub fn shared(tiles: usize, count: u8) -> Piles {
        let count = usize::from(count).clamp(1, Piles::MOST);
        let sizes: [u8; Piles::MOST] =
            std::array::from_fn(|at| (tiles / count + usize::from(at < tiles % count)) as u8);
        Piles::of(&sizes[..count])
    }

    /// The place in the order of the next tile, while the active pile has one.
    pub fn next(&self) -> Option<usize> {
        (self.left() > 0).then_some(usize::from(self.drawn))
    }

    /// Tiles left in the active pile.
    pub fn left(&self) -> u8 {
        self.ends[self.active as usize] - self.drawn
    }

    /// Tiles left in one pile; none in one that is used up or was put on the next.
    pub fn left_in(&self, pile: u8) -> u8 {
        match pile.cmp(&self.active) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => self.left(),
            std::cmp::Ordering::Greater => self.ends[pile as usize] - self.ends[pile as usize - 1],
        }
    }

    /// The stretch of the order that each pile was in the beginning.
    pub fn stretches(&self) -> impl Iterator<Item = std::ops::Range<usize>> + use<> {
        let ends = self.ends.map(usize::from);
        (0..usize::from(self.count)).map(move |pile| if pile == 0 { 0..ends[0] } else { ends[pile - 1]..ends[pile] })
    }

    /// Puts the rest of the active pile on top of the next, which becomes active (HOUND-4).
    pub fn advance(&mut self) {
        debug_assert!(self.active + 1 < self.count);
        self.active = (self.active + 1).min(self.count - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // L3-1
    #[test]
    fn sixty_tiles_are_three_piles_of_twenty() {
        let piles = Piles::shared(60, 3);
        assert_eq!([0, 1, 2].map(|pile| piles.left_in(pile)), [20, 20, 20]);
        assert_eq!(Piles::shared(8, 3), Piles::of(&[3, 3, 2]));
        assert_eq!(Piles::shared(50, 1).left(), 50);
    }

    // PILE-1, HOUND-4
    #[test]
    fn the_rest_of_a_pile_goes_on_top_of_the_next() {
        let mut piles = Piles { drawn: 1, ..Piles::of(&[2, 2, 1]) };
        assert_eq!(piles.next(), Some(1));
        piles.advance();
        assert_eq!([0, 1, 2].map(|pile| piles.left_in(pile)), [0, 3, 1]);
        piles.drawn = 4;
        assert_eq!((piles.next(), piles.left_in(2)), (None, 1));
    }
}
