//! The order of systems is defined: two systems that touch the same data always run in the same order.

use super::autosave;
use super::common::House;
use bevy::ecs::schedule::{Schedule, Schedules};
use bevy::prelude::*;
use std::collections::HashMap;

/// Whether a system is ours.
fn is_ours(name: &str) -> bool {
    name.starts_with("mists::")
}

/// Names of our systems.
fn ours(schedule: &Schedule) -> Vec<String> {
    let systems = schedule.systems().expect("it was built");
    systems.map(|(_, system)| system.name().to_string()).filter(|name| is_ours(name)).collect()
}

/// Pairs of systems, at least one of them ours, without a defined order, and the data that both touch.
fn unordered(schedule: &Schedule, world: &World) -> Vec<String> {
    let systems = schedule.systems().expect("it was built");
    let names: HashMap<_, _> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
    let told = schedule.graph().conflicting_systems().iter().filter_map(|(a, b, over)| {
        let (a, b) = (&names[a], &names[b]);
        let over = over.iter().filter_map(|id| world.components().get_name(*id)).map(|name| name.to_string());
        let over = over.collect::<Vec<_>>().join(", ");
        (is_ours(a) || is_ours(b)).then(|| format!("{:?}: {a} and {b} over {over}", schedule.label()))
    });
    told.collect()
}

#[test]
fn the_order_of_systems_is_said() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(1, 1, &save);
    let world = house.world();
    let labels: Vec<_> = world.resource::<Schedules>().iter().map(|(_, schedule)| schedule.label()).collect();
    let (mut known, mut told) = (Vec::new(), Vec::new());
    for label in labels {
        world.schedule_scope(label, |world, schedule| {
            schedule.initialize(world).expect("it can be built");
            known.extend(ours(schedule));
            told.extend(unordered(schedule, world));
        });
    }
    assert!(known.len() > 100, "only {} systems have names of ours", known.len());
    assert!(told.is_empty(), "{} pairs:\n{}", told.len(), told.join("\n"));
}
