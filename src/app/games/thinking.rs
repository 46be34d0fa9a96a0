//! A thought of the guide in the background, which ends when nobody waits for it any more.

use crate::app::shell::background::background;
use crate::guide::search::Effort;
use bevy::tasks::{Task, futures::check_ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How long the guide thinks for an answer that should come within a second.
const LONG: Duration = Duration::from_millis(800);

/// On how many processors the guide thinks: one is left to the window.
pub(super) fn threads() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get().saturating_sub(1).max(1))
}

/// How much effort the guide makes for an answer that should come within a second.
pub(super) fn within_a_second() -> Effort {
    Effort::time(LONG).on_threads(threads())
}

/// A thought under way. Dropping it stops it.
pub(super) struct Thinking<T> {
    task: Task<T>,
    stop: Arc<AtomicBool>,
}

impl<T: Send + 'static> Thinking<T> {
    /// Begins to think. The thought is told when to stop.
    pub fn about(thought: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> Thinking<T> {
        let stop = Arc::new(AtomicBool::new(false));
        let told_to_stop = stop.clone();
        Thinking { task: background().spawn(async move { thought(&told_to_stop) }), stop }
    }

    /// What it found, once, when it is ready.
    pub fn result(&mut self) -> Option<T> {
        check_ready(&mut self.task)
    }
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
