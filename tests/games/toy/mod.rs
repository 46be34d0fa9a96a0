//! Tests all code that is shared by every game with a small toy game.

#[cfg(feature = "game")]
mod at_table;
mod autosave;
mod heap;
mod play;
mod seats;
mod sitting;

use heap::{Heap, Setup};
use mists::rules::Game;
use mists::table::Sitting;

fn begun(players: usize, seed: u64) -> Sitting<Heap> {
    let names = vec!["Ysolde".to_owned()];
    Sitting::begin(Setup { players, stones: 40 }, seed, names).expect("enough players")
}

/// A game after this many actions. Each was the first legal one.
fn played(actions: usize) -> Sitting<Heap> {
    let mut sitting = begun(2, 5);
    for _ in 0..actions {
        let action = sitting.position().legal_actions()[0];
        sitting.play(action).expect("a listed action is legal");
    }
    sitting
}
