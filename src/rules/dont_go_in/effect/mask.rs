//! Mask: passes ghosts to the right neighbour (HCARD-60).

use crate::rules::dont_go_in::{CardType, Happening, Table};

pub(super) fn when_taken(table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    let masks = table.tableau(owner).face_up[CardType::Mask].len();
    table.pass_ghosts(owner, masks as u16, happenings);
}

#[cfg(test)]
mod tests {
    use super::super::taken;
    use super::*;

    // HCARD-60, HCARD-4, HSETUP-1 (E4, E38)
    #[test]
    fn as_many_ghosts_as_masks_go_to_the_previous_seat() {
        let (_, happenings) = taken(&[1, 2], 2, CardType::Mask, 3);
        assert_eq!(happenings, [Happening::Passed { from: 0, to: 2, ghosts: 2, now: [0, 2] }]);
        let (_, happenings) = taken(&[], 3, CardType::Mask, 3);
        assert_eq!(happenings, [Happening::Passed { from: 0, to: 2, ghosts: 1, now: [2, 1] }]);
        assert_eq!(taken(&[1], 0, CardType::Mask, 3).1, []);
    }
}
