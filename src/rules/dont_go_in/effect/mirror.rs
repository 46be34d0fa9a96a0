//! Mirror: brings a ghost; three are dispelled (HCARD-70, HCARD-71).

use crate::rules::dont_go_in::{CardType, Happening, Table, Why};

/// So many are dispelled together.
const GROUP: usize = 3;

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    table.gain(owner, 1, Why::Mirror, happenings);
    let mirrors = table.tableau(owner).face_up[CardType::Mirror];
    if mirrors.len() == GROUP {
        table.dispel(owner, CardType::Mirror, mirrors, CardType::Mirror, happenings);
    }
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;
    use crate::rules::dont_go_in::{Card, Set};

    // HCARD-70, HCARD-71, HCARD-1 (E7, E47)
    #[test]
    fn each_brings_a_ghost_and_then_three_go() {
        let (mut table, mut happenings) = taken(&[1, 3], 4, CardType::Mirror, 2);
        let (of, cards) = (CardType::Mirror, Set::of([3, 2, 1]));
        let ghost = |now| Happening::Ghosts { player: 0, change: 1, now, why: Why::Mirror };
        assert_eq!(happenings, [ghost(5), Happening::Dispelled { player: 0, of, cards, why: of }]);
        table.take(0, Card { of, value: 4 }, &mut happenings);
        assert_eq!(happenings[2..], [ghost(6)]);
        assert_eq!(table.tableau(0).face_up[of], Set::of([4]));
    }
}
