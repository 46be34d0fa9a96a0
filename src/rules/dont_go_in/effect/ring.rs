//! Ring: four are dispelled (HCARD-100).

use crate::rules::dont_go_in::{CardType, Happening, Table};

/// So many are dispelled together.
const GROUP: usize = 4;

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    let rings = table.tableau(owner).face_up[CardType::Ring];
    if rings.len() == GROUP {
        table.dispel(owner, CardType::Ring, rings, CardType::Ring, happenings);
    }
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;
    use crate::rules::dont_go_in::{Card, Set};

    // HCARD-100 (E37)
    #[test]
    fn the_fourth_takes_all_with_it_and_the_fifth_begins_anew() {
        let (mut table, mut happenings) = taken(&[1, 1, 2], 0, CardType::Ring, 4);
        assert_eq!(table.tableau(0).dispelled[CardType::Ring], Set::of([4, 2, 1, 1]));
        table.take(0, Card { of: CardType::Ring, value: 3 }, &mut happenings);
        assert_eq!((table.tableau(0).face_up[CardType::Ring], happenings.len()), (Set::of([3]), 1));
    }
}
