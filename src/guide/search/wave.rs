//! A wave: some imagined games for each of some actions, shared out among threads.

use super::ahead::{Scratch, play_ahead};
use super::effort::Effort;
use crate::guide::{Guided, Worth};
use crate::rules::{GOLDEN, mixed};
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How the imagined games of each shuffle ended, for all actions in their order. If it was stopped, only of the
/// shuffles before the first one in which not all of them were over.
pub(super) fn play_wave<G: Guided>(
    game: &G,
    actions: &[G::Action],
    shuffles: Range<u64>,
    seed: u64,
    effort: Effort,
    stopped: impl Fn() -> bool + Sync,
) -> Vec<Vec<Worth>> {
    let count = actions.len() * (shuffles.end - shuffles.start) as usize;
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut scratch, mut done) = (Scratch::new(), Vec::new());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            let shuffle = shuffles.start + (number / actions.len()) as u64;
            // A seed of its own for each shuffle.
            let seed = mixed(seed ^ shuffle.wrapping_mul(GOLDEN));
            let action = actions[number % actions.len()];
            match play_ahead(game, action, seed, effort.far, &mut scratch, &stopped) {
                Some(ended) => done.push((number, ended)),
                None => return done,
            }
        }
    };
    let done = thread::scope(|scope| {
        let others: Vec<_> = (1..effort.threads.min(count)).map(|_| scope.spawn(work)).collect();
        let mut done = vec![work()];
        // A panic in a game goes on here: it is an error in the rules.
        done.extend(others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic))));
        done
    });
    let mut all = vec![None; count];
    done.into_iter().flatten().for_each(|(number, ended)| all[number] = Some(ended));
    all.chunks(actions.len()).map_while(|shuffle| shuffle.iter().copied().collect()).collect()
}
