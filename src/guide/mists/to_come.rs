//! Which tiles are still to come, as every player could count them: all tiles of the game without those that were seen.
//! The order of the piles stays hidden, and so do the faces of face-down tiles (L5-4).

use crate::rules::mists::Mists;
use crate::rules::tiles::FaceId;

/// The tiles that are still to come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToCome {
    /// Each face with unseen tiles, and how many of them are unseen.
    pub faces: Vec<(FaceId, u8)>,
    /// Tiles left in all piles.
    pub in_piles: u16,
    /// Number of face-down tiles. They are counted among the faces, because nobody knows which faces they have.
    pub face_down: u16,
}

/// Counts the tiles that are still to come.
pub fn to_come(position: &Mists) -> ToCome {
    let faces = FaceId::counted(&position.unseen());
    let in_piles = position.piles().map(u16::from).sum();
    ToCome { faces, in_piles, face_down: position.board().face_down().count() as u16 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::mists::{Happening, Level, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    fn setup() -> Setup {
        let level = Level::parse(include_str!("../../../assets/mists/levels/5.level.ron"), "level 5").expect("a level");
        let deck = crate::rules::tiles::Deck::parse(include_str!("../../../assets/mists/deck.ron"), "the deck")
            .expect("a deck");
        Setup::with_players(level, Arc::new(deck), 3)
    }

    /// All tiles of the game without every face that was shown.
    fn not_shown(setup: &Setup, shown: &[FaceId]) -> Vec<(FaceId, u8)> {
        let mut left: BTreeMap<FaceId, u8> = BTreeMap::new();
        setup.tiles().into_iter().for_each(|face| *left.entry(face).or_default() += 1);
        shown.iter().for_each(|face| *left.get_mut(face).expect("a face of the game") -= 1);
        left.into_iter().filter(|&(_, left)| left > 0).collect()
    }

    // L5-4, PLACE-4
    #[test]
    fn what_is_to_come_is_what_was_never_shown() {
        let setup = setup();
        let (mut face_down, mut set_aside) = (0, 0);
        for seed in 0..160 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut happened = Vec::new();
            let mut game = Mists::begin(&setup, seed, &mut happened).expect("a game");
            while game.outcome().is_none() {
                // Every drawn tile is shown, whether it is laid or set aside. A tile that is laid face down is not.
                let drawn = |happening: &Happening| match happening {
                    Happening::Drew { face, .. } => Some(*face),
                    _ => None,
                };
                let shown: Vec<FaceId> = happened.iter().filter_map(drawn).collect();
                let told = to_come(&game);
                assert_eq!(told.faces, not_shown(&setup, &shown), "seed {seed}");
                let counted: u16 = told.faces.iter().map(|&(_, count)| u16::from(count)).sum();
                assert_eq!(counted, told.in_piles + told.face_down, "seed {seed}");
                face_down += usize::from(told.face_down > 0);
                let actions = game.legal_actions();
                let action = Policy::Beginner.choose(&game, &actions, &mut random).expect("something is legal");
                game.apply(action, &mut happened).expect("a legal action");
            }
            set_aside += happened.iter().filter(|happening| matches!(happening, Happening::SetAside { .. })).count();
        }
        assert!(face_down > 0 && set_aside > 0, "{face_down} positions with tiles face down, {set_aside} set aside");
    }
}
