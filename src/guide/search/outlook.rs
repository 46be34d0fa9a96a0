//! How likely each player wins from here on.

use super::ahead::{Ended, Scratch, imagine};
use super::effort::Far;
use crate::guide::Guided;
use crate::rules::{GOLDEN, mixed};
use std::sync::atomic::{AtomicBool, Ordering};

/// How likely each player wins, from 0 to 1 in the order of play, by so many imagined games; exact if the game is over.
/// Uses nothing that the acting player cannot know. `None` if `stop` is set before the end.
pub fn outlook<G: Guided>(game: &G, simulations: u32, seed: u64, stop: &AtomicBool) -> Option<Vec<f32>> {
    let players = game.players();
    let count = if game.outcome().is_some() { 1 } else { simulations.max(1) };
    let (mut scratch, mut chances) = (Scratch::new(), vec![0.0; players]);
    for number in 0..u64::from(count) {
        let seed = mixed(seed ^ number.wrapping_mul(GOLDEN));
        let ended = imagine(game, None, seed, Far::AsUsual, &mut scratch, || stop.load(Ordering::Relaxed))?;
        for (seat, chance) in chances.iter_mut().enumerate() {
            *chance += Ended::of(&ended, seat).chance / count as f32;
        }
    }
    Some(chances)
}
