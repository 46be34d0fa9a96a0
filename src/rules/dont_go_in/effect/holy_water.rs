//! Holy Water: every second one sends half of the ghosts away (HCARD-50, HCARD-51).

use crate::rules::dont_go_in::{CardType, Happening, Table, Why};

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    if table.tableau(owner).face_up[CardType::HolyWater].len().is_multiple_of(2) {
        let half = table.ghosts(owner) / 2;
        table.discard(owner, half, Why::HolyWater, happenings);
    }
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;
    use crate::rules::dont_go_in::Card;

    // HCARD-50, HCARD-51 (E3)
    #[test]
    fn the_second_and_the_fourth_send_half_away() {
        let (mut table, mut happenings) = taken(&[1], 7, CardType::HolyWater, 2);
        assert_eq!(table.ghosts(0), 4);
        table.take(0, Card { of: CardType::HolyWater, value: 3 }, &mut happenings);
        assert_eq!((table.ghosts(0), happenings.len()), (4, 1));
        table.take(0, Card { of: CardType::HolyWater, value: 4 }, &mut happenings);
        assert_eq!((table.ghosts(0), happenings.len()), (2, 2));
        assert_eq!(table.tableau(0).face_up[CardType::HolyWater].len(), 4);
    }

    // HCARD-51 (E40)
    #[test]
    fn half_of_one_ghost_is_none() {
        for ghosts in [0, 1] {
            let (table, happenings) = taken(&[1], ghosts, CardType::HolyWater, 2);
            assert_eq!((table.ghosts(0), happenings), (ghosts, vec![]));
        }
    }
}
