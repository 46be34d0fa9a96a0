//! The squares that the board uses, and a square beside it that stays free.

use crate::rules::mists::{Cemeteries, Mists};
use crate::rules::tiles::Square;
use std::collections::BTreeSet;

/// All squares where a tile lies or may be laid, face up or face down.
pub fn squares_in_use(position: &Mists) -> impl Iterator<Item = Square> + '_ {
    let board = position.board();
    let haunted = position.level().cemeteries == Cemeteries::Haunted;
    let open = position.cemeteries().iter().filter(move |cemetery| haunted && !cemetery.closed);
    let laid = board.tiles().iter().map(|tile| tile.at).chain(board.face_down());
    laid.chain(board.gaps()).chain(open.flat_map(|cemetery| cemetery.at.surroundings()))
}

/// The square nearest to the start that is empty and where no tile can be laid next. A figure that waits there is in
/// nobody's way. Usually it is in a corner of the board's outline.
pub fn beside_board(position: &Mists) -> Square {
    let used: BTreeSet<Square> = squares_in_use(position).collect();
    let free = used.iter().flat_map(|at| at.surroundings()).filter(|at| !used.contains(at));
    let far = |at: Square| i32::from(at.x).pow(2) + i32::from(at.y).pow(2);
    free.min_by_key(|&at| (far(at), at.y, at.x)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::mists::Setup;
    use crate::table::mists::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn who_waits_beside_the_board_is_never_where_a_tile_comes_to_lie() {
        let deck = shipped::deck().expect("the deck");
        let setup = Setup::with_players(shipped::level(5).expect("level 5"), deck, 2);
        let mut random = ChaCha8Rng::seed_from_u64(5);
        let mut position = Mists::begin(&setup, 5, &mut Vec::new()).expect("a table");
        while let Some(action) = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random) {
            let waiting = beside_board(&position);
            assert!(squares_in_use(&position).all(|at| at != waiting), "{waiting}");
            let touched =
                |at: Square| position.board().tile_at(at).is_some() || position.board().gaps().any(|gap| gap == at);
            assert!(waiting.surroundings().into_iter().any(touched), "{waiting} is far away");
            position.apply(action, &mut Vec::new()).expect("a legal action");
        }
    }
}
