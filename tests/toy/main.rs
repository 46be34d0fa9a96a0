//! A toy game goes through everything that is made for every game of this house.

#[cfg(feature = "game")]
mod at_table;
mod autosave;
mod heap;
mod play;
mod sitting;
#[path = "../walk/mod.rs"]
mod walk;

use heap::{Heap, Setup};
use mists::rules::Game;
use mists::table::Sitting;

fn begun(players: usize, seed: u64) -> Sitting<Heap> {
    let names = vec!["Ysolde".to_owned()];
    Sitting::begin(Setup { players, stones: 40 }, seed, names).expect("enough players")
}

/// A game of which so many actions were played, each the first that was legal.
fn played(actions: usize) -> Sitting<Heap> {
    let mut sitting = begun(2, 5);
    for _ in 0..actions {
        let action = sitting.position().legal_actions()[0];
        sitting.play(action).expect("a listed action is legal");
    }
    sitting
}
