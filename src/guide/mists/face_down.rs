//! What a face-down tile would spoil for good.

use super::around::facing;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Kind, PartId, PartName, RegionId, Square};

/// The consequences of a face-down tile on a square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoilt {
    /// Roads, cities, castles and banks that could never be completed (L5-6, L5-8).
    pub regions: Vec<RegionId>,
    /// Cemeteries that it would close (L5-9).
    pub closes: u8,
}

/// What a face-down tile on this square would spoil. Regions that are already dead are not counted.
pub fn spoilt_by_face_down(game: &Mists, at: Square) -> Spoilt {
    let board = game.board();
    let beside = facing(game, at).flat_map(|there| there.land.into_iter().chain(there.mist));
    let castles = at.surroundings().map(|square| game.part_named(PartName::new(square, Kind::Castle, 0)));
    let touched = beside.chain(castles.into_iter().flatten());
    let mut regions: Vec<RegionId> = touched.map(|part: PartId| board.region_of(part)).collect();
    regions.retain(|&region| !board.region(region).dead);
    regions.sort_unstable();
    regions.dedup();
    let closes = game
        .cemeteries()
        .iter()
        .filter(|cemetery| !cemetery.closed && cemetery.empty_surroundings == 1 && cemetery.at.surrounds(at));
    Spoilt { regions, closes: closes.count() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::mists::{Action, Phase, Setup};
    use crate::table::mists::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn dead(game: &Mists) -> usize {
        let board = game.board();
        let tiles = board.tiles().iter().filter_map(|tile| Some((tile, board.tile_at(tile.at)?)));
        let mut dead: Vec<RegionId> = tiles
            .flat_map(|(tile, id)| {
                let parts = game.face(tile.face).parts().len() as u8;
                (0..parts).map(move |local| board.region_of(board.part_of(id, local)))
            })
            .filter(|&region| board.region(region).dead)
            .collect();
        dead.sort_unstable();
        dead.dedup();
        dead.len()
    }

    // L5-6, L5-8, L5-9
    #[test]
    fn what_was_foretold_is_what_dies() {
        let level = shipped::level(5).expect("level 5");
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
        let mut seen = 0;
        for seed in 0..12 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a table");
            while let Some(action) = Policy::Beginner.choose(&game, &game.legal_actions(), &mut random) {
                let before = game.clone();
                game.apply(action, &mut Vec::new()).expect("a legal action");
                if let (Phase::LayFaceDown, Action::LayFaceDown { at }) = (before.phase(), action) {
                    let foretold = spoilt_by_face_down(&before, at);
                    assert_eq!(dead(&game), dead(&before) + foretold.regions.len());
                    let closed = |game: &Mists| game.cemeteries().iter().filter(|yard| yard.closed).count();
                    assert_eq!(closed(&game), closed(&before) + usize::from(foretold.closes));
                    seen += 1;
                }
            }
        }
        assert!(seen > 20, "only {seen} tiles laid face down");
    }
}
