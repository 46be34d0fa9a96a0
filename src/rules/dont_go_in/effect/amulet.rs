//! Amulet, at the end: each dispels the next higher one (HCARD-10, HCARD-11).

use crate::rules::dont_go_in::{Card, CardType, Happening, Set, Table};

pub(super) fn at_end(table: &mut Table, happenings: &mut Vec<Happening>) {
    for seat in 0..table.players() {
        let gone = dispelled(table.tableau(seat).face_up[CardType::Amulet]);
        table.dispel(seat, CardType::Amulet, gone, CardType::Amulet, happenings);
    }
}

/// All work at the same moment, those being dispelled too: of each value as many go as there are of the value below, or
/// all (HCARD-11).
fn dispelled(amulets: Set) -> Set {
    Set::of((2..=Card::HIGHEST).flat_map(|value| {
        let gone = amulets.count(value - 1).min(amulets.count(value));
        (0..gone).map(move |_| value)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    // HCARD-10, HCARD-11 (E8, E42)
    #[test]
    fn each_amulet_dispels_the_next_higher_one() {
        for (amulets, gone) in [
            (&[1, 1, 2, 3, 3, 4][..], &[4, 3, 2][..]),
            (&[2, 4], &[]),
            (&[1, 2, 3, 4], &[4, 3, 2]),
            (&[3, 4, 4], &[4]),
            (&[4, 4], &[]),
        ] {
            assert_eq!(dispelled(Set::of(amulets.iter().copied())), Set::of(gone.iter().copied()), "{amulets:?}");
        }
    }
}
