//! Threads for long work: painting pictures and making sounds. They are separate from the engine's threads, which
//! compile shaders. A frame may wait for a shader, so a shader must never wait behind a picture.

use bevy::tasks::{TaskPool, TaskPoolBuilder, available_parallelism};
use std::sync::LazyLock;

/// One thread per core, but four at most. Without a graphics card, the frames use all the time that these threads
/// leave.
static THREADS: LazyLock<TaskPool> = LazyLock::new(|| {
    let threads = available_parallelism().min(4);
    TaskPoolBuilder::new().num_threads(threads).thread_name("Background".to_owned()).build()
});

/// The thread pool for long work.
pub fn background() -> &'static TaskPool {
    &THREADS
}
