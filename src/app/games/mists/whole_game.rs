//! A whole game, for tests that look at every position of it.

use crate::guide::{PlayoutError, Policy, play_out};
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Refusal, Setup};
use crate::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Three beginners play a game of this level, and each position is looked at with the decision that is taken there.
pub fn beginners_play(level: u8, seed: u64, mut look: impl FnMut(&Mists, Action)) {
    let level = shipped::level(level).expect("a level");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
    let begun = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let choose = |position: &Mists, legal: &[Action]| {
        let action = Policy::Beginner.choose(position, legal, &mut random)?;
        look(position, action);
        Some(action)
    };
    play_out(begun, choose, |_, _, _| Ok::<(), PlayoutError<Refusal>>(())).expect("a whole game");
}
