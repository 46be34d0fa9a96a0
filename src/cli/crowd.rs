//! Many games at once: the same work for every number, on several threads, with a progress bar.

use super::Failure;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

/// How many games, and on how many threads.
#[derive(Args)]
pub(super) struct Crowd {
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Games at the same time; as many as there are processors unless told
    #[arg(long)]
    pub jobs: Option<NonZero<usize>>,
    /// The number that decides everything that is left to chance
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Crowd {
    /// Plays all games and hands their results over in the order of their numbers; a failure ends it at once.
    pub fn play<T: Send>(
        &self,
        play: impl Fn(u64) -> Result<T, Failure> + Sync,
        mut take: impl FnMut(T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let bar = ProgressBar::new(self.games).with_style(style());
        let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let jobs = self.jobs.or(thread::available_parallelism().ok()).map_or(1, NonZero::get);
        let (sender, results) = sync_channel(4 * jobs);
        let done = thread::scope(|scope| {
            for _ in 0..jobs {
                let sender = sender.clone();
                scope.spawn(|| {
                    let sender = sender;
                    while !stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games || sender.send((number, play(number))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            let mut due = 0;
            for (number, result) in results {
                waiting.insert(number, result);
                while let Some(result) = waiting.remove(&due) {
                    due += 1;
                    bar.inc(1);
                    if let Err(failure) = result.and_then(&mut take) {
                        stop.store(true, Ordering::Relaxed);
                        return Err(failure);
                    }
                }
            }
            Ok(())
        });
        bar.finish_and_clear();
        done
    }

    /// The seed of the game with this number.
    pub fn seed_of(&self, number: u64) -> u64 {
        self.seed.wrapping_mul(1_000_003).wrapping_add(number)
    }
}

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}
