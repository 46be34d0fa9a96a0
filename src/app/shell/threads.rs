//! Runs all systems of a schedule on one thread. They are so small that distributing them takes longer than running
//! them. Painting, loading and sound have their own threads. This does not define any order: see `frame` for that.
//!
//! The gain: a frame without a renderer took 0.4 ms on one thread and 1.2 ms on many (medians of 1500 frames at the
//! result of a game, two busy cores, dev build). `cargo bench --bench frames` measures both with the fullest table.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;

pub(super) struct OneThread;

impl Plugin for OneThread {
    fn build(&self, _: &mut App) {}

    /// After every plugin has added its schedules.
    fn finish(&self, app: &mut App) {
        run_on_one_thread(&mut app.world_mut().resource_mut::<Schedules>());
        if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
            run_on_one_thread(&mut renderer.world_mut().resource_mut::<Schedules>());
        }
    }
}

fn run_on_one_thread(schedules: &mut Schedules) {
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
