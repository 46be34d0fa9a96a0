//! Who runs the systems: one thread all of a schedule's. They are so small that handing them out takes longer than running
//! them; painting, loading and sounds have threads of their own. No order comes from it: that is said, see `frame`.
//!
//! What it gains: a frame without a renderer took 0.4 ms on one thread and 1.2 ms on many (medians of 1500 frames at the
//! result of a game, two busy cores, dev build). `cargo bench --bench frames` tells both of the fullest table.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;

pub(super) struct OneThread;

impl Plugin for OneThread {
    fn build(&self, _: &mut App) {}

    /// Once every plugin has brought its schedules.
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
