//! How much thought is given to a decision.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

/// How much thought is given to a decision, and on how many threads.
///
/// The same number of simulations finds the same on every machine, whatever the number of threads. What is found within
/// a time depends on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    pub(super) limit: Limit,
    pub(super) threads: usize,
    pub(super) far: Far,
}

/// How far games are imagined, and who plays them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Far {
    /// As the game says.
    AsUsual,
    /// To their end, by beginners.
    ToTheEnd,
}

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// After about so many imagined games.
    Simulations(u32),
    /// After this time.
    Time(Duration),
    /// When somebody says so.
    Stopped,
}

impl Effort {
    /// About so many imagined games, on one thread.
    pub const fn simulations(count: u32) -> Effort {
        Effort { limit: Limit::Simulations(count), threads: 1, far: Far::AsUsual }
    }

    /// As much as can be thought within this time, on all processors.
    pub fn time(time: Duration) -> Effort {
        Effort { limit: Limit::Time(time), threads: processors(), far: Far::AsUsual }
    }

    /// Thinks until somebody stops it, on all processors.
    pub fn until_stopped() -> Effort {
        Effort { limit: Limit::Stopped, threads: processors(), far: Far::AsUsual }
    }

    /// Half as much.
    #[must_use]
    pub fn halved(self) -> Effort {
        let limit = match self.limit {
            Limit::Simulations(count) => Limit::Simulations(count / 2),
            Limit::Time(time) => Limit::Time(time / 2),
            Limit::Stopped => Limit::Stopped,
        };
        Effort { limit, ..self }
    }

    /// The same on so many threads, at least one.
    #[must_use]
    pub const fn on_threads(self, threads: usize) -> Effort {
        Effort { threads: if threads == 0 { 1 } else { threads }, ..self }
    }

    /// The same with games that beginners play to their end: to be compared with what the guide does.
    #[must_use]
    pub const fn to_the_end(self) -> Effort {
        Effort { far: Far::ToTheEnd, ..self }
    }
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}
