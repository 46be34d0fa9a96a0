//! Twin: two of the same value are dispelled (HCARD-120).

use crate::rules::dont_go_in::{Card, CardType, Happening, Set, Table};

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    let twins = table.tableau(owner).face_up[CardType::Twin];
    let pair = (1..=Card::HIGHEST).find(|&value| twins.count(value) == 2).map(|value| Set::of([value, value]));
    table.dispel(owner, CardType::Twin, pair.unwrap_or_default(), CardType::Twin, happenings);
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;

    // HCARD-120 (E13)
    #[test]
    fn two_of_the_same_value_go() {
        let (table, happenings) = taken(&[2, 3], 0, CardType::Twin, 3);
        let (of, cards) = (CardType::Twin, Set::of([3, 3]));
        assert_eq!(happenings, [Happening::Dispelled { player: 0, of, cards, why: of }]);
        assert_eq!(table.tableau(0).face_up[of], Set::of([2]));
        assert_eq!(taken(&[2, 3], 0, CardType::Twin, 1).1, []);
    }
}
