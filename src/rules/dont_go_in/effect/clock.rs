//! Clock: the first set worth 8 loses its two highest, once in a game (HCARD-30, HCARD-31).

use crate::rules::dont_go_in::{CardType, Happening, Table};

/// What the Clocks have to add up to.
const STRIKES_AT: u16 = 8;

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    let clocks = table.tableau(owner).face_up[CardType::Clock];
    if table.clock_spent_by().is_none() && clocks.sum() >= STRIKES_AT {
        table.spend_clock(owner);
        table.dispel(owner, CardType::Clock, clocks.highest(2), CardType::Clock, happenings);
    }
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;
    use crate::rules::dont_go_in::{Card, Set};

    fn left(had: &[u8], value: u8) -> Vec<u8> {
        taken(had, 0, CardType::Clock, value).0.tableau(0).face_up[CardType::Clock].values().collect()
    }

    // HCARD-30, HCARD-3 (E6, E39)
    #[test]
    fn at_eight_the_two_highest_go() {
        for (had, value, expected) in [(&[4][..], 3, &[4, 3][..]), (&[4], 4, &[]), (&[3, 2], 4, &[2])] {
            assert_eq!(left(had, value), expected, "{had:?} and {value}");
        }
    }

    // HCARD-31 (E5)
    #[test]
    fn only_the_first_one_in_a_game_is_struck() {
        let (mut table, mut happenings) = taken(&[4, 3], 0, CardType::Clock, 1);
        assert_eq!(table.tableau(0).face_up[CardType::Clock], Set::of([1]));
        assert_eq!(table.clock_spent_by(), Some(0));
        for value in [4, 3, 2] {
            table.take(1, Card { of: CardType::Clock, value }, &mut happenings);
        }
        assert_eq!((table.tableau(1).face_up[CardType::Clock], happenings.len()), (Set::of([4, 3, 2]), 1));
    }

    // HCARD-2 (E49)
    #[test]
    fn other_peoples_clocks_do_not_count() {
        let (mut table, mut happenings) = taken(&[4], 0, CardType::Clock, 3);
        for value in [4, 1] {
            table.take(1, Card { of: CardType::Clock, value }, &mut happenings);
        }
        assert_eq!((table.clock_spent_by(), happenings), (None, vec![]));
    }
}
