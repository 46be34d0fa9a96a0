//! Many games or pictures at once: runs the same work for many numbers on several threads, with a progress bar.

use super::Failure;
use super::number::number;
use crate::table::seed_in_series;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

/// How many jobs can run at the same time.
pub(super) const MOST_JOBS: RangeInclusive<u64> = 1..=256;

/// How many games, and on how many threads.
#[derive(Args)]
pub(super) struct Crowd {
    /// How many games
    #[arg(long, value_parser = number::<u64>(1..=u64::MAX))]
    pub games: u64,
    /// Games at the same time; as many as there are processors unless told
    #[arg(long, value_parser = number::<u16>(MOST_JOBS))]
    pub jobs: Option<u16>,
    /// The number or word that decides everything that is left to chance
    #[arg(long, default_value = "1", value_parser = super::seed)]
    pub seed: u64,
}

impl Crowd {
    /// Plays all games and hands their results to `take` in the order of their numbers. A failure ends it at once.
    pub fn play<T: Send>(
        &self,
        play: impl Fn(u64) -> Result<T, Failure> + Sync,
        take: impl FnMut(T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let bar = ProgressBar::new(self.games).with_style(style("{bar:40} {pos}/{len} games, {per_sec}, {eta} left"));
        share_out(&bar, self.jobs, play, take)
    }

    /// The seed of the game with this number.
    pub fn seed_of(&self, number: u64) -> u64 {
        seed_in_series(self.seed, number)
    }
}

/// Does the work for every number below the bar's length, on the given number of threads or on as many as there are
/// processors. Hands the results over in the order of the numbers. A failure ends it at once, and so does a panic.
pub(super) fn share_out<T: Send>(
    bar: &ProgressBar,
    jobs: Option<u16>,
    work: impl Fn(u64) -> Result<T, Failure> + Sync,
    mut take: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let count = bar.length().unwrap_or_default();
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = jobs.map_or(processors, usize::from);
    let jobs = jobs.min(usize::try_from(count).unwrap_or(usize::MAX));
    let (sender, results) = sync_channel(4 * jobs);
    let done = thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    // Others would go on to the end, and what they find would wait for the number that never comes.
                    let done = catch_unwind(AssertUnwindSafe(|| work(number))).unwrap_or_else(|panic| {
                        stop.store(true, Ordering::Relaxed);
                        resume_unwind(panic)
                    });
                    if sender.send((number, done)).is_err() {
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
            bar.inc(1);
            while let Some(result) = waiting.remove(&due) {
                due += 1;
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

/// The style of a bar with this template.
pub(super) fn style(shape: &str) -> ProgressStyle {
    ProgressStyle::with_template(shape).unwrap_or_else(|_| ProgressStyle::default_bar())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    #[test]
    fn a_panic_ends_the_work_of_the_others() {
        let (bar, begun, both) = (ProgressBar::hidden(), AtomicU64::new(0), Barrier::new(2));
        bar.set_length(5_000_000);
        let work = |number| {
            begun.fetch_add(1, Ordering::Relaxed);
            if number < 2 {
                both.wait();
            }
            assert!(number > 0, "the first one goes wrong");
            Ok(())
        };
        let done = catch_unwind(AssertUnwindSafe(|| share_out(&bar, Some(2), work, |()| Ok(()))));
        assert!(done.is_err(), "the panic goes on");
        assert!(begun.into_inner() < 5_000_000, "the other thread stops");
    }
}
