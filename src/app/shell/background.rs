//! Threads for long work: pictures are painted and sounds are made there. They are not the engine's own, on which it
//! compiles what the graphics card is to do: a frame may wait for that, and must never wait behind a picture.

use bevy::tasks::{TaskPool, TaskPoolBuilder, available_parallelism};
use std::sync::LazyLock;

/// As many as there are cores: without a graphics card the frames take all that these leave.
static THREADS: LazyLock<TaskPool> = LazyLock::new(|| {
    let threads = available_parallelism().min(4);
    TaskPoolBuilder::new().num_threads(threads).thread_name("Background".to_owned()).build()
});

/// Where long work goes.
pub fn background() -> &'static TaskPool {
    &THREADS
}
