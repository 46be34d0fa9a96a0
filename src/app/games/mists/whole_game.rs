//! A whole game, for tests that look at every position of it.

use crate::guide::Policy;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Setup};
use crate::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Three beginners play a game of this level, and each position is looked at with the decision that is taken there.
pub fn beginners_play(level: u8, seed: u64, mut look: impl FnMut(&Mists, Action)) {
    let level = shipped::level(level).expect("a level");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
    let mut position = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while let Some(action) = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random) {
        look(&position, action);
        position.apply(action, &mut Vec::new()).expect("a legal action");
    }
}
