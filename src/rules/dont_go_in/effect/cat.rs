//! Cat, at the end: who has few ghosts keeps one Cat only (HCARD-20).

use crate::rules::dont_go_in::{CardType, Happening, Table};

/// With more ghosts than these the Cats stay.
const MOST_GHOSTS: u16 = 9;

impl Table {
    /// Whether a player has more ghosts than those with which the Cats go at the end (HCARD-20). Others must not see it
    /// (HHIDE-1).
    pub fn cats_stay(&self, seat: usize) -> bool {
        self.ghosts(seat) > MOST_GHOSTS
    }
}

pub(super) fn at_end(table: &mut Table, happenings: &mut Vec<Happening>) {
    for seat in 0..table.players() {
        let cats = table.tableau(seat).face_up[CardType::Cat];
        if !table.cats_stay(seat) {
            // The lowest stays.
            let gone = cats.highest(cats.len().saturating_sub(1));
            table.dispel(seat, CardType::Cat, gone, CardType::Cat, happenings);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ended;
    use super::*;

    // HCARD-20 (E9, E44)
    #[test]
    fn with_nine_ghosts_the_lowest_cat_stays_with_ten_all() {
        let (table, happenings) = ended(CardType::Cat, [(&[1, 3, 4], 9), (&[1, 3, 4], 10), (&[2, 2], 0)]);
        let left = |seat: usize| table.tableau(seat).face_up[CardType::Cat].values().collect::<Vec<_>>();
        assert_eq!([left(0), left(1), left(2)], [vec![1], vec![4, 3, 1], vec![2]]);
        assert_eq!(happenings.len(), 2);
        let (_, happenings) = ended(CardType::Cat, [(&[4], 0), (&[], 0), (&[], 3)]);
        assert_eq!(happenings, []);
    }
}
