//! Doll: some that add up to exactly 6 are dispelled (HCARD-40, HCARD-41).

use crate::rules::dont_go_in::{CardType, Happening, Set, Table};

/// All groups worth 6, the one that goes first before the others: compared from the highest card down (HCARD-41).
const GROUPS: [&[u8]; 5] = [&[4, 2], &[4, 1, 1], &[3, 3], &[3, 2, 1], &[2, 2, 1, 1]];

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    let dolls = table.tableau(owner).face_up[CardType::Doll];
    table.dispel(owner, CardType::Doll, group(dolls), CardType::Doll, happenings);
}

/// The group that goes; nothing if none adds up to 6.
fn group(dolls: Set) -> Set {
    let groups = GROUPS.into_iter().map(|values| Set::of(values.iter().copied()));
    groups.into_iter().find(|&group| dolls.holds(group)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;

    // HCARD-40, HCARD-41 (E33, E34, E35, E36)
    #[test]
    fn the_group_with_the_highest_cards_goes() {
        for (had, value, left) in [
            (&[1, 3, 4][..], 2, &[3, 1][..]),
            (&[1, 1, 2], 4, &[1, 1]),
            (&[1, 2, 2], 1, &[]),
            (&[4, 3], 4, &[4, 4, 3]),
            (&[1, 4], 1, &[]),
            (&[3, 1, 1], 3, &[1, 1]),
            (&[1, 2], 3, &[]),
        ] {
            let (table, _) = taken(had, 0, CardType::Doll, value);
            assert_eq!(table.tableau(0).face_up[CardType::Doll], Set::of(left.iter().copied()), "{had:?} and {value}");
        }
    }

    // HCARD-40
    #[test]
    fn the_groups_are_all_there_are() {
        let mut sixes = Vec::new();
        for counts in 0..81 {
            let count = |value: u8| counts / 3_u32.pow(u32::from(value - 1)) % 3;
            let set = Set::of((1..=4).flat_map(|value| (0..count(value)).map(move |_| value)));
            sixes.extend((set.sum() == 6).then(|| set.values().collect::<Vec<_>>()));
        }
        sixes.sort();
        sixes.reverse();
        assert_eq!(sixes, GROUPS);
    }
}
