//! Portrait, at the end: half of them are dispelled, the highest first (HCARD-90).

use crate::rules::dont_go_in::{CardType, Happening, Table};

pub(super) fn at_end(table: &mut Table, happenings: &mut Vec<Happening>) {
    for seat in 0..table.players() {
        let portraits = table.tableau(seat).face_up[CardType::Portrait];
        let gone = portraits.highest(portraits.len() / 2);
        table.dispel(seat, CardType::Portrait, gone, CardType::Portrait, happenings);
    }
}

#[cfg(test)]
mod tests {
    use super::super::ended;
    use super::*;

    // HCARD-90 (E11, E41)
    #[test]
    fn half_of_them_go_rounded_down() {
        let (table, _) = ended(CardType::Portrait, [(&[1, 2, 4], 0), (&[4, 4, 2, 1], 0), (&[2], 0)]);
        let left = [0, 1, 2].map(|seat| table.tableau(seat).face_up[CardType::Portrait].values().collect::<Vec<_>>());
        assert_eq!(left, [vec![2, 1], vec![2, 1], vec![2]]);
    }
}
