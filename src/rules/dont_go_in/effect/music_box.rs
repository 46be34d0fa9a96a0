//! Music Box, at the end: whoever has most loses the two highest (HCARD-80, HCARD-81).

use crate::rules::dont_go_in::{CardType, Happening, Table};

pub(super) fn at_end(table: &mut Table, happenings: &mut Vec<Happening>) {
    let boxes = |table: &Table, seat: usize| table.tableau(seat).face_up[CardType::MusicBox];
    // Sums are compared before any of them goes (HCARD-81). Who has none dispels none, also where nobody has any.
    let most = (0..table.players()).map(|seat| boxes(table, seat).sum()).max();
    for seat in 0..table.players() {
        let own = boxes(table, seat);
        if Some(own.sum()) == most {
            table.dispel(seat, CardType::MusicBox, own.highest(2), CardType::MusicBox, happenings);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::ended;
    use super::*;

    fn left(players: [(&[u8], u16); 3]) -> [Vec<u8>; 3] {
        let (table, _) = ended(CardType::MusicBox, players);
        [0, 1, 2].map(|seat| table.tableau(seat).face_up[CardType::MusicBox].values().collect())
    }

    // HCARD-80, HCARD-81 (E10, E43)
    #[test]
    fn everybody_with_the_highest_sum_loses_the_two_highest() {
        assert_eq!(left([(&[4, 3], 0), (&[4, 2, 1], 0), (&[3], 0)]), [vec![], vec![1], vec![3]]);
        assert!(left([(&[2], 0), (&[], 0), (&[], 0)]).iter().all(Vec::is_empty));
        assert_eq!(ended(CardType::MusicBox, [(&[], 0), (&[], 0), (&[], 0)]).1, []);
    }
}
